import { Problem } from '@alta/contract/problems'
import { Suspense } from 'react'
import { onDemand } from './on-demand.ts'
import type { ProblemAlertBoxProps } from './problem-alert-box.tsx'

/** The problem in a thrown value; whatever is not one is unexpected. */
export const asProblem = (error: unknown): Problem => (error instanceof Problem ? error : new Problem('unexpected'))

/** Fetched ahead by the frame: when the server is out of reach it must be here already. */
export const problemAlertBox = async () => (await import('./problem-alert-box.tsx')).ProblemAlertBox
const ProblemAlertBox = onDemand(problemAlertBox)

interface ProblemAlertProps extends Omit<ProblemAlertBoxProps, 'problem'> {
  readonly error: unknown
}

/** An error near its cause: what happened, what to do, the way to do it. Stays until it is solved. */
export function ProblemAlert({ error, ...how }: ProblemAlertProps) {
  return (
    <Suspense>
      <ProblemAlertBox problem={asProblem(error)} {...how} />
    </Suspense>
  )
}
