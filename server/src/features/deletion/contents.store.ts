import { sql } from 'kysely'
import { deleteWeeks } from '../analytics/weeks.store.ts'
import type { Db, Trx } from '#base/database'

const countOf = (db: Db, organisation_id: string) => {
  const rows = (table: 'discharge_reports' | 'chat_sessions' | 'service_credentials' | 'invitations') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('organisation_id', '=', organisation_id)
  return {
    discharge_reports: rows('discharge_reports'),
    chat_sessions: rows('chat_sessions'),
    service_credentials: rows('service_credentials'),
    invitations: rows('invitations').where('accepted_at', 'is', null),
    members: db
      .selectFrom('role_assignments')
      .select((eb) => eb.fn.count<number>('user_id').distinct().as('count'))
      .where('organisation_id', '=', organisation_id),
  }
}

/** How much an organisation contains; undefined when it does not exist. */
export async function countContents(db: Db, organisation_id: string) {
  const counts = countOf(db, organisation_id)
  const row = await db
    .selectFrom('organisations')
    .select([
      counts.discharge_reports.as('discharge_reports'),
      counts.chat_sessions.as('chat_sessions'),
      counts.members.as('members'),
      counts.service_credentials.as('service_credentials'),
      counts.invitations.as('invitations'),
    ])
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  return (
    row && {
      discharge_reports: row.discharge_reports ?? 0,
      chat_sessions: row.chat_sessions ?? 0,
      members: row.members ?? 0,
      service_credentials: row.service_credentials ?? 0,
      invitations: row.invitations ?? 0,
    }
  )
}

/** Reports that wait or are being written, locked, so that none of them becomes ready meanwhile. */
export const lockUnfinished = async (trx: Trx, organisation_id: string) =>
  await trx
    .selectFrom('discharge_reports')
    .select(['organisation_id', 'discharge_report_id', 'sections_done'])
    .where('organisation_id', '=', organisation_id)
    .where('status', 'in', ['queued', 'running'])
    .forUpdate()
    .execute()

/** Chats in which an answer is being written. */
export const findAnswering = async (trx: Trx, organisation_id: string) =>
  await trx
    .selectFrom('chat_messages')
    .select(['organisation_id', 'chat_session_id'])
    .where('organisation_id', '=', organisation_id)
    .where('status', '=', 'streaming')
    .execute()

/**
 * Deletes the organisation with its roles, credentials, invitations and settings: from here on nobody finds anything in
 * it. Reports, chats and events are left to a job. Call this with the organisation locked, so that nothing new is
 * added.
 */
export async function deleteOrganisation(trx: Trx, organisation_id: string): Promise<void> {
  await deleteWeeks(trx, organisation_id)
  // Answers stored for repeated requests contain titles of reports.
  await trx
    .deleteFrom('idempotency_keys')
    .where(sql<string>`answer ->> 'organisation_id'`, '=', organisation_id)
    .execute()
  await trx.deleteFrom('organisations').where('organisation_id', '=', organisation_id).execute()
}
