import type { Logger } from 'pino'
import type { OpenDatabase } from '../../database.ts'

const minute = 60_000
const checkpoint_every = 4 * minute
/** Hour of the night, local time, in which the tables are vacuumed. */
const vacuum_hour = 3

/**
 * Does for the embedded engine what PostgreSQL's background workers do elsewhere: a checkpoint every few minutes (short
 * recovery, small log) and VACUUM ANALYZE each night. Returns the function that ends it.
 */
export const scheduleMaintenance = (database: Pick<OpenDatabase, 'statements'>, log: Logger): (() => void) => {
  let vacuumedOn = ''
  const run = async (): Promise<void> => {
    try {
      await database.statements.execute('checkpoint')
      const now = new Date()
      if (now.getHours() !== vacuum_hour || vacuumedOn === now.toDateString()) return
      vacuumedOn = now.toDateString()
      await database.statements.execute('vacuum analyze')
    } catch (error) {
      log.error({ err: error }, 'database housekeeping failed')
    }
  }
  const timer = setInterval(() => void run(), checkpoint_every).unref()
  return () => clearInterval(timer)
}
