import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import type * as z from 'zod/mini'
import { fromKysely } from 'pg-boss'
import type { PgBoss } from 'pg-boss'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database.ts'
import type { Metrics } from './metrics/metrics.ts'
import { failedQueue, openQueues, reclaimOrphans } from './queue/queues.ts'
import type { Schema } from './database/schema.ts'
import { workers } from './queue/workers.ts'

/** What a job is given. `signal` aborts when the server stops, time is up or another process took the job over. */
export interface JobRun<S, D> {
  readonly services: S
  readonly data: D
  readonly signal: AbortSignal
  /** 1 the first time. A job may run again after a crash, so it must be safe to repeat. */
  readonly attempt: number
}

interface JobDeclaration<S, D> {
  readonly name: string
  readonly data: z.ZodMiniType<D>
  /** How often it is tried again after a failure or a crash. */
  readonly retries: number
  readonly run: (job: JobRun<S, D>) => Promise<void>
  /** Called once the retries are spent, so that the thing it was about can say so. */
  readonly failed: (job: Pick<JobRun<S, D>, 'services' | 'data'>) => Promise<void>
}

/** A kind of job, declared like a call. `D` is the shape of its data. */
export interface Job<S, D> {
  readonly name: string
  readonly retries: number
  readonly data: z.ZodMiniType<D>
  readonly run: (job: JobRun<S, unknown>) => Promise<void>
  readonly failed: (job: Pick<JobRun<S, unknown>, 'services' | 'data'>) => Promise<void>
}

export const jobOf = <S, D>(declaration: JobDeclaration<S, D>): Job<S, D> => {
  const { data } = declaration
  return {
    ...declaration,
    run: (job) => declaration.run({ ...job, data: data.parse(job.data) }),
    failed: (job) => declaration.failed({ ...job, data: data.parse(job.data) }),
  }
}

interface Enqueued<D> {
  readonly data: D
  /** While a job with the same key is waiting or running, another is not made. */
  readonly key?: string
}

export interface Jobs {
  /** Written in the caller's transaction: the job exists exactly when the act does. */
  enqueue<S, D>(trx: Transaction<Schema>, job: Job<S, D>, enqueued: Enqueued<D>): Promise<void>
  /** Makes the queues and, where this process is a worker, begins to work them with `services`. */
  start<S>(services: S, jobs: readonly Job<S, unknown>[]): Promise<void>
  /** Takes no more jobs, lets running ones finish for ALTA_STOP_SECONDS, then hands them back as if never begun. */
  stop(): Promise<void>
}

interface JobSurroundings {
  readonly config: Config
  readonly database: OpenDatabase
  readonly log: Logger
  readonly metrics: Metrics
}

const enqueueOn =
  (boss: PgBoss): Jobs['enqueue'] =>
  async (trx, job, { data, key }) => {
    const parsed: unknown = job.data.parse(data)
    if (typeof parsed !== 'object' || parsed === null) throw new Error(`The data of ${job.name} must be an object.`)
    await boss.send(job.name, parsed, { db: fromKysely(trx), singletonKey: key ?? crypto.randomUUID() })
  }

export const openJobs = async ({ config, database, log, metrics }: JobSurroundings): Promise<Jobs> => {
  const boss = await openQueues(database, log)
  const working = workers({ boss, database, log, metrics, config })
  return {
    enqueue: enqueueOn(boss),
    start: async (services, jobs) => {
      for (const job of jobs) {
        await boss.createQueue(failedQueue(job.name), {
          retryLimit: 10,
          retryDelay: 1,
          retryBackoff: true,
          notify: true,
        })
        const options = { retryLimit: job.retries, retryDelay: 1, heartbeatSeconds: 10, notify: true }
        await boss.createQueue(job.name, { ...options, policy: 'exclusive', deadLetter: failedQueue(job.name) })
        await boss.updateQueue(job.name, options)
        // Reads the queue into pg-boss's cache: inside a transaction it could not.
        await boss.findJobs(job.name, { key: '' })
        if (database.engine === 'embedded') await reclaimOrphans(boss, database, job.name)
        if (config.ALTA_ROLE !== 'web') await working.start(job, services)
      }
    },
    stop: async () => {
      await working.stop(config.ALTA_STOP_SECONDS * 1000)
      await boss.stop({ graceful: false, close: false })
    },
  }
}
