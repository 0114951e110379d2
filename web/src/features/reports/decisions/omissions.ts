import type { UnusedFact } from '@alta/contract/report'
import type { Dismissal } from '@alta/contract/review-marks'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { inOrder } from './section-order.ts'

/** As many ask for a decision at once at most. */
const mostOpen = 5

/** A fact with its place among those that are not decided on. */
export interface PlacedFact {
  readonly fact: UnusedFact
  readonly index: number
}

export interface FactGroup {
  readonly section: SectionKey
  readonly facts: readonly PlacedFact[]
}

export const factName = ({ section, text }: Pick<Dismissal, 'section' | 'text'>): string => `${section} ${text}`

/**
 * The facts that ask for a decision: those of high risk, or in reports without risks the first five. `all`: every fact
 * that the generated report left out, so that no other fact takes the place of one that was decided.
 */
export function openFacts(all: readonly UnusedFact[]): ReadonlySet<UnusedFact> {
  const hasRisks = all.some(({ risk }) => risk !== undefined)
  const toDecide = hasRisks ? all.filter(({ risk }) => risk === 'high') : all
  return new Set(toDecide.slice(0, mostOpen))
}

const sectionsByRisk = inOrder(
  sectionKeys.map((key) => ({ key, items: [key] })),
  'risk',
).map(({ key }) => key)

/** Groups the facts by section, those with the highest risk first, and keeps their order within a section. */
export function grouped(facts: readonly PlacedFact[]): readonly FactGroup[] {
  const bySection = Map.groupBy(facts, ({ fact }) => fact.section)
  return sectionsByRisk.flatMap((section) => {
    const own = bySection.get(section)
    return own ? [{ section, facts: own }] : []
  })
}
