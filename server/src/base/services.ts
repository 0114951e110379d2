import type { Logger } from 'pino'
import type { Db, OpenDatabase } from './database.ts'
import { systemClock } from './clock.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { type Embeddings, openEmbeddings } from './embeddings.ts'
import { type ContentKeys, openContentKeys } from './content/keys.ts'
import { withContentKeys } from './content/plugin.ts'
import { assertKeysPresent, registerWriting } from './content/registry.ts'
import { openDatabase } from './database/open.ts'
import { openEvents } from './events.ts'
import type { Events } from './events.ts'
import { openReaders, type Readers } from './document-file/reading-process.ts'
import { openSeals, type Seals } from './secrets/seals.ts'
import { openProviders, type IdentityProviders } from './identity-providers/open.ts'
import { openFiles } from './storage/open.ts'
import { sealedFiles } from './storage/sealed.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs.ts'
import { openJobs } from './queue/open.ts'
import { openMetrics } from './metrics/metrics.ts'
import { measureProcess } from './metrics/process-metrics.ts'
import type { Metrics } from './metrics/metrics.ts'
import { registerServiceGauges } from './metrics/service-gauges.ts'
import type { Mail } from './mail.ts'
import { openMail } from './mail/open.ts'
import type { Tracing } from './tracing.ts'
import { openTracing } from './tracing/open.ts'
import { withTracing } from './tracing/queries.ts'
import { migrate } from './database/migrate.ts'
import type { Model } from './model.ts'
import { openModel } from './model/open.ts'

/** Everything that features need, opened once and passed to them. */
export interface Services {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly database: OpenDatabase
  readonly db: Db
  readonly files: Files
  /** The keys that encrypt files and texts; there are none where no file of keys is configured. */
  readonly keys: ContentKeys
  /** The megabytes of memory that processes reading files share. */
  readonly readers: Readers
  readonly jobs: Jobs
  readonly events: Events
  readonly metrics: Metrics
  readonly tracing: Tracing
  /** null: no model is configured, and everything is done without one. */
  readonly model: Model | null
  /** null: no endpoint is configured, and only words are searched. */
  readonly embeddings: Embeddings | null
  /** The providers through which people may sign in; empty when none is configured. */
  readonly providers: IdentityProviders
  /** null: no key is configured, and nothing can be stored encrypted. */
  readonly seals: Seals | null
  /** null: no mail server is configured, and nothing is sent. */
  readonly mail: Mail | null
}

/** Opens all services; the database is migrated. @throws Error with one line that names what could not be opened */
export const openServices = async (config: Config, log: Logger): Promise<Services> => {
  const providers = openProviders(config)
  const keys = openContentKeys(config)
  const tracing = await openTracing(config)
  const plain = await openDatabase(config, log)
  const opening = withContentKeys(plain, keys, (why) => log.error({ err: why }, 'content cannot be opened'))
  const database = withTracing(opening, tracing)
  try {
    await migrate(database)
    await assertKeysPresent(database.db, keys)
    await registerWriting(database.db, keys, systemClock.now())
    const files = sealedFiles(openFiles(config), keys)
    await files.check()
    const metrics = openMetrics()
    measureProcess(metrics.registry)
    const jobs = await openJobs({ config, database, log, metrics, tracing })
    const events = await openEvents(database, log, metrics)
    const embeddings = openEmbeddings(config)
    const readers = openReaders(config)
    registerServiceGauges(metrics.registry, { jobs, database, readers })
    const opened = {
      config,
      clock: systemClock,
      log,
      database,
      db: database.db,
      files,
      keys,
      readers,
      jobs,
      events,
      metrics,
      tracing,
    }
    const model = openModel(config, { log, metrics, tracing })
    return { ...opened, model, embeddings, providers, seals: openSeals(config), mail: openMail(config) }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The order of closing: running jobs still write events and rows. */
export const closeServices = async ({ jobs, events, database, tracing }: Services): Promise<void> => {
  await jobs.stop()
  await events.stop()
  await database.close()
  await tracing.close()
}
