import type { PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import type { Statements } from '../database.ts'

/**
 * The runs of a job that ended without its fault: its process was lost, or a service was unavailable. They use up no
 * retry. The history is stored in the job's data, where pg-boss ignores it.
 */
const history = z.object({
  /** The number of runs whose process gave no sign of life any more, and their seconds in all. */
  lost: z._default(z.number(), 0),
  lost_seconds: z._default(z.number(), 0),
  /** The number of runs that were handed back: the server stopped, or the database or the files were unavailable. */
  returned: z._default(z.number(), 0),
})
export type JobHistory = z.output<typeof history>

const jobData = z.object({ history: z.optional(history) })
const nothing: JobHistory = { lost: 0, lost_seconds: 0, returned: 0 }

export const historyIn = (data: unknown): JobHistory => jobData.safeParse(data).data?.history ?? nothing

/** A running process refreshes its jobs every three seconds. */
export const silent_seconds = 10

/**
 * A job is given up for its lost processes only after this many of them and this much time: two kills in a row do not
 * prove that the job is the cause. A run that was lost at once counts two seconds, so that there is an end.
 */
const given_up = { lost: 3, seconds: 60 }
const least_seconds = 2
const longest_wait = 30

/** The runs that an outage may prevent; beyond them a failure counts as one. */
const returned_most = 300
const longest_return_wait = 60

const counter = (field: keyof JobHistory) => `coalesce((data -> 'history' ->> '${field}')::float8, 0)`
const noted = (fields: Partial<Record<keyof JobHistory, string>>) =>
  `data || jsonb_build_object('history', coalesce(data -> 'history', '{}') || jsonb_build_object(${Object.entries(
    fields,
  )
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')}))`

/**
 * The retry count is increased, so that a process with the old claim can neither finish nor fail the new run (pg-boss
 * compares it), and the limit is increased with it.
 */
const anew = `state = 'retry', retry_count = retry_count + 1, retry_limit = retry_limit + 1, started_on = null, heartbeat_on = null`

export interface RunningJob {
  readonly queue: string
  readonly id: string
}

/** Undoes the claim because the server stops: another process may have it at once. */
export async function releaseJob(statements: Statements, { queue, id }: RunningJob): Promise<void> {
  await statements.execute(
    `update pgboss.job set ${anew}, start_after = now(), data = ${noted({ returned: `${counter('returned')} + 1` })}
     where name = $1 and id = $2 and state = 'active'`,
    [queue, id],
  )
}

/** Undoes the claim because the database or the files were unavailable; the wait doubles each time, up to a minute. */
export async function postponeJob(statements: Statements, { queue, id }: RunningJob): Promise<void> {
  await statements.execute(
    `update pgboss.job set ${anew}, data = ${noted({ returned: `${counter('returned')} + 1` })},
       start_after = now() + least(${longest_return_wait}, power(2, least(${counter('returned')}, 10))) * interval '1 second'
     where name = $1 and id = $2 and state = 'active' and ${counter('returned')} < ${returned_most}`,
    [queue, id],
  )
}

const lostNow = `${counter('lost')} + 1`
const lostSeconds = `${counter('lost_seconds')} + greatest(${least_seconds}, extract(epoch from heartbeat_on - started_on))`
/** The job that records that another one was given up is never given up itself. */
const isSpent = `dead_letter is not null and ${lostNow} >= ${given_up.lost} and ${lostSeconds} >= ${given_up.seconds}`

const isSilent = (seconds: string) => `state = 'active' and heartbeat_on <= now() - ${seconds} * interval '1 second'`

/** The queues with jobs of processes that have been silent for this many seconds: one query for all of them. */
export async function queuesWithLost(statements: Statements, queues: readonly string[], silent: number) {
  const rows = await statements.execute(
    `select distinct name from pgboss.job where name = any($1) and ${isSilent('$2')}`,
    [queues, silent],
  )
  return rows.map(({ name }) => String(name))
}

/**
 * Takes over the jobs of a queue whose processes have been silent for this many seconds: the first time at once, then
 * after waits that double. Returns how many, and gives up those that have been tried long enough.
 */
export async function reclaimLostJobs(
  { boss, statements }: { boss: Pick<PgBoss, 'fail'>; statements: Statements },
  queue: string,
  silent: number,
): Promise<number> {
  const isLost = `name = $1 and ${isSilent('$2')}`
  const spent = await statements.execute(
    `update pgboss.job set retry_limit = retry_count where ${isLost} and ${isSpent} returning id`,
    [queue, silent],
  )
  const ids = spent.map(({ id }) => String(id))
  if (ids.length > 0) await boss.fail(queue, ids, { message: 'its processes were lost again and again' })
  const taken = await statements.execute(
    `update pgboss.job set ${anew}, data = ${noted({ lost: lostNow, lost_seconds: lostSeconds })},
       start_after = now() + case when ${counter('lost')} = 0 then 0
         else least(${longest_wait}, power(2, least(${counter('lost')}, 10) - 1)) end * interval '1 second'
     where ${isLost} returning id`,
    [queue, silent],
  )
  return taken.length
}
