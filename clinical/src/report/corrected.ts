import type { SentenceCorrection, Course } from '../course/course.ts'
import type { AllergyRead } from '../facts/allergy-statements.ts'
import { flagOf } from '../reading/decide-section.ts'
import { countRuns } from '../text/words.ts'

/** What corrections do to the sentences of a course. Indexes into `Course.sentences`. */
export interface CorrectionEffects {
  /** Not printed: what they say was wrong, and there is little else in them. They stand among what was left out. */
  readonly leftOut: ReadonlySet<number>
  /** Printed with the words that correct them, in one item. */
  readonly paired: ReadonlyMap<number, readonly number[]>
  /** Correcting sentences, which must not be lost. */
  readonly correcting: ReadonlySet<number>
}

/** A longer sentence may say more than the one wrong thing. */
const mostWrong = 14
const sureEnough = 0.4
const sureToLeaveOut = 0.6
const correctsSomething = 0.3
/** Shorter ones announce a correction and tell nothing. */
const fewestWords = 4

/**
 * Reads corrections into orders for the report: a short sentence that was surely taken back is left out, a longer or a
 * doubtful one is printed behind its correction, and what corrects is not lost. `further` are corrections found by rule,
 * `told` what the course says of allergies.
 */
export function correctedOf(
  course: Course,
  further: readonly SentenceCorrection[],
  told: readonly AllergyRead[],
): CorrectionEffects {
  const leftOut = new Set<number>()
  const paired = new Map<number, readonly number[]>()
  const correcting = new Set(
    course.sentences.flatMap(({ chances, index }) =>
      chances !== null && flagOf(chances, 'fixes') > correctsSomething ? [index] : [],
    ),
  )
  const wordsOf = (index: number): number => {
    const sentence = course.sentences[index]
    return sentence === undefined ? 0 : countRuns(course.text.slice(sentence.start, sentence.end))
  }
  // What was said of an allergy stays, marked; that there is none goes.
  const allergies = new Set(told.flatMap(({ sentence, statement }) => (statement === 'none' ? [] : sentence.index)))
  const taken = Map.groupBy([...course.corrections, ...further], ({ superseded }) => superseded)
  for (const [index, by] of taken) {
    const sure = by.filter((each) => each.sureness > sureEnough && wordsOf(each.by) >= fewestWords)
    if (sure.length === 0) continue
    const telling = [...new Set(sure.map((each) => each.by))]
    for (const each of telling) correcting.add(each)
    const sureness = Math.max(...sure.map((each) => each.sureness))
    if (sureness > sureToLeaveOut && wordsOf(index) <= mostWrong && !allergies.has(index)) leftOut.add(index)
    else paired.set(index, telling)
  }
  for (const by of paired.values()) for (const index of by) if (leftOut.has(index)) leftOut.delete(index)
  return { leftOut, paired, correcting }
}
