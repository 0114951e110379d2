import type { FactKind, ItemFlag } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { Span } from '../course/course.ts'

/** A passage that may go into the report: its section, and how much the report would miss without it. */
export interface DraftItem {
  readonly section: SectionKey
  readonly kind: FactKind
  readonly spans: readonly Span[]
  /**
   * The index of the (first) sentence. The drafts of a section stand in this order unless they are sorted otherwise.
   */
  readonly sentence: number
  readonly flags: readonly ItemFlag[]
  /** A higher score is more important; scores are compared within one report only. */
  readonly score: number
  readonly words: number
  /**
   * The section is too uncertain for the passage to be printed, but the passage must not be lost: it may only stand in
   * the tray.
   */
  readonly unplaced?: true
  /** The day that it is about, where the daily course gives one. */
  readonly day?: string
  /** The written sentence continues behind the passage. */
  readonly goesOn: boolean
}

/** How a sentence is accounted for. Every sentence of the course has exactly one value. */
export type Coverage = 'used' | 'repeat' | 'unused' | 'boilerplate'

export interface Accounting {
  /** One value for each sentence of the course, in order. */
  readonly coverage: readonly Coverage[]
  readonly used: number
  readonly repeat: number
  readonly unused: number
  readonly boilerplate: number
}

export function accountFor(coverage: readonly Coverage[]): Accounting {
  const count = (kind: Coverage): number => coverage.filter((each) => each === kind).length
  return {
    coverage,
    used: count('used'),
    repeat: count('repeat'),
    unused: count('unused'),
    boilerplate: count('boilerplate'),
  }
}
