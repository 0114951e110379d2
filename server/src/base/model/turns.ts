import { failed } from './failure.ts'

/** Tells that a request begins or ends to wait. */
type Watch = (change: 1 | -1) => void

export interface Turns {
  /**
   * Resolves when it is this organisation's turn; what it resolves to gives the turn back, and is called once.
   * @throws Problem `model-failed` `aborted` when the caller no longer wants it
   */
  readonly take: (organisation_id: string, signal: AbortSignal) => Promise<() => void>
}

/**
 * At most `limit` requests at once. Whoever waits is served by organisation in turns, so that one with a hundred reports
 * holds up another by one request, not by a hundred.
 */
export function openTurns(limit: number, watch: Watch): Turns {
  let free = limit
  // the order of the map is the order of the turns
  const queues = new Map<string, (() => void)[]>()
  const next = (): void => {
    const first = queues.entries().next()
    if (first.done) {
      free += 1
      return
    }
    const [organisation_id, waiting] = first.value
    queues.delete(organisation_id)
    const go = waiting.shift()
    if (waiting.length > 0) queues.set(organisation_id, waiting)
    go?.()
  }
  const wait = (organisation_id: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiting = queues.get(organisation_id) ?? []
      const leave = (): void => {
        waiting.splice(waiting.indexOf(go), 1)
        if (waiting.length === 0) queues.delete(organisation_id)
        watch(-1)
        reject(failed('aborted'))
      }
      const go = (): void => {
        signal.removeEventListener('abort', leave)
        watch(-1)
        resolve()
      }
      queues.set(organisation_id, waiting)
      waiting.push(go)
      signal.addEventListener('abort', leave, { once: true })
      watch(1)
    })
  return {
    take: async (organisation_id, signal) => {
      if (signal.aborted) throw failed('aborted')
      if (free > 0) free -= 1
      else await wait(organisation_id, signal)
      return next
    },
  }
}
