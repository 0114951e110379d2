import type { Logger } from 'pino'
import type { OpenDatabase } from '../database.ts'

/**
 * Milliseconds between two looks while jobs come and go: a retry, or a job that waited for a place, may be noticed this
 * late.
 */
const busy_ms = 1_000
/** How long after the last sign of work the looks go on: the outcome of a job is recorded meanwhile. */
const settled_ms = 3_000
/** Milliseconds between two looks while there is nothing. On PostgreSQL other processes may have given a job back. */
const idle_ms = { embedded: 60_000, postgresql: 1_000 } as const

interface DueSurroundings {
  readonly boss: {
    readonly getWipData: () => readonly { readonly id: string; readonly name: string }[]
    readonly notifyWorker: (id: string) => void
  }
  readonly database: Pick<OpenDatabase, 'engine' | 'statements'>
  readonly log: Logger
}

export interface DueWatch {
  /** Called when a job was made, done or given back: looks soon, and repeatedly for some seconds. */
  readonly look: () => void
  readonly stop: () => void
}

/** Milliseconds until the first job of each queue may be taken; 0 or less: it waits already. */
const dueIn = async ({ statements }: DueSurroundings['database']): Promise<ReadonlyMap<string, number>> => {
  const rows = await statements.execute(
    `select name, 1000 * extract(epoch from min(start_after) - clock_timestamp()) as due_ms
     from pgboss.job where state < 'active' and not blocked group by name`,
  )
  return new Map(rows.map(({ name, due_ms }) => [String(name), Number(due_ms)]))
}

/**
 * Wakes the workers of a queue when one of its jobs comes due. NOTIFY reports jobs that are made, and not those that
 * are retried later or wait until their organisation has a place. One query for all queues, made when it may have a
 * result, replaces the polling of each worker.
 */
export const watchDue = ({ boss, database, log }: DueSurroundings): DueWatch => {
  let timer: NodeJS.Timeout | undefined
  let at = Infinity
  let busyUntil = 0
  let failed = false
  let stopped = false

  const arm = (milliseconds: number): void => {
    const then = performance.now() + milliseconds
    if (stopped || then >= at) return
    clearTimeout(timer)
    at = then
    timer = setTimeout(() => void ask(), milliseconds).unref()
  }
  const wake = (isDue: (queue: string) => boolean): void => {
    for (const { id, name } of boss.getWipData()) if (isDue(name)) boss.notifyWorker(id)
  }
  const ask = async (): Promise<void> => {
    at = Infinity
    try {
      const due = await dueIn(database)
      const missed = failed
      failed = false
      wake((queue) => missed || (due.get(queue) ?? 1) <= 0)
      const next = Math.min(...due.values())
      const isBusy = next <= 0 || performance.now() < busyUntil
      arm(
        Math.max(10, Math.min(idle_ms[database.engine], isBusy ? busy_ms : Infinity, next > 0 ? next + 10 : Infinity)),
      )
    } catch (error) {
      if (!failed && !stopped) log.warn({ err: error }, 'jobs that come due could not be looked for')
      failed = true
      arm(busy_ms)
    }
  }
  return {
    look: () => {
      busyUntil = performance.now() + settled_ms
      arm(busy_ms)
    },
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
