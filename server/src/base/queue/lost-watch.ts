import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { OpenDatabase } from '../database.ts'
import { silent_seconds, takeOverLost } from './history.ts'

const sweep_ms = 1_000

interface LostSurroundings {
  readonly boss: PgBoss
  readonly database: Pick<OpenDatabase, 'statements'>
  readonly log: Logger
}

/** Where several processes share the jobs: takes over those of processes that were lost, and wakes who may do them. */
export const watchLost = ({ boss, database, log }: LostSurroundings, queues: readonly string[]) => {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const sweep = async (): Promise<void> => {
    for (const queue of queues) {
      if ((await takeOverLost({ boss, statements: database.statements }, queue, silent_seconds)) === 0) continue
      log.warn({ job: queue }, 'a job was taken over from a process that was lost')
      for (const worker of boss.getWipData()) if (worker.name === queue) boss.notifyWorker(worker.id)
    }
  }
  const look = async (): Promise<void> => {
    // while the database is away nobody can be seen; its other users say so
    await sweep().catch(() => undefined)
    if (!stopped) timer = setTimeout(() => void look(), sweep_ms).unref()
  }
  return {
    start: (): void => {
      timer = setTimeout(() => void look(), sweep_ms).unref()
    },
    stop: (): void => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
