import type { DocumentState, SessionDocument } from '@alta/contract/documents'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '#base/database/schema'
import type { SessionKey } from '../chat/attached.store.ts'
import { documentsTopic, type OwnChats, ownSessions } from '../chat/chat.store.ts'
import type { Db } from '#base/database'

export interface DocumentKey extends SessionKey {
  readonly document_id: string
}

/** The documents of one of the caller's own sessions; those of others are not found. */
const documents = (db: Db, own: OwnChats, chat_session_id: string) =>
  ownSessions(db, own)
    .innerJoin('chat_documents as document', (join) =>
      join
        .onRef('document.organisation_id', '=', 'session.organisation_id')
        .onRef('document.chat_session_id', '=', 'session.chat_session_id'),
    )
    .selectAll('document')
    .where('session.chat_session_id', '=', chat_session_id)

export type StoredDocument = Selectable<Schema['chat_documents']>

/** A document as it is sent: all columns but the organisation, which the session names. */
export const shown = (document: StoredDocument): SessionDocument => ({
  document_id: document.document_id,
  chat_session_id: document.chat_session_id,
  filename: document.filename,
  media_type: document.media_type,
  bytes: document.bytes,
  state: document.state,
  stage: document.stage,
  progress: document.progress,
  pages: document.pages,
  words: document.words,
  problem: document.problem,
  recognised: document.recognised,
  created_at: document.created_at.toISOString(),
})

/** Oldest first: ids sort by creation. */
export const listDocuments = async (db: Db, own: OwnChats, chat_session_id: string): Promise<SessionDocument[]> =>
  (await documents(db, own, chat_session_id).orderBy('document.document_id').execute()).map(shown)

export const findDocument = async (
  db: Db,
  own: OwnChats,
  { chat_session_id, document_id }: Omit<DocumentKey, 'organisation_id'>,
): Promise<StoredDocument | undefined> =>
  await documents(db, own, chat_session_id).where('document.document_id', '=', document_id).executeTakeFirst()

export async function countDocuments(db: Db, { organisation_id, chat_session_id }: SessionKey): Promise<number> {
  const { total } = await db
    .selectFrom('chat_documents')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .executeTakeFirstOrThrow()
  return total
}

export const insertDocument = async (db: Db, document: Insertable<Schema['chat_documents']>): Promise<StoredDocument> =>
  await db.insertInto('chat_documents').values(document).returningAll().executeTakeFirstOrThrow()

const here = (key: DocumentKey) => ({
  organisation_id: key.organisation_id,
  chat_session_id: key.chat_session_id,
  document_id: key.document_id,
})

/** Changes a document that is still in one of the states `from`; undefined when it is in another one or was deleted. */
export const transitionDocument = async (
  db: Db,
  { from, ...key }: DocumentKey & { readonly from: readonly DocumentState[] },
  change: Updateable<Schema['chat_documents']>,
): Promise<StoredDocument | undefined> =>
  await db
    .updateTable('chat_documents')
    .set(change)
    .where((eb) => eb.and(here(key)))
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()

/** Whether the document exists, whoever asks. */
export const documentExists = async (db: Db, key: DocumentKey): Promise<boolean> =>
  (await db
    .selectFrom('chat_documents')
    .select('document_id')
    .where((eb) => eb.and(here(key)))
    .executeTakeFirst()) !== undefined

/** Stores the text of a document in place of an earlier one. `chunks` is JSON. */
export async function saveText(db: Db, text: Insertable<Schema['chat_texts']>): Promise<void> {
  const { title, text: words, page_starts, chunks, recognised, identities = null } = text
  await db
    .insertInto('chat_texts')
    .values(text)
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'chat_session_id', 'source_id', 'revision'])
        .doUpdateSet({ title, text: words, page_starts, chunks, recognised, identities }),
    )
    .execute()
}

export const findText = async (db: Db, { organisation_id, chat_session_id, document_id }: DocumentKey) =>
  await db
    .selectFrom('chat_texts')
    .select(['text', 'page_starts as pages', 'recognised'])
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .where('source_id', '=', document_id)
    .where('document_id', '=', document_id)
    .executeTakeFirst()

/** The number of the topic's newest event; 0 when nothing has happened yet. */
export async function lastEvent(db: Db, key: SessionKey): Promise<number> {
  const { organisation_id, topic } = documentsTopic(key)
  const found = await db
    .selectFrom('event_topics')
    .select('last_seq')
    .where('organisation_id', '=', organisation_id)
    .where('topic', '=', topic)
    .executeTakeFirst()
  return found?.last_seq ?? 0
}

/** Deletes it with its text and chunks, and with events and stored answers, which contain its name. */
export async function removeDocument(db: Db, key: DocumentKey): Promise<boolean> {
  const { organisation_id, topic } = documentsTopic(key)
  const { document_id } = key
  await db
    .deleteFrom('events')
    .where('organisation_id', '=', organisation_id)
    .where('topic', '=', topic)
    .where(sql<string>`data ->> 'document_id'`, '=', document_id)
    .execute()
  await db
    .deleteFrom('idempotency_keys')
    .where(sql<string>`answer ->> 'document_id'`, '=', document_id)
    .execute()
  const removed = await db
    .deleteFrom('chat_documents')
    .where((eb) => eb.and(here(key)))
    .returning('document_id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Documents that were announced before `since` and whose bytes never came. */
export const listAbandoned = async (db: Db, since: Date): Promise<StoredDocument[]> =>
  await db
    .selectFrom('chat_documents')
    .selectAll()
    .where('state', '=', 'uploading')
    .where('created_at', '<', since)
    .limit(1000)
    .execute()
