import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database.ts'
import type { Events } from './events.ts'
import type { Files } from './files.ts'
import { jobOf } from './jobs.ts'
import type { Job, Jobs } from './jobs.ts'
import type { Metrics } from './metrics.ts'
import type { Schema } from './schema.ts'

/** Everything a feature stands on, opened once and handed over. */
export interface Services {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly database: OpenDatabase
  readonly db: Kysely<Schema>
  readonly files: Files
  readonly jobs: Jobs
  readonly events: Events
  readonly metrics: Metrics
}

/** A kind of job over the services; see `Job`. `D` is the shape of its data. */
export const defineJob: <D>(declaration: Parameters<typeof jobOf<Services, D>>[0]) => Job<Services, D> = jobOf
