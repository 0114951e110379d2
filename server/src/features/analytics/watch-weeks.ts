import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { countStaleWeeks } from './weeks.store.ts'

const every = 5 * 60_000
/** The weeks of one transaction, and the rest between two: the database may have only one session for everybody. */
const atOnce = 50
const pause_ms = 50

/**
 * Keeps the weeks counted for as long as the app lives. Several processes may run it: counting a week twice does no
 * harm.
 */
export function watchWeeks(app: FastifyInstance): void {
  const { services } = app.context
  const closing = new AbortController()
  let underWay: Promise<void> | undefined
  const count = async () => {
    while (!closing.signal.aborted && (await countStaleWeeks(services.db, services.clock.now(), atOnce)) > 0)
      await wait(pause_ms, undefined, { signal: closing.signal })
  }
  const timer = setInterval(() => {
    underWay ??= count()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) services.log.error({ err: error }, 'weeks of figures could not be counted')
      })
      .finally(() => (underWay = undefined))
  }, every).unref()
  app.addHook('onClose', async () => {
    closing.abort()
    clearInterval(timer)
    await underWay
  })
}
