import type { ModelFailure, Problem } from '@alta/contract/problems'
import { modelFailed } from './failure.ts'

interface TimeoutLimits {
  readonly signal: AbortSignal
  readonly idle_ms: number
  /** A time of `performance.now()`. */
  readonly ends_at: number
}

export interface Timeouts {
  /** Aborts when the caller leaves, when time is up, and when the attempt is over. */
  readonly signal: AbortSignal
  /** Waits for one step, at most `idle_ms` or the given time. */
  readonly of: <T>(step: Promise<T>, at_most_ms?: number) => Promise<T>
  /** Why a step failed: the caller left, time was up, or `otherwise`. */
  readonly failure: (otherwise: ModelFailure) => Problem
  readonly end: () => void
}

/** The time limits of one attempt: between signs of life, and in all. The time that its reader takes does not count. */
export function openTimeouts({ signal, idle_ms, ends_at }: TimeoutLimits): Timeouts {
  const leaving = new AbortController()
  let late = false
  const expire = (): void => {
    late = true
    leaving.abort()
  }
  const total = setTimeout(expire, Math.max(0, ends_at - performance.now()))
  return {
    signal: AbortSignal.any([signal, leaving.signal]),
    of: async (step, at_most_ms = idle_ms) => {
      const idle = setTimeout(expire, at_most_ms)
      try {
        return await step
      } finally {
        clearTimeout(idle)
      }
    },
    failure: (otherwise) => modelFailed(signal.aborted ? 'aborted' : late ? 'timeout' : otherwise),
    end: () => {
      clearTimeout(total)
      leaving.abort()
    },
  }
}
