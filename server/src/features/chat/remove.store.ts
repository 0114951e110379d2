import { sql } from 'kysely'
import type { Trx } from '#base/database'
import { organisationSubmitter } from '#base/jobs'
import type { Services } from '#base/services'
import { deleteFiles, documentFile } from '#base/storage/delete-files'
import type { SessionKey } from './attached.store.ts'
import { documentsTopic, messageTopic } from './chat.store.ts'

/**
 * What remains to be done for a deleted session: files of documents to delete, and answers that somebody may be waiting
 * for.
 */
interface Orphans {
  readonly organisation_id: string
  readonly files: readonly string[]
  readonly answers: readonly { readonly organisation_id: string; readonly message_id: string }[]
}

/** Call this before the session is deleted. */
async function findOrphans(trx: Trx, { organisation_id, chat_session_id }: SessionKey): Promise<Orphans> {
  const documents = await trx
    .selectFrom('chat_documents')
    .select(['organisation_id', 'document_id'])
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .execute()
  const answers = await trx
    .selectFrom('chat_messages')
    .select(['organisation_id', 'message_id'])
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .where('status', '=', 'streaming')
    .execute()
  return { organisation_id, files: documents.map(documentFile), answers }
}

/** Deletes the files once this transaction is committed, and tells waiting listeners that nothing more will come. */
async function cleanUpOrphans(
  trx: Trx,
  { jobs, events }: Pick<Services, 'jobs' | 'events'>,
  { organisation_id, files, answers }: Orphans,
): Promise<void> {
  if (files.length > 0)
    await jobs.enqueue(trx, deleteFiles, {
      data: { keys: [...files] },
      submitter: organisationSubmitter(organisation_id),
    })
  for (const answer of answers)
    await events.publish(trx, { ...messageTopic(answer), event: 'problem', data: { code: 'not-found' } })
}

/** Deletes answers stored for repeated requests: they contain titles, names of documents and questions. */
export async function deleteStoredAnswers(trx: Trx, { organisation_id, chat_session_id }: SessionKey): Promise<void> {
  const theirs = sql`organisation_id = ${organisation_id} and chat_session_id = ${chat_session_id}`
  await sql`
    delete from idempotency_keys
    where answer ->> 'chat_session_id' in (select chat_session_id::text from chat_sessions where ${theirs})
      or answer -> 'user_message' ->> 'message_id' in (select message_id::text from chat_messages where ${theirs})`.execute(
    trx,
  )
}

/** Deletes a session with its messages, documents, texts, events and stored answers. Returns how much was deleted. */
export async function removeSession(
  trx: Trx,
  services: Pick<Services, 'jobs' | 'events'>,
  key: SessionKey,
): Promise<{ readonly documents: number; readonly messages: number }> {
  const { organisation_id, chat_session_id } = key
  const left = await findOrphans(trx, key)
  await deleteStoredAnswers(trx, key)
  const messages = await trx
    .deleteFrom('chat_messages')
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .returning(['organisation_id', 'message_id'])
    .execute()
  const topics = [documentsTopic(key).topic, ...messages.map((message) => messageTopic(message).topic)]
  await trx.deleteFrom('events').where('organisation_id', '=', organisation_id).where('topic', 'in', topics).execute()
  await trx
    .deleteFrom('chat_sessions')
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .execute()
  await cleanUpOrphans(trx, services, left)
  return { documents: left.files.length, messages: messages.length }
}

/** Deletes every session of a person, in every organisation, when the person is deleted. */
export async function removeSessionsOf(
  trx: Trx,
  services: Pick<Services, 'jobs' | 'events'>,
  user_id: string,
): Promise<void> {
  const sessions = await trx
    .selectFrom('chat_sessions')
    .select(['organisation_id', 'chat_session_id'])
    .where('created_by', '=', user_id)
    .orderBy('organisation_id')
    .execute()
  for (const session of sessions) await removeSession(trx, services, session)
}
