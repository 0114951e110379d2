import { patientRecordKinds } from '@alta/contract/erasures'
import { id } from '@alta/contract/fields'
import * as z from 'zod/mini'
import type { Db, Trx } from '#base/database'
import { recordAudit } from '#base/audit'
import { documentFile } from '#base/storage/delete-files'
import type { Files } from '#base/files'
import { documentsTopic, messageTopic } from '../chat/chat.store.ts'
import { deleteStoredAnswers } from '../chat/remove.store.ts'
import { removeReports } from '../reports/remove.store.ts'

/** The protocol as `protocolJson` writes it. */
const protocol = z.object({
  format: z.literal('alta-erasure-1'),
  organisation_id: id,
  erasure_id: id,
  records: z.array(z.object({ kind: z.enum(patientRecordKinds), record_id: id, outcome: z.nullable(z.string()) })),
})

type Protocol = z.infer<typeof protocol>
type Erased = Pick<Protocol, 'organisation_id' | 'erasure_id'> & Protocol['records'][number]

/** @throws Error when it is not the protocol of an erasure */
export function readProtocol(text: string): Protocol {
  const read = protocol.safeParse(JSON.parse(text))
  if (!read.success) throw new Error('This file is not the protocol of an erasure (JSON).')
  return read.data
}

/** Deletes a chat with its contents; returns the storage keys of its documents. */
async function removeChat(trx: Trx, organisation_id: string, chat_session_id: string) {
  const key = { organisation_id, chat_session_id }
  const rowsOf = (table: 'chat_documents' | 'chat_messages') =>
    trx.selectFrom(table).where('organisation_id', '=', organisation_id).where('chat_session_id', '=', chat_session_id)
  const documents = await rowsOf('chat_documents').select(['organisation_id', 'document_id']).execute()
  const messages = await rowsOf('chat_messages').select(['organisation_id', 'message_id']).execute()
  await deleteStoredAnswers(trx, key)
  const topics = [documentsTopic(key).topic, ...messages.map((message) => messageTopic(message).topic)]
  await trx.deleteFrom('events').where('organisation_id', '=', organisation_id).where('topic', 'in', topics).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('chat_sessions')
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .executeTakeFirst()
  return { removed: numDeletedRows > 0n, files: documents.map(documentFile) }
}

async function removeReport(trx: Trx, organisation_id: string, discharge_report_id: string) {
  const found = await trx
    .selectFrom('discharge_reports')
    .select('discharge_report_id')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .executeTakeFirst()
  if (found) await removeReports(trx, organisation_id, [discharge_report_id])
  return { removed: found !== undefined, files: [] }
}

async function eraseAgain(db: Db, files: Files, { record: { kind, ...of }, now }: { record: Erased; now: Date }) {
  const { organisation_id, erasure_id, record_id } = of
  const remove = kind === 'discharge_report' ? removeReport : removeChat
  const came = await db.transaction().execute(async (trx) => {
    const gone = await remove(trx, organisation_id, record_id)
    const line = { actor_id: null, address: null, act: 'erasures.erase', outcome: 'done', occurred_at: now }
    const detail = { erasure_id, [`${kind}_id`]: record_id, came_to: 'erased', after_restore: true }
    if (gone.removed) await recordAudit(trx, { ...line, organisation_id, detail })
    return gone
  })
  for (const file of came.files) await files.delete(file)
  return came.removed
}

/**
 * Removes from a restored database what an erasure has removed since the backup was made; documents are removed with
 * their chats. Returns how many records there were.
 */
export async function applyProtocol(
  { db, files, now }: { readonly db: Db; readonly files: Files; readonly now: Date },
  { organisation_id, erasure_id, records }: Protocol,
): Promise<number> {
  let count = 0
  for (const record of records)
    if (record.outcome === 'erased' && record.kind !== 'document')
      if (await eraseAgain(db, files, { record: { organisation_id, erasure_id, ...record }, now })) count += 1
  return count
}
