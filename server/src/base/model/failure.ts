import { type ModelFailure, Problem } from '@alta/contract/problems'
import type { FallbackReason } from '@alta/contract/report'

/** The problem that a failure is. `retry_after` in seconds, where the endpoint or Alta says when to come back. */
export const modelFailed = (failure: ModelFailure, retry_after?: number): Problem =>
  new Problem('model-failed', { failure, ...(retry_after !== undefined && { retry_after }) })

/** Why it failed; null when the error is none of a model's. */
export const failureOf = (error: unknown): ModelFailure | null =>
  error instanceof Problem ? (error.failure ?? null) : null

/** How it is told where the engine's words stand instead; `no_schema` has been dealt with before. */
export const fallbackOf = (failure: ModelFailure): FallbackReason => {
  if (failure === 'aborted') return 'timeout'
  return failure === 'no_schema' ? 'bad_answer' : failure
}

/** These say that the endpoint itself is ill, whoever asks. */
export const isEndpointFailure = (failure: ModelFailure | null): boolean =>
  failure === 'unreachable' || failure === 'engine' || failure === 'timeout'
