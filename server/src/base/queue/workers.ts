import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { answerWithin } from '../answer-within.ts'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../database.ts'
import type { Job, Submitter } from '../jobs.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { isOutage } from '../outages.ts'
import { type ClaimedJob, scaleWorkers, polling } from './scale-workers.ts'
import type { SpanStart, Tracing } from '../tracing.ts'
import type { DueWatch } from './due.ts'
import { releaseJob, historyIn, postponeJob, type RunningJob } from './run-again.ts'
import { failedQueue } from './queues.ts'
import { watchLost } from './watch-lost.ts'

interface WorkerSurroundings {
  readonly boss: PgBoss
  readonly database: OpenDatabase
  readonly log: Logger
  readonly metrics: Metrics
  readonly config: Config
  readonly due: DueWatch
  readonly tracing: Tracing
}

const submitted = z.object({ submitted_by: z.optional(z.string()), traceparent: z.optional(z.string()) })

const submitterIn = ({ name, groupId, data }: ClaimedJob): Submitter => {
  const organisation_id = groupId ?? name
  return { organisation_id, caller_id: submitted.safeParse(data).data?.submitted_by ?? organisation_id }
}

/** The trace in which the job was made continues in it. */
const spanOf = ({ name, retryCount, data }: ClaimedJob): SpanStart => ({
  name: `job ${name}`,
  kind: 'consumer',
  attributes: { 'alta.job.queue': name, 'alta.job.attempt': retryCount + 1 },
  parent: submitted.safeParse(data).data?.traceparent,
})

/** Runs the jobs: records which run, measures them, and gives them back when there is no time left. */
export const workers = ({ boss, database, log, metrics, config, due, tracing }: WorkerSurroundings) => {
  const runningJobs = new Set<RunningJob>()
  const queues: string[] = []
  const stopping = new AbortController()
  let closing = false
  let unwatch: () => void = () => undefined

  const hold = async (claimed: ClaimedJob, run: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const entry = { queue: claimed.name, id: claimed.id }
    runningJobs.add(entry)
    metrics.jobsRunning.inc({ queue: claimed.name })
    const span = tracing.begin(spanOf(claimed))
    const end = metrics.jobDuration.startTimer({ queue: claimed.name })
    try {
      await span.within(() => run(AbortSignal.any([claimed.signal, stopping.signal])))
      end({ outcome: 'done' })
      span.end()
    } catch (error) {
      const isReturned = stopping.signal.aborted || isOutage(error)
      end({ outcome: isReturned ? 'handed_back' : 'failed' })
      span.end({ failed: !isReturned })
      if (!isReturned) log.error({ err: error, job: claimed.name, job_id: claimed.id }, 'a job failed')
      // While the database is unavailable this fails, too: then the job is reclaimed as that of a lost process.
      if (isOutage(error)) await postponeJob(database.statements, entry).catch(() => undefined)
      throw error
    } finally {
      runningJobs.delete(entry)
      metrics.jobsRunning.dec({ queue: claimed.name })
      // The job may have to be tried again soon, or another one waits for its place.
      due.look()
    }
  }

  const start = async <S>(job: Job<S, unknown>, services: S): Promise<void> => {
    const failed = failedQueue(job.name)
    const at_once = job.concurrency?.(config) ?? config.ALTA_JOB_CONCURRENCY
    const free = Math.min(at_once, config.ALTA_JOB_CONCURRENCY)
    await scaleWorkers({ boss, name: job.name, at_once, free, closing: () => closing }, (claimed) =>
      hold(claimed, (signal) => {
        const { data, retryCount } = claimed
        const { lost, returned } = historyIn(data)
        const attempt = Math.max(1, retryCount + 1 - lost - returned)
        return job.run({ services, data, submitter: submitterIn(claimed), signal, attempt, is_suspect: lost > 0 })
      }),
    )
    const giver = await boss.work(failed, polling, async ([claimed]) => {
      if (!claimed) return
      boss.notifyWorker(giver)
      await hold(claimed, () => job.failed({ services, data: claimed.data }))
    })
    queues.push(job.name, failed)
  }

  const stop = async (milliseconds: number): Promise<void> => {
    closing = true
    unwatch()
    // Ends when pg-boss has recorded the outcomes of the jobs: one that returned and is not recorded would run again.
    const recorded = Promise.all(queues.map((name) => boss.offWork(name, { wait: true })))
    await answerWithin(recorded, milliseconds, null)
    // The jobs are given back before they are aborted, so that an error on the way out cannot count as a failure.
    for (const entry of runningJobs) await releaseJob(database.statements, entry)
    stopping.abort(new Error('The server stops.'))
  }
  const watchOthers = (): void => void (unwatch = watchLost({ boss, database, log, queues }))
  return { start, stop, watchOthers }
}
