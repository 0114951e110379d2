import { Problem } from '@alta/contract/problems'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestDatabase } from '../../contract-tests/test-database.ts'
import { readConfig } from '../config.ts'
import type { OpenDatabase } from '../database.ts'
import { type Job, jobOf, type JobRun, type Jobs, organisationSubmitter } from '../jobs.ts'
import { openMetrics } from '../metrics/metrics.ts'
import { queuesWithLost, reclaimLostJobs } from './run-again.ts'
import { openJobs } from './open.ts'
import { openQueues } from './queues.ts'
import type { RecordedRuns } from './queue.fixtures.ts'

const log = pino({ level: 'silent' })
const metrics = openMetrics()
const recorded: RecordedRuns = { ran: [], failed: [] }
const opened: Jobs[] = []
const never = new Promise<void>(() => {})
let database: OpenDatabase
let boss: Awaited<ReturnType<typeof openQueues>>

beforeAll(async () => {
  database = await openTestDatabase()
  boss = await openQueues(database, log)
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop()))
  recorded.ran.length = 0
  recorded.failed.length = 0
})
afterAll(async () => {
  await boss.stop({ graceful: false, close: false })
  await database.close()
})

const jobNamed = (name: string, run: (job: JobRun<RecordedRuns, { n: number }>) => Promise<void>) =>
  jobOf<RecordedRuns, { n: number }>({
    name,
    data: z.object({ n: z.number() }),
    retries: 0,
    run: async (input) => {
      input.services.ran.push(input)
      await run(input)
    },
    failed: async ({ services, data: { n } }) => void services.failed.push(n),
  })

/** Starts one more process that works on jobs of this kind. */
async function work(kind: Job<RecordedRuns, { n: number }>): Promise<Jobs> {
  const config = readConfig({ ALTA_STOP_SECONDS: '1', DATABASE_URL: 'postgres://unused' })
  const jobs = await openJobs({ config, database, log, metrics })
  opened.push(jobs)
  await jobs.start(recorded, [kind])
  return jobs
}

/** Starts a process that works on jobs of this kind, and creates one job. */
async function begin(kind: Job<RecordedRuns, { n: number }>): Promise<void> {
  const jobs = await work(kind)
  await database.db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, kind, { data: { n: 1 }, submitter: organisationSubmitter('hospital') }))
}

const runs = (count: number) => expect.poll(() => recorded.ran.length, { timeout: 60_000 }).toBe(count)

/** The state after a kill: the job ran for this many seconds and its heartbeat is old. Waiting jobs may run at once. */
async function lose(name: string, seconds: number): Promise<void> {
  await database.statements.execute(
    `update pgboss.job set heartbeat_on = now() - interval '1 hour', started_on = now() - interval '1 hour' - $2 * interval '1 second'
     where name = $1 and state = 'active'`,
    [name, seconds],
  )
  expect(await queuesWithLost(database.statements, ['another', name], 10)).toEqual([name])
  await reclaimLostJobs({ boss, statements: database.statements }, name, 10)
  expect(await queuesWithLost(database.statements, ['another', name], 10)).toEqual([])
  await database.statements.execute(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [
    name,
  ])
}

const stateOf = async (name: string) =>
  (await database.statements.execute('select state from pgboss.job where name = $1', [name])).map(({ state }) => state)

test('a job whose process died twice or more is not given up before it was tried for a minute', async () => {
  const kind = jobNamed('killed', () => never)
  await begin(kind)
  for (let kills = 1; kills <= 4; kills += 1) {
    await runs(kills)
    await lose('killed', 3)
    await work(kind)
  }
  await runs(5)
  expect(recorded.failed).toEqual([])
  expect(recorded.ran.map(({ attempt, is_suspect }) => [attempt, is_suspect])).toEqual([
    [1, false],
    [1, true],
    [1, true],
    [1, true],
    [1, true],
  ])
  // The history holds four runs of three seconds and one of fifty.
  await lose('killed', 50)
  await expect.poll(() => recorded.failed, { timeout: 60_000 }).toEqual([1])
  expect(recorded.ran).toHaveLength(5)
}, 180_000)

test('a worker that lost its job to another can neither finish nor fail it', async () => {
  const first = Promise.withResolvers<void>()
  const kind = jobNamed('taken', () => (recorded.ran.length === 1 ? first.promise : never))
  await begin(kind)
  await runs(1)
  await lose('taken', 3)
  await work(kind)
  await runs(2)
  // The process was only suspended and continues now.
  first.resolve()
  await expect.poll(() => recorded.ran[0]?.signal.aborted, { timeout: 60_000 }).toBe(true)
  expect(await stateOf('taken')).toEqual(['active'])
}, 180_000)

test('a job that an outage of the database or the files interrupts waits, and uses up no retry', async () => {
  await begin(
    jobNamed('outage', async () => {
      if (recorded.ran.length === 1) throw new Problem('files-unavailable', { retry_after: 10 })
      if (recorded.ran.length === 2) throw Object.assign(new Error('gone'), { code: '57P01' })
    }),
  )
  await runs(3)
  await expect.poll(() => stateOf('outage'), { timeout: 60_000 }).toEqual(['completed'])
  expect(recorded.ran.map(({ attempt, is_suspect }) => [attempt, is_suspect])).toEqual([
    [1, false],
    [1, false],
    [1, false],
  ])
  expect(recorded.failed).toEqual([])
}, 180_000)
