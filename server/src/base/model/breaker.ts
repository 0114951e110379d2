import type { ModelFailure } from '@alta/contract/problems'
import type { Clock } from '../clock.ts'
import { modelFailed, isEndpointFailure } from './failure.ts'

const failures_max = 5
const open_ms = 30_000

export interface Breaker {
  /** @throws Problem `model-failed` `unreachable` with `retry_after` while no requests are sent to the endpoint */
  readonly check: () => void
  /**
   * Checks as `check` does, and begins a request. The function it returns is called once with how the request ended
   * (null: well).
   */
  readonly enter: () => (failure: ModelFailure | null) => void
}

interface BreakerOptions {
  readonly clock: Clock
  readonly watch: (isOpen: boolean) => void
}

/**
 * After five requests in a row that failed because of the endpoint, no request is sent for 30 seconds, so that nobody
 * waits for a failure; then one request tries it for all.
 */
export function openBreaker({ clock, watch }: BreakerOptions): Breaker {
  let failures = 0
  let closed_until = 0
  let trying = false
  const check = (): void => {
    if (failures < failures_max) return
    const left = closed_until - clock.now().getTime()
    if (left > 0) throw modelFailed('unreachable', Math.ceil(left / 1000))
    if (trying) throw modelFailed('unreachable', 1)
  }
  return {
    check,
    enter: () => {
      check()
      const tries = failures >= failures_max
      trying ||= tries
      return (failure) => {
        if (tries) trying = false
        // A caller who left early learnt nothing about the endpoint.
        if (failure === 'aborted') return
        failures = isEndpointFailure(failure) ? failures + 1 : 0
        if (failures >= failures_max) closed_until = clock.now().getTime() + open_ms
        watch(failures >= failures_max)
      }
    },
  }
}
