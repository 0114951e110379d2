import type { OrganisationDeletion } from '@alta/contract/organisations'
import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import type { Schema } from '#base/database/schema'
import type { Services } from '#base/services'
import { deleteWeeks } from '../analytics/weeks.store.ts'
import { removeSession } from '../chat/remove.store.ts'
import { removeReports } from '../reports/remove.store.ts'

export async function insertDeletion(trx: Trx, deletion: Insertable<Schema['organisation_deletions']>): Promise<void> {
  await trx.insertInto('organisation_deletions').values(deletion).execute()
}

/** The deletions under way, the oldest first. There are few, because each is removed when it is done. */
export async function listDeletions(db: Db): Promise<OrganisationDeletion[]> {
  const found = await db
    .selectFrom('organisation_deletions')
    .select(['organisation_id', 'name', 'requested_at', 'requested_by', 'requested_by_name'])
    .select(['discharge_reports', 'chat_sessions', 'removed_reports', 'removed_chats'])
    .orderBy('requested_at')
    .orderBy('organisation_id')
    .execute()
  return found.map(({ requested_at, requested_by, requested_by_name, ...deletion }) => ({
    ...deletion,
    requested_at: requested_at.toISOString(),
    requested_by: { user_id: requested_by, name: requested_by_name },
  }))
}

/** Removes some contents of an organisation that is being deleted, at most `limit`. */
interface Piece {
  readonly organisation_id: string
  readonly limit: number
}

type RemovedCounts = Partial<Record<'removed_reports' | 'removed_chats', number>>

async function countRemoved(
  trx: Trx,
  organisation_id: string,
  { removed_reports = 0, removed_chats = 0 }: RemovedCounts,
) {
  await trx
    .updateTable('organisation_deletions')
    .set((eb) => ({
      removed_reports: eb('removed_reports', '+', removed_reports),
      removed_chats: eb('removed_chats', '+', removed_chats),
    }))
    .where('organisation_id', '=', organisation_id)
    .execute()
}

/** A report that somebody is saving at this moment is locked: it is removed with a later batch. */
export async function removeSomeReports(trx: Trx, { organisation_id, limit }: Piece): Promise<number> {
  const found = await trx
    .selectFrom('discharge_reports as report')
    .select('discharge_report_id')
    .where('organisation_id', '=', organisation_id)
    .orderBy('created_at')
    .orderBy('discharge_report_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (found.length === 0) return 0
  const ids = found.map(({ discharge_report_id }) => discharge_report_id)
  await removeReports(trx, organisation_id, ids)
  // The weeks of its figures are not needed any more.
  await deleteWeeks(trx, organisation_id)
  await countRemoved(trx, organisation_id, { removed_reports: ids.length })
  return ids.length
}

/** A chat may be large, so a batch has fewer of them than of reports. */
const reports_of_chat = 5

export async function removeSomeChats(trx: Trx, services: Services, { organisation_id, limit }: Piece) {
  const found = await trx
    .selectFrom('chat_sessions as chat')
    .select('chat_session_id')
    .where('organisation_id', '=', organisation_id)
    .orderBy('updated_at')
    .orderBy('chat_session_id')
    .limit(Math.ceil(limit / reports_of_chat))
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { chat_session_id } of found) await removeSession(trx, services, { organisation_id, chat_session_id })
  if (found.length > 0) await countRemoved(trx, organisation_id, { removed_chats: found.length })
  return found.length
}

/** Events are smaller than reports. */
const events_of_report = 10

const isOlder = (time: 'created_at' | 'updated_at', organisation_id: string) => sql`
  organisation_id = ${organisation_id} and ${sql.ref(time)} < (
    select accepted_at from organisation_deletions where organisation_id = ${organisation_id})`

/** Removes the events of its topics and the counters of their numbers. */
export async function removeSomeEvents(trx: Trx, { organisation_id, limit }: Piece): Promise<number> {
  const most = limit * events_of_report
  const events = await sql`delete from events where (organisation_id, topic, seq) in (
    select organisation_id, topic, seq from events where ${isOlder('created_at', organisation_id)} limit ${most})
    returning 1`.execute(trx)
  if (events.rows.length > 0) return events.rows.length
  const topics = await sql`delete from event_topics where (organisation_id, topic) in (
    select organisation_id, topic from event_topics where ${isOlder('updated_at', organisation_id)} limit ${most})
    returning 1`.execute(trx)
  return topics.rows.length
}

/**
 * Ends a deletion when nothing is left. Returns its totals; undefined: it was ended before; `left`: something still
 * exists.
 */
export async function endDeletion(trx: Trx, organisation_id: string) {
  const deletion = await trx
    .selectFrom('organisation_deletions')
    .select(['name', 'requested_at', 'removed_reports', 'removed_chats'])
    .where('organisation_id', '=', organisation_id)
    .forUpdate()
    .executeTakeFirst()
  if (!deletion) return undefined
  for (const table of ['discharge_reports', 'chat_sessions'] as const) {
    const rest = trx.selectFrom(table).select('organisation_id').where('organisation_id', '=', organisation_id)
    if (await rest.limit(1).executeTakeFirst()) return 'left'
  }
  await deleteWeeks(trx, organisation_id)
  await trx.deleteFrom('organisation_deletions').where('organisation_id', '=', organisation_id).execute()
  return deletion
}
