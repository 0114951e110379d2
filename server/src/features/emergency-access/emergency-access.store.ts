import type { EmergencyAccess, EmergencyAccessSetting, EndCause } from '@alta/contract/emergency-access'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { type Scope, within } from '#base/access'
import type { CursorPosition } from '#base/http/cursor'
import { newId } from '#base/ids'

export interface EmergencyKey {
  readonly organisation_id: string
  readonly emergency_access_id: string
}

/** The reports that the log states were shown in it, by title in a list or by text, each once. */
const recordsRead = sql<number>`(
  select count(distinct shown.id)::int from audit_events event
  cross join lateral unnest(string_to_array(
    concat_ws(' ', event.detail ->> 'discharge_report_id', event.detail ->> 'discharge_report_ids'), ' ')) shown (id)
  where event.organisation_id = access.organisation_id and event.outcome = 'done'
    and event.detail ->> 'emergency_access_id' = access.emergency_access_id::text)`

const rows = (db: Db) => db.selectFrom('emergency_accesses as access').selectAll('access')

type EmergencyAccessRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const seenAt = (row: EmergencyAccessRow, records_read: number, now: Date): EmergencyAccess => {
  const isExpired = row.ended_at === null && row.expires_at <= now
  const ended_at = isExpired ? row.expires_at : row.ended_at
  return {
    emergency_access_id: row.emergency_access_id,
    organisation_id: row.organisation_id,
    opened_by: { user_id: row.user_id, name: row.user_name },
    reason: row.reason,
    opened_at: row.opened_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    end_cause: isExpired ? 'expired' : row.end_cause,
    ended_by: row.ended_by_name === null ? null : { user_id: row.ended_by, name: row.ended_by_name },
    records_read,
  }
}

interface EmergencyAccessListQuery {
  readonly organisation_id: string
  readonly limit: number
  /** The position where the page before ended. */
  readonly after: CursorPosition | undefined
  readonly now: Date
}

const of = (db: Db, scope: Scope, organisation_id: string) =>
  rows(db)
    .where((eb) => within(scope, eb.ref('access.organisation_id')))
    .where('access.organisation_id', '=', organisation_id)

/** Newest first, with one more than `limit` when there is a next page. */
export async function listEmergencyAccesses(
  db: Db,
  scope: Scope,
  { organisation_id, limit, after, now }: EmergencyAccessListQuery,
) {
  const found = await of(db, scope, organisation_id)
    .select(recordsRead.as('records_read'))
    .$if(after !== undefined, (query) => query.where('access.emergency_access_id', '<', after?.id ?? ''))
    .orderBy('access.emergency_access_id', 'desc')
    .limit(limit + 1)
    .execute()
  return found.map(({ records_read, ...row }) => seenAt(row, records_read, now))
}

export async function countEmergencyAccesses(db: Db, scope: Scope, organisation_id: string): Promise<number> {
  const { total } = await db
    .selectFrom('emergency_accesses as access')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => within(scope, eb.ref('access.organisation_id')))
    .where('access.organisation_id', '=', organisation_id)
    .executeTakeFirstOrThrow()
  return total
}

/** An emergency access with the number of records read in it. */
export async function findSummary(db: Db, { organisation_id, emergency_access_id }: EmergencyKey, now: Date) {
  const { records_read, ...row } = await rows(db)
    .select(recordsRead.as('records_read'))
    .where('access.organisation_id', '=', organisation_id)
    .where('access.emergency_access_id', '=', emergency_access_id)
    .executeTakeFirstOrThrow()
  return seenAt(row, records_read, now)
}

/** The open emergency access of a session, with the name of the organisation. */
export const findOpen = async (db: Db, { organisation_id, emergency_access_id }: EmergencyKey) =>
  await db
    .selectFrom('emergency_accesses as access')
    .innerJoin('organisations', 'organisations.organisation_id', 'access.organisation_id')
    .select(['access.emergency_access_id', 'access.organisation_id', 'organisations.name as organisation_name'])
    .select(['access.reason', 'access.expires_at'])
    .where('access.organisation_id', '=', organisation_id)
    .where('access.emergency_access_id', '=', emergency_access_id)
    .executeTakeFirst()

export const findSetting = async (db: Db, scope: Scope, organisation_id: string) =>
  await db
    .selectFrom('organisations')
    .select('emergency_access')
    .where((eb) => within(scope, eb.ref('organisation_id')))
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()

interface NewEmergencyAccess {
  readonly organisation_id: string
  readonly user_id: string
  readonly user_name: string
  readonly session_id: string
  readonly reason: string
  readonly expires_at: Date
}

/** Opens one for an existing session; undefined when the session has just ended. */
export async function insertEmergencyAccess(
  trx: Trx,
  made: NewEmergencyAccess,
  now: Date,
): Promise<EmergencyAccess | undefined> {
  const session = await trx
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', made.session_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!session) return undefined
  const row = await trx
    .insertInto('emergency_accesses')
    .values({ ...made, emergency_access_id: newId(now), opened_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return seenAt(row, 0, now)
}

/** The times at which the person opened one since then, oldest first, and whether one is open. */
export async function findOpenings(db: Db, user_id: string, since: Date) {
  const found = await db
    .selectFrom('emergency_accesses')
    .select(['opened_at', 'ended_at'])
    .where('user_id', '=', user_id)
    .where('opened_at', '>', since)
    .orderBy('opened_at')
    .execute()
  return {
    opened_at: found.map(({ opened_at }) => opened_at),
    has_open: found.some(({ ended_at }) => ended_at === null),
  }
}

/** Locks it until this transaction ends; undefined when it does not exist. */
export const lockEmergencyAccess = async (trx: Trx, { organisation_id, emergency_access_id }: EmergencyKey) =>
  await trx
    .selectFrom('emergency_accesses')
    .select(['ended_at', 'expires_at'])
    .where('organisation_id', '=', organisation_id)
    .where('emergency_access_id', '=', emergency_access_id)
    .forUpdate()
    .executeTakeFirst()

export interface EmergencyAccessEnd {
  readonly ended_at: Date
  readonly end_cause: EndCause
  readonly ended_by?: string
  readonly ended_by_name?: string
}

/** False when it had ended before. */
export async function endEmergencyAccess(
  trx: Trx,
  { organisation_id, emergency_access_id }: EmergencyKey,
  ending: EmergencyAccessEnd,
): Promise<boolean> {
  const ended = await trx
    .updateTable('emergency_accesses')
    .set(ending)
    .where('organisation_id', '=', organisation_id)
    .where('emergency_access_id', '=', emergency_access_id)
    .where('ended_at', 'is', null)
    .returning('emergency_access_id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends all that are open in an organisation, and returns their ids. */
export async function endAllIn(trx: Trx, organisation_id: string, ending: EmergencyAccessEnd): Promise<string[]> {
  const ended = await trx
    .updateTable('emergency_accesses')
    .set(ending)
    .where('organisation_id', '=', organisation_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ending.ended_at)
    .returning('emergency_access_id')
    .execute()
  return ended.map(({ emergency_access_id }) => emergency_access_id)
}

export async function saveSetting(
  trx: Trx,
  organisation_id: string,
  emergency_access: EmergencyAccessSetting,
): Promise<void> {
  await trx
    .updateTable('organisations')
    .set({ emergency_access })
    .where('organisation_id', '=', organisation_id)
    .execute()
}
