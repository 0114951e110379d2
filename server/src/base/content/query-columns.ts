import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  RawNode,
  ReferenceNode,
  SelectAllNode,
  type SelectionNode,
  SelectQueryNode,
  TableNode,
  ValueNode,
} from 'kysely'
import { type ColumnKind, sealedTables } from './sealed-columns.ts'

/** A column of a result that may hold an encrypted value. */
export interface ReadColumn {
  readonly column: string
  readonly kind: ColumnKind
  /** The tables from which the column may come. */
  readonly tables: readonly string[]
  /** SQL changes the value, for example from JSON to text. */
  readonly asText: boolean
}

/** The tables of a statement by the names (aliases) that they have in it. */
type Tables = ReadonlyMap<string, string>

const nameOf = (node: OperationNode): string | undefined => (IdentifierNode.is(node) ? node.name : undefined)
const tableOf = (node: OperationNode): string | undefined =>
  TableNode.is(node) ? node.table.identifier.name : undefined

export function tablesOf(nodes: readonly OperationNode[]): Tables {
  const tables = new Map<string, string>()
  for (const node of nodes) {
    const table = tableOf(AliasNode.is(node) ? node.node : node)
    const name = AliasNode.is(node) ? nameOf(node.alias) : table
    if (table !== undefined && name !== undefined) tables.set(name, table)
  }
  return tables
}

export const tablesRead = ({ from, joins = [] }: SelectQueryNode): Tables =>
  tablesOf([...(from?.froms ?? []), ...joins.map(({ table }) => table)])

function columnOf(node: OperationNode, tables: Tables): Omit<ReadColumn, 'asText'> | undefined {
  const column = ReferenceNode.is(node) ? node.column : node
  if (!ColumnNode.is(column)) return undefined
  const { name } = column.column
  const named = ReferenceNode.is(node) && node.table ? node.table.table.identifier.name : undefined
  const among = named === undefined ? [...tables.values()] : [tables.get(named) ?? named]
  const found = among.filter((table) => sealedTables[table]?.columns[name] !== undefined)
  const kind = sealedTables[found[0] ?? '']?.columns[name]
  return kind && { column: name, kind, tables: found }
}

/** The encrypted column that a fragment of handwritten SQL consists of, if it is one. */
function columnIn(node: RawNode, tables: Tables): ReadColumn | undefined {
  for (const part of node.parameters) {
    const found = columnOf(part, tables) ?? (RawNode.is(part) ? columnIn(part, tables) : undefined)
    if (found) return { ...found, asText: true }
  }
  return undefined
}

function ofExpression(node: OperationNode, tables: Tables): ReadColumn | undefined {
  if (RawNode.is(node)) return columnIn(node, tables)
  if (SelectQueryNode.is(node)) return [...columnsRead(node.selections ?? [], tablesRead(node)).values()][0]
  const found = columnOf(node, tables)
  return found && { ...found, asText: false }
}

const resultName = (node: OperationNode): string | undefined => {
  if (AliasNode.is(node)) return nameOf(node.alias)
  const column = ReferenceNode.is(node) ? node.column : node
  return ColumnNode.is(column) ? column.column.name : undefined
}

function* allOf(tables: Iterable<string>): Generator<readonly [string, ReadColumn]> {
  for (const table of tables)
    for (const [column, kind] of Object.entries(sealedTables[table]?.columns ?? {}))
      yield [column, { column, kind, tables: [table], asText: false }]
}

/** The encrypted columns that a statement reads, by the names that they have in its rows. */
export function columnsRead(selections: readonly SelectionNode[], tables: Tables): Map<string, ReadColumn> {
  const read = new Map<string, ReadColumn>()
  for (const { selection } of selections) {
    const wildcard = ReferenceNode.is(selection) && SelectAllNode.is(selection.column) ? selection.table : undefined
    if (SelectAllNode.is(selection) || wildcard) {
      const named = wildcard?.table.identifier.name
      const of = named === undefined ? tables.values() : [tables.get(named) ?? named]
      for (const [name, column] of allOf(of)) read.set(name, column)
      continue
    }
    const name = resultName(selection)
    const found = ofExpression(AliasNode.is(selection) ? selection.node : selection, tables)
    if (name !== undefined && found) read.set(name, found)
  }
  return read
}

/** The texts that a condition requires columns to equal, by the name of the column. */
export function equalities(where: OperationNode | undefined, found = new Map<string, string>()): Map<string, string> {
  if (!where) return found
  if (ParensNode.is(where)) return equalities(where.node, found)
  if (AndNode.is(where)) return equalities(where.right, equalities(where.left, found))
  if (!BinaryOperationNode.is(where)) return found
  const { leftOperand: left, operator, rightOperand: right } = where
  const column = ReferenceNode.is(left) ? left.column : left
  if (!ColumnNode.is(column) || !OperatorNode.is(operator) || operator.operator !== '=') return found
  if (ValueNode.is(right) && typeof right.value === 'string') found.set(column.column.name, right.value)
  return found
}
