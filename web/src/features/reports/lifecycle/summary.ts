import type { UnusedFact } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { SentenceDoubt } from '../source/evidence.ts'
import { sectionsThatMatter } from '../decisions/section-order.ts'

/** What is still open in the version that is to be signed. */
export interface SignSummary {
  /** Sections of which nothing is known although every report tells of them. */
  readonly empty: readonly SectionKey[]
  readonly conflicts: number
  /** Other sentences that ask for a decision. */
  readonly doubts: number
  readonly omissions: number
  readonly unreviewed: readonly SectionKey[]
}

interface SignSummaryInput {
  readonly sections: readonly { readonly key: SectionKey; readonly items: readonly unknown[] }[]
  readonly counts: Readonly<Record<SentenceDoubt, number>>
  /** Facts left out that ask for a decision. */
  readonly toDecide: readonly UnusedFact[]
  readonly reviewed: ReadonlySet<SectionKey>
}

export const summaryOf = ({ sections, counts, toDecide, reviewed }: SignSummaryInput): SignSummary => ({
  empty: sections
    .filter(({ key, items }) => items.length === 0 && sectionsThatMatter.includes(key))
    .map(({ key }) => key),
  conflicts: counts.conflicting,
  doubts: counts.partial + counts.unsupported,
  omissions: toDecide.length,
  unreviewed: sections.filter(({ key }) => !reviewed.has(key)).map(({ key }) => key),
})

export const isClear = ({ empty, conflicts, doubts, omissions, unreviewed }: SignSummary): boolean =>
  empty.length + conflicts + doubts + omissions + unreviewed.length === 0
