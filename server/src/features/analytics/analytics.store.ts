import type { ReportFigures, reportGroups } from '@alta/contract/analytics'
import { type Kysely, sql } from 'kysely'
import { type Scope, within } from '#base/access'
import type { Stretch } from '#base/days'
import type { Schema } from '#base/database/schema'

type Db = Kysely<Schema>

interface Asked extends Stretch {
  readonly organisation_id: string | undefined
  /** undefined: the whole as one group, `all`. */
  readonly group_by: (typeof reportGroups)[number] | undefined
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

/** From submit to ready: the time in the queue and the time of writing. */
const waited = sql`
  extract(epoch from report.started_at - report.created_at)::double precision + report.generation_seconds`
/** Median and 95th percentile, of one sorting. */
const percentiles = sql<number[] | null>`
  percentile_cont(array[0.5, 0.95]) within group (order by ${waited})
    filter (where report.status = 'ready')`
const counted = (...statuses: readonly string[]) =>
  sql<number>`count(*) filter (where report.status in (${sql.join(statuses.map((status) => sql.lit(status)))}))`

/** Counts and times of the reports in the scope, group by group; a group without a report is not there. */
export async function figuresOfReports(db: Db, scope: Scope, asked: Asked): Promise<ReportFigures[]> {
  const { organisation_id, group_by, since, before } = asked
  const figures = db
    .selectFrom('discharge_reports as report')
    .select([
      (group_by === undefined ? sql<string>`'all'` : groups[group_by].key).as('key'),
      sql<number>`count(*)`.as('reports'),
      counted('ready').as('ready'),
      counted('failed').as('failed'),
      counted('cancelled').as('cancelled'),
      counted('queued', 'running').as('under_way'),
      percentiles.as('seconds'),
    ])
    .where((eb) => within(scope, eb.ref('report.organisation_id')))
    .$if(organisation_id !== undefined, (query) => query.where('report.organisation_id', '=', organisation_id ?? ''))
    .$if(since !== undefined, (query) => query.where('report.created_at', '>=', since ?? null))
    .$if(before !== undefined, (query) => query.where('report.created_at', '<', before ?? null))
    .$if(group_by !== undefined, (query) => query.groupBy(groups[group_by ?? 'strategy'].by))
  const found = await db
    .selectFrom(figures.as('figures'))
    .leftJoin('organisations', (join) =>
      join.on(sql<boolean>`figures.key = organisations.organisation_id::text and ${group_by === 'organisation'}`),
    )
    .selectAll('figures')
    .select('organisations.name')
    .orderBy('organisations.sort_name')
    .orderBy('figures.key')
    .execute()
  return found.map(({ seconds: both, ...group }) => ({
    ...group,
    seconds_median: both?.[0] ?? null,
    seconds_p95: both?.[1] ?? null,
  }))
}
