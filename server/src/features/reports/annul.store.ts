import type { Db } from '#base/database'
import { deleteStoredAnswersOf } from './remove.store.ts'
import type { ReportKey } from './reports.store.ts'

interface Annulment {
  readonly annulled_at: Date
  readonly annulled_by: string
  readonly annulled_name: string
  readonly annulled_reason: string
}

/** An annulment is final. The stored answers of the report are deleted, because they show it as valid. */
export async function annulReport(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  annulment: Annulment,
): Promise<void> {
  await deleteStoredAnswersOf(db, discharge_report_id)
  await db
    .updateTable('discharge_reports')
    .set({ review_state: 'annulled', ...annulment })
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .execute()
}
