import { Gauge, type Registry } from 'prom-client'
import { answerWithin } from '../answer-within.ts'
import type { OpenDatabase } from '../database.ts'
import type { Readers } from '../document-file/reading-process.ts'
import type { Jobs } from '../jobs.ts'
import type { ThreadCounts } from '../worker-pool.ts'

/** A database that hangs must not hold up the other metrics. */
const answer_ms = 3_000

const within = <T>(work: Promise<T>, milliseconds: number): Promise<T | null> =>
  answerWithin(
    work.catch(() => null),
    milliseconds,
    null,
  )

/** The value of each label; without labels a single value. */
type GaugeValues = Readonly<Record<string, number>> | number

interface GaugeDefinition {
  readonly name: string
  readonly help: string
  readonly label?: string
  readonly read: () => GaugeValues | Promise<GaugeValues>
}

/**
 * Registers a gauge that is read when the metrics are requested; each reads for itself, since all are requested at the
 * same time.
 */
const gauge = (registry: Registry, { name, help, label, read }: GaugeDefinition): void => {
  const made: Gauge = new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    collect: async (): Promise<void> => {
      const values = await read()
      // No value rather than an old one.
      made.reset()
      if (typeof values === 'number') return made.set(values)
      for (const [each, value] of Object.entries(values)) made.set({ [label ?? '']: each }, value)
    },
  })
}

const watchJobs = (registry: Registry, jobs: Pick<Jobs, 'depths'>): void => {
  let pending: ReturnType<Jobs['depths']> | null = null
  /** Gauges that are requested at the same time share one query to the database. */
  const depths = async () => {
    pending ??= jobs.depths().finally(() => {
      pending = null
    })
    return (await within(pending, answer_ms)) ?? []
  }
  gauge(registry, {
    name: 'alta_jobs_waiting',
    help: 'Jobs that wait for a worker or for their next try. The same in every process: take the largest',
    label: 'queue',
    read: async () => Object.fromEntries((await depths()).map(({ queue, waiting }) => [queue, waiting])),
  })
  gauge(registry, {
    name: 'alta_jobs_oldest_seconds',
    help: 'Since the job was made that waits longest; 0 where none waits. The same in every process',
    label: 'queue',
    read: async () => Object.fromEntries((await depths()).map(({ queue, oldest_seconds }) => [queue, oldest_seconds])),
  })
}

const watchDatabase = (registry: Registry, { sessions }: Pick<OpenDatabase, 'sessions'>): void => {
  gauge(registry, {
    name: 'alta_database_connections',
    help: 'Connections of this process with the database, by state (in_use, idle)',
    label: 'state',
    read: () => {
      const { in_use, idle } = sessions()
      return { in_use, idle }
    },
  })
  gauge(registry, {
    name: 'alta_database_waiting',
    help: 'Who waits for a connection with the database',
    read: () => sessions().waiting,
  })
}

const watchReaders = (registry: Registry, { courses, documents }: Readers): void => {
  gauge(registry, {
    name: 'alta_reading_processes',
    help: 'Processes that read a file, by kind (courses, documents)',
    label: 'kind',
    read: () => ({ courses: courses.counts().running, documents: documents.counts().running }),
  })
  gauge(registry, {
    name: 'alta_reading_waiting',
    help: 'Files that wait to be read, by kind (courses, documents)',
    label: 'kind',
    read: () => ({ courses: courses.counts().waiting, documents: documents.counts().waiting }),
  })
}

export const registerThreadGauges = (registry: Registry, counts: () => ThreadCounts): void => {
  gauge(registry, {
    name: 'alta_threads',
    help: 'Threads for work on texts, by state (working, idle)',
    label: 'state',
    read: () => {
      const { working, idle } = counts()
      return { working, idle }
    },
  })
  gauge(registry, {
    name: 'alta_thread_tasks_waiting',
    help: 'Work on texts that waits for a thread',
    read: () => counts().waiting,
  })
}

interface MeasuredServices {
  readonly jobs: Pick<Jobs, 'depths'>
  readonly database: Pick<OpenDatabase, 'sessions'>
  readonly readers: Readers
}

/** Registers the gauges that are read from the services. */
export const registerServiceGauges = (registry: Registry, { jobs, database, readers }: MeasuredServices): void => {
  watchJobs(registry, jobs)
  watchDatabase(registry, database)
  watchReaders(registry, readers)
}
