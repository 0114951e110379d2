import { problems } from '@alta/contract/problems'
import { asProblem, ProblemAlert } from './problem-alert.tsx'

export interface ActionFailure {
  readonly error: unknown
  /** "The user could not be deleted. Please try again later." */
  readonly failed: string
}

/**
 * The failure of an act, shown near its button. Only a failure that may pass asks to try again later; a refusal gives
 * its reason.
 */
export function ActAlert({ error, failed }: ActionFailure) {
  if (error === null) return null
  const { code } = asProblem(error)
  const mayWorkLater = problems[code] >= 500 || code === 'rate-limited'
  return <ProblemAlert error={error} {...(mayWorkLater && { message: failed })} />
}
