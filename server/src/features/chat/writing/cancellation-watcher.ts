import type { Logger } from 'pino'
import type { Services } from '#base/services'
import { listEnded, type MessageKey } from '../messages.store.ts'

/** Milliseconds after which a model's request ends at the latest when its answer is no longer wanted. */
const look_every_ms = 200

export interface CancellationWatcher {
  /** Aborts once the message is stopped, in any process, or deleted; `end` ends the watch. */
  readonly watch: (
    services: Pick<Services, 'db' | 'log'>,
    key: MessageKey,
  ) => { readonly signal: AbortSignal; readonly end: () => void }
}

interface WatchedMessage {
  readonly key: MessageKey
  readonly controller: AbortController
}

/**
 * Watches answers that wait for a model, which may not write for minutes; one query serves all answers of a process.
 * Writers learn from the message's row itself that it was stopped.
 */
export function watchCancellations(): CancellationWatcher {
  const watched = new Set<WatchedMessage>()
  let looking = false

  const look = async (db: Services['db']): Promise<void> => {
    const watchedNow = [...watched]
    const ended = new Set(
      await listEnded(
        db,
        watchedNow.map(({ key }) => key),
      ),
    )
    for (const { key, controller } of watchedNow)
      if (ended.has(key.message_id)) controller.abort(new Error('The answer was stopped.'))
  }
  const keepLooking = (db: Services['db'], log: Logger): void => {
    looking = true
    setTimeout(() => {
      if (watched.size === 0) {
        looking = false
        return
      }
      look(db)
        .catch((error: unknown) => log.warn({ err: error }, 'stopped answers could not be looked for'))
        .finally(() => keepLooking(db, log))
    }, look_every_ms).unref()
  }
  return {
    watch: ({ db, log }, key) => {
      const entry = { key, controller: new AbortController() }
      watched.add(entry)
      if (!looking) keepLooking(db, log)
      return { signal: entry.controller.signal, end: () => void watched.delete(entry) }
    },
  }
}
