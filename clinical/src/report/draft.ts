import type { FactKind, ItemFlag } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { Span } from '../course/course.ts'

/** A passage on its way into the report: where it would go, and how much the report would miss without it. */
export interface DraftItem {
  readonly section: SectionKey
  readonly kind: FactKind
  readonly spans: readonly Span[]
  /** Index of the (first) sentence; drafts of a section stand in this order unless sorted otherwise. */
  readonly sentence: number
  readonly flags: readonly ItemFlag[]
  /** Higher is more telling; compared within one report only. */
  readonly score: number
  readonly words: number
  /** Not sure enough of its place to be printed, but not to be lost either: it may only stand among what was left out. */
  readonly unplaced?: true
  /** The day it is told of, where the daily course gives it one. */
  readonly day?: string
  /** The written sentence goes on behind it. */
  readonly goesOn: boolean
}

/** What became of a sentence. Every sentence of the course has exactly one fate. */
export type Coverage = 'used' | 'repeat' | 'unused' | 'boilerplate'

export interface Accounting {
  /** One per sentence of the course, in order. */
  readonly fates: readonly Coverage[]
  readonly used: number
  readonly repeat: number
  readonly unused: number
  readonly boilerplate: number
}

export function accountFor(fates: readonly Coverage[]): Accounting {
  const count = (fate: Coverage): number => fates.filter((each) => each === fate).length
  return {
    fates,
    used: count('used'),
    repeat: count('repeat'),
    unused: count('unused'),
    boilerplate: count('boilerplate'),
  }
}
