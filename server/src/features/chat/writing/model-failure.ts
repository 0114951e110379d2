import { Problem } from '@alta/contract/problems'
import { type FallbackReason, fallbackReasons } from '@alta/contract/report'

/** Why a model gave no answer; undefined: it was not the model. */
export function failureOf(error: unknown): FallbackReason | undefined {
  if (!(error instanceof Problem) || error.code !== 'model-failed') return undefined
  return fallbackReasons.find((reason) => reason === error.failure) ?? 'bad_answer'
}
