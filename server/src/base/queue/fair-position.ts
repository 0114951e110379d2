import { sql } from 'kysely'
import type { Trx } from '../database.ts'
import type { Submitter } from '../jobs.ts'

/** The distance between two jobs of one line, so that new jobs find places before the next job of a long line. */
const step = 10

/**
 * The two lines that an organisation has at most: the jobs of people who had none waiting or running (`first`), and all
 * others. So a person with a hundred jobs delays a colleague by one job, and no number of people gives an organisation
 * more than two turns for each turn of another.
 */
type QueueLine = 'first' | 'further'

interface QueuePosition {
  readonly priority: number
  readonly line: QueueLine
}

interface VirtualTimes {
  readonly person: number | null
  readonly first: number | null
  readonly further: number | null
  readonly running: number | null
  readonly next: number | null
}

/**
 * The position of a new job: start-time fair queueing (Goyal, Vin and Cheng, 1996) with the virtual time as negative
 * priority, so that any number of servers take the jobs in turns without asking one another. The job of an organisation
 * without jobs comes right after those that run, another one behind its organisation's own. Time only advances while
 * jobs run, so nobody waits for ever.
 */
export async function fairQueuePosition(
  trx: Trx,
  name: string,
  { organisation_id, caller_id }: Submitter,
): Promise<QueuePosition> {
  const theirs = sql`group_id = ${organisation_id}`
  const { rows } = await sql<VirtualTimes>`
    select
      max(-priority) filter (where ${theirs} and data ->> 'submitted_by' = ${caller_id}) as person,
      max(-priority) filter (where ${theirs} and group_tier = 'first') as first,
      max(-priority) filter (where ${theirs} and group_tier = 'further') as further,
      max(-priority) filter (where state = 'active') as running,
      min(-priority) filter (where state < 'active') as next
    from pgboss.job where name = ${name} and state <= 'active'`.execute(trx)
  const [standing] = rows
  const { person = null, first = null, further = null, running = null, next = null } = standing ?? {}
  const line = person === null ? 'first' : 'further'
  const own = [person, line === 'first' ? first : further].flatMap((time) => (time === null ? [] : [time + step]))
  const now = running ?? (next === null ? 0 : next - 1)
  return { priority: -Math.max(now + 1, ...own), line }
}
