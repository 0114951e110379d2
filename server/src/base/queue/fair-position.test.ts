import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openTestDatabase } from '../../contract-tests/test-database.ts'
import { readConfig } from '../config.ts'
import type { OpenDatabase } from '../database.ts'
import { type Job, jobOf, type Jobs } from '../jobs.ts'
import { openMetrics } from '../metrics/metrics.ts'
import { openJobs } from './open.ts'

/** Jobs are named by organisation, person and number: `ax1`. Each runs until the test ends it. */
interface ControlledJobs {
  readonly began: string[]
  readonly ends: Map<string, () => void>
  most: number
}

const log = pino({ level: 'silent' })
const data = z.object({ name: z.string() })
let database: OpenDatabase
const opened: Jobs[] = []
const wards: ControlledJobs[] = []
const patient = { timeout: 30_000, interval: 10 }

beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  for (const { ends } of wards.splice(0)) for (const end of ends.values()) end()
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop()))
})
afterAll(() => database.close())

const kindOf = (name: string): Job<ControlledJobs, { name: string }> =>
  jobOf<ControlledJobs, { name: string }>({
    name,
    data,
    retries: 0,
    run: async ({ services, data: job }) => {
      const ended = Promise.withResolvers<undefined>()
      services.ends.set(job.name, () => ended.resolve(undefined))
      services.began.push(job.name)
      services.most = Math.max(services.most, [...services.ends.keys()].filter((each) => each.startsWith('a')).length)
      await ended.promise
      services.ends.delete(job.name)
    },
    failed: async () => undefined,
  })

async function server(
  ward: ControlledJobs,
  kind: Job<ControlledJobs, { name: string }>,
  at_once: number,
): Promise<Jobs> {
  const config = readConfig({
    ALTA_STOP_SECONDS: '5',
    ALTA_JOB_CONCURRENCY: String(at_once),
    DATABASE_URL: 'postgres://unused',
  })
  const jobs = await openJobs({ config, database, log, metrics: openMetrics() })
  opened.push(jobs)
  await jobs.start(ward, [kind])
  return jobs
}

function begin(name: string) {
  const ward: ControlledJobs = { began: [], ends: new Map(), most: 0 }
  wards.push(ward)
  const kind = kindOf(name)
  const add = async (jobs: Jobs, ...names: readonly string[]) => {
    for (const each of names) {
      const submitter = { organisation_id: each.charAt(0), caller_id: each.slice(0, 2) }
      const enqueued = { data: { name: each }, submitter }
      await database.db.transaction().execute((trx) => jobs.enqueue(trx, kind, enqueued))
    }
  }
  const until = (count: number) => expect.poll(() => ward.began.length, patient).toBe(count)
  /** Ends the running jobs one by one until `count` jobs have begun. */
  const endUntil = async (count: number) => {
    while (ward.began.length < count) {
      const at = ward.began.length
      // An organisation whose share is full continues only when one of its own jobs ends.
      const oldest = [...ward.ends.keys()].toSorted()[0] ?? ''
      ward.ends.get(oldest)?.()
      await until(at + 1)
    }
  }
  return { ward, kind, add, until, endUntil }
}

const line = (prefix: string, length: number) => Array.from({ length }, (_, at) => `${prefix}${at}`)

describe('jobs of several organisations', () => {
  it('run in turn, one per organisation, and a new organisation is next', async () => {
    const { ward, kind, add, until, endUntil } = begin('turns-one')
    const jobs = await server(ward, kind, 1)
    await add(jobs, ...line('ax', 6))
    await until(1)
    await add(jobs, 'bx0', 'bx1', 'cx0')
    await endUntil(9)
    expect(ward.began).toEqual(['ax0', 'bx0', 'cx0', 'ax1', 'bx1', 'ax2', 'ax3', 'ax4', 'ax5'])
  })

  it('run in turn by person, too', async () => {
    const { ward, kind, add, until, endUntil } = begin('turns-people')
    const jobs = await server(ward, kind, 1)
    await add(jobs, ...line('ax', 6))
    await until(1)
    await add(jobs, 'ay0', 'az0', 'bx0')
    await endUntil(9)
    expect(ward.began.slice(0, 2)).toEqual(['ax0', 'bx0'])
    expect(ward.began.slice(2, 6).toSorted()).toEqual(['ax1', 'ax2', 'ay0', 'az0'])
  })

  it('do not starve those that wait, however often other organisations add jobs', async () => {
    const { ward, kind, add, until, endUntil } = begin('turns-again')
    const jobs = await server(ward, kind, 1)
    await add(jobs, 'ax0', 'ax1')
    await until(1)
    for (let at = 0; at < 24; at += 1) {
      await add(jobs, `${at % 2 === 0 ? 'b' : 'c'}x${at}`)
      await endUntil(at + 2)
    }
    expect(ward.began).toContain('ax1')
  })

  for (const [at_once, most] of [
    [2, 1],
    [3, 2],
    [5, 4],
  ] as const)
    it(`never take all ${at_once} workers for one of them`, async () => {
      const { ward, kind, add, until, endUntil } = begin(`turns-share-${at_once}`)
      const jobs = await server(ward, kind, at_once)
      await add(jobs, ...line('ax', 8))
      await until(most)
      await add(jobs, 'bx0')
      await until(most + 1)
      expect(ward.began.at(-1)).toBe('bx0')
      await endUntil(9)
      expect(ward.most).toBe(most)
    })

  it('run in turn on several servers of one database', async () => {
    const { ward, kind, add, until, endUntil } = begin('turns-servers')
    const jobs = await server(ward, kind, 1)
    await server(ward, kind, 1)
    await add(jobs, ...line('ax', 6))
    await until(2)
    await add(jobs, 'bx0', 'cx0')
    await endUntil(4)
    expect(ward.began.slice(2)).toEqual(['bx0', 'cx0'])
  })
})
