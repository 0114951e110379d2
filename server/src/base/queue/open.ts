import { fromKysely } from 'pg-boss'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../database.ts'
import type { Jobs } from '../jobs.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { noTracing, type Tracing } from '../tracing.ts'
import { depthsOf } from './depths.ts'
import { watchDue } from './due.ts'
import { reclaimLostJobs } from './run-again.ts'
import { failedQueue, openQueues } from './queues.ts'
import { fairQueuePosition } from './fair-position.ts'
import { workers } from './workers.ts'

interface JobSurroundings {
  readonly config: Config
  readonly database: OpenDatabase
  readonly log: Logger
  readonly metrics: Metrics
  readonly tracing?: Tracing
}

/**
 * Seconds after which pg-boss itself takes a process for lost and counts a failure; run-again.ts acts earlier, and counts
 * none.
 */
const own_heartbeat = 3_600

const enqueueOn =
  (boss: PgBoss, tracing: Tracing): Jobs['enqueue'] =>
  async (trx, job, { data, key, submitter }) => {
    const parsed: unknown = job.data.parse(data)
    if (typeof parsed !== 'object' || parsed === null) throw new Error(`The data of ${job.name} must be an object.`)
    const traceparent = tracing.carry()
    const { priority, line } = await fairQueuePosition(trx, job.name, submitter)
    await boss.send(
      job.name,
      { ...parsed, submitted_by: submitter.caller_id, ...(traceparent !== undefined && { traceparent }) },
      {
        db: fromKysely(trx),
        singletonKey: key ?? crypto.randomUUID(),
        group: { id: submitter.organisation_id, tier: line },
        priority,
      },
    )
  }

export const openJobs = async ({
  config,
  database,
  log,
  metrics,
  tracing = noTracing,
}: JobSurroundings): Promise<Jobs> => {
  let onQuery = (): void => {}
  const boss = await openQueues(database, log, () => onQuery())
  const due = watchDue({ boss, database, log })
  const working = workers({ boss, database, log, metrics, config, due, tracing })
  let running = false
  const queues: string[] = []
  return {
    enqueue: enqueueOn(boss, tracing),
    start: async (services, jobs) => {
      for (const job of jobs) {
        queues.push(job.name, failedQueue(job.name))
        await boss.createQueue(failedQueue(job.name), {
          retryLimit: 10,
          retryDelay: 1,
          retryBackoff: true,
          notify: true,
        })
        const { first = 1, longest } = job.retry_wait ?? {}
        const backoff = longest === undefined ? {} : { retryBackoff: true, retryDelayMax: longest }
        const options = {
          retryLimit: job.retries,
          retryDelay: first,
          ...backoff,
          heartbeatSeconds: own_heartbeat,
          notify: true,
        }
        await boss.createQueue(job.name, { ...options, policy: 'exclusive', deadLetter: failedQueue(job.name) })
        await boss.updateQueue(job.name, options)
        // Reads the queue into pg-boss's cache, which is not possible inside a transaction.
        await boss.findJobs(job.name, { key: '' })
        if (database.engine === 'embedded')
          for (const queue of [job.name, failedQueue(job.name)])
            await reclaimLostJobs({ boss, statements: database.statements }, queue, 0)
        if (config.ALTA_ROLE !== 'web') await working.start(job, services)
      }
      if (config.ALTA_ROLE !== 'web') {
        onQuery = due.look
        due.look()
        if (database.engine === 'postgresql') working.watchOthers()
      }
      running = true
    },
    depths: () => depthsOf(database, queues),
    isRunning: () => running,
    stop: async () => {
      running = false
      due.stop()
      await working.stop(config.ALTA_STOP_SECONDS * 1000)
      await boss.stop({ graceful: false, close: false })
    },
  }
}
