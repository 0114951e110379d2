import { type ModelFailure, Problem } from '@alta/contract/problems'
import type { FallbackReason } from '@alta/contract/report'

/** The problem that a failure is. `retry_after` in seconds, where the endpoint or Alta says when to come back. */
export const modelFailed = (failure: ModelFailure, retry_after?: number): Problem =>
  new Problem('model-failed', { failure, ...(retry_after !== undefined && { retry_after }) })

/** Why a request failed; null when the error is not a model's. */
export const failureOf = (error: unknown): ModelFailure | null =>
  error instanceof Problem ? (error.failure ?? null) : null

/** The reason that is shown where the engine's words stand instead; `no_schema` was handled before. */
export const fallbackOf = (failure: ModelFailure): FallbackReason => {
  if (failure === 'aborted') return 'timeout'
  return failure === 'no_schema' ? 'bad_answer' : failure
}

/** Whether the failure is the endpoint's own, whoever asks. */
export const isEndpointFailure = (failure: ModelFailure | null): boolean =>
  failure === 'unreachable' || failure === 'engine' || failure === 'timeout'
