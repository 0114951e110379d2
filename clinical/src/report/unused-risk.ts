import type { Risk, UnusedFact } from '@alta/contract/report'
import type { Course } from '../course/course.ts'
import { worthOf } from './place-sentences.ts'

/** How many facts of a report ask for a decision at most: more would be skimmed and not decided. */
const mostHigh = 5
/**
 * The expected cost of losing a fact, where a stray sentence costs one: half of that asks for a decision (reading a
 * fact costs a glance), a quarter is of note.
 */
const least = { high: 0.5, moderate: 0.25 } as const

/** A fact that was left out, with the expected cost of its loss. */
export interface CostedFact {
  readonly fact: Omit<UnusedFact, 'risk'>
  readonly worth: number
}

const riskOf = (worth: number, rank: number): Risk => {
  if (worth >= least.high && rank < mostHigh) return 'high'
  return worth >= least.moderate ? 'moderate' : 'low'
}

/** The facts that were left out, the costliest loss first, each with its risk. */
export const ranked = (facts: readonly CostedFact[]): UnusedFact[] =>
  facts.toSorted((a, b) => b.worth - a.worth).map(({ fact, worth }, rank) => ({ ...fact, risk: riskOf(worth, rank) }))

/** How many words a fact has for which the networks tell the cost. */
const usualWords = 6

/** The cost of losing a fact of which the report lacks this many words: the more of it is new, the more is lost. */
export const costOf = (worth: number, unsaid: number): number => worth * Math.sqrt(unsaid / usualWords)

/** The expected cost of losing the sentences at these places: that of the costliest. */
export const worthAt = ({ sentences }: Course, spans: UnusedFact['spans']): number =>
  sentences.reduce((most, { chances, start, end }) => {
    const isThere = chances !== null && spans.some((span) => span.start < end && start < span.end)
    return isThere ? Math.max(most, worthOf(chances)) : most
  }, 0)
