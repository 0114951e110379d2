import { type NoteIdentity, identityFrom } from '@alta/clinical/identity/same-patient'
import type { Mention, PatientRecord } from '@alta/contract/erasures'
import { limits } from '@alta/contract/limits'
import { setImmediate } from 'node:timers/promises'
import { sql, type SqlBool } from 'kysely'
import { anySealedPrefix } from '#base/content/sealed-text'
import { isChatHeld } from '../legal-holds/legal-holds.store.ts'
import { holdsNumber, isOfPatient, mentionsIn } from './patient-matcher.rules.ts'
import type { PatientLookup } from './patient-reports.store.ts'
import type { Db } from '#base/database'

/** Rows that one statement looks through, so that others do not wait for long. */
const at_once = { texts: 10, messages: 500 }
const nothing = '00000000-0000-0000-0000-000000000000'

type MentionsById = Map<string, Mention[]>
const add = (named: MentionsById, id: string, mentions: readonly Mention[]) =>
  void named.set(id, [...(named.get(id) ?? []), ...mentions].slice(0, limits.patient_mentions))

interface FoundChats {
  readonly sessions: MentionsById
  readonly documents: MentionsById
}

/** A text that contains the number, or one that is encrypted and has to be decrypted to know. */
const candidate = (column: 'text' | 'content', { pattern }: PatientLookup['matcher']) => {
  const text = sql.ref<string>(column)
  return sql<
    string | null
  >`case when starts_with(${text}, ${anySealedPrefix}) or ${text} ~* ${pattern} then ${text} end`
}

/** Yields every text of a document, some at a time; only those that name the patient are read. */
async function lookThroughTexts(
  db: Db,
  { organisation_id, matcher, signal }: PatientLookup,
  chats: FoundChats,
): Promise<void> {
  let after = { chat_session_id: nothing, source_id: nothing }
  for (;;) {
    signal.throwIfAborted()
    const rows = await db
      .selectFrom('chat_texts')
      .select(['chat_session_id', 'source_id', 'document_id', 'identities'])
      .select(candidate('text', matcher).as('text'))
      .where('organisation_id', '=', organisation_id)
      .where(sql<SqlBool>`(chat_session_id, source_id) > (${after.chat_session_id}, ${after.source_id})`)
      .orderBy('chat_session_id')
      .orderBy('source_id')
      .limit(at_once.texts)
      .execute()
    for (const { chat_session_id, document_id, identities, text } of rows) {
      // Other requests are answered between two long texts.
      await setImmediate()
      const mentions = document_id !== null && text !== null && holdsNumber(text, matcher)
      if (document_id === null || !names(identities, mentions)) continue
      add(chats.documents, document_id, mentions ? mentionsIn(text, 'text', matcher) : [])
      add(chats.sessions, chat_session_id, [])
    }
    const last = rows.at(-1)
    if (!last || rows.length < at_once.texts) return
    after = last
  }
  function names(identities: readonly NoteIdentity[] | null, mentions: boolean): boolean {
    const stated = identities ?? []
    const unsaid = identityFrom({ name: null, record_number: null, birth_date: null })
    return (stated.length > 0 ? stated : [unsaid]).some((identity) => isOfPatient(matcher, identity, mentions))
  }
}

/** Questions, answers and titles that contain the number. */
async function lookThroughMessages(
  db: Db,
  { organisation_id, matcher, signal }: PatientLookup,
  { sessions }: FoundChats,
) {
  let after = { chat_session_id: nothing, message_id: nothing }
  for (;;) {
    signal.throwIfAborted()
    const rows = await db
      .selectFrom('chat_messages')
      .select(['chat_session_id', 'message_id'])
      .select(candidate('content', matcher).as('content'))
      .where('organisation_id', '=', organisation_id)
      .where(sql<SqlBool>`(chat_session_id, message_id) > (${after.chat_session_id}, ${after.message_id})`)
      .orderBy('chat_session_id')
      .orderBy('message_id')
      .limit(at_once.messages)
      .execute()
    for (const { chat_session_id, content } of rows)
      if (content !== null && holdsNumber(content, matcher))
        add(sessions, chat_session_id, mentionsIn(content, 'messages', matcher))
    const last = rows.at(-1)
    if (!last || rows.length < at_once.messages) break
    after = last
  }
  const titled = await db
    .selectFrom('chat_sessions')
    .select(['chat_session_id', 'title'])
    .where('organisation_id', '=', organisation_id)
    .where(sql<SqlBool>`title ~* ${matcher.pattern}`)
    .limit(limits.patient_records + 1)
    .execute()
  for (const { chat_session_id, title } of titled) add(sessions, chat_session_id, mentionsIn(title, 'title', matcher))
}

/** Sessions that ask about one of these reports. */
const attachedTo = async (db: Db, organisation_id: string, reports: readonly string[]): Promise<string[]> =>
  reports.length === 0
    ? []
    : (
        await db
          .selectFrom('chat_session_reports')
          .select('chat_session_id')
          .distinct()
          .where('organisation_id', '=', organisation_id)
          .where('discharge_report_id', 'in', reports)
          .execute()
      ).map(({ chat_session_id }) => chat_session_id)

interface ChatSearchScope {
  /** Also the sessions that ask about these reports. */
  readonly reports: readonly string[]
  /** The person whose chats alone are examined; null: everybody's. */
  readonly user_id: string | null
}

/**
 * Chats that name the patient, with all their documents: a chat is erased as a whole, since its answers quote its
 * documents.
 */
export async function findPatientChats(
  db: Db,
  looking: PatientLookup,
  { reports, user_id }: ChatSearchScope,
): Promise<PatientRecord[]> {
  const { organisation_id, now } = looking
  const chats: FoundChats = { sessions: new Map(), documents: new Map() }
  await lookThroughTexts(db, looking, chats)
  await lookThroughMessages(db, looking, chats)
  for (const id of await attachedTo(db, organisation_id, reports)) add(chats.sessions, id, [])
  if (chats.sessions.size === 0) return []
  const sessions = await db
    .selectFrom('chat_sessions as chat')
    .select(['chat_session_id', 'created_at', isChatHeld('chat', now).as('held')])
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', 'in', [...chats.sessions.keys()])
    .$if(user_id !== null, (query) => query.where('created_by', '=', user_id))
    .orderBy('chat_session_id')
    .execute()
  if (sessions.length === 0) return []
  const documents = await db
    .selectFrom('chat_documents')
    .select(['document_id', 'chat_session_id', 'created_at'])
    .where('organisation_id', '=', organisation_id)
    .where(
      'chat_session_id',
      'in',
      sessions.map(({ chat_session_id }) => chat_session_id),
    )
    .orderBy('document_id')
    .execute()
  const keptOf = (held: boolean): PatientRecord['kept'] => (held ? { because: 'legal_hold', until: null } : null)
  const keepReasons = new Map(sessions.map(({ chat_session_id, held }) => [chat_session_id, keptOf(held === true)]))
  return [
    ...sessions.map(({ chat_session_id: record_id, created_at }) => ({
      kind: 'chat_session' as const,
      record_id,
      chat_session_id: null,
      created_at: created_at.toISOString(),
      mentions: chats.sessions.get(record_id) ?? [],
      kept: keepReasons.get(record_id) ?? null,
    })),
    ...documents.map(({ document_id: record_id, chat_session_id, created_at }) => ({
      kind: 'document' as const,
      record_id,
      chat_session_id,
      created_at: created_at.toISOString(),
      mentions: chats.documents.get(record_id) ?? [],
      kept: keepReasons.get(chat_session_id) ?? null,
    })),
  ]
}
