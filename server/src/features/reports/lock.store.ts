import { Problem } from '@alta/contract/problems'
import type { ReportStatus } from '@alta/contract/reports'
import type { ReportKey } from './reports.store.ts'
import type { Trx } from '#base/database'

/**
 * Locks the report until this transaction ends; undefined when it was deleted or put away. Throws `annulled` for a
 * report that may not be changed any more.
 */
export async function lockReport(
  trx: Trx,
  { organisation_id, discharge_report_id }: ReportKey,
): Promise<ReportStatus | undefined> {
  const row = await trx
    .selectFrom('discharge_reports')
    .select(['status', 'annulled_at'])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('put_away_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row?.annulled_at) throw new Problem('annulled')
  return row?.status
}

/**
 * Prevents the organisation from being deleted until this transaction ends. Throws `not-found` when it is gone: its
 * reports are removed later than the organisation.
 */
export async function lockOrganisationOf(
  trx: Trx,
  { organisation_id }: Pick<ReportKey, 'organisation_id'>,
): Promise<void> {
  const organisation = await trx
    .selectFrom('organisations')
    .select('organisation_id')
    .where('organisation_id', '=', organisation_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!organisation) throw new Problem('not-found')
}
