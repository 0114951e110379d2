import { type Kysely, sql } from 'kysely'
import type { Schema } from '#base/database/schema'
import type { ReportKey } from './reports.store.ts'

type Db = Kysely<Schema>

/** Answers kept for repeated submits of the report. */
export async function forgetAnswersOf(db: Db, discharge_report_id: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where(sql<string>`answer ->> 'discharge_report_id'`, '=', discharge_report_id)
    .execute()
}

/**
 * With its course, words, calls to models, corrections, drafts, ratings, signatures, figures and the answers kept of it:
 * they hold its title.
 */
export async function removeReport(db: Db, { organisation_id, discharge_report_id }: ReportKey): Promise<void> {
  await forgetAnswersOf(db, discharge_report_id)
  await db
    .deleteFrom('discharge_reports')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .execute()
}
