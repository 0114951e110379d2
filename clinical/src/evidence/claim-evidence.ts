import type { Polarity } from '../context/context.ts'
import type { Alignment } from './align.ts'
import type { ClaimOccurrences, Occurrence } from './claim-occurrences.ts'
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

/** The input of the networks for a sentence: its claims, where the source speaks of them, and what the rules say. */
export interface SentenceEvidence {
  readonly index: SourceIndex
  readonly written: AnalysedSentence
  readonly ruled: Ruled
  readonly claims: readonly Claim[]
  readonly bearing: ClaimOccurrences
}

/**
 * The weight of the neighbouring claims that occur where a claim does, over the weight of all its neighbours, 0 to 1.
 */
export interface ClaimCooccurrence {
  /** In the same sentence of the source, within one sentence of it, and in the same note. */
  readonly same: number
  readonly beside: number
  readonly note: number
}

/** Where each claim occurs: sentences of the source, and notes. */
export interface ClaimLocations {
  readonly sentences: ReadonlySet<number>
  readonly notes: ReadonlySet<number>
}

/** A claim with its best place in the source. */
export interface ClaimEvidence {
  readonly evidence: SentenceEvidence
  readonly at: number
  readonly claim: Claim
  /** Occurrences, best first. */
  readonly occurrences: readonly Occurrence[]
  readonly best: Occurrence | undefined
  readonly together: ClaimCooccurrence
  readonly locations: readonly ClaimLocations[]
  /** The polarity of the claim at each of its occurrences. */
  readonly polarities: readonly Polarity[]
}
