import type { Risk, UnusedFact } from '@alta/contract/report'
import type { Course } from '../course/course.ts'
import { worthOf } from './decide.ts'

/** So many facts of a report ask for a decision at most: more are skimmed, and none of them is decided. */
const mostHigh = 5
/**
 * The expected cost of losing a fact, in the cost of a stray sentence: what costs more than that asks for a decision, what
 * costs half of it is of note.
 */
const least = { high: 1, moderate: 0.5 } as const

/** A fact that was left out, with what its loss is expected to cost. */
export interface Weighed {
  readonly fact: Omit<UnusedFact, 'risk'>
  readonly worth: number
}

const riskOf = (worth: number, place: number): Risk => {
  if (worth >= least.high && place < mostHigh) return 'high'
  return worth >= least.moderate ? 'moderate' : 'low'
}

/** What was left out, the costliest loss first, each with its risk. */
export const ranked = (facts: readonly Weighed[]): UnusedFact[] =>
  facts.toSorted((a, b) => b.worth - a.worth).map(({ fact, worth }, place) => ({ ...fact, risk: riskOf(worth, place) }))

/** What losing the sentences at these places is expected to cost: as much as the costliest of them. */
export const worthAt = ({ sentences }: Course, spans: UnusedFact['spans']): number =>
  sentences.reduce((most, { chances, start, end }) => {
    const isThere = chances !== null && spans.some((span) => span.start < end && start < span.end)
    return isThere ? Math.max(most, worthOf(chances)) : most
  }, 0)
