import type { Db, Trx } from '#base/database'
import { deleteStoredAnswersOf } from './remove.store.ts'
import type { ReportKey } from './reports.store.ts'

/** Locks the report, put away or not, until this transaction ends; undefined when it was deleted. */
export const lockPutAway = async (trx: Trx, { organisation_id, discharge_report_id }: ReportKey) =>
  await trx
    .selectFrom('discharge_reports')
    .select('put_away_at')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .forUpdate()
    .executeTakeFirst()

/** The time of the last signature of one report, or of all reports; null when there is none. */
export async function lastSignedAt(
  db: Db,
  { organisation_id, discharge_report_id }: Pick<ReportKey, 'organisation_id'> & Partial<ReportKey>,
): Promise<Date | null> {
  const { last } = await db
    .selectFrom('discharge_report_signatures')
    .select((eb) => eb.fn.max('signed_at').as('last'))
    .where('organisation_id', '=', organisation_id)
    .$if(discharge_report_id !== undefined, (query) =>
      query.where('discharge_report_id', '=', discharge_report_id ?? ''),
    )
    .executeTakeFirstOrThrow()
  return last
}

interface PuttingAway {
  readonly put_away_at: Date
  readonly put_away_by: string
  readonly put_away_name: string
  readonly put_away_reason: string
}
const inUse = { put_away_at: null, put_away_by: null, put_away_name: null, put_away_reason: null }

/** Puts the report away, or (null) brings it back. Its stored answers are deleted, because they contain its title. */
export async function setPutAway(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  put_away: PuttingAway | null,
): Promise<void> {
  if (put_away) await deleteStoredAnswersOf(db, discharge_report_id)
  await db
    .updateTable('discharge_reports')
    .set(put_away ?? inUse)
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .execute()
}
