import { sql, type SqlBool } from 'kysely'
import type { Db } from '#base/database'

/** What to look for: records of one kind that have been kept long enough. */
export interface DueQuery {
  readonly organisation_id: string
  /** The time before which the last act on a record must lie. */
  readonly before: Date
  readonly now: Date
}

const finished = ['ready', 'failed', 'cancelled'] as const

/** Reports that were neither written, corrected nor worked on since; in use or put away. */
export const dueUnsigned = (db: Db, { organisation_id, before }: DueQuery) =>
  db
    .selectFrom('discharge_reports as report')
    .where('report.organisation_id', '=', organisation_id)
    .where('report.created_at', '<', before)
    .where('first_signed_at', 'is', null)
    .where('status', 'in', finished)
    .where(
      sql<SqlBool>`not exists (select from discharge_report_revisions revision
        where revision.organisation_id = report.organisation_id
          and revision.discharge_report_id = report.discharge_report_id and corrected_at >= ${before})`,
    )
    .where(
      sql<SqlBool>`not exists (select from discharge_report_drafts draft
        where draft.organisation_id = report.organisation_id
          and draft.discharge_report_id = report.discharge_report_id and updated_at >= ${before})`,
    )

/** Reports that were last signed before, whatever has become of them since. */
export const dueSigned = (db: Db, { organisation_id, before }: DueQuery) =>
  db
    .selectFrom('discharge_reports as report')
    .where('report.organisation_id', '=', organisation_id)
    .where('report.created_at', '<', before)
    .where('first_signed_at', '<', before)
    .where(
      sql<SqlBool>`not exists (select from discharge_report_signatures signature
        where signature.organisation_id = report.organisation_id
          and signature.discharge_report_id = report.discharge_report_id and signed_at >= ${before})`,
    )

export const dueSources = (db: Db, { organisation_id, before }: DueQuery) =>
  db
    .selectFrom('discharge_reports as report')
    .where('report.organisation_id', '=', organisation_id)
    .where('report.created_at', '<', before)
    .where('source_removed_at', 'is', null)
    .where('status', 'in', finished)

/** Chats in which no answer is under way. */
export const dueChats = (db: Db, { organisation_id, before }: DueQuery) =>
  db
    .selectFrom('chat_sessions as chat')
    .where('chat.organisation_id', '=', organisation_id)
    .where('chat.updated_at', '<', before)
    .where(
      sql<SqlBool>`not exists (select from chat_messages message
        where message.organisation_id = chat.organisation_id
          and message.chat_session_id = chat.chat_session_id and message.status = 'streaming')`,
    )

export const dueDocuments = (db: Db, { organisation_id, before }: DueQuery) =>
  db
    .selectFrom('chat_documents as document')
    .where('document.organisation_id', '=', organisation_id)
    .where('document.created_at', '<', before)
    .where('state', 'in', ['ready', 'error'])

export const dueEvents = (db: Db, { organisation_id, before }: DueQuery) =>
  db
    .selectFrom('audit_events as event')
    .where('event.organisation_id', '=', organisation_id)
    .where('event.occurred_at', '<', before)
