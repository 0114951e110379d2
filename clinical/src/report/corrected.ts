import type { SectionKey } from '@alta/contract/sections'
import type { Course } from '../course/course.ts'
import type { Correction } from '../facts/fact.ts'
import { countWords } from './draft.ts'

/** What corrections do to the sentences of a course. Indexes into `Course.sentences`. */
export interface Corrected {
  /** Printed nowhere: what they say was wrong, and there is nothing else in them. */
  readonly leftOut: ReadonlySet<number>
  /** Printed with the words that correct them, in one item. */
  readonly paired: ReadonlyMap<number, readonly number[]>
  /** Correcting sentences that belong where the corrected ones stood. */
  readonly moved: ReadonlyMap<number, SectionKey>
  /** Correcting sentences, which must not be lost. */
  readonly correcting: ReadonlySet<number>
}

/** A longer sentence may say more than the one wrong thing. */
const worthPairing = 6
const fewestWords = 4

const dropped = new Set<Correction['topic']>(['copied', 'statement', 'allergy', 'habit'])

/**
 * Reads corrections into orders for the report: a wrong figure, or a wrong side within a longer sentence, is printed
 * beside its correction; whatever else was taken back is left out, and the correcting words take its place.
 */
export function correctedOf(course: Course, found: readonly Correction[]): Corrected {
  const leftOut = new Set<number>()
  const paired = new Map<number, readonly number[]>()
  const moved = new Map<number, SectionKey>()
  const correcting = new Set<number>()
  const wordsOf = (index: number): number => {
    const sentence = course.sentences[index]
    return sentence === undefined ? 0 : countWords(course.text.slice(sentence.start, sentence.end))
  }
  for (const { topic, by, superseded } of found) {
    const telling = by.filter((index) => wordsOf(index) >= fewestWords)
    for (const index of telling) correcting.add(index)
    const [first] = superseded
    const pairs = !dropped.has(topic) && first !== undefined && (topic === 'value' || wordsOf(first) >= worthPairing)
    for (const index of superseded) {
      if (pairs && index === first) paired.set(index, telling)
      else leftOut.add(index)
    }
    const section = first === undefined ? null : (course.sentences[first]?.section ?? null)
    if (topic === 'habit' && section !== null) for (const index of telling) moved.set(index, section)
  }
  return { leftOut, paired, moved, correcting }
}
