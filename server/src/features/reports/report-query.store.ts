import type { reportSorts, ReportStatus } from '@alta/contract/reports'
import type { ReportStrategy } from '@alta/contract/organisations'
import type { RatingLevel, ReviewState } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Scope, within } from '#base/access'
import type { DateRange } from '#base/date-range'
import type { CursorPosition } from '#base/http/cursor'
import type { Author } from './reports.rules.ts'
import { authorColumn, rows } from './reports.store.ts'
import type { Db } from '#base/database'

export type ReportSort = (typeof reportSorts)[number]

export interface ReportFilter extends DateRange {
  readonly scope: Scope
  readonly organisation_id?: string | undefined
  readonly status?: ReportStatus | undefined
  readonly author?: Author | undefined
  readonly author_id?: string | undefined
  readonly language?: Language | undefined
  readonly report_strategy?: ReportStrategy | undefined
  readonly review_state?: ReviewState | undefined
  readonly corrected_section?: SectionKey | undefined
  readonly rating?: RatingLevel | undefined
  readonly needs_review?: boolean | undefined
  readonly q?: string | undefined
  /** Whether to list the reports that were put away instead of those in use. */
  readonly put_away: boolean
}

export interface ReportOrder {
  readonly sort: ReportSort
  readonly limit: number
  /** The position where the page before ended. */
  readonly after: CursorPosition | undefined
}

/** Finished reports by their duration; those without one come last in both directions. */
const slowest = sql`coalesce(report.generation_seconds, -1)`
const quickest = sql`coalesce(report.generation_seconds, 'Infinity')`
const byTime = { column: sql`report.created_at`, kind: sql`timestamptz` }
const byTitle = { column: sql`report.sort_title`, kind: sql`text` }

/** The column of each order before the id, which orders equal rows: columns of indexes, and their types. */
export const orders = {
  created_at: byTime,
  '-created_at': byTime,
  title: byTitle,
  '-title': byTitle,
  generation_seconds: { column: quickest, kind: sql`double precision` },
  '-generation_seconds': { column: slowest, kind: sql`double precision` },
} as const satisfies Record<ReportSort, unknown>

export const direction = (sort: ReportSort) => (sort.startsWith('-') ? sql`desc` : sql`asc`)

/** The conditions on `report` for everything in the filter but words and organisations. */
function conditionsOf(filter: ReportFilter): Expression<SqlBool>[] {
  const { status, author, author_id, language, report_strategy, review_state, rating, needs_review } = filter
  const conditions: Expression<SqlBool>[] = []
  const equal = (column: string, value: string | boolean | null | undefined) => {
    if (value !== undefined) conditions.push(sql<SqlBool>`${sql.ref(`report.${column}`)} = ${value}`)
  }
  equal('status', status)
  equal('language', language)
  equal('report_strategy', report_strategy)
  equal('review_state', review_state)
  equal('needs_review', needs_review)
  if (author) equal(authorColumn(author), author.created_by ?? author.created_by_credential)
  if (author_id !== undefined)
    conditions.push(sql<SqlBool>`(report.created_by = ${author_id} or report.created_by_credential = ${author_id})`)
  if (rating !== undefined) conditions.push(sql<SqlBool>`${sql.ref(`report.rated_${rating}`)} > 0`)
  if (filter.corrected_section !== undefined) conditions.push(hasCorrected(filter.corrected_section))
  if (filter.since) conditions.push(sql<SqlBool>`report.created_at >= ${filter.since}`)
  if (filter.before) conditions.push(sql<SqlBool>`report.created_at < ${filter.before}`)
  return conditions
}

const hasCorrected = (section: SectionKey): Expression<SqlBool> =>
  sql<SqlBool>`report.edit_ratio is not null and exists (
    select from discharge_report_sections section
    where section.organisation_id = report.organisation_id
      and section.discharge_report_id = report.discharge_report_id and section.created_at = report.created_at
      and section.section = ${section} and section.edit_ratio is not null)`

export const matchesReportFilter = (filter: ReportFilter): Expression<SqlBool> => {
  const shelf = filter.put_away ? sql`report.put_away_at is not null` : sql`report.put_away_at is null`
  return sql<SqlBool>`${sql.join([shelf, ...conditionsOf(filter)], sql` and `)}`
}

export const isAfterPosition = ({ sort, after }: ReportOrder): Expression<SqlBool> => {
  if (after === undefined) return sql<SqlBool>`true`
  const { column, kind } = orders[sort]
  const past = sort.startsWith('-') ? sql`<` : sql`>`
  return sql<SqlBool>`(${column}, report.discharge_report_id) ${past} (${after.key}::${kind}, ${after.id}::uuid)`
}

export const inPlaces = ({ scope, organisation_id }: ReportFilter, column: string): Expression<SqlBool> =>
  sql<SqlBool>`${within(scope, sql.ref(column))}
    ${organisation_id === undefined ? sql`` : sql`and ${sql.ref(column)} = ${organisation_id}`}`

/** The same organisations as a list; null: everywhere. */
export function placesOf({ scope, organisation_id }: ReportFilter): readonly string[] | null {
  if (organisation_id === undefined) return scope.everywhere ? null : scope.organisation_ids
  return scope.everywhere || scope.organisation_ids.includes(organisation_id) ? [organisation_id] : []
}

export const reportKeyColumns = sql`report.organisation_id, report.discharge_report_id`

/** The first rows of the order in one organisation, up to the limit: an index holds the order of one organisation. */
const alongIn = (filter: ReportFilter, walk: ReportOrder, organisation_id: RawBuilder<unknown>) => sql`(
  select ${reportKeyColumns}, ${orders[walk.sort].column} as sort_key from discharge_reports report
  where report.organisation_id = ${organisation_id} and ${matchesReportFilter(filter)} and ${isAfterPosition(walk)}
  order by ${orders[walk.sort].column} ${direction(walk.sort)}, report.discharge_report_id ${direction(walk.sort)}
  limit ${walk.limit})`

/** For more organisations than these the statement would be too long to plan. People usually read few. */
const mostNamed = 30

/**
 * The first rows of the order, organisation by organisation. Each is named, so that the planner knows its size: for a
 * large one it follows the index, where for one of average size it would read and sort all rows.
 */
export function selectOrderedKeys(filter: ReportFilter, walk: ReportOrder): RawBuilder<unknown> {
  const organisation_ids = placesOf(filter)
  if (organisation_ids !== null && organisation_ids.length > 0 && organisation_ids.length <= mostNamed)
    return sql.join(
      organisation_ids.map((id) => alongIn(filter, walk, sql`${id}`)),
      sql` union all `,
    )
  return sql`
    select report.* from organisations
    cross join lateral ${alongIn(filter, walk, sql`organisations.organisation_id`)} report
    where ${inPlaces(filter, 'organisations.organisation_id')}`
}

/** The rows of a page, whose keys and positions in the order `keys` selects. */
export async function readRows(
  db: Db,
  filter: ReportFilter,
  { walk, keys }: { walk: ReportOrder; keys: ReturnType<typeof selectOrderedKeys> },
) {
  const page = sql<{ organisation_id: string; discharge_report_id: string; sort_key: unknown }>`
    (select * from (${keys}) report
    order by sort_key ${direction(walk.sort)}, discharge_report_id ${direction(walk.sort)} limit ${walk.limit})`
  return await rows(db, filter.scope, filter.put_away ? filter.scope : undefined)
    .innerJoin(page.as('page'), (join) =>
      join
        .onRef('page.organisation_id', '=', 'report.organisation_id')
        .onRef('page.discharge_report_id', '=', 'report.discharge_report_id'),
    )
    .orderBy(sql`page.sort_key ${direction(walk.sort)}`)
    .orderBy(sql`page.discharge_report_id ${direction(walk.sort)}`)
    .execute()
}
