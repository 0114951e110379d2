import type { Risk, UnusedFact } from '@alta/contract/report'
import type { Course } from '../course/course.ts'
import { worthOf } from './place-sentences.ts'

/** So many facts of a report ask for a decision at most: more are skimmed, and none of them is decided. */
const mostHigh = 5
/**
 * The expected cost of losing a fact, in the cost of a stray sentence: what costs half of that asks for a decision (to read
 * one costs a glance), what costs a quarter is of note.
 */
const least = { high: 0.5, moderate: 0.25 } as const

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

/** The words of a fact for whose loss the networks tell the cost. */
const usualWords = 6

/** What the loss of a fact costs of which the report says so many words nowhere: the more of it is new, the more is lost. */
export const costOf = (worth: number, unsaid: number): number => worth * Math.sqrt(unsaid / usualWords)

/** What losing the sentences at these places is expected to cost: as much as the costliest of them. */
export const worthAt = ({ sentences }: Course, spans: UnusedFact['spans']): number =>
  sentences.reduce((most, { chances, start, end }) => {
    const isThere = chances !== null && spans.some((span) => span.start < end && start < span.end)
    return isThere ? Math.max(most, worthOf(chances)) : most
  }, 0)
