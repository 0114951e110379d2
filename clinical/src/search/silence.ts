import { findDates } from '../course/dates.ts'
import type { FeatureVector } from '../learning/network.ts'
import { DenseFeatures } from '../learning/dense-features.ts'
import { causeWords, personWords, timeWords } from '../lexicon/search/question-words.ts'
import { doseSchedule, doseUnit } from '../lexicon/section-words.ts'
import {
  addAnywhere,
  addQuestion,
  type AnswerRow,
  leastMatch,
  ofQuestion,
  type QuestionInput,
  readQuestion,
  hasDuration,
} from './answer-row.ts'
import type { QuestionTopics } from './question-topics.ts'
import { type AnswerCandidate, coverageOf } from './candidates.ts'

export const silenceFeatureCount = ofQuestion + 33

const tellsTime = (folded: string): boolean => timeWords.test(folded) || findDates(folded).length > 0
const tellsDose = (folded: string): boolean => doseUnit.test(folded) || doseSchedule.test(folded)

/** What questions of a kind want in a folded sentence; for other kinds it is not known. */
const expectedIn: Partial<Record<QuestionTopics['kind'], (folded: string) => boolean>> = {
  when: tellsTime,
  dose: tellsDose,
  amount: (folded) => /\d/.test(folded),
  why: (folded) => causeWords.test(folded),
  who: (folded) => personWords.test(folded),
}

/** Whether a folded sentence holds what a kind of question wants beside the thing that it names. */
export const holdsExpected = (kind: QuestionTopics['kind'], folded: string): boolean =>
  expectedIn[kind]?.(folded) ?? false

/** Adds what the likeliest sentence holds of the wanted things. */
function addLikeliest(plain: DenseFeatures, { topics, scored }: QuestionInput, top: AnswerCandidate | undefined): void {
  const folded = top?.sentence.folded ?? ''
  plain.add(top === undefined ? 0 : coverageOf(scored.weights, top.own))
  plain.add(top === undefined ? 0 : coverageOf(scored.weights, top.around))
  plain.add(top?.names === true)
  plain.add(top === undefined ? 0 : Math.min(2, top.fit))
  const wants = (kind: QuestionTopics['kind'], has: boolean): void => plain.add(topics.kind === kind && !has)
  wants('when', tellsTime(folded))
  wants('when', hasDuration(folded))
  wants('dose', tellsDose(folded))
  wants('amount', /\d/.test(folded))
  wants('why', causeWords.test(folded))
  wants('who', personWords.test(folded))
  const units = topics.units.filter(({ action, fromEarlier }) => !action && !fromEarlier)
  const unmet = topics.units.filter(
    (unit, at) => units.includes(unit) && (top?.own[at] ?? 0) < leastMatch && (top?.around[at] ?? 0) < leastMatch,
  )
  plain.add(unmet.length / Math.max(1, units.length))
  plain.add(unmet.some(({ telling }) => telling))
}

/** The inputs of the network of silence for a question; `rowLogits` are the logits of the things of its row. */
export function silenceThing(
  input: QuestionInput,
  { candidates }: AnswerRow,
  rowLogits: readonly number[],
): FeatureVector {
  const plain = new DenseFeatures(silenceFeatureCount)
  addQuestion(plain, input, readQuestion(input))
  const logits = rowLogits.slice(0, candidates.length)
  const ranked = logits.toSorted((a, b) => b - a)
  const [first = -9, second = -9, third = -9] = ranked
  const mass = Math.max(
    1,
    ranked.reduce((sum, logit) => sum + Math.exp(logit - first), 0),
  )
  plain.add((rowLogits.at(-1) ?? 0) / 5 - (first + Math.log(mass)) / 5)
  plain.add(first / 5)
  plain.add((first - second) / 5)
  plain.add((second - third) / 5)
  plain.add(1 / mass)
  plain.add(Math.log(mass) / 5)
  plain.add((first - (ranked[Math.floor(ranked.length / 2)] ?? first)) / 10)
  plain.add(Math.min(1, candidates.length / 90))
  addLikeliest(plain, input, candidates[logits.indexOf(first)])
  addAnywhere(plain, input)
  return { bags: [], plain: plain.values }
}
