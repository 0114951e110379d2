import type { QuestionTopics } from './question-topics.ts'
import type { AnswerCandidate } from './candidates.ts'
import { unitSpans } from './nearness.ts'

/** The place of a sentence among all that name the most important thing asked about. */
export interface MentionOrder {
  /** 1 for the first sentence that names it, a half for the second; 0 for one that does not name it. */
  readonly fromFirst: number
  readonly fromLast: number
  /**
   * The share of the thing's figures that are not above this sentence's figure, and not below it; 0 without a figure.
   */
  readonly high: number
  readonly low: number
}

export const unnamed: MentionOrder = { fromFirst: 0, fromLast: 0, high: 0, low: 0 }

/** A lower match does not name the thing. */
const leastNaming = 0.6
const figureBehind = /^[^\d\n;.]{0,20}?(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)/

/** The most important unit that some sentence names; what is done with a thing does not count. */
export function mainUnit(
  topics: QuestionTopics,
  weights: readonly number[],
  candidates: readonly AnswerCandidate[],
): number {
  let [best, most] = [-1, 0]
  topics.units.forEach(({ action }, unit) => {
    const weight = weights[unit] ?? 0
    if (action || weight <= most) return
    if (candidates.some(({ own }) => (own[unit] ?? 0) >= leastNaming)) [best, most] = [unit, weight]
  })
  return best
}

function figureOf(topics: QuestionTopics, unit: number, { sentence }: AnswerCandidate): number | null {
  const meant = topics.units[unit]
  if (meant === undefined) return null
  for (const [, behind] of unitSpans(meant, sentence)) {
    const written = figureBehind.exec(sentence.folded.slice(behind))?.[1]
    if (written !== undefined)
      return Number(/^\d{1,3}(?:[.,]\d{3})+$/.test(written) ? written.replace(/[.,]/g, '') : written.replace(',', '.'))
  }
  return null
}

/** The order of the candidates by the most important unit; they are given in the order of the texts. */
export function ordersOf(
  topics: QuestionTopics,
  unit: number,
  candidates: readonly AnswerCandidate[],
): readonly MentionOrder[] {
  const naming = candidates.filter(({ own }) => (own[unit] ?? 0) >= leastNaming)
  const figures = new Map(naming.map((candidate) => [candidate, figureOf(topics, unit, candidate)]))
  const known = [...figures.values()].filter((figure) => figure !== null)
  const shareOf = (isWithin: (other: number) => boolean): number => known.filter(isWithin).length / known.length
  const positions = new Map(naming.map((candidate, at) => [candidate, at]))
  return candidates.map((candidate) => {
    const at = positions.get(candidate)
    const figure = figures.get(candidate) ?? null
    if (at === undefined) return unnamed
    return {
      fromFirst: 1 / (at + 1),
      fromLast: 1 / (naming.length - at),
      high: figure === null ? 0 : shareOf((other) => other <= figure),
      low: figure === null ? 0 : shareOf((other) => other >= figure),
    }
  })
}
