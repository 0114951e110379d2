import { sql } from 'kysely'
import { type ReportKey, topicOf } from './reports.store.ts'
import type { Db } from '#base/database'

/** Deletes answers stored for repeated requests about the report. */
export async function deleteStoredAnswersOf(db: Db, discharge_report_id: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where(sql<string>`answer ->> 'discharge_report_id'`, '=', discharge_report_id)
    .execute()
}

/**
 * Deletes a report with its course, words, model calls, corrections, drafts, ratings, signatures and figures, and the
 * stored answers, which contain its title.
 */
export async function removeReport(db: Db, { organisation_id, discharge_report_id }: ReportKey): Promise<void> {
  await deleteStoredAnswersOf(db, discharge_report_id)
  await db
    .deleteFrom('discharge_reports')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .execute()
}

/** Deletes several reports of one organisation, with their events, in four statements. */
export async function removeReports(db: Db, organisation_id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('idempotency_keys')
    .where(sql<string>`answer ->> 'discharge_report_id'`, 'in', ids)
    .execute()
  const topics = ids.map((discharge_report_id) => topicOf({ organisation_id, discharge_report_id }).topic)
  for (const table of ['events', 'event_topics'] as const)
    await db.deleteFrom(table).where('organisation_id', '=', organisation_id).where('topic', 'in', topics).execute()
  await db
    .deleteFrom('discharge_reports')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', 'in', ids)
    .execute()
}
