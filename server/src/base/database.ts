import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './database/schema.ts'

export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>

/** SQL outside Kysely, for the job queue and housekeeping: one statement with values, or several without. */
export interface Statements {
  execute(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
}

/** Of this process with its database, and who waits for one. */
interface ConnectionCounts {
  readonly in_use: number
  readonly idle: number
  readonly waiting: number
}

export interface OpenDatabase {
  readonly db: Kysely<Schema>
  readonly engine: 'embedded' | 'postgresql'
  readonly statements: Statements
  /**
   * Hears NOTIFY on `channel`, on one connection per process. `onPayload` gets '' after a lost connection came
   * back: something may have been missed. Answers the function that ends it.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  /** How often this process has written, when nobody else can (embedded); null on PostgreSQL. */
  readonly changes: () => number | null
  readonly sessions: () => ConnectionCounts
  /** @throws Error when the database does not answer */
  ping(): Promise<void>
  /** Writes the whole database to `file` as SQL that either engine can read back. Embedded: others wait meanwhile. */
  dump(file: string): Promise<void>
  /** Settles when the database is gone for good and the process must stop. */
  readonly died: Promise<Error>
  close(): Promise<void>
}
