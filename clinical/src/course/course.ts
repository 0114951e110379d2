import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import type { MarkKind } from '../context/cue-list.ts'

/** UTF-16 offsets into the course's text, end exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A cue ("no", "posible", "padre") and its scope; offsets into the sentence. The scope never contains the cue. */
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
  /** The index of its note in `Course.notes`. */
  readonly note: number
}

/** Kinds of note, in the order of the networks' inputs. */
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

/** A run of lines written at one time: a dated progress note, an emergency report, a discharge note. */
export interface Note extends Span {
  readonly index: number
  /** An ISO date (YYYY-MM-DD); null where the course gives none. */
  readonly day: string | null
  /** The day was inherited or computed (missing year, "day 3"), not written out. */
  readonly derived: boolean
  readonly kind: (typeof noteKinds)[number]
}

/**
 * What decided a sentence's section: a heading line or a heading within its line, where the network agrees; otherwise
 * the network alone.
 */
export type Decider = 'heading' | 'inline' | 'model'

/** A sentence, list item, table row or other smallest quotable run of the source. It may cross a wrapped line. */
export interface Sentence extends Span {
  readonly index: number
  /** The offset where the words after an inline heading begin ("AP: " | "asma"); `start` where there is none. */
  readonly body: number
  /** The index of its first line in `Course.lines`. */
  readonly line: number
  readonly note: number
  readonly language: Language
  readonly kind: LineKind
  /** null where it belongs to no section (headings, stamps, boilerplate, patient header). */
  readonly section: SectionKey | null
  /** 0..1 */
  readonly confidence: number
  readonly decided_by: Decider
  /** The folded heading that this sentence stands under; null where there is none. */
  readonly heading: string | null
  /** The chances that the network gives it, in the order of reading/outputs.ts; null for headings and stamps. */
  readonly chances: Float32Array | null
  /** Its concepts and kinds of words (reading/concepts.ts); empty for headings and stamps. */
  readonly concepts: readonly string[]
  /** The marks on its words, with offsets from its start; empty for headings and stamps. */
  readonly marks: readonly ContextMark[]
}

/** A sentence that takes back another one; indexes into `Course.sentences`. */
export interface SentenceCorrection {
  readonly by: number
  readonly superseded: number
  /** The chance of it, 0..1. */
  readonly sureness: number
  /** Only the votes of a model say so. */
  readonly isVoted?: boolean
}

/** A text (NFC, LF) with its lines, notes and sentences, in source order. */
export interface ReadText {
  readonly text: string
  readonly language: Language
  readonly lines: readonly Line[]
  readonly notes: readonly Note[]
  readonly sentences: readonly Sentence[]
}

/** A clinical course after reading: the text and everything found in it. */
export interface Course extends ReadText {
  readonly corrections: readonly SentenceCorrection[]
}
