import type { ReportFigures, reportGroups } from '@alta/contract/analytics'
import { sectionKeys } from '@alta/contract/sections'
import { type Kysely, sql } from 'kysely'
import { type Scope, within } from '#base/access'
import type { Stretch } from '#base/days'
import type { Schema } from '#base/database/schema'
import { isInUse, ratingsOf } from '../reports/reports.store.ts'

type Db = Kysely<Schema>

interface Asked extends Stretch {
  readonly organisation_id: string | undefined
}

const strategy = sql<string>`report.report_strategy`
// from Monday on, in UTC
const week = sql`date_trunc('week', report.created_at at time zone 'UTC')`
const organisation = sql`report.organisation_id`
/** What the groups are made by, and how a group is called: written out once a group, not once a report. */
const groups = {
  strategy: { by: strategy, key: strategy },
  week: { by: week, key: sql<string>`to_char(${week}, 'YYYY-MM-DD')` },
  organisation: { by: organisation, key: sql<string>`${organisation}::text` },
} as const
type Group = keyof typeof groups

const seconds = (span: ReturnType<typeof sql>) => sql`extract(epoch from ${span})::double precision`
/** From submit to ready: the time in the queue and the time of writing. */
const waited = sql`${seconds(sql`report.started_at - report.created_at`)} + report.generation_seconds`
/** From ready to the first signature. */
const reviewed = sql`${seconds(sql`report.first_signed_at - report.started_at`)} - report.generation_seconds`
/** Of one sorting, in the order of the parts. */
const percentiles = (parts: readonly number[], value: ReturnType<typeof sql>) => sql<number[] | null>`
  percentile_cont(array[${sql.join(parts.map((part) => sql.lit(part)))}]::double precision[])
    within group (order by ${value}) filter (where report.status = 'ready')`
const counted = (...statuses: readonly string[]) =>
  sql<number>`count(*) filter (where report.status in (${sql.join(statuses.map((status) => sql.lit(status)))}))`
const inAll = (column: string) => sql<number>`coalesce(sum(${sql.ref(`report.${column}`)}), 0)`

/** What is asked for, of reports or of their sections: both say where and of when they are. Nothing that was put away. */
const isAskedFor = (scope: Scope, { organisation_id, since, before }: Asked) => sql<boolean>`
  ${within(scope, sql.ref('report.organisation_id'))} and ${isInUse('report')}
  ${organisation_id === undefined ? sql`` : sql`and report.organisation_id = ${organisation_id}`}
  ${since === undefined ? sql`` : sql`and report.created_at >= ${since}`}
  ${before === undefined ? sql`` : sql`and report.created_at < ${before}`}`

/** `group_by` undefined: the whole as one group, `all`. */
async function byGroup(db: Db, scope: Scope, { group_by, ...asked }: Asked & { readonly group_by: Group | undefined }) {
  const figures = db
    .selectFrom('discharge_reports as report')
    .select([
      (group_by === undefined ? sql<string>`'all'` : groups[group_by].key).as('key'),
      sql<number>`count(*)`.as('reports'),
      counted('ready').as('ready'),
      counted('failed').as('failed'),
      counted('cancelled').as('cancelled'),
      counted('queued', 'running').as('under_way'),
      percentiles([0.5, 0.95], waited).as('seconds'),
      percentiles([0.5], reviewed).as('review_seconds'),
      inAll('rated_excellent').as('rated_excellent'),
      inAll('rated_good').as('rated_good'),
      inAll('rated_fair').as('rated_fair'),
      inAll('rated_poor').as('rated_poor'),
      sql<number>`count(report.edit_ratio)`.as('corrected'),
      sql<number>`count(*) filter (where report.review_state = 'signed')`.as('signed'),
      sql<number | null>`avg(report.edit_ratio)`.as('edit_ratio'),
      inAll('decisions').as('decisions'),
      inAll('unused_count').as('unused'),
    ])
    .where(isAskedFor(scope, asked))
    .$if(group_by !== undefined, (query) => query.groupBy(groups[group_by ?? 'strategy'].by))
  return await db
    .selectFrom(figures.as('figures'))
    .leftJoin('organisations', (join) =>
      join.on(sql<boolean>`figures.key = organisations.organisation_id::text and ${group_by === 'organisation'}`),
    )
    .selectAll('figures')
    .select('organisations.name')
    .orderBy('organisations.sort_name')
    .orderBy('figures.key')
    .execute()
}

type Found = Awaited<ReturnType<typeof byGroup>>[number]

function figuresOf({ seconds, review_seconds, ...found }: Found): ReportFigures {
  const { rated_excellent, rated_good, rated_fair, rated_poor, ...group } = found
  const { mean } = ratingsOf(found)
  return {
    ...group,
    seconds_median: seconds?.[0] ?? null,
    seconds_p95: seconds?.[1] ?? null,
    ratings: { excellent: rated_excellent, good: rated_good, fair: rated_fair, poor: rated_poor, mean },
    review_seconds_median: review_seconds?.[0] ?? null,
  }
}

/** What the sections of these reports say, those that say something. */
const bySection = async (db: Db, scope: Scope, asked: Asked) =>
  await db
    .selectFrom('discharge_report_sections as report')
    .select(['section', inAll('decisions').as('decisions'), inAll('unused_count').as('unused')])
    .select(sql<number>`count(report.edit_ratio)`.as('corrected'))
    .select(sql<number>`coalesce(sum(report.edit_ratio), 0)`.as('changed'))
    .where(isAskedFor(scope, asked))
    .groupBy('section')
    .execute()

const unrated = { excellent: 0, good: 0, fair: 0, poor: 0, mean: null }
const noneOfASection = {
  name: null,
  ready: 0,
  failed: 0,
  cancelled: 0,
  under_way: 0,
  seconds_median: null,
  seconds_p95: null,
  ratings: unrated,
  signed: 0,
  review_seconds_median: null,
}

/** All 18, in the contract's order. */
async function figuresOfSections(db: Db, scope: Scope, asked: Asked): Promise<ReportFigures[]> {
  const said = new Map((await bySection(db, scope, asked)).map((found) => [found.section, found]))
  const { ready, corrected } = await db
    .selectFrom('discharge_reports as report')
    .select([counted('ready').as('ready'), sql<number>`count(report.edit_ratio)`.as('corrected')])
    .where(isAskedFor(scope, asked))
    .executeTakeFirstOrThrow()
  return sectionKeys.map((key) => {
    const own = said.get(key) ?? { changed: 0, corrected: 0, decisions: 0, unused: 0 }
    return {
      ...noneOfASection,
      key,
      reports: ready,
      corrected: own.corrected,
      edit_ratio: corrected === 0 ? null : own.changed / corrected,
      decisions: own.decisions,
      unused: own.unused,
    }
  })
}

/** Counts, times and quality of the reports in the scope; a group without a report is not there, sections all are. */
export async function figuresOfReports(
  db: Db,
  scope: Scope,
  { group_by, ...asked }: Asked & { readonly group_by: (typeof reportGroups)[number] | undefined },
): Promise<ReportFigures[]> {
  if (group_by === 'section') return await figuresOfSections(db, scope, asked)
  return (await byGroup(db, scope, { ...asked, group_by })).map(figuresOf)
}
