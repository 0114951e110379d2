import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { OpenDatabase } from '../database.ts'
import type { OpenSpan, Tracing } from '../tracing.ts'

const operations: Readonly<Record<string, string>> = {
  SelectQueryNode: 'SELECT',
  InsertQueryNode: 'INSERT',
  UpdateQueryNode: 'UPDATE',
  DeleteQueryNode: 'DELETE',
}

/** The kind of a statement; its text and its parameters are not sent. */
const operationOf = ({ kind }: RootOperationNode): string => operations[kind] ?? 'SQL'

const plugin = (tracing: Tracing): KyselyPlugin => {
  const open = new WeakMap<object, OpenSpan>()
  return {
    transformQuery: ({ node, queryId }) => {
      const operation = operationOf(node)
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
      const span = tracing.beginPart({ name: operation, kind: 'client', attributes })
      if (span) open.set(queryId, span)
      return node
    },
    transformResult: async ({ queryId, result }) => {
      open.get(queryId)?.end({ attributes: { 'db.response.returned_rows': result.rows.length } })
      return result
    },
  }
}

/** Statements as parts of the request or job that they belong to, including their wait for a connection. */
export const withTracing = (database: OpenDatabase, tracing: Tracing): OpenDatabase =>
  tracing.isOn ? { ...database, db: database.db.withPlugin(plugin(tracing)) } : database
