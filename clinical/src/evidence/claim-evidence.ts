import type { Polarity } from '../context/context.ts'
import type { Alignment } from './align.ts'
import type { Bearing, Occurrence } from './bearing.ts'
import type { Claim } from './claims.ts'
import type { Doubt, Objection } from './doubt.ts'
import type { AnalysedSentence } from './polarity-check.ts'
import type { SourceIndex } from './source-index.ts'

/** What the rules say of a sentence beside its best alignment. */
export interface Ruled {
  readonly alignment: Alignment
  readonly against: readonly Objection[]
  readonly missing: readonly Doubt[]
}

/** A sentence put to the networks: its claims, where the source speaks of them, and what the rules say. */
export interface SentenceEvidence {
  readonly index: SourceIndex
  readonly written: AnalysedSentence
  readonly ruled: Ruled
  readonly claims: readonly Claim[]
  readonly bearing: Bearing
}

/** Weight of the claims around one that stand where it does, over that of all around it, 0 to 1. */
export interface ClaimCooccurrence {
  /** In the same sentence of the source, within one of it, in the same note. */
  readonly same: number
  readonly beside: number
  readonly note: number
}

/** Where each claim stands: sentences of the source, and notes. */
export interface Places {
  readonly sentences: ReadonlySet<number>
  readonly notes: ReadonlySet<number>
}

/** A claim where the source says it best. */
export interface ClaimEvidence {
  readonly put: SentenceEvidence
  readonly at: number
  readonly claim: Claim
  /** The best first. */
  readonly occurrences: readonly Occurrence[]
  readonly best: Occurrence | undefined
  readonly together: ClaimCooccurrence
  readonly places: readonly Places[]
  /** What is said of it at each of its occurrences. */
  readonly told: readonly Polarity[]
}
