import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { OpenDatabase } from '../database.ts'
import { queuesWithLost, silent_seconds, reclaimLostJobs } from './run-again.ts'

interface Watching {
  readonly boss: PgBoss
  readonly database: OpenDatabase
  readonly log: Logger
  readonly queues: readonly string[]
}

const look_every_ms = 1_000

/** Reclaims jobs of lost processes in these queues, and wakes workers that may take them. */
async function lookForLost({ boss, database, log, queues }: Watching): Promise<void> {
  for (const queue of await queuesWithLost(database.statements, queues, silent_seconds)) {
    if ((await reclaimLostJobs({ boss, statements: database.statements }, queue, silent_seconds)) === 0) continue
    log.warn({ job: queue }, 'a job was taken over from a process that was lost')
    for (const worker of boss.getWipData()) if (worker.name === queue) boss.notifyWorker(worker.id)
  }
}

/** Where several processes share the jobs, each looks after those of the others. Returns the function that ends it. */
export function watchLost(watching: Watching): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const later = (): void => {
    timer = setTimeout(() => void look(), look_every_ms).unref()
  }
  const look = async (): Promise<void> => {
    // While the database is unavailable no process can be seen; the errors of other queries report the outage.
    await lookForLost(watching).catch(() => undefined)
    if (!isOver) later()
  }
  later()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
