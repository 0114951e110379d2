import type { Erasure, PatientRecord } from '@alta/contract/erasures'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '#base/database'
import type { Schema } from '#base/database/schema'

export interface ErasureKey {
  readonly organisation_id: string
  readonly erasure_id: string
}

const countOf = (outcome: string) => sql<number>`(
  select count(*) from erasure_records record
  where record.organisation_id = erasure.organisation_id and record.erasure_id = erasure.erasure_id
    and ${sql.raw(outcome)})`

/** The last decision of a second person about it. */
const approval = (now: Date) => sql<Erasure['approval']>`(
  select coalesce(outcome, case when expires_at <= ${now} then 'ended' end) from access_requests request
  where request.organisation_id = erasure.organisation_id and kind = 'erasure'
    and subject = erasure.erasure_id::text
  order by access_request_id desc limit 1)`

const rows = (db: Db, organisation_id: string, now: Date) =>
  db
    .selectFrom('erasures as erasure')
    .selectAll('erasure')
    .select([
      approval(now).as('approval'),
      countOf('true').as('found'),
      countOf(`outcome = 'erased'`).as('erased'),
      countOf(`outcome = 'kept'`).as('kept'),
    ])
    .where('erasure.organisation_id', '=', organisation_id)
type ErasureRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export const shownOf = (row: ErasureRow): Erasure => ({
  erasure_id: row.erasure_id,
  organisation_id: row.organisation_id,
  state: row.state,
  approval: row.approval,
  reason: row.reason,
  requested_by: { user_id: row.requested_by, name: row.requested_by_name },
  requested_at: row.requested_at.toISOString(),
  approved_by: row.approved_by_name === null ? null : { user_id: row.approved_by, name: row.approved_by_name },
  finished_at: row.finished_at?.toISOString() ?? null,
  found: row.found,
  erased: row.erased,
  kept: row.kept,
})

interface ErasureListQuery {
  readonly organisation_id: string
  readonly limit: number
  readonly before: string | undefined
  readonly now: Date
}

/** One page, newest first, with one more than `limit` when there is a next page. */
export async function listErasures(
  db: Db,
  { organisation_id, limit, before, now }: ErasureListQuery,
): Promise<Erasure[]> {
  const found = await rows(db, organisation_id, now)
    .$if(before !== undefined, (query) => query.where('erasure.erasure_id', '<', before ?? ''))
    .orderBy('erasure.erasure_id', 'desc')
    .limit(limit + 1)
    .execute()
  return found.map(shownOf)
}

export async function countErasures(db: Db, organisation_id: string): Promise<number> {
  const { total } = await db
    .selectFrom('erasures')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirstOrThrow()
  return total
}

export const findErasure = async (db: Db, { organisation_id, erasure_id }: ErasureKey, now: Date) =>
  await rows(db, organisation_id, now).where('erasure.erasure_id', '=', erasure_id).executeTakeFirst()

/** Prevents others from beginning it until this transaction ends. */
export const lockErasure = async (trx: Trx, { organisation_id, erasure_id }: ErasureKey) =>
  await trx
    .selectFrom('erasures')
    .select(['state', 'reason', 'requested_by', 'requested_by_name'])
    .where('organisation_id', '=', organisation_id)
    .where('erasure_id', '=', erasure_id)
    .forUpdate()
    .executeTakeFirst()

/** Inserts an erasure with the records found for it. */
export async function insertErasure(
  trx: Trx,
  erasure: Insertable<Schema['erasures']> & ErasureKey,
  records: readonly Pick<PatientRecord, 'kind' | 'record_id' | 'chat_session_id' | 'created_at'>[],
): Promise<void> {
  await trx.insertInto('erasures').values(erasure).execute()
  await addRecords(trx, erasure, records)
}

async function addRecords(
  trx: Trx,
  { organisation_id, erasure_id }: ErasureKey,
  records: readonly Pick<PatientRecord, 'kind' | 'record_id' | 'chat_session_id' | 'created_at'>[],
): Promise<void> {
  if (records.length === 0) return
  const found = records.map(({ kind, record_id, chat_session_id, created_at }) => ({
    organisation_id,
    erasure_id,
    kind,
    record_id,
    chat_session_id,
    record_created_at: new Date(created_at),
  }))
  await trx
    .insertInto('erasure_records')
    .values(found)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function changeErasure(
  db: Db,
  { organisation_id, erasure_id }: ErasureKey,
  change: Updateable<Schema['erasures']>,
): Promise<void> {
  await db
    .updateTable('erasures')
    .set(change)
    .where('organisation_id', '=', organisation_id)
    .where('erasure_id', '=', erasure_id)
    .execute()
}

const recordsOf = (db: Db, { organisation_id, erasure_id }: ErasureKey) =>
  db
    .selectFrom('erasure_records')
    .where('organisation_id', '=', organisation_id)
    .where('erasure_id', '=', erasure_id)
    .orderBy('kind')
    .orderBy('record_id')

export const listRecords = async (db: Db, key: ErasureKey) => await recordsOf(db, key).selectAll().execute()
export type ErasureRecord = Awaited<ReturnType<typeof listRecords>>[number]

/** The next record that was not handled, chats first: documents are removed with their chats. */
export const nextRecord = async (db: Db, key: ErasureKey) =>
  await recordsOf(db, key).selectAll().where('outcome', 'is', null).limit(1).executeTakeFirst()

export type ErasureOutcome = Pick<ErasureRecord, 'outcome' | 'because' | 'kept_until'>

/** Stores the outcome of a record; that of a chat is also the outcome of its documents. */
export async function saveOutcome(
  trx: Trx,
  { organisation_id, erasure_id, record_id }: ErasureKey & { readonly record_id: string },
  { now, ...outcome }: ErasureOutcome & { readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('erasure_records')
    .set({ ...outcome, done_at: now })
    .where('organisation_id', '=', organisation_id)
    .where('erasure_id', '=', erasure_id)
    .where((eb) => eb.or([eb('record_id', '=', record_id), eb('chat_session_id', '=', record_id)]))
    .where('outcome', 'is', null)
    .execute()
}

/** Sessions to which reports of the erasure were attached, or documents were added, since these were found. */
export async function addRecordsFoundSince(trx: Trx, key: ErasureKey): Promise<void> {
  const { organisation_id, erasure_id } = key
  await sql`
    insert into erasure_records (organisation_id, erasure_id, kind, record_id, record_created_at)
    select distinct chat.organisation_id, ${erasure_id}::uuid, 'chat_session', chat.chat_session_id, chat.created_at
    from chat_session_reports attached join chat_sessions chat using (organisation_id, chat_session_id)
    where attached.organisation_id = ${organisation_id} and attached.discharge_report_id in (
      select record_id from erasure_records
      where organisation_id = ${organisation_id} and erasure_id = ${erasure_id})
    on conflict do nothing`.execute(trx)
  await sql`
    insert into erasure_records (organisation_id, erasure_id, kind, record_id, chat_session_id, record_created_at)
    select document.organisation_id, ${erasure_id}::uuid, 'document', document_id, document.chat_session_id, created_at
    from chat_documents document
    where document.organisation_id = ${organisation_id} and document.chat_session_id in (
      select record_id from erasure_records
      where organisation_id = ${organisation_id} and erasure_id = ${erasure_id} and kind = 'chat_session')
    on conflict do nothing`.execute(trx)
}

/** The person who approved it last, according to the request that was used up. */
export async function approverOf(db: Db, { organisation_id, erasure_id }: ErasureKey) {
  const found = await db
    .selectFrom('access_requests')
    .select(['decided_by as approved_by', 'decided_by_name as approved_by_name'])
    .where('organisation_id', '=', organisation_id)
    .where('kind', '=', 'erasure')
    .where('subject', '=', erasure_id)
    .where('used_at', 'is not', null)
    .where('outcome', '=', 'approved')
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? {}
}
