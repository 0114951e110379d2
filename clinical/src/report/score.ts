import type { SectionKey } from '@alta/contract/sections'
import type { Copy } from '../course/copy-forward.ts'
import type { Note } from '../course/course.ts'
import { labValues } from '../facts/labs.ts'
import { matchesIn, type Passage } from '../facts/passage.ts'
import { namesTest, reportsTest } from '../facts/tests.ts'
import { countVitalSigns } from '../facts/vitals.ts'
import { wordForms } from '../facts/word-forms.ts'
import {
  changeWords,
  conclusionWords,
  finalStateWords,
  findingWords,
  gravePatterns,
  normalWords,
  routineWords,
} from '../lexicon/course-words.ts'
import { countWords } from './draft.ts'

const change = wordForms(changeWords, 'g')
const finding = wordForms(findingWords, 'g')
const routine = wordForms(routineWords)
const grave = wordForms(gravePatterns, 'g')
const conclusion = wordForms(conclusionWords)
/** "C4d negativo: no hay rechazo": what stands behind the colon is what the finding means. */
const meaning = /[a-z]\s*:\s*(?:no hay|no hi ha|there is no|there was no|no evidence|excluye|exclou|excludes)\b/
const concludes = (folded: string): boolean => conclusion.test(folded) || meaning.test(folded)
const normal = wordForms(normalWords, 'g')
/** One word of normality in so many makes an examination's sentence normal. */
const sparse = 5
const finalState = wordForms(finalStateWords)

const hits = (text: string, pattern: RegExp): number => Math.min(2, [...text.matchAll(pattern)].length)

/** Where in the stay a note stands. */
export interface Place {
  readonly last: Note | undefined
  readonly first: Note | undefined
  /** The first sentences of the present illness: reason and story. */
  readonly opening: ReadonlySet<number>
  /** Sentences with the first, worst or last value of an analyte. */
  readonly keyLabs: ReadonlySet<number>
}

const abnormal = /[↑↓*]|\b(?:h|l)\b|->/
/** A value beside the range it should have: "21,4 (objetivo 5-8)". */
const againstRange =
  /\d[^()\d]{0,12}\((?:objetivo|objectiu|target|goal|rango|rang|range|vn|ref|normal|limite|limit)\b[^)]*\d/

/** A grave finding that is there, or one looked for and not found ("no aortic dissection"), which a reader also needs. */
function graveness(passage: Passage): number {
  const found = matchesIn(passage, grave)
  if (found.length === 0) return 0
  const measured = /\d\s*(?:mm|cm)\b/.test(passage.folded) ? 1 : 0
  return measured + (found.some((span) => passage.polarity(span) !== 'negated') ? 2 : 1)
}

function testScore(passage: Passage, place: Place): number {
  const { folded, note, sentence } = passage
  const values = labValues(passage).length
  const weight = graveness(passage)
  // The tests of the first day, under a heading of their own, are what the diagnosis rests on.
  const headed = sentence.decided_by === 'heading' || sentence.decided_by === 'inline'
  const first = headed || note === place.first ? 1 : 0
  if (values < 3 && (reportsTest(passage) || sentence.kind === 'table')) return 3 + first + weight
  // "Positive", "confirmed", "ruled out": a result that settles something outweighs a number.
  const found = 0.75 * hits(folded, finding) + (concludes(folded) ? 2.5 : 0)
  if (values < 3 && againstRange.test(folded)) return 3 + first + weight
  // Rows of values from the daily notes are many; the day of admission and the last one matter most.
  const row = place.last === note ? 3.5 : place.keyLabs.has(sentence.index) ? 1.5 : 1
  // A row of the first day's values is what the admission rests on.
  if (values > 2 && first > 0) return 5.5 + weight
  return (values > 1 ? row + 2 * first : values === 1 || abnormal.test(folded) ? 1 + first : 0.5) + weight + found
}

/** How telling a sentence outside the daily course is, by what its section is read for. */
export function sectionScoreOf(passage: Passage, section: SectionKey, place: Place): number {
  const words = countWords(passage.text)
  const length = Math.max(0, words - 30) / 30
  if (section === 'complementary_tests') return testScore(passage, place) - length
  if (section === 'phisical_exam_urgency' || section === 'phisical_exam_admission') {
    if (countVitalSigns(passage) > 0) return 4 - length
    return (matchesIn(passage, normal).length * sparse >= words ? 0.6 : 3) - length
  }
  if (section === 'current_disease') return place.opening.has(passage.sentence.index) ? 6 : words < 4 ? 0.5 : 2
  return (words < 4 ? 1 : 2) - length
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
  score += 0.75 * graveness(passage) + (concludes(folded) ? 1.5 : 0)
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
