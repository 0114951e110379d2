import type { OpenDatabase } from '../database.ts'
import type { QueueDepth } from '../jobs.ts'

/** The number of jobs that wait in each of these queues, and the age of the oldest. */
export const depthsOf = async (
  { statements }: Pick<OpenDatabase, 'statements'>,
  queues: readonly string[],
): Promise<readonly QueueDepth[]> => {
  const rows = await statements.execute(
    `select name, count(*) as waiting, extract(epoch from clock_timestamp() - min(created_on)) as oldest
     from pgboss.job where state < 'active' and not blocked group by name`,
  )
  const found = new Map(rows.map((row) => [String(row['name']), row]))
  return queues.map((queue) => {
    const row = found.get(queue)
    // A clock that was set back must not give a negative age.
    return { queue, waiting: Number(row?.['waiting'] ?? 0), oldest_seconds: Math.max(0, Number(row?.['oldest'] ?? 0)) }
  })
}
