import { Gauge } from 'prom-client'
import type { OpenDatabase } from '../database.ts'
import type { Readers } from '../document-file/reading-process.ts'
import type { Jobs } from '../jobs.ts'
import type { Metrics } from './metrics.ts'

/** A database that hangs must not take the other figures along. */
const answer_ms = 3_000

const within = async <T>(work: Promise<T>, milliseconds: number): Promise<T | null> => {
  const late = AbortSignal.timeout(milliseconds)
  const none = new Promise<null>((resolve) => late.addEventListener('abort', () => resolve(null)))
  return await Promise.race([work.catch(() => null), none])
}

const watchJobs = ({ registry }: Metrics, jobs: Pick<Jobs, 'depths'>): void => {
  const oldest = new Gauge({
    name: 'alta_jobs_oldest_seconds',
    help: 'Since the job was made that waits longest; 0 where none waits. The same in every process',
    labelNames: ['queue'],
    registers: [registry],
  })
  const waiting = new Gauge({
    name: 'alta_jobs_waiting',
    help: 'Jobs that wait for a worker or for their next try. The same in every process: take the largest',
    labelNames: ['queue'],
    registers: [registry],
    collect: async () => {
      const depths = await within(jobs.depths(), answer_ms)
      // nothing rather than what was true before
      waiting.reset()
      oldest.reset()
      for (const { queue, waiting: count, oldest_seconds } of depths ?? []) {
        waiting.set({ queue }, count)
        oldest.set({ queue }, oldest_seconds)
      }
    },
  })
}

const watchDatabase = ({ registry }: Metrics, database: Pick<OpenDatabase, 'sessions'>): void => {
  const waiting = new Gauge({
    name: 'alta_database_waiting',
    help: 'Who waits for a connection with the database',
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'alta_database_connections',
    help: 'Connections of this process with the database, by state (in_use, idle)',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const now = database.sessions()
      connections.set({ state: 'in_use' }, now.in_use)
      connections.set({ state: 'idle' }, now.idle)
      waiting.set(now.waiting)
    },
  })
}

const watchReaders = ({ registry }: Metrics, readers: Readers): void => {
  const waiting = new Gauge({
    name: 'alta_reading_waiting',
    help: 'Files that wait to be read, by kind (courses, documents)',
    labelNames: ['kind'],
    registers: [registry],
  })
  const processes = new Gauge({
    name: 'alta_reading_processes',
    help: 'Processes that read a file, by kind (courses, documents)',
    labelNames: ['kind'],
    registers: [registry],
    collect: () => {
      for (const [kind, queue] of [
        ['courses', readers.courses],
        ['documents', readers.documents],
      ] as const) {
        const now = queue.counts()
        processes.set({ kind }, now.running)
        waiting.set({ kind }, now.waiting)
      }
    },
  })
}

interface Watched {
  readonly jobs: Pick<Jobs, 'depths'>
  readonly database: Pick<OpenDatabase, 'sessions'>
  readonly readers: Readers
}

/** Figures that are read off the services when they are asked for. */
export const watchServices = (metrics: Metrics, { jobs, database, readers }: Watched): void => {
  watchJobs(metrics, jobs)
  watchDatabase(metrics, database)
  watchReaders(metrics, readers)
}
