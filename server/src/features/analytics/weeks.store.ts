import { type RawBuilder, sql } from 'kysely'
import { type Scope, within } from '#base/access'
import { noOrganisation } from '#base/audit'
import type { DateRange } from '#base/date-range'
import type { Db } from '#base/database'

export interface AnalyticsFilter extends DateRange {
  readonly organisation_id: string | undefined
}

/** The first moment of a day. */
const startOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone 'UTC')`
const and = (condition: RawBuilder<unknown> | undefined) => (condition === undefined ? sql`` : sql`and ${condition}`)

const isInScope = (scope: Scope, { organisation_id }: AnalyticsFilter, table: string) => sql`
  ${within(scope, sql.ref(`${table}.organisation_id`))}
  ${and(organisation_id === undefined ? undefined : sql`${sql.ref(`${table}.organisation_id`)} = ${organisation_id}`)}`

/** Whether a week lies in the requested time with all its days. */
const isWhole = ({ since, before }: AnalyticsFilter, week: RawBuilder<unknown>) => sql`true
  ${and(since && sql`${startOf(week)} >= ${since}`)} ${and(before && sql`${startOf(sql`${week} + 7`)} <= ${before}`)}`
const isTouched = ({ since, before }: AnalyticsFilter, week: RawBuilder<unknown>) => sql`true
  ${and(since && sql`${startOf(sql`${week} + 7`)} > ${since}`)} ${and(before && sql`${startOf(week)} < ${before}`)}`

const seconds = (span: RawBuilder<unknown>) => sql`extract(epoch from ${span})::double precision`
/** From submit to ready: the time in the queue and the time of writing. */
const waited = sql`case when report.status = 'ready'
  then ${seconds(sql`report.started_at - report.created_at`)} + report.generation_seconds end`
/** From ready to the first signature. */
const reviewed = sql`case when report.status = 'ready'
  then ${seconds(sql`report.first_signed_at - report.started_at`)} - report.generation_seconds end`

const isStatus = (...statuses: readonly string[]) =>
  sql`(report.status in (${sql.join(statuses.map((status) => sql.lit(status)))}))::int`

/** A report in the form of the figures of one report. */
const ofOne = sql`report.report_strategy, 1 as reports, ${isStatus('ready')} as ready, ${isStatus('failed')} as failed,
  ${isStatus('cancelled')} as cancelled, report.rated_excellent, report.rated_good, report.rated_fair, report.rated_poor,
  (report.edit_ratio is not null)::int as corrected, coalesce(report.edit_ratio, 0) as changed,
  (report.review_state = 'signed')::int as signed, report.decisions, report.unused_count as unused`
const counted = [
  'reports',
  'ready',
  'failed',
  'cancelled',
  'rated_excellent',
  'rated_good',
  'rated_fair',
  'rated_poor',
  'corrected',
  'changed',
  'signed',
  'decisions',
  'unused',
] as const
/** Everything that is counted. */
const sums = sql.join(counted.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`))
const names = sql.join(counted.map((name) => sql.ref(name)))

/**
 * `pieces`: weeks to be counted from their reports, because something has changed or only some of their days are asked
 * for; `live`: the reports of those; `whole`: the figures of all other weeks; `sections` in the place of both.
 */
const parts = (scope: Scope, filter: AnalyticsFilter) => sql`
  with pieces as materialized (
    select organisation_id, week from report_weeks_stale stale
    where ${isInScope(scope, filter, 'stale')} and ${isTouched(filter, sql`week`)}
    union
    select organisation_id, week from report_weeks cell
    where organisation_id <> ${sql.lit(noOrganisation)} and ${isInScope(scope, filter, 'cell')} and ${isTouched(filter, sql`week`)} and not (${isWhole(filter, sql`week`)})
  ), live as materialized (
    select report.organisation_id, report.discharge_report_id, pieces.week, ${ofOne}, ${waited} as waited, ${reviewed} as reviewed
    from pieces join discharge_reports report on report.organisation_id = pieces.organisation_id
      and report.created_at >= ${startOf(sql`pieces.week`)} and report.created_at < ${startOf(sql`pieces.week + 7`)}
    where report.put_away_at is null
      ${and(filter.since && sql`report.created_at >= ${filter.since}`)}
      ${and(filter.before && sql`report.created_at < ${filter.before}`)}
  )`

/** What a query of figures is about. */
interface Of {
  readonly scope: Scope
  readonly filter: AnalyticsFilter
  /** Whether each organisation is counted by itself. */
  readonly byOrganisation: boolean
}

/** Stands for all organisations together in weeks that are counted. */
const together = sql`${sql.lit(noOrganisation)}::uuid`

/**
 * Weeks that are used as they are counted. Where everything is asked for, these are the weeks of all organisations
 * together; a week in which something has changed is taken from the organisations without changes.
 */
function isKept({ scope, filter, byOrganisation }: Of): RawBuilder<unknown> {
  const isSame = sql`pieces.week = cell.week`
  const own = sql`cell.organisation_id <> ${together} and ${isInScope(scope, filter, 'cell')}
    and not exists (select from pieces where pieces.organisation_id = cell.organisation_id and ${isSame})`
  if (!scope.everywhere || filter.organisation_id !== undefined || byOrganisation)
    return sql`${own} and ${isWhole(filter, sql`cell.week`)}`
  return sql`${isWhole(filter, sql`cell.week`)} and case when cell.week in (select week from pieces) then ${own}
    else cell.organisation_id = ${together} end`
}

/** What figures are grouped by, for a week and for a report alike. */
export interface Grouping {
  readonly key: RawBuilder<string>
}

/** The values of a group with how many times each occurs, and of these the ones that stand at some shares of the whole. */
const percentiles = (value: 'waited' | 'reviewed', grouping: Grouping, of: Of) => {
  const [buckets, counts] = [sql.ref(`cell.${value}_buckets`), sql.ref(`cell.${value}_counts`)]
  return sql`${sql.ref(value)} as (
    select key, array_agg(low + (high - low) * rest order by share) as at_shares
    from (
      select key, share, max(rest) as rest,
        max(value) filter (where upto > low_place and upto - times <= low_place) as low,
        max(value) filter (where upto > high_place and upto - times <= high_place) as high
      from (
        select key, value, times, upto, share, floor(share * (of_all - 1)) as low_place,
          ceil(share * (of_all - 1)) as high_place, share * (of_all - 1) - floor(share * (of_all - 1)) as rest
        from (
          select key, value, times, sum(times) over (partition by key order by value rows unbounded preceding) as upto,
            sum(times) over (partition by key) as of_all
          from (
            select key, value, sum(times) as times from (
              select ${grouping.key} as key, exp((bucket + 0.5) * ln(1.05::double precision)) as value, times
              from report_weeks cell, unnest(${buckets}, ${counts}) as of_week (bucket, times)
              where ${isKept(of)}
              union all
              select ${grouping.key}, ${sql.ref(`cell.${value}`)}, 1 from live cell where ${sql.ref(`cell.${value}`)} is not null
            ) all_values group by key, value
          ) each_value
        ) ranked, (values (0.5::double precision), (0.95)) shares (share)
      ) placed group by key, share
    ) interpolated group by key
  )`
}

/** Figures of each group: sums, the shares of seconds, and the name of the organisation the group may be. */
export async function readWeeks<Figures>(db: Db, grouping: Grouping, of: Of): Promise<Figures[]> {
  const { scope, filter } = of
  const { rows } = await sql<Figures>`
    ${parts(scope, filter)}, ${percentiles('waited', grouping, of)}, ${percentiles('reviewed', grouping, of)}, figures as (
      select key, ${sums} from (
        select ${grouping.key} as key, ${names} from report_weeks cell where ${isKept(of)}
        union all
        select ${grouping.key}, ${names} from live cell
      ) weeks group by key
    )
    select figures.*, waited.at_shares as seconds, reviewed.at_shares as review_seconds, organisations.name
    from figures left join waited using (key) left join reviewed using (key)
    left join organisations on organisations.organisation_id::text = figures.key
    order by organisations.sort_name, figures.key`.execute(db)
  return rows
}

interface OfSection {
  readonly section: string
  readonly decisions: number
  readonly unused: number
  readonly corrected: number
  readonly changed: number
}

/** The section figures of these reports, where a section has any. */
export async function readSections(db: Db, of: Of): Promise<OfSection[]> {
  const { rows } = await sql<OfSection>`
    ${parts(of.scope, of.filter)}
    select section, sum(decisions)::int as decisions, sum(unused)::int as unused, sum(corrected)::int as corrected, sum(changed) as changed
    from (
      select section, decisions, unused, corrected, changed from report_section_weeks cell where ${isKept(of)}
      union all
      select section, report_section.decisions, report_section.unused_count, (report_section.edit_ratio is not null)::int, coalesce(report_section.edit_ratio, 0)
      from live join discharge_report_sections report_section using (organisation_id, discharge_report_id)
    ) weeks group by section`.execute(db)
  return rows
}

interface Week {
  readonly organisation_id: string
  readonly week: string
}

/** Counts weeks again in one transaction. What changes meanwhile has marked them again when it commits. */
async function countWeeks(trx: Db, weeks: readonly Week[]): Promise<void> {
  // Weeks of all organisations together are summed one after the other.
  await sql`select pg_advisory_xact_lock(57002400)`.execute(trx)
  const requested = sql`unnest(${weeks.map(({ organisation_id }) => organisation_id)}::uuid[],
    ${weeks.map(({ week }) => week)}::date[]) requested (organisation_id, week)`
  for (const table of ['report_weeks_stale', 'report_weeks', 'report_section_weeks'])
    await sql`delete from ${sql.table(table)} cell using ${requested}
      where cell.organisation_id = requested.organisation_id and cell.week = requested.week`.execute(trx)
  const reports = sql`${requested} join discharge_reports report on report.organisation_id = requested.organisation_id
    and report.created_at >= ${startOf(sql`requested.week`)} and report.created_at < ${startOf(sql`requested.week + 7`)}
    and report.put_away_at is null`
  const group = sql`organisation_id, week, report_strategy`
  const buckets = (value: 'waited' | 'reviewed') => sql`
    left join (
      select ${group}, array_agg(bucket order by bucket) as buckets, array_agg(times order by bucket) as counts from (
        select ${group}, floor(ln(greatest(${sql.ref(value)}, 0.001)) / ln(1.05::double precision))::int as bucket,
          count(*) as times
        from report where ${sql.ref(value)} is not null group by ${group}, bucket
      ) each_bucket group by ${group}) as ${sql.ref(value)} using (${group})`
  await sql`
    with report as materialized (
      select requested.organisation_id, requested.week, ${ofOne}, ${waited} as waited, ${reviewed} as reviewed from ${reports}),
    figures as (select ${group}, ${sums} from report group by ${group})
    insert into report_weeks
    select ${group}, ${names}, coalesce(waited.buckets, '{}'), coalesce(waited.counts, '{}'),
      coalesce(reviewed.buckets, '{}'), coalesce(reviewed.counts, '{}')
    from figures ${buckets('waited')} ${buckets('reviewed')}`.execute(trx)
  await sql`
    insert into report_section_weeks
    select report_section.organisation_id, requested.week, section, sum(report_section.decisions), sum(report_section.unused_count), count(report_section.edit_ratio),
      coalesce(sum(report_section.edit_ratio), 0)
    from ${reports} join discharge_report_sections report_section on report_section.organisation_id = report.organisation_id
      and report_section.discharge_report_id = report.discharge_report_id
    group by report_section.organisation_id, requested.week, section`.execute(trx)
}

/** Sums up what is counted of each organisation. */
async function sumWeeks(trx: Db, weeks: readonly Week[]): Promise<void> {
  const those = sql`week = any(${[...new Set(weeks.map(({ week }) => week))]}::date[])`
  const each = sql`report_weeks where organisation_id <> ${together} and ${those}`
  for (const table of ['report_weeks', 'report_section_weeks'])
    await sql`delete from ${sql.table(table)} where organisation_id = ${together} and ${those}`.execute(trx)
  const group = sql`week, report_strategy`
  const buckets = (value: 'waited' | 'reviewed') => sql`
    left join (
      select ${group}, array_agg(bucket order by bucket) as buckets, array_agg(times order by bucket) as counts from (
        select ${group}, bucket, sum(times)::bigint as times
        from (select * from ${each}) cell,
          unnest(${sql.ref(`cell.${value}_buckets`)}, ${sql.ref(`cell.${value}_counts`)}) as of_cell (bucket, times)
        group by ${group}, bucket
      ) each_bucket group by ${group}) as ${sql.ref(value)} using (${group})`
  await sql`
    with figures as (select ${group}, ${sums} from ${each} group by ${group})
    insert into report_weeks
    select ${together}, ${group}, ${names}, coalesce(waited.buckets, '{}'), coalesce(waited.counts, '{}'),
      coalesce(reviewed.buckets, '{}'), coalesce(reviewed.counts, '{}')
    from figures ${buckets('waited')} ${buckets('reviewed')}`.execute(trx)
  await sql`
    insert into report_section_weeks
    select ${together}, week, section, sum(decisions), sum(unused), sum(corrected), sum(changed)
    from report_section_weeks where organisation_id <> ${together} and ${those} group by week, section`.execute(trx)
}

/**
 * Run this before an organisation and its weeks are deleted: the weeks of all organisations together must be counted
 * without it.
 */
export async function deleteWeeks(trx: Db, organisation_id: string): Promise<void> {
  await sql`insert into report_weeks_stale
    select distinct ${together}, week from report_weeks where organisation_id = ${organisation_id}`.execute(trx)
  for (const table of ['report_weeks', 'report_section_weeks', 'report_weeks_stale'])
    await sql`delete from ${sql.table(table)} where organisation_id = ${organisation_id}`.execute(trx)
}

/**
 * Counts again the weeks in which something has changed, the oldest first. The present week is left out, since it
 * changes all the time.
 */
export async function countStaleWeeks(db: Db, now: Date, limit: number): Promise<number> {
  const { rows } = await sql<Week>`
    select distinct organisation_id, week::text as week from report_weeks_stale
    where week < date_trunc('week', ${now}::timestamptz at time zone 'UTC')::date
    order by week limit ${limit}`.execute(db)
  if (rows.length > 0)
    await db.transaction().execute(async (trx) => {
      await countWeeks(trx, rows)
      await sumWeeks(trx, rows)
    })
  return rows.length
}
