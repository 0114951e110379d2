import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './database/schema.ts'

export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>

/** SQL outside Kysely, for the job queue and housekeeping: one statement with values, or several without. */
export interface Statements {
  execute(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
}

/** The connections of this process to its database, and how many callers wait for one. */
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
   * Listens to NOTIFY on `channel`, on one connection per process. `onPayload` gets '' after a lost connection came
   * back, since a notification may have been missed. Returns the function that ends it.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  /** How often this process has written, where no other process can write (embedded); null on PostgreSQL. */
  readonly changes: () => number | null
  readonly sessions: () => ConnectionCounts
  /** @throws Error when the database does not answer */
  ping(): Promise<void>
  /** Writes the whole database to `file` as SQL that either engine can read back. Embedded: others wait meanwhile. */
  dump(file: string): Promise<void>
  /** Resolves when the database is gone for good and the process must stop. */
  readonly died: Promise<Error>
  close(): Promise<void>
}
