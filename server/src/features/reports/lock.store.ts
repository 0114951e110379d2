import { Problem } from '@alta/contract/problems'
import type { ReportStatus } from '@alta/contract/reports'
import type { ReportKey } from './reports.store.ts'
import type { Trx } from '#base/database'

/**
 * Holds other acts on the report back until this transaction ends; undefined when it has gone or was put away. Throws
 * `annulled` where nothing is done to it any more.
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
 * Keeps the organisation from being deleted until this transaction ends. Throws `not-found` when it has gone: its reports
 * outlive it for a while.
 */
export async function lockOrganisationOf(
  trx: Trx,
  { organisation_id }: Pick<ReportKey, 'organisation_id'>,
): Promise<void> {
  const held = await trx
    .selectFrom('organisations')
    .select('organisation_id')
    .where('organisation_id', '=', organisation_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!held) throw new Problem('not-found')
}
