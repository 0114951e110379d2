import type { SectionKey } from '@alta/contract/sections'
import type { Span } from '../course/course.ts'

/** A document or report to be searched; `text` in NFC with line feeds, as `normalise` gives it. */
export interface SearchText {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** Kinds of fact that a question may ask for and a passage may hold. */
export const questionFacts = [
  'allergy',
  'medication',
  'lab',
  'vital',
  'diagnosis',
  'procedure',
  'test',
  'plan',
] as const
export type QuestionFact = (typeof questionFacts)[number]

/**
 * A sentence that may be quoted. `told` are the digits of what the networks predict for it (prediction-digits.ts),
 * empty where nothing is known.
 */
export interface QuotableSentence extends Span {
  readonly told?: string
}

/**
 * A run of sentences of one note and one section of a text, which is found and cited. Offsets are UTF-16 units of the
 * text, end exclusive. The chunk begins at its heading where it has one; `sentences` may be quoted.
 */
export interface Chunk extends Span {
  readonly text_id: string
  readonly sentences: readonly QuotableSentence[]
  /** The ISO date of the note; null where the text gives none. */
  readonly day: string | null
  readonly section: SectionKey | null
  /**
   * The place of the passage in words: title, date, note, section, day of the stay. It is searched with little weight.
   */
  readonly header: string
  readonly facts: readonly QuestionFact[]
}
