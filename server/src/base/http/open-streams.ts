import { limits } from '@alta/contract/limits'
import { Problem } from '@alta/contract/problems'
import { type Actor, callerIdOf } from '../access.ts'

export interface OpenStreams {
  /**
   * Counts one more stream of the caller's session and returns the function that counts it off again. Throws `rate-
   * limited` when the session has `limits.streams_per_session` of them open.
   */
  readonly open: (actor: Actor) => () => void
}

const retry_after_s = 5

/** `changed` is called when a stream begins or ends. */
export function countStreams(changed?: (by: 1 | -1) => void): OpenStreams {
  const counts = new Map<string, number>()
  return {
    open: (actor) => {
      const key = actor.session_id ?? callerIdOf(actor) ?? ''
      const count = counts.get(key) ?? 0
      if (count >= limits.streams_per_session) throw new Problem('rate-limited', { retry_after: retry_after_s })
      counts.set(key, count + 1)
      changed?.(1)
      return () => {
        changed?.(-1)
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}
