import { type RawBuilder, sql } from 'kysely'
import type { ContentKeys } from './keys.ts'
import { sealValue } from './column-values.ts'
import { sealedTables } from './sealed-columns.ts'

const make = Symbol('made when the statement is sent')

/** A value of a statement that is computed from the keys at the moment the statement is sent. */
interface DeferredValue {
  readonly [make]: (keys: ContentKeys) => unknown
}

const isDeferredValue = (value: unknown): value is DeferredValue =>
  typeof value === 'object' && value !== null && make in value

/** A deferred value for handwritten SQL, which the query builder's inserts and updates do not cover. */
export const deferredValue = <Value>(made: (keys: ContentKeys) => unknown): RawBuilder<Value> => {
  const later: DeferredValue = { [make]: made }
  return sql<Value>`${later}`
}

/** A JSON column as its text, because it is large and only threads parse it. `[]` for null. */
export const asJsonText = (column: string): RawBuilder<string> => sql<string>`coalesce(${sql.ref(column)}::text, '[]')`

/** A value of an encrypted column in handwritten SQL. */
export const sealedValue = (
  [table, column]: readonly [table: string, column: string],
  row: readonly string[],
  value: string | null,
): RawBuilder<string> =>
  deferredValue((keys) => {
    if (!sealedTables[table]?.columns[column]) throw new Error(`${table}.${column} is not encrypted`)
    return sealValue(keys.writing(), { table, column, row }, value)
  })

const isNode = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || 'kind' in value)

/**
 * The same node with its deferred values computed; the node itself where there are none. Every statement passes here,
 * so the walk is kept simple.
 */
export function resolveDeferredValues<Node>(node: Node, keys: ContentKeys): Node {
  if (!isNode(node)) return node
  const kind = 'kind' in node ? node.kind : undefined
  if (kind === 'PrimitiveValueListNode') return node
  if (kind === 'ValueNode')
    return 'value' in node && isDeferredValue(node.value) ? { ...node, value: node.value[make](keys) } : node
  let copy: Node | undefined
  for (const name of Object.keys(node)) {
    const value: unknown = Reflect.get(node, name)
    if (typeof value !== 'object' || value === null) continue
    const made = resolveDeferredValues(value, keys)
    if (made === value) continue
    copy ??= Object.assign(Array.isArray(node) ? [] : {}, node)
    if (typeof copy === 'object' && copy !== null) Reflect.set(copy, name, made)
  }
  return copy ?? node
}
