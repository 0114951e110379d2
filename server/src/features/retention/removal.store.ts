import type { RetentionKind } from '@alta/contract/retention'
import { sql } from 'kysely'
import type { AuditDetail } from '#base/audit'
import { distinctWords } from '#base/search-words'
import type { Services } from '#base/services'
import { removeSession } from '../chat/remove.store.ts'
import { removeDocumentWithContents } from '../documents/remove.store.ts'
import { isChatHeld, isReportHeld } from '../legal-holds/legal-holds.store.ts'
import { removeReports } from '../reports/remove.store.ts'
import { saveWords } from '../reports/words.store.ts'
import * as due from './due.store.ts'
import type { Trx } from '#base/database'

/**
 * Some of the due records, at most `limit`; records that are held are left out, and those that others have locked are
 * skipped.
 */
interface RemovalBatch extends due.DueQuery {
  readonly limit: number
}

/** The removed records of a batch, as its audit line names them: ids and counts. */
export interface Removed {
  readonly count: number
  readonly detail: AuditDetail
}

const named = (kind: 'discharge_report' | 'chat_session' | 'document', ids: readonly string[]): Removed => ({
  count: ids.length,
  detail: { records: ids.length, [`${kind}_ids`]: ids.join(' ') },
})

async function removeDueReports(
  trx: Trx,
  rows: ReturnType<typeof due.dueUnsigned>,
  piece: RemovalBatch,
): Promise<Removed> {
  const found = await rows
    .select('report.discharge_report_id')
    .where((eb) => eb.not(isReportHeld('report', piece.now)))
    .orderBy('report.created_at')
    .orderBy('report.discharge_report_id')
    .limit(piece.limit)
    .forUpdate('report')
    .skipLocked()
    .execute()
  const ids = found.map(({ discharge_report_id }) => discharge_report_id)
  await removeReports(trx, piece.organisation_id, ids)
  return named('discharge_report', ids)
}

/**
 * Removes the course, its files and the prompts of models; the report is then only found by the words of its title and
 * head.
 */
async function removeSources(trx: Trx, piece: RemovalBatch): Promise<Removed> {
  const { organisation_id, now, limit } = piece
  const found = await due
    .dueSources(trx, piece)
    .select(['report.discharge_report_id', 'title', 'patient_name', 'record_number', 'service'])
    .where((eb) => eb.not(isReportHeld('report', now)))
    .orderBy('report.created_at')
    .orderBy('report.discharge_report_id')
    .limit(limit)
    .forUpdate('report')
    .skipLocked()
    .execute()
  const ids = found.map(({ discharge_report_id }) => discharge_report_id)
  if (ids.length > 0) await emptySources(trx, { organisation_id, ids, now })
  for (const { title, patient_name, record_number, service, discharge_report_id } of found) {
    const words = distinctWords(title, patient_name ?? '', record_number ?? '', service ?? '')
    await saveWords(trx, { organisation_id, discharge_report_id }, words.join(' '))
  }
  return named('discharge_report', ids)
}

interface Emptied {
  readonly organisation_id: string
  readonly ids: readonly string[]
  readonly now: Date
}

async function emptySources(trx: Trx, { organisation_id, ids, now }: Emptied): Promise<void> {
  await trx
    .deleteFrom('discharge_report_model_calls')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', 'in', ids)
    .execute()
  await sql`
    update discharge_reports set source_text = '', source_filename = null, source_files = '[]', source_uncertain = '[]',
      unused = case when unused is null then null else '[]'::json end, source_removed_at = ${now}
    where organisation_id = ${organisation_id} and discharge_report_id in (${sql.join(ids)})`.execute(trx)
}

async function removeChats(trx: Trx, services: Services, piece: RemovalBatch): Promise<Removed> {
  const { organisation_id } = piece
  const found = await due
    .dueChats(trx, piece)
    .select('chat.chat_session_id')
    .where((eb) => eb.not(isChatHeld('chat', piece.now)))
    .orderBy('chat.updated_at')
    .orderBy('chat.chat_session_id')
    .limit(piece.limit)
    .forUpdate('chat')
    .skipLocked()
    .execute()
  const ids = found.map(({ chat_session_id }) => chat_session_id)
  for (const chat_session_id of ids) await removeSession(trx, services, { organisation_id, chat_session_id })
  return named('chat_session', ids)
}

/**
 * Documents are removed one at a time: each has a topic of its own session, whose lock is held until the transaction
 * ends.
 */
async function removeDocuments(trx: Trx, services: Services, piece: RemovalBatch): Promise<Removed> {
  const { organisation_id } = piece
  const found = await due
    .dueDocuments(trx, piece)
    .select(['document.chat_session_id', 'document.document_id'])
    .where((eb) => eb.not(isChatHeld('document', piece.now)))
    .orderBy('document.created_at')
    .orderBy('document.document_id')
    .limit(1)
    .forUpdate('document')
    .skipLocked()
    .execute()
  for (const document of found) await removeDocumentWithContents(trx, services, { organisation_id, ...document })
  return named(
    'document',
    found.map(({ document_id }) => document_id),
  )
}

/** Removes a batch of due records of a kind. */
export async function removeBatch(trx: Trx, services: Services, of: RemovalBatch & { readonly kind: RemovedKind }) {
  const { kind, ...piece } = of
  if (kind === 'unsigned_reports') return await removeDueReports(trx, due.dueUnsigned(trx, piece), piece)
  if (kind === 'signed_reports') return await removeDueReports(trx, due.dueSigned(trx, piece), piece)
  if (kind === 'sources') return await removeSources(trx, piece)
  return await (kind === 'chats' ? removeChats : removeDocuments)(trx, services, piece)
}
/** The kinds of records; the audit log is shortened in another way. */
export type RemovedKind = Exclude<RetentionKind, 'audit_events'>
