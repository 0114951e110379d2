import type { Grounding, Message, MessageStatus, RagStrategy } from '@alta/contract/chat'
import type { ProblemCode } from '@alta/contract/problems'
import type { Language } from '@alta/contract/sections'
import type { Kysely, Transaction } from 'kysely'
import { newId } from '#base/ids'
import type { Schema } from '#base/database/schema'
import { messageTopic, type SessionKey } from './chat.store.ts'

type Db = Kysely<Schema>

export interface MessageKey extends SessionKey {
  readonly message_id: string
}

const inSession = (db: Db, { organisation_id, chat_session_id }: SessionKey) =>
  db
    .selectFrom('chat_messages')
    .select(['message_id', 'position', 'role', 'content', 'status', 'rag_strategy', 'grounding'])
    .select(['citations', 'problem_code', 'created_at'])
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)

type Row = Awaited<ReturnType<ReturnType<typeof inSession>['executeTakeFirstOrThrow']>>

const messageOf = (row: Row): Message => ({
  message_id: row.message_id,
  role: row.role,
  content: row.content,
  status: row.status,
  rag_strategy: row.rag_strategy,
  grounding: row.grounding,
  citations: row.citations,
  problem: row.problem_code === null ? null : { code: row.problem_code },
  created_at: row.created_at.toISOString(),
})

interface Back {
  readonly limit: number
  /** The last message of the page before; the page goes on further back. */
  readonly before: string | undefined
}

/** Newest first, with one more than `limit` when there are older ones. */
export async function listMessages(db: Db, key: SessionKey, { limit, before }: Back): Promise<Message[]> {
  const rows = await inSession(db, key)
    .$if(before !== undefined, (query) =>
      query.where(
        'position',
        '<',
        db
          .selectFrom('chat_messages as last')
          .select('last.position')
          .where('last.organisation_id', '=', key.organisation_id)
          .where('last.chat_session_id', '=', key.chat_session_id)
          .where('last.message_id', '=', before ?? ''),
      ),
    )
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .execute()
  return rows.map(messageOf)
}

export async function countMessages(db: Db, { organisation_id, chat_session_id }: SessionKey): Promise<number> {
  const { total } = await db
    .selectFrom('chat_messages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .executeTakeFirstOrThrow()
  return total
}

export async function findMessage(db: Db, key: MessageKey): Promise<Message | undefined> {
  const row = await inSession(db, key).where('message_id', '=', key.message_id).executeTakeFirst()
  return row && messageOf(row)
}

/** The newest message of a session. Ask with the session locked. */
export const newestMessage = async (db: Db, key: SessionKey) =>
  await inSession(db, key).orderBy('position', 'desc').limit(1).executeTakeFirst()

interface Question {
  readonly content: string
  readonly rag_strategy: RagStrategy
  /** The first one that is free. */
  readonly position: number
  readonly now: Date
}

/** A question, and the message that its answer will be written into. Ask with the session locked. */
export async function insertQuestion(db: Db, key: SessionKey, { content, rag_strategy, position, now }: Question) {
  const { organisation_id, chat_session_id } = key
  const both = { organisation_id, chat_session_id, rag_strategy, citations: '[]', problem_code: null, created_at: now }
  const question = {
    ...both,
    message_id: newId(now),
    position,
    role: 'user',
    content,
    status: 'complete',
    grounding: 'not_applicable',
  } as const
  const answer = {
    ...both,
    message_id: newId(now),
    position: position + 1,
    role: 'assistant',
    content: '',
    status: 'streaming',
    grounding: rag_strategy === 'rag' ? 'none' : 'not_applicable',
  } as const
  const rows = await db
    .insertInto('chat_messages')
    .values([question, answer])
    .returning(['message_id', 'position', 'role', 'content', 'status', 'rag_strategy', 'grounding'])
    .returning(['citations', 'problem_code', 'created_at'])
    .execute()
  const [user_message, assistant_message] = rows.toSorted((a, b) => a.position - b.position).map(messageOf)
  if (!user_message || !assistant_message) throw new Error('A question was not written.')
  return { user_message, assistant_message }
}

interface MessageChange {
  readonly status?: MessageStatus
  readonly grounding?: Grounding
  readonly problem_code?: ProblemCode | null
  readonly content?: string
  readonly citations?: string
}

/** Changes a message that is in one of `from` and says `content`, if that is given; undefined when it does not. */
export async function moveMessage(
  trx: Transaction<Schema>,
  { from, content, ...key }: MessageKey & { readonly from: readonly MessageStatus[]; readonly content?: string },
  change: MessageChange,
): Promise<Message | undefined> {
  const row = await trx
    .updateTable('chat_messages')
    .set(change)
    .where('organisation_id', '=', key.organisation_id)
    .where('chat_session_id', '=', key.chat_session_id)
    .where('message_id', '=', key.message_id)
    .where('status', 'in', from)
    .$if(content !== undefined, (query) => query.where('content', '=', content ?? ''))
    .returning(['message_id', 'position', 'role', 'content', 'status', 'rag_strategy', 'grounding'])
    .returning(['citations', 'problem_code', 'created_at'])
    .executeTakeFirst()
  return row && messageOf(row)
}

/** Questions before a message that may say what it is about; the question itself comes last. */
const mostQuestions = 4

/** What its author reads; a service credential, Spanish. */
export async function localeOf(db: Db, { organisation_id, chat_session_id }: SessionKey): Promise<Language> {
  const row = await db
    .selectFrom('chat_sessions')
    .innerJoin('users', 'users.user_id', 'chat_sessions.created_by')
    .select('users.locale')
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .executeTakeFirst()
  return row?.locale ?? 'es'
}

/** An answer that is being written, with what it answers. */
export async function findUnanswered(db: Db, key: MessageKey) {
  const answer = await inSession(db, key).where('message_id', '=', key.message_id).executeTakeFirst()
  if (answer?.status !== 'streaming') return undefined
  const questions = await inSession(db, key)
    .where('role', '=', 'user')
    .where('position', '<', answer.position)
    .orderBy('position', 'desc')
    .limit(mostQuestions)
    .execute()
  const [question = '', ...earlier] = questions.map(({ content }) => content)
  const { content, citations, rag_strategy } = answer
  return { content, citations, rag_strategy, question, earlier: earlier.toReversed(), locale: await localeOf(db, key) }
}

export type Unanswered = NonNullable<Awaited<ReturnType<typeof findUnanswered>>>

/** The newest event's number; 0 when there is none. */
export async function lastEvent(db: Db, key: MessageKey): Promise<number> {
  const { organisation_id, topic } = messageTopic(key)
  const { last } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.max('seq').as('last'))
    .where('organisation_id', '=', organisation_id)
    .where('topic', '=', topic)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** An answer that goes on tells its story anew. Numbers go on counting. */
export async function forgetEvents(db: Db, key: MessageKey): Promise<void> {
  const { organisation_id, topic } = messageTopic(key)
  await db.deleteFrom('events').where('organisation_id', '=', organisation_id).where('topic', '=', topic).execute()
}

/** The whole conversation, oldest first. */
export const allMessages = async (db: Db, key: SessionKey): Promise<Message[]> =>
  (await inSession(db, key).orderBy('position').execute()).map(messageOf)
