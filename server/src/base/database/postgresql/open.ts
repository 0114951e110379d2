import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { OpenDatabase } from '../../database.ts'
import { openStatementNames } from '../statement-names.ts'
import { sharedListener } from './listener.ts'
import type { Schema } from '../schema.ts'

const oldest_version = 150_000

/**
 * The types are made equal to those of the embedded engine: int8 as number, date as text. A number beyond 2^53 does not
 * occur here.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return Number
    if (oid === pg.types.builtins.DATE) return String
    return pg.types.getTypeParser(oid, format)
  },
}

/** The address without user and password, for messages. */
const addressOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

const checkVersion = async (pool: pg.Pool, url: string): Promise<void> => {
  const failed = (reason: string): Error => new Error(`PostgreSQL at ${addressOf(url)} ${reason}.`)
  const version = await pool
    .query<{ server_version_num: string }>('show server_version_num')
    .catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
      throw failed(`cannot be used (${code})`)
    })
  if (Number(version.rows[0]?.server_version_num) < oldest_version) throw failed('is older than version 15')
}

/** Uses PostgreSQL's own tool. The password travels in the environment, which other users cannot read. */
const dumpTo = async (url: string, file: string): Promise<void> => {
  const address = new URL(url)
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(address.password) }
  address.password = ''
  const arguments_ = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200']
  try {
    await promisify(execFile)('pg_dump', [...arguments_, `--file=${file}`, address.href], { env })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('The program pg_dump was not found: install the PostgreSQL client.', { cause: error })
    throw error
  }
}

/**
 * Alta's statements are small and frequent. Reading through an index costs hardly more than reading on, on disks of
 * today, and neither JIT compilation nor parallel workers pay off.
 */
const planning = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0'

/** Lets a connection plan a statement that comes again and again once. */
function planOnce(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  const query: (...given: unknown[]) => unknown = client.query.bind(client)
  const named = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest)
  }
  Object.assign(client, { query: named })
}

/** @throws Error with one line when nothing usable answers at `url` */
export const openPostgresql = async (url: string, connections: number, log: Logger): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 10_000,
    options: planning,
  })
  // The pool replaces an idle connection that breaks; without a listener, the event would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
  // A connection that breaks between two statements of a transaction has no listener; the next statement fails.
  const nameOf = openStatementNames()
  pool.on('connect', (client) => {
    client.on('error', () => {})
    planOnce(client, nameOf)
  })
  try {
    await checkVersion(pool, url)
  } catch (error) {
    await pool.end()
    throw error
  }
  const listener = sharedListener(url, log)
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    engine: 'postgresql',
    changes: () => null,
    sessions: () => ({
      in_use: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    statements: {
      execute: async (text, values) => {
        const result: unknown = await pool.query(text, values === undefined ? undefined : [...values])
        return (Array.isArray(result) ? result : [result]).flatMap(({ rows }) => rows ?? [])
      },
    },
    listen: listener.listen,
    ping: async () => {
      await pool.query('select 1')
    },
    dump: (file) => dumpTo(url, file),
    died: new Promise(() => {}),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}
