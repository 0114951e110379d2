import type { reportSorts, ReportStatus, ReportSummary } from '@alta/contract/reports'
import type { ReportStrategy } from '@alta/contract/organisations'
import type { RatingLevel, ReviewState } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { type Scope, within } from '#base/access'
import type { Stretch } from '#base/days'
import type { Schema } from '#base/database/schema'
import { isTime, type Place, unknownCursor } from '#base/http/cursor'
import { wantedWords } from '#base/search-words'
import type { Author } from './reports.rules.ts'
import { authorColumn, isInUse, rows, summaryOf } from './reports.store.ts'

type Db = Kysely<Schema>
type ReportSort = (typeof reportSorts)[number]

interface ReportsAsked extends Stretch {
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
  /** Those put away instead of those in use. */
  readonly put_away: boolean
}

interface Walk {
  readonly sort: ReportSort
  readonly limit: number
  /** Where the page before ended. */
  readonly after: Place | undefined
}

/** Finished ones by their time; those without one come last both ways. */
const slowest = sql`coalesce(report.generation_seconds, -1)`
const quickest = sql`coalesce(report.generation_seconds, 'Infinity')`
const byTime = { column: sql`report.created_at`, kind: sql`timestamptz` }
const byTitle = { column: sql`report.sort_title`, kind: sql`text` }

/** What each order sorts by before the id, which parts those who are alike: columns of indexes, and their kinds. */
const orders = {
  created_at: byTime,
  '-created_at': byTime,
  title: byTitle,
  '-title': byTitle,
  generation_seconds: { column: quickest, kind: sql`double precision` },
  '-generation_seconds': { column: slowest, kind: sql`double precision` },
} as const satisfies Record<ReportSort, unknown>

/** What stands in a cursor of an order, checked before it reaches the database. */
export const isKeyOf = (sort: ReportSort): ((key: string) => boolean) | undefined => {
  if (sort.endsWith('created_at')) return isTime
  return sort.endsWith('title') ? undefined : (key) => key !== '' && !Number.isNaN(Number(key))
}

const direction = (sort: ReportSort) => (sort.startsWith('-') ? sql`desc` : sql`asc`)

/** Everything that is asked for but words and organisations: conditions on `report`. */
function conditionsOf(asked: ReportsAsked): Expression<SqlBool>[] {
  const { status, author, author_id, language, report_strategy, review_state, rating, needs_review } = asked
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
  if (asked.corrected_section !== undefined) conditions.push(hasCorrected(asked.corrected_section))
  if (asked.since) conditions.push(sql<SqlBool>`report.created_at >= ${asked.since}`)
  if (asked.before) conditions.push(sql<SqlBool>`report.created_at < ${asked.before}`)
  return conditions
}

const hasCorrected = (section: SectionKey): Expression<SqlBool> =>
  sql<SqlBool>`report.edit_ratio is not null and exists (
    select from discharge_report_sections section
    where section.organisation_id = report.organisation_id
      and section.discharge_report_id = report.discharge_report_id
      and section.section = ${section} and section.edit_ratio is not null)`

const isAskedFor = (asked: ReportsAsked): Expression<SqlBool> => {
  const shelf = asked.put_away ? sql`report.put_away_at is not null` : sql`report.put_away_at is null`
  return sql<SqlBool>`${sql.join([shelf, ...conditionsOf(asked)], sql` and `)}`
}

const isBeyond = ({ sort, after }: Walk): Expression<SqlBool> => {
  if (after === undefined) return sql<SqlBool>`true`
  const { column, kind } = orders[sort]
  const past = sort.startsWith('-') ? sql`<` : sql`>`
  return sql<SqlBool>`(${column}, report.discharge_report_id) ${past} (${after.key}::${kind}, ${after.id}::uuid)`
}

const inPlaces = ({ scope, organisation_id }: ReportsAsked, column: string): Expression<SqlBool> =>
  sql<SqlBool>`${within(scope, sql.ref(column))}
    ${organisation_id === undefined ? sql`` : sql`and ${sql.ref(column)} = ${organisation_id}`}`

const key = sql`report.organisation_id, report.discharge_report_id`

/**
 * As far as the limit along the order, organisation by organisation: an index holds the order of one. People read few.
 */
const along = (asked: ReportsAsked, walk: Walk) => sql`
  select report.* from organisations
  cross join lateral (
    select ${key}, ${orders[walk.sort].column} as place from discharge_reports report
    where report.organisation_id = organisations.organisation_id and ${isAskedFor(asked)} and ${isBeyond(walk)}
    order by ${orders[walk.sort].column} ${direction(walk.sort)}, report.discharge_report_id ${direction(walk.sort)}
    limit ${walk.limit}
  ) report
  where ${inPlaces(asked, 'organisations.organisation_id')}`

/** Those that hold the words, looked up first. */
const found = (asked: ReportsAsked, walk: Walk, q: string) => sql`
  select ${key}, ${orders[walk.sort].column} as place
  from reports_with(${wantedWords(q)}) bearing join discharge_reports report using (organisation_id, discharge_report_id)
  where ${inPlaces(asked, 'bearing.organisation_id')} and ${isAskedFor(asked)} and ${isBeyond(walk)}`

async function read(db: Db, asked: ReportsAsked, { walk, keys }: { walk: Walk; keys: ReturnType<typeof along> }) {
  const page = sql<{ organisation_id: string; discharge_report_id: string; place: unknown }>`
    (select * from (${keys}) report
    order by place ${direction(walk.sort)}, discharge_report_id ${direction(walk.sort)} limit ${walk.limit})`
  return await rows(db, asked.scope, asked.put_away ? asked.scope : undefined)
    .innerJoin(page.as('page'), (join) =>
      join
        .onRef('page.organisation_id', '=', 'report.organisation_id')
        .onRef('page.discharge_report_id', '=', 'report.discharge_report_id'),
    )
    .orderBy(sql`page.place ${direction(walk.sort)}`)
    .orderBy(sql`page.discharge_report_id ${direction(walk.sort)}`)
    .execute()
}

async function countIn(db: Db, matching: ReturnType<typeof along>): Promise<number> {
  const { total } = await db
    .selectFrom(sql`(select from ${matching})`.as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Words that many bear are found along the order, not far; only the others are looked up. */
async function pageWithWords(db: Db, asked: ReportsAsked, { walk, q }: { walk: Walk; q: string }) {
  const near = { ...walk, limit: Math.max(200, walk.limit * 4) }
  const keys = sql`
    select report.* from (${along(asked, near)}) report
    join discharge_report_words bearing using (organisation_id, discharge_report_id)
    where bearing.words @@ ${wantedWords(q)}`
  const first = await read(db, asked, { walk, keys })
  if (first.length === walk.limit) return first
  const passed = await countIn(db, sql`(${along(asked, near)}) report`)
  // fewer than would have been passed: there are no others
  if (passed < near.limit) return first
  return await read(db, asked, { walk, keys: found(asked, walk, q) })
}

const pageRows = async (db: Db, asked: ReportsAsked, walk: Walk) => {
  const { q } = asked
  if (q === undefined) return await read(db, asked, { walk, keys: along(asked, walk) })
  return await pageWithWords(db, asked, { walk, q })
}

/** What `sort` orders a row by, as a cursor carries it. */
const keyOf = (sort: ReportSort, report: ReportSummary): string | null => {
  if (sort.endsWith('title')) return null
  if (sort.endsWith('created_at')) return report.created_at
  return String(report.generation_seconds ?? (sort.startsWith('-') ? -1 : Infinity))
}

/** One page, with one row more than `limit` when there is a next page, and each row's place in the order. */
export async function listReports(db: Db, asked: ReportsAsked, walk: Walk) {
  const listed = await pageRows(db, asked, { ...walk, limit: walk.limit + 1 })
  return listed.map((row) => {
    const report = summaryOf(row)
    return { report, place: { key: keyOf(walk.sort, report), id: report.discharge_report_id } }
  })
}

interface PlaceIn {
  readonly sort: ReportSort
  readonly place: Place | undefined
}

/** A place in an order as the database needs it. Throws `validation-failed` where its report has gone. */
export async function placeOf(db: Db, asked: ReportsAsked, { sort, place }: PlaceIn) {
  if (place === undefined || !sort.endsWith('title')) return place
  const found = await db
    .selectFrom('discharge_reports as report')
    .select('report.sort_title as key')
    .where('report.discharge_report_id', '=', place.id)
    .where(inPlaces(asked, 'report.organisation_id'))
    .executeTakeFirst()
  if (!found) throw unknownCursor()
  return { ...place, ...found }
}

/** Words that nearly every report bears would be looked up one by one; `is true` keeps them in one table of hashes. */
const bearing = (q: string) => sql<SqlBool>`((${key}) in (
  select organisation_id, discharge_report_id from reports_with(${wantedWords(q)}))) is true`

export async function countReports(db: Db, asked: ReportsAsked): Promise<number> {
  const { q } = asked
  if (q !== undefined && !asked.put_away && conditionsOf(asked).length === 0) {
    const places = inPlaces(asked, 'bearing.organisation_id')
    const counted = sql`${places} and ${isInUse('bearing')}`
    return await countIn(db, sql`reports_with(${wantedWords(q)}) bearing where ${counted}`)
  }
  const places = inPlaces(asked, 'report.organisation_id')
  const words = q === undefined ? sql`` : sql`and ${bearing(q)}`
  return await countIn(db, sql`discharge_reports report where ${places} and ${isAskedFor(asked)} ${words}`)
}
