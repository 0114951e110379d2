import type { Insertable, Updateable } from 'kysely'
import type { Schema } from '#base/database/schema'
import { isUuid } from '#base/ids'
import type { Db } from '#base/database'

/** Whether the organisation has such a report, put away or not, or such a chat. */
export async function recordExists(
  db: Db,
  organisation_id: string,
  { kind, record_id }: { readonly kind: 'discharge_report' | 'chat_session'; readonly record_id: string },
): Promise<boolean> {
  if (!isUuid(record_id)) return false
  const [table, column] =
    kind === 'discharge_report'
      ? (['discharge_reports', 'discharge_report_id'] as const)
      : (['chat_sessions', 'chat_session_id'] as const)
  const found = await db
    .selectFrom(table)
    .select('organisation_id')
    .where('organisation_id', '=', organisation_id)
    .where(column, '=', record_id)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertHold(db: Db, hold: Insertable<Schema['legal_holds']>): Promise<void> {
  await db.insertInto('legal_holds').values(hold).execute()
}

type Lifting = Pick<Updateable<Schema['legal_holds']>, 'lifted_at' | 'lifted_by' | 'lifted_by_name' | 'lifted_reason'>

/** Lifts a hold; false when somebody has lifted it already. */
export async function liftHold(
  db: Db,
  key: { readonly organisation_id: string; readonly legal_hold_id: string },
  lifting: Lifting,
): Promise<boolean> {
  const lifted = await db
    .updateTable('legal_holds')
    .set(lifting)
    .where('organisation_id', '=', key.organisation_id)
    .where('legal_hold_id', '=', key.legal_hold_id)
    .where('lifted_at', 'is', null)
    .returning('legal_hold_id')
    .executeTakeFirst()
  return lifted !== undefined
}
