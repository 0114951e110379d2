import type { ReportItem, ReportSpan } from '@alta/contract/report'

/** What may be wrong with a written sentence. `uncovered`: it has words that the source lacks. */
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
  /** The words of the written sentence that the doubt is about. */
  readonly words: string
  /** The networks suspect a mistake without being sure: the sentence is marked and looked at, no more. */
  readonly slight?: boolean | undefined
}

/** Whether a doubt is about wording alone, or is only a suspicion. */
export const isMild = ({ kind, slight }: Doubt): boolean => kind === 'uncovered' || slight === true

/** A doubt, and whether the source says otherwise (`conflict`) or only does not say so (`missing`). */
export interface Objection extends Doubt {
  readonly standing: 'missing' | 'conflict'
}

/** How the source supports a written sentence. A sentence with a doubt is never `verbatim` or `supported`. */
export interface Finding {
  readonly support: ReportItem['support']
  /** The passages of the source, at most three; empty where nothing supports the sentence. */
  readonly spans: readonly ReportSpan[]
  readonly doubts: readonly Doubt[]
}
