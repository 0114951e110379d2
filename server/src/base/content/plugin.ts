import {
  ColumnNode,
  type ColumnUpdateNode,
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  PrimitiveValueListNode,
  type QueryId,
  ReferenceNode,
  type RootOperationNode,
  SelectQueryNode,
  UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely'
import type { OpenDatabase } from '../database.ts'
import { openValue, sealValue } from './column-values.ts'
import type { ContentKey, ContentKeys } from './keys.ts'
import { resolveDeferredValues } from './deferred-values.ts'
import { columnsRead, equalities, type ReadColumn, tablesOf, tablesRead } from './query-columns.ts'
import { type SealedHead, unreadable } from './sealed-text.ts'
import { sealedTables } from './sealed-columns.ts'

/** How the rows of a statement are decrypted. */
interface RowOpening {
  readonly columns: ReadonlyMap<string, ReadColumn>
  /** The values of key columns that the statement's conditions fix. */
  readonly equalTo: ReadonlyMap<string, string>
}

const columnName = (node: OperationNode): string | undefined => (ColumnNode.is(node) ? node.column.name : undefined)

/**
 * The values that name the record of a table. Throws for a statement that does not contain them, which is a programming
 * error.
 */
function rowOf(table: string, values: ReadonlyMap<string, unknown>): string[] {
  return (sealedTables[table]?.row ?? []).map((name) => {
    const value = values.get(name)
    if (typeof value !== 'string') throw new Error(`${table} is written without its ${name}, to which it is bound`)
    return value
  })
}

interface RowSealing {
  readonly key: ContentKey | null
  readonly table: string
  /** Calls for the keys when something has to be encrypted. */
  readonly row: () => readonly string[]
}

function sealedIn({ key, table, row }: RowSealing, column: string, value: unknown): unknown {
  const kind = sealedTables[table]?.columns[column]
  return kind && value !== null && value !== undefined ? sealValue(key, { table, column, row: row() }, value) : value
}

/** `excluded.column` refers to the value that the insert has encrypted already. */
const isOfTheInsert = (node: OperationNode): boolean =>
  ReferenceNode.is(node) && node.table?.table.identifier.name === 'excluded'

function sealedUpdates(writing: RowSealing, updates: readonly ColumnUpdateNode[]): readonly ColumnUpdateNode[] {
  return updates.map((update) => {
    const column = columnName(update.column)
    if (column === undefined || sealedTables[writing.table]?.columns[column] === undefined) return update
    if (!ValueNode.is(update.value)) {
      if (isOfTheInsert(update.value)) return update
      throw new Error(`${writing.table}.${column} is encrypted: SQL by hand does not write it`)
    }
    const value = sealedIn(writing, column, update.value.value)
    return value === update.value.value ? update : { ...update, value: ValueNode.create(value) }
  })
}

const valuesOf = (list: OperationNode): readonly unknown[] => {
  if (PrimitiveValueListNode.is(list)) return list.values
  if (!ValueListNode.is(list)) return []
  return list.values.map((node) => (ValueNode.is(node) ? node.value : undefined))
}

function sealedInsert(node: InsertQueryNode, table: string, key: ContentKey | null): InsertQueryNode {
  const names = (node.columns ?? []).map(({ column }) => column.name)
  if (!node.values || !ValuesNode.is(node.values)) return node
  const rows = node.values.values.map((list) => {
    const values = new Map(valuesOf(list).map((value, at) => [names[at] ?? '', value]))
    return { list, writing: { key, table, row: () => rowOf(table, values) } }
  })
  const values = ValuesNode.create(
    rows.map(({ list, writing }) => {
      if (PrimitiveValueListNode.is(list))
        return PrimitiveValueListNode.create(list.values.map((value, at) => sealedIn(writing, names[at] ?? '', value)))
      return ValueListNode.create(
        list.values.map((one, at) =>
          ValueNode.is(one) ? ValueNode.create(sealedIn(writing, names[at] ?? '', one.value)) : one,
        ),
      )
    }),
  )
  const { onConflict } = node
  const [first, another] = rows
  if (!onConflict?.updates || !first) return { ...node, values }
  const one = another ? { ...first.writing, row: () => rowOf(table, new Map()) } : first.writing
  return { ...node, values, onConflict: { ...onConflict, updates: sealedUpdates(one, onConflict.updates) } }
}

function sealedStatement(node: RootOperationNode, key: ContentKey | null): RootOperationNode {
  if (InsertQueryNode.is(node)) {
    const table = node.into?.table.identifier.name
    return table !== undefined && sealedTables[table] ? sealedInsert(node, table, key) : node
  }
  if (!UpdateQueryNode.is(node) || !node.table || !node.updates) return node
  const [table] = tablesOf([node.table]).values()
  if (table === undefined || !sealedTables[table]) return node
  const row = () => rowOf(table, equalities(node.where?.where))
  return { ...node, updates: sealedUpdates({ key, table, row }, node.updates) }
}

function readingOf(node: RootOperationNode): RowOpening | undefined {
  if (SelectQueryNode.is(node)) {
    const tables = tablesRead(node)
    const columns = columnsRead(node.selections ?? [], tables)
    if (columns.size === 0) return undefined
    // Where a table appears twice in a statement, a condition is about one of the two.
    const isTwice = new Set(tables.values()).size < tables.size
    return { columns, equalTo: isTwice ? new Map() : equalities(node.where?.where) }
  }
  const changed = InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node)
  if (!changed || !node.returning) return undefined
  const written = InsertQueryNode.is(node) ? node.into : UpdateQueryNode.is(node) ? node.table : node.from.froms[0]
  const columns = columnsRead(node.returning.selections, tablesOf(written ? [written] : []))
  const equalTo = InsertQueryNode.is(node) ? new Map<string, string>() : equalities(node.where?.where)
  return columns.size === 0 ? undefined : { columns, equalTo }
}

/** A value that was encrypted for another column or record than this one was put here by somebody else. */
function assertSealedForRow(head: SealedHead, { column, tables }: ReadColumn, values: (name: string) => unknown): void {
  const moved = () => unreadable(`${head.table}.${head.column} stands where ${tables.join('/')}.${column} belongs`)
  if (head.column !== column || !tables.includes(head.table)) throw moved()
  for (const [at, name] of (sealedTables[head.table]?.row ?? []).entries()) {
    const value = values(name)
    if (typeof value === 'string' && value.toLowerCase() !== head.row[at]?.toLowerCase()) throw moved()
  }
}

type ResultRow = Readonly<Record<string, unknown>>

function opened(keys: ContentKeys, { columns, equalTo }: RowOpening, row: ResultRow): ResultRow {
  const changed: Record<string, unknown> = {}
  for (const [name, read] of columns) {
    const { value, head } = openValue(keys, read, row[name])
    if (head) assertSealedForRow(head, read, (of) => equalTo.get(of) ?? row[of])
    if (value !== row[name]) changed[name] = value
  }
  return { ...row, ...changed }
}

/** Encrypts what statements write into encrypted columns, and decrypts what they read from them. */
function contentPlugin(keys: ContentKeys, failed: (why: Error) => void): KyselyPlugin {
  const readings = new WeakMap<QueryId, RowOpening>()
  return {
    transformQuery: ({ node, queryId }) => {
      const made = resolveDeferredValues(node, keys)
      const reading = readingOf(made)
      if (reading) readings.set(queryId, reading)
      return sealedStatement(made, keys.writing())
    },
    transformResult: async ({ result, queryId }) => {
      const reading = readings.get(queryId)
      if (!reading) return result
      try {
        return { ...result, rows: result.rows.map((row) => opened(keys, reading, row)) }
      } catch (error) {
        if (error instanceof Error && error.cause instanceof Error) failed(error.cause)
        throw error
      }
    },
  }
}

/** The database as features use it. */
export const withContentKeys = (
  database: OpenDatabase,
  keys: ContentKeys,
  failed: (why: Error) => void,
): OpenDatabase => ({ ...database, db: database.db.withoutPlugins().withPlugin(contentPlugin(keys, failed)) })
