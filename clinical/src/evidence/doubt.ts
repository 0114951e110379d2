import type { ReportItem, ReportSpan } from '@alta/contract/report'

/** What may be wrong with a written sentence; `uncovered`: words that the source does not have. */
export const doubtKinds = [
  'number',
  'unit',
  'date',
  'drug',
  'dose',
  'side',
  'polarity',
  'certainty',
  'experiencer',
  'leakage',
  'uncovered',
] as const
export type DoubtKind = (typeof doubtKinds)[number]

export interface Doubt {
  readonly kind: DoubtKind
  /** The words of the written sentence it is about. */
  readonly words: string
  /** What networks suspect and would not call wrong: to be marked and looked at, no more. */
  readonly slight?: boolean | undefined
}

/** Is a doubt about wording alone, or no more than a suspicion? */
export const isMild = ({ kind, slight }: Doubt): boolean => kind === 'uncovered' || slight === true

/** A doubt, and whether the source says otherwise (`conflict`) or only does not say so (`missing`). */
export interface Objection extends Doubt {
  readonly standing: 'missing' | 'conflict'
}

/** How a written sentence stands to the source. One with a doubt is never `verbatim` or `supported`. */
export interface Finding {
  readonly support: ReportItem['support']
  /** Where it stands in the source, at most three passages; empty where nothing bears it out. */
  readonly spans: readonly ReportSpan[]
  readonly doubts: readonly Doubt[]
}
