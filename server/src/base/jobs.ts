import type * as z from 'zod/mini'
import type { Trx } from './database.ts'
import type { Config } from './config.ts'

/** On whose behalf a job is done, for taking turns. */
export interface Submitter {
  readonly organisation_id: string
  /** Person or service credential; the organisation itself where nobody asked. */
  readonly caller_id: string
}

/** What a job is given. `signal` aborts when the server stops, time is up or another process has taken over the job. */
export interface JobRun<S, D> {
  readonly services: S
  readonly data: D
  readonly submitter: Submitter
  readonly signal: AbortSignal
  /**
   * 1 the first time, one more after each failure. A job may also run again after a crash or an outage, which does not
   * count as a failure: it must be safe to repeat.
   */
  readonly attempt: number
  /** Whether a process was lost while it ran, perhaps because of the job. */
  readonly is_suspect?: boolean
}

/** Seconds before a job that failed runs again. */
export interface RetryWait {
  readonly first: number
  readonly longest: number
}

interface JobDeclaration<S, D> {
  readonly name: string
  readonly data: z.ZodMiniType<D>
  /** How often it is tried again after a failure or a crash. */
  readonly retries: number
  /** Left out: after a second. Otherwise the wait doubles each time, up to the longest. */
  readonly retry_wait?: RetryWait
  /**
   * The most jobs that one process runs at once; one organisation has all but one of them at most. It is higher for
   * jobs that mostly wait for others. Left out: ALTA_JOB_CONCURRENCY.
   */
  readonly concurrency?: (config: Config) => number
  readonly run: (job: JobRun<S, D>) => Promise<void>
  /** Called once the retries are spent, so that the record it was about can show it. */
  readonly failed: (job: Pick<JobRun<S, D>, 'services' | 'data'>) => Promise<void>
}

/** A kind of job, declared like a call. `D` is the shape of its data. */
export interface Job<S, D> {
  readonly name: string
  readonly retries: number
  readonly retry_wait?: RetryWait
  readonly concurrency?: (config: Config) => number
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

/** The submitter of work that Alta does by itself. */
export const organisationSubmitter = (organisation_id: string): Submitter => ({
  organisation_id,
  caller_id: organisation_id,
})

interface Enqueued<D> {
  readonly data: D
  readonly submitter: Submitter
  /** While a job with the same key is waiting or running, another is not made. */
  readonly key?: string
}

export interface QueueDepth {
  readonly queue: string
  /** Jobs that wait for a worker or for their next attempt. */
  readonly waiting: number
  /** Seconds since the oldest waiting job was made; 0 where none waits. */
  readonly oldest_seconds: number
}

export interface Jobs {
  /**
   * Makes a job in the caller's transaction: the job exists exactly when the act does. Jobs are taken in turns: by
   * organisation, and within each by person.
   */
  enqueue<S, D>(trx: Trx, job: Job<S, D>, enqueued: Enqueued<D>): Promise<void>
  /** Makes the queues and, where this process is a worker, starts to work them with `services`. */
  start<S>(services: S, jobs: readonly Job<S, unknown>[]): Promise<void>
  /** The depth of each queue that this process knows, also those without jobs, over all processes. */
  depths(): Promise<readonly QueueDepth[]>
  /** Whether `start` has done its work and nothing was stopped since. */
  isRunning(): boolean
  /**
   * Takes no more jobs, lets running ones finish for ALTA_STOP_SECONDS, then hands them back as if they had never
   * begun.
   */
  stop(): Promise<void>
}
