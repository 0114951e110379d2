import type { SentenceCorrection, Course } from '../course/course.ts'
import type { AllergyRead } from '../facts/allergy-statements.ts'
import { flagOf } from '../reading/decide-section.ts'
import { countRuns } from '../text/words.ts'

/** The effects of corrections on the sentences of a course, as indexes into `Course.sentences`. */
export interface CorrectionEffects {
  /** Sentences that are not printed, because they say what was wrong and little else. They stand in the tray. */
  readonly leftOut: ReadonlySet<number>
  /** Sentences that are printed together with the words that correct them, in one item. */
  readonly paired: ReadonlyMap<number, readonly number[]>
  /** Correcting sentences, which must not be lost. */
  readonly correcting: ReadonlySet<number>
}

/** A sentence of more words may say more than the one wrong thing. */
const mostWrong = 14
const sureEnough = 0.4
const sureToLeaveOut = 0.6
const correctsSomething = 0.3
/** A sentence of fewer words only announces a correction. */
const fewestWords = 4

/**
 * Turns corrections into effects on the report: a short sentence that was surely taken back is left out, a longer or
 * doubtful one is printed behind its correction, and a correction is never lost. `further` are corrections found by
 * rule, `allergyReads` is what the course says of allergies.
 */
export function correctedOf(
  course: Course,
  further: readonly SentenceCorrection[],
  allergyReads: readonly AllergyRead[],
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
  // A statement of an allergy stays, with a mark; a statement that there is none goes.
  const allergies = new Set(
    allergyReads.flatMap(({ sentence, statement }) => (statement === 'none' ? [] : sentence.index)),
  )
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
