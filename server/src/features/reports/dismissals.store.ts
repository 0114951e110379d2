import { createHash } from 'node:crypto'
import type { Dismissal } from '@alta/contract/review-marks'
import { sql } from 'kysely'
import { asJsonText } from '#base/content/deferred-values'
import type { ReportKey } from './reports.store.ts'
import type { Db } from '#base/database'

/** A fact that the report leaves out, word for word. */
type DismissedFact = Pick<Dismissal, 'section' | 'text'>

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The facts that people have dismissed in a report, oldest first. */
export async function listDismissals(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
): Promise<Dismissal[]> {
  const dismissed = await db
    .selectFrom('discharge_report_dismissals')
    .select(['section', 'text', 'dismissed_at', 'dismissed_by', 'dismisser_name'])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .orderBy('dismissed_at')
    .orderBy('text_digest')
    .execute()
  return dismissed.map(({ section, text, dismissed_at, dismissed_by, dismisser_name }) => ({
    section,
    text,
    dismissed_at: dismissed_at.toISOString(),
    dismissed_by: { user_id: dismissed_by, name: dismisser_name },
  }))
}

/** The places of those facts that the report does not leave out. The database searches the report's facts. */
export async function findForeignFacts(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  facts: readonly DismissedFact[],
): Promise<number[]> {
  const report = await db
    .selectFrom('discharge_reports')
    .select(asJsonText('unused').as('unused'))
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .executeTakeFirst()
  const { rows } = await sql<{ position: number }>`
    with left_out as materialized (
      select distinct fact ->> 'section' as section, fact ->> 'text' as text
      from json_array_elements(${report?.unused ?? '[]'}::text::json) fact)
    select (requested.position - 1)::int as position
    from json_array_elements(${JSON.stringify(facts)}::json) with ordinality requested (fact, position)
    left join left_out on left_out.section = requested.fact ->> 'section' and left_out.text = requested.fact ->> 'text'
    where left_out.text is null
    order by position`.execute(db)
  return rows.map(({ position }) => position)
}

interface NewDismissals {
  readonly facts: readonly DismissedFact[]
  readonly dismissed_at: Date
  readonly dismissed_by: string
  readonly dismisser_name: string
}

/** The first person who dismissed it stays named. */
export async function saveDismissals(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  { facts, ...by }: NewDismissals,
): Promise<void> {
  const key = { organisation_id, discharge_report_id }
  await db
    .insertInto('discharge_report_dismissals')
    .values(facts.map(({ section, text }) => ({ ...key, section, text, ...by, text_digest: digestOf(text) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dropDismissals(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  facts: readonly DismissedFact[],
): Promise<void> {
  await db
    .deleteFrom('discharge_report_dismissals')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where((eb) => eb.or(facts.map(({ section, text }) => eb.and({ section, text_digest: digestOf(text) }))))
    .execute()
}
