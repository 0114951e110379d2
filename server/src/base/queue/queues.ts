import { PgBoss } from 'pg-boss'
import type { Db } from 'pg-boss'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { OpenDatabase } from '../database.ts'
import { isOutage, openOutageLog } from '../outages.ts'

/** The key of the lock: any number, the same in every server. */
const lock = 724_120

/** The queue of jobs whose retries are spent. */
export const failedQueue = (name: string): string => `${name}-failed`

/** `onQuery` is called whenever jobs were made, or may have been. */
const adapter = (database: OpenDatabase, onQuery: () => void): Db => ({
  executeSql: async (text, values) => ({ rows: [...(await database.statements.execute(text, values))] }),
  listen: async (channel, onNotification, onReconnect) => {
    const close = await database.listen(channel, (payload) => {
      if (payload === '') onReconnect()
      else onNotification(payload)
      onQuery()
    })
    onReconnect()
    return { close }
  },
})

/** An error of a worker arrives as a plain object with an error's fields. */
const asError = (thrown: Error): Error =>
  thrown instanceof Error ? thrown : Object.assign(new Error(), Object(thrown))

/** Several servers may start at once on an empty database: one makes the queue's tables, and the others wait for it. */
const oneAtATime = async ({ engine, db }: OpenDatabase, work: () => Promise<unknown>): Promise<void> => {
  if (engine === 'embedded') {
    await work()
    return
  }
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(trx)
    await work()
  })
}

/**
 * pg-boss on Alta's own connections, its tables made or brought up to date.
 * The interval lets a job whose process was killed run again about ten seconds later (its heartbeat's length). The
 * embedded database has one process, whose jobs are reclaimed when it starts: only what hangs is looked for there.
 */
export const openQueues = async (database: OpenDatabase, log: Logger, onQuery = (): void => {}): Promise<PgBoss> => {
  const embedded = database.engine === 'embedded'
  const boss = new PgBoss({
    db: adapter(database, onQuery),
    backend: embedded ? 'pglite' : 'postgres',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: embedded ? 30 : 1,
    monitorIntervalSeconds: embedded ? 30 : 1,
    queueCacheIntervalSeconds: embedded ? 600 : 60,
    // No job of Alta depends on another.
    flowIntervalSeconds: 3600,
    maintenanceIntervalSeconds: 3600,
    reindex: !embedded,
    monitorVacuum: !embedded,
    persistWarnings: false,
  })
  const logOutage = openOutageLog(log)
  boss.on('error', (thrown) => {
    const error = asError(thrown)
    if (isOutage(error)) logOutage('job queue', error)
    else log.error({ err: error }, 'job queue')
  })
  boss.on('warning', ({ message }) => log.warn(`job queue: ${message}`))
  await oneAtATime(database, () => boss.start())
  return boss
}
