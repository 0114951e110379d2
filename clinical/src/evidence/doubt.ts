/** What may be wrong with a written sentence; `uncovered`: words that the source does not have. */
export type DoubtKind =
  | 'number'
  | 'unit'
  | 'date'
  | 'drug'
  | 'dose'
  | 'side'
  | 'polarity'
  | 'certainty'
  | 'experiencer'
  | 'leakage'
  | 'uncovered'

export interface Doubt {
  readonly kind: DoubtKind
  /** The words of the written sentence it is about. */
  readonly words: string
}

/** A doubt, and whether the source says otherwise (`conflict`) or only does not say so (`missing`). */
export interface Objection extends Doubt {
  readonly standing: 'missing' | 'conflict'
}
