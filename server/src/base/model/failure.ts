import { type ModelFailure, Problem } from '@alta/contract/problems'

/** The problem that a failure is. `retry_after` in seconds, where the endpoint or the house says when to come back. */
export const failed = (failure: ModelFailure, retry_after?: number): Problem =>
  new Problem('model-failed', { failure, ...(retry_after !== undefined && { retry_after }) })

/** Why it failed; null when the error is none of a model's. */
export const failureOf = (error: unknown): ModelFailure | null =>
  error instanceof Problem ? (error.failure ?? null) : null

/** These say that the endpoint itself is ill, whoever asks. */
export const isIllness = (failure: ModelFailure | null): boolean =>
  failure === 'unreachable' || failure === 'engine' || failure === 'timeout'
