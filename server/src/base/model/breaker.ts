import type { ModelFailure } from '@alta/contract/problems'
import type { Clock } from '../clock.ts'
import { modelFailed, isEndpointFailure } from './failure.ts'

const failures_max = 5
const open_ms = 30_000

export interface Breaker {
  /** @throws Problem `model-failed` `unreachable` with `retry_after` while the endpoint is left alone */
  readonly check: () => void
  /** As `check`, and begins a request: what it answers takes how that ended (null: well), and is called once. */
  readonly enter: () => (failure: ModelFailure | null) => void
}

interface BreakerOptions {
  readonly clock: Clock
  readonly watch: (isOpen: boolean) => void
}

/**
 * After five requests in a row that found the endpoint ill nothing is asked for 30 seconds, so that nobody waits for
 * what will fail; then one request tries it for all.
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
        // whoever left early learnt nothing about it
        if (failure === 'aborted') return
        failures = isEndpointFailure(failure) ? failures + 1 : 0
        if (failures >= failures_max) closed_until = clock.now().getTime() + open_ms
        watch(failures >= failures_max)
      }
    },
  }
}
