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

const keys = {
  strategy: sql<string>`report.report_strategy`,
  // the Monday, in UTC
  week: sql<string>`to_char(date_trunc('week', report.created_at at time zone 'UTC'), 'YYYY-MM-DD')`,
  organisation: sql<string>`report.organisation_id::text`,
  all: sql<string>`'all'`,
} as const

/** From submit to ready: the time in the queue and the time of writing. */
const seconds = sql`extract(epoch from report.started_at - report.created_at) + report.generation_seconds`
const percentile = (part: number) =>
  sql<number | null>`percentile_cont(${sql.lit(part)}) within group (order by (${seconds})::double precision)
    filter (where report.status = 'ready')`
const counted = (...statuses: readonly string[]) =>
  sql<number>`count(*) filter (where report.status in (${sql.join(statuses.map((status) => sql.lit(status)))}))`

/** Counts and times of the reports in the scope, group by group; a group without a report is not there. */
export async function figuresOfReports(db: Db, scope: Scope, asked: Asked): Promise<ReportFigures[]> {
  const { organisation_id, group_by, since, before } = asked
  const figures = db
    .selectFrom('discharge_reports as report')
    .select([
      keys[group_by ?? 'all'].as('key'),
      sql<number>`count(*)`.as('reports'),
      counted('ready').as('ready'),
      counted('failed').as('failed'),
      counted('cancelled').as('cancelled'),
      counted('queued', 'running').as('under_way'),
      percentile(0.5).as('seconds_median'),
      percentile(0.95).as('seconds_p95'),
    ])
    .where((eb) => within(scope, eb.ref('report.organisation_id')))
    .$if(organisation_id !== undefined, (query) => query.where('report.organisation_id', '=', organisation_id ?? ''))
    .$if(since !== undefined, (query) => query.where('report.created_at', '>=', since ?? null))
    .$if(before !== undefined, (query) => query.where('report.created_at', '<', before ?? null))
    .$if(group_by !== undefined, (query) => query.groupBy(sql`1`))
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
