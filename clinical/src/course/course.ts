import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import type { MarkKind } from '../context/cue-list.ts'

/** UTF-16 offsets into the course's text, end exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A cue ("no", "posible", "padre") and what it speaks of; offsets into the sentence. The scope never contains the cue. */
export interface ContextMark {
  readonly kind: MarkKind
  readonly cue: Span
  readonly scope: Span
}

export const lineKinds = [
  'blank',
  'heading',
  'prose',
  'bullet',
  'dose',
  'lab',
  'vital',
  'table',
  'stamp',
  'boilerplate',
] as const
export type LineKind = (typeof lineKinds)[number]

/** A physical line of the source (no line break inside the span). */
export interface Line extends Span {
  readonly index: number
  readonly kind: LineKind
  readonly language: Language
  /** Index into `Course.notes`. */
  readonly note: number
}

/** Kinds of note, in the order in which the networks are told of them. */
export const noteKinds = [
  'header',
  'emergency',
  'admission',
  'progress',
  'procedure',
  'nursing',
  'consult',
  'discharge',
] as const

/** A run of lines written at one moment: a dated progress note, an emergency report, a discharge note. */
export interface Note extends Span {
  readonly index: number
  /** ISO date (YYYY-MM-DD) or null when the course gives none. */
  readonly day: string | null
  /** The day was inherited or computed (missing year, "day 3"), not written out. */
  readonly derived: boolean
  readonly kind: (typeof noteKinds)[number]
}

/** Does a heading line, or a heading within its line, say of a sentence what the network found too? Else the network alone. */
export type Decider = 'heading' | 'inline' | 'model'

/** A sentence, list item, table row or other smallest quotable run of the source. May cross a wrapped line. */
export interface Sentence extends Span {
  readonly index: number
  /** Offset where the words after an inline heading begin ("AP: " | "asma"); `start` when there is none. */
  readonly body: number
  /** Index into `Course.lines` of the first line. */
  readonly line: number
  readonly note: number
  readonly language: Language
  readonly kind: LineKind
  /** null: belongs to no section (headings, stamps, boilerplate, patient header). */
  readonly section: SectionKey | null
  /** 0..1 */
  readonly confidence: number
  readonly decided_by: Decider
  /** The heading this sentence stands under, as folded text; null where there is none. */
  readonly heading: string | null
  /** What the network says of it, in the order of reading/outputs.ts; null for headings and stamps. */
  readonly chances: Float32Array | null
  /** Concepts and kinds of words it speaks of (reading/concepts.ts); none of headings and stamps. */
  readonly concepts: readonly string[]
  /** What is said of its words, offsets from its start; none of headings and stamps. */
  readonly marks: readonly ContextMark[]
}

/** A sentence that takes back what another one says; indexes into `Course.sentences`. */
export interface SentenceCorrection {
  readonly by: number
  readonly superseded: number
  /** 0..1: how surely. */
  readonly sureness: number
}

/** A text (NFC, LF) with its lines, notes and sentences, in source order. */
export interface ReadText {
  readonly text: string
  readonly language: Language
  readonly lines: readonly Line[]
  readonly notes: readonly Note[]
  readonly sentences: readonly Sentence[]
}

/** A clinical course, read: the text and everything found in it. */
export interface Course extends ReadText {
  readonly corrections: readonly SentenceCorrection[]
}
