import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely'
import type { Engine, Turnstile } from './engine.ts'

/** Set while the running code is inside a transaction, whichever request or job started it. */
const transactions = new AsyncLocalStorage<{ open: boolean }>()

/**
 * There is one session for everybody, so `db` inside a transaction would wait for that transaction for ever. This
 * throws instead. It is a mistake on PostgreSQL too: there `db` works outside the transaction.
 */
export const refuseInsideTransaction = (): void => {
  if (transactions.getStore()?.open)
    throw new Error('`db` was used inside a transaction: use the `trx` that the transaction hands over.')
}

const connectionTo = (engine: Engine, wrote: () => void): DatabaseConnection => ({
  executeQuery: async <R>(query: CompiledQuery) => {
    if (query.query.kind !== 'SelectQueryNode') wrote()
    const isRow = (row: unknown): row is R => typeof row === 'object'
    const result = await engine.query(query.sql, query.parameters)
    const all: readonly unknown[] = result.rows
    const rows = all.filter(isRow)
    const { affectedRows, command } = result
    return command === 'SELECT' || affectedRows === undefined
      ? { rows }
      : { rows, numAffectedRows: BigInt(affectedRows) }
  },
  streamQuery: () => {
    throw new Error('The embedded database does not stream rows: page by key.')
  },
})

const beginning = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  ['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')

const driver = (engine: Engine, gate: Turnstile, wrote: () => void): Driver => {
  const leaving = new Map<DatabaseConnection, () => void>()
  const marks = new WeakMap<DatabaseConnection, { open: boolean }>()
  const endTransaction = async (connection: DatabaseConnection, text: string): Promise<string | undefined> => {
    const mark = marks.get(connection)
    if (mark) mark.open = false
    return (await engine.query(text, [])).command
  }
  return {
    init: async () => {},
    acquireConnection: async () => {
      refuseInsideTransaction()
      const leave = await gate.enter()
      const connection = connectionTo(engine, wrote)
      leaving.set(connection, leave)
      return connection
    },
    // This function is not async: `enterWith` must run in the caller's own context to mark what follows there.
    beginTransaction: (connection, settings) => {
      const mark = { open: true }
      marks.set(connection, mark)
      transactions.enterWith(mark)
      return engine.query(beginning(settings), []).then(() => {})
    },
    commitTransaction: async (connection) => {
      if ((await endTransaction(connection, 'commit')) === 'ROLLBACK')
        throw new Error('The transaction was rolled back: a statement in it had failed.')
      wrote()
    },
    rollbackTransaction: async (connection) => {
      await endTransaction(connection, 'rollback')
    },
    savepoint: async (_, name) => {
      await engine.query(`savepoint "${name}"`, [])
    },
    rollbackToSavepoint: async (_, name) => {
      await engine.query(`rollback to savepoint "${name}"`, [])
    },
    releaseSavepoint: async (_, name) => {
      await engine.query(`release savepoint "${name}"`, [])
    },
    releaseConnection: async (connection) => {
      leaving.get(connection)?.()
      leaving.delete(connection)
    },
    destroy: async () => {},
  }
}

/**
 * `wrote` is called for each statement that may write, and for each commit, since what was read before may then be old.
 */
export const embeddedDialect = (engine: Engine, gate: Turnstile, wrote: () => void): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver(engine, gate, wrote),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
