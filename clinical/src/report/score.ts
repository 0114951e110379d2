import type { Copy } from '../course/copy-forward.ts'
import type { Note } from '../course/course.ts'
import { labValues } from '../facts/labs.ts'
import type { Passage } from '../facts/passage.ts'
import { namesTest } from '../facts/tests.ts'
import { wordForms } from '../facts/word-forms.ts'
import { changeWords, finalStateWords, findingWords, routineWords } from '../lexicon/course-words.ts'
import { countWords } from './draft.ts'

const change = wordForms(changeWords, 'g')
const finding = wordForms(findingWords, 'g')
const routine = wordForms(routineWords)
const finalState = wordForms(finalStateWords)

const hits = (text: string, pattern: RegExp): number => Math.min(2, [...text.matchAll(pattern)].length)

/** Where in the stay a note stands. */
export interface Place {
  readonly last: Note | undefined
  readonly first: Note | undefined
}

/**
 * How telling a sentence of the daily course is: decisions and findings before routine, doctors' notes before nursing
 * notes, the last state and the first impression before the days between, news before what is carried forward.
 */
export function scoreOf(passage: Passage, copy: Copy | undefined, place: Place): number {
  const { folded, note, sentence } = passage
  let score = 1.5 * hits(folded, change) + 1.5 * hits(folded, finding)
  if (namesTest(passage)) score += 1
  if (labValues(passage).length > 0) score += 0.5
  if (routine.test(folded)) score -= 1.5
  if (note?.kind === 'nursing') score -= 1
  if (note?.kind === 'discharge' || note === place.last) score += finalState.test(folded) ? 2 : 1
  if (note === place.first) score += 0.5
  if (copy?.novelty === 'update') score -= 0.3
  if (sentence.kind === 'heading') score -= 2
  const words = countWords(passage.text)
  // "Se reinicia." says nothing without its neighbours.
  if (words < 4) score -= /\d/.test(folded) ? 0.5 : 1
  // Long sentences carry more, but not in proportion to the room they take.
  return score - Math.max(0, words - 25) / 25
}
