import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../database.ts'
import { openEmbedded } from './embedded/open.ts'
import { openPostgresql } from './postgresql/open.ts'

/**
 * PostgreSQL when DATABASE_URL is set, else the embedded one in ALTA_DATA_DIR. Not migrated yet.
 * @throws Error with one line when it cannot be opened
 */
export const openDatabase = (config: Config, log: Logger): Promise<OpenDatabase> =>
  config.DATABASE_URL === undefined
    ? openEmbedded(config.ALTA_DATA_DIR, log)
    : openPostgresql(config.DATABASE_URL, config.ALTA_DATABASE_CONNECTIONS, log)
