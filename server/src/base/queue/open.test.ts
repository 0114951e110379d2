import { pino } from 'pino'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openTestDatabase } from '../../contract-tests/test-database.ts'
import { readConfig } from '../config.ts'
import type { OpenDatabase } from '../database.ts'
import { jobOf, organisationSubmitter } from '../jobs.ts'
import type { Job, JobRun, Jobs } from '../jobs.ts'
import { openJobs } from './open.ts'
import { openMetrics } from '../metrics/metrics.ts'
import type { RecordedRuns } from './queue.fixtures.ts'

const log = pino({ level: 'silent' })
const metrics = openMetrics()
const recorded: RecordedRuns = { ran: [], failed: [] }
const data = z.object({ n: z.number() })
const submitter = organisationSubmitter('hospital')
let database: OpenDatabase
const opened: Jobs[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop()))
  recorded.ran.length = 0
  recorded.failed.length = 0
})
afterAll(() => database.close())

const open = async (environment: Record<string, string> = {}, on = database): Promise<Jobs> => {
  const config = readConfig({ ALTA_STOP_SECONDS: '1', DATABASE_URL: 'postgres://unused', ...environment })
  const jobs = await openJobs({ config, database: on, log, metrics })
  opened.push(jobs)
  return jobs
}
/** The database, with a delay for one kind of statement. */
const slow = (kind: RegExp, milliseconds: number): OpenDatabase => ({
  ...database,
  statements: {
    execute: async (text, values) => {
      if (kind.test(text)) await wait(milliseconds)
      return database.statements.execute(text, values)
    },
  },
})
const job = (name: string, run: (job: JobRun<RecordedRuns, { n: number }>) => Promise<void>, retries = 1) =>
  jobOf<RecordedRuns, { n: number }>({
    name,
    data,
    retries,
    run: async (input) => {
      input.services.ran.push(input)
      await run(input)
    },
    failed: async ({ services, data: { n } }) => {
      services.failed.push(n)
    },
  })
const numbers = () => recorded.ran.map((run) => run.data.n)
const add = (jobs: Jobs, kind: Job<RecordedRuns, { n: number }>, n: number) => addKeyed(jobs, kind, { n })
const addKeyed = (jobs: Jobs, kind: Job<RecordedRuns, { n: number }>, { n, key }: { n: number; key?: string }) =>
  database.db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, kind, { data: { n }, submitter, ...(key === undefined ? {} : { key }) }))

describe('jobs', () => {
  it('run soon after the transaction that added them, and not when it was rolled back', async () => {
    const jobs = await open()
    const kind = job('soon', async () => {})
    await jobs.start(recorded, [kind])
    await database.db
      .transaction()
      .execute(async (trx) => {
        await jobs.enqueue(trx, kind, { data: { n: 1 }, submitter })
        throw new Error('undone')
      })
      .catch(() => {})
    await add(jobs, kind, 2)
    await expect.poll(numbers, { interval: 5 }).toEqual([2])
    expect(recorded.ran[0]?.attempt).toBe(1)
  })

  it('are retried, and report when they are given up', async () => {
    const jobs = await open()
    const kind = job('broken', () => Promise.reject(new Error('broken')))
    await jobs.start(recorded, [kind])
    await add(jobs, kind, 7)
    await expect.poll(() => recorded.failed).toEqual([7])
    expect(recorded.ran.map(({ attempt }) => attempt)).toEqual([1, 2])
  })

  it('with the same key are added once while the first waits or runs', async () => {
    const jobs = await open()
    const kind = job('keyed', () => wait(50))
    await jobs.start(recorded, [kind])
    await Promise.all([
      addKeyed(jobs, kind, { n: 1, key: 'a' }),
      addKeyed(jobs, kind, { n: 2, key: 'a' }),
      addKeyed(jobs, kind, { n: 3, key: 'b' }),
      add(jobs, kind, 4),
    ])
    await expect.poll(numbers).toHaveLength(3)
    await wait(200)
    await addKeyed(jobs, kind, { n: 5, key: 'a' })
    await expect.poll(() => numbers().at(-1)).toBe(5)
    expect(numbers()).toHaveLength(4)
  })

  it('that wait for others run one after the other, without a pause between them', async () => {
    const jobs = await open()
    const kind = job('queued', () => wait(5))
    await jobs.start(recorded, [kind])
    const before = Date.now()
    await database.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 40; n += 1) await jobs.enqueue(trx, kind, { data: { n }, submitter })
    })
    await expect.poll(numbers, { timeout: 30_000, interval: 10 }).toHaveLength(40)
    // Two of one organisation at a time with a second of rest after each pair would take nineteen seconds.
    expect(Date.now() - before).toBeLessThan(15_000)
  })

  it('of a kind that waits for others have a higher concurrency than other jobs', async () => {
    const jobs = await open({ ALTA_JOB_CONCURRENCY: '1' })
    const release = Promise.withResolvers<void>()
    const kind = { ...job('waiting', () => release.promise), concurrency: () => 5 }
    await jobs.start(recorded, [kind])
    for (let n = 0; n < 6; n += 1) await add(jobs, kind, n)
    // Two workers are left for other organisations.
    await expect.poll(numbers, { interval: 10 }).toHaveLength(3)
    release.resolve()
    await expect.poll(numbers, { interval: 10 }).toHaveLength(6)
  })

  it('with invalid data are refused when they are added', async () => {
    const jobs = await open()
    const kind = job('checked', async () => {})
    await jobs.start(recorded, [kind])
    await expect(add(jobs, kind, Number.NaN)).rejects.toThrow('invalid_type')
  })

  it('in a web-only process are added but not run', async () => {
    const web = await open({ ALTA_ROLE: 'web' })
    const kind = job('elsewhere', async () => {})
    await web.start(recorded, [kind])
    await add(web, kind, 1)
    await wait(1_200)
    expect(numbers()).toEqual([])
    await (await open({ ALTA_ROLE: 'worker' })).start(recorded, [kind])
    await expect.poll(numbers).toEqual([1])
  })

  it('that run when the server stops are finished if there is time', async () => {
    const jobs = await open({ ALTA_STOP_SECONDS: '100' })
    let finished = false
    const kind = job('short', async () => {
      await wait(300)
      finished = true
    })
    await jobs.start(recorded, [kind])
    await add(jobs, kind, 1)
    await expect.poll(numbers).toEqual([1])
    await jobs.stop()
    expect(finished).toBe(true)
    await (await open()).start(recorded, [kind])
    await wait(1_300)
    expect(numbers()).toEqual([1])
  })

  it('that finish while the server stops do not run again, however long it takes to record that', async () => {
    const jobs = await open({ ALTA_STOP_SECONDS: '5' }, slow(/set\s[^;]*state = 'completed'/i, 500))
    const kind = job('recorded', () => wait(100))
    await jobs.start(recorded, [kind])
    await add(jobs, kind, 1)
    await expect.poll(numbers).toEqual([1])
    await jobs.stop()
    await (await open()).start(recorded, [kind])
    await wait(1_300)
    expect(numbers()).toEqual([1])
  })

  it('that run too long when the server stops are returned to the queue, which is no failed attempt', async () => {
    const jobs = await open()
    const kind = job(
      'long',
      ({ signal, attempt, data: { n } }) =>
        recorded.ran.length > 1
          ? Promise.resolve()
          : wait(60_000, undefined, { signal }).catch(() => wait(n + attempt)),
      0,
    )
    await jobs.start(recorded, [kind])
    await add(jobs, kind, 1)
    await expect.poll(numbers).toEqual([1])
    await jobs.stop()
    expect(recorded.ran[0]?.signal.aborted).toBe(true)
    await (await open()).start(recorded, [kind])
    await expect.poll(numbers).toEqual([1, 1])
    expect(recorded.ran[1]?.attempt).toBe(1)
    await wait(300)
    expect(recorded.failed).toEqual([])
  })

  it('that were running when the process died run again within seconds', async () => {
    const dead = await open()
    const kind = job('orphan', () => (recorded.ran.length > 1 ? Promise.resolve() : new Promise(() => {})))
    await dead.start(recorded, [kind])
    await add(dead, kind, 1)
    await expect.poll(numbers).toEqual([1])
    // The state after a kill: a running job without a recent heartbeat.
    await database.statements.execute(
      "update pgboss.job set heartbeat_on = heartbeat_on - interval '11 seconds' where name = 'orphan'",
    )
    await (await open()).start(recorded, [kind])
    await expect.poll(numbers, { timeout: 8_000 }).toEqual([1, 1])
    expect(recorded.ran[1]).toMatchObject({ attempt: 1, is_suspect: true })
  })
})
