import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { isUnkept } from './attributes.ts'
import type { FilterValue, Comparison, Filter } from './filter.ts'
import { invalidRequest } from './scim-error.ts'

type Condition = RawBuilder<SqlBool>
type SqlText = RawBuilder<string | null>

/** The expression for an attribute in the database. */
type FilterColumn =
  | { readonly kind: 'text' | 'exact'; readonly value: SqlText }
  | { readonly kind: 'flag'; readonly value: RawBuilder<boolean | null> }
  | { readonly kind: 'time'; readonly value: RawBuilder<Date> }
  /** Several rows, one of which has to match the filter. */
  | { readonly kind: 'rows'; readonly any: (condition: Condition) => Condition; readonly columns: Columns }

export type Columns = Readonly<Record<string, FilterColumn>>

type CompareFilter = Extract<Filter, { kind: 'compare' }>

const notUnderstood = () => invalidRequest('invalidFilter', 'The filter compares what cannot be compared so.')

const ordered: Partial<Record<Comparison, RawBuilder<unknown>>> = {
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
}

function textCondition(expression: SqlText, comparison: Comparison, value: SqlText): Condition {
  if (comparison === 'eq') return sql`coalesce(${expression} = ${value}, false)`
  if (comparison === 'ne') return sql`${expression} is distinct from ${value}`
  if (comparison === 'co') return sql`coalesce(strpos(${expression}, ${value}) > 0, false)`
  if (comparison === 'sw') return sql`coalesce(starts_with(${expression}, ${value}), false)`
  if (comparison === 'ew') return sql`coalesce(right(${expression}, char_length(${value})) = ${value}, false)`
  return sql`coalesce(${expression} ${ordered[comparison]} ${value}, false)`
}

function flagCondition(expression: RawBuilder<boolean | null>, comparison: Comparison, value: FilterValue): Condition {
  const text = String(value).toLowerCase()
  if ((text !== 'true' && text !== 'false') || (comparison !== 'eq' && comparison !== 'ne')) throw notUnderstood()
  const isSame = sql<SqlBool>`coalesce(${expression}, false) = ${text === 'true'}`
  return comparison === 'eq' ? isSame : sql`not (${isSame})`
}

function timeCondition(expression: RawBuilder<Date>, comparison: Comparison, value: FilterValue): Condition {
  const time = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : new Date(Number.NaN)
  if (Number.isNaN(time.getTime())) throw notUnderstood()
  if (comparison === 'eq') return sql`${expression} = ${time}`
  if (comparison === 'ne') return sql`${expression} <> ${time}`
  const order = ordered[comparison]
  if (order === undefined) throw notUnderstood()
  return sql`${expression} ${order} ${time}`
}

function compared(column: Exclude<FilterColumn, { kind: 'rows' }>, { comparison, value }: CompareFilter): Condition {
  if (comparison === 'pr' || (value === null && (comparison === 'eq' || comparison === 'ne'))) {
    const isThere: Condition =
      column.kind === 'text' ? sql`coalesce(${column.value}, '') <> ''` : sql`${column.value} is not null`
    return comparison === 'eq' ? sql`not (${isThere})` : isThere
  }
  if (column.kind === 'flag') return flagCondition(column.value, comparison, value)
  if (column.kind === 'time') return timeCondition(column.value, comparison, value)
  if (typeof value !== 'string') throw notUnderstood()
  if (column.kind === 'exact') return textCondition(column.value, comparison, sql`${value}::text`)
  return textCondition(sql`lower(${column.value})`, comparison, sql`lower(${value}::text)`)
}

/** An attribute that directories know and Alta does not store: it has no value. */
function ofNobody({ attribute, comparison, value }: CompareFilter): Condition {
  if (!isUnkept(attribute.startsWith('urn:') ? attribute : (attribute.split('.')[0] ?? ''))) throw notUnderstood()
  return comparison === 'ne' || (comparison === 'eq' && value === null) ? sql`true` : sql`false`
}

function comparedAt(filter: CompareFilter, columns: Columns): Condition {
  const column = columns[filter.attribute]
  if (column === undefined) {
    const [attribute = '', part = ''] = filter.attribute.split('.')
    const rows = columns[attribute]
    if (rows?.kind !== 'rows') return ofNobody(filter)
    return rows.any(comparedAt({ ...filter, attribute: part }, rows.columns))
  }
  // `emails co "x"` is `emails.value co "x"`
  if (column.kind === 'rows') return column.any(comparedAt({ ...filter, attribute: 'value' }, column.columns))
  return compared(column, filter)
}

/** A filter as a condition of a query. Throws `invalidFilter` for a filter that is not supported. */
export function conditionOf(filter: Filter, columns: Columns): Condition {
  if (filter.kind === 'compare') return comparedAt(filter, columns)
  if (filter.kind === 'not') return sql`not (${conditionOf(filter.part, columns)})`
  if (filter.kind === 'has') {
    const rows = columns[filter.attribute]
    if (rows?.kind !== 'rows') throw notUnderstood()
    return rows.any(conditionOf(filter.filter, rows.columns))
  }
  const parts = filter.parts.map((part) => sql`(${conditionOf(part, columns)})`)
  return filter.kind === 'and' ? sql`${sql.join(parts, sql` and `)}` : sql`(${sql.join(parts, sql` or `)})`
}

const text = (value: SqlText): FilterColumn => ({ kind: 'text', value })
const exact = (value: SqlText): FilterColumn => ({ kind: 'exact', value })

const times = (table: 'person' | 'provisioned_group'): Columns => ({
  'meta.created': { kind: 'time', value: sql`${sql.table(table)}.created_at` },
  'meta.lastmodified': { kind: 'time', value: sql`${sql.table(table)}.updated_at` },
})

const emails: FilterColumn = {
  kind: 'rows',
  any: (condition) =>
    sql`exists (select from jsonb_array_elements(coalesce(person.attributes -> 'emails', '[]')) email where ${condition})`,
  columns: {
    value: text(sql`email ->> 'value'`),
    type: text(sql`email ->> 'type'`),
    primary: { kind: 'flag', value: sql`(email ->> 'primary')::boolean` },
  },
}

/** For a query of `provisioned_users as person`. */
export const userColumns: Columns = {
  ...times('person'),
  id: exact(sql`person.user_id::text`),
  externalid: exact(sql`person.external_id`),
  username: text(sql`person.user_name`),
  displayname: text(sql`person.attributes ->> 'displayName'`),
  'name.formatted': text(sql`person.attributes -> 'name' ->> 'formatted'`),
  'name.familyname': text(sql`person.attributes -> 'name' ->> 'familyName'`),
  'name.givenname': text(sql`person.attributes -> 'name' ->> 'givenName'`),
  preferredlanguage: text(sql`person.attributes ->> 'preferredLanguage'`),
  active: { kind: 'flag', value: sql`person.active` },
  emails,
  groups: {
    kind: 'rows',
    any: (condition) =>
      sql`exists (select from provisioned_members member where member.user_id = person.user_id and ${condition})`,
    columns: { value: exact(sql`member.group_id::text`) },
  },
}

/** For a query of `provisioned_groups as provisioned_group`. */
export const groupColumns: Columns = {
  ...times('provisioned_group'),
  id: exact(sql`provisioned_group.group_id::text`),
  externalid: exact(sql`provisioned_group.external_id`),
  displayname: text(sql`provisioned_group.display_name`),
  members: {
    kind: 'rows',
    any: (condition) =>
      sql`exists (select from provisioned_members member where member.group_id = provisioned_group.group_id and ${condition})`,
    columns: { value: exact(sql`member.user_id::text`) },
  },
}
