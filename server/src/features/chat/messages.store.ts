import type { Grounding, Message, MessageStatus, RagStrategy } from '@alta/contract/chat'
import type { ProblemCode } from '@alta/contract/problems'
import type { FallbackReason } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { newId } from '#base/ids'
import type { SessionKey } from './attached.store.ts'
import { type OwnChats, ownSessions } from './chat.store.ts'
import { holdsTexts, type Version } from './texts.store.ts'

export interface MessageKey extends SessionKey {
  readonly message_id: string
}

const columns = [
  'message_id',
  'position',
  'role',
  'content',
  'status',
  'chat_messages.rag_strategy',
  'grounding',
  'citations',
  'model',
  'doubts',
  'removed',
  'fallback',
  'problem_code',
  'chat_messages.created_at',
] as const

const inSession = (db: Db, { organisation_id, chat_session_id }: SessionKey) =>
  db
    .selectFrom('chat_messages')
    .select(columns)
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)

type MessageRow = Awaited<ReturnType<ReturnType<typeof inSession>['executeTakeFirstOrThrow']>>

/** Why the engine answered in place of a model, or why the answer was not finished. */
function endOf({ problem_code, fallback }: MessageRow): Pick<Message, 'problem' | 'fallback'> {
  if (problem_code === null) return { problem: null, fallback }
  return { problem: { code: problem_code, ...(fallback !== null && { failure: fallback }) }, fallback: null }
}

const messageOf = (row: MessageRow): Message => ({
  message_id: row.message_id,
  role: row.role,
  content: row.content,
  status: row.status,
  rag_strategy: row.rag_strategy,
  grounding: row.grounding,
  citations: row.citations,
  model: row.model,
  doubts: row.doubts,
  removed: row.removed,
  ...endOf(row),
  created_at: row.created_at.toISOString(),
})

interface Back {
  readonly limit: number
  /** The last message of the page before; the page continues with older ones. */
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

/** A message of one of the caller's own sessions, with its key. */
export async function findOwnMessage(
  db: Db,
  own: OwnChats,
  { chat_session_id, message_id }: Omit<MessageKey, 'organisation_id'>,
) {
  const row = await ownSessions(db, own)
    .innerJoin('chat_messages', (join) =>
      join
        .onRef('chat_messages.organisation_id', '=', 'session.organisation_id')
        .onRef('chat_messages.chat_session_id', '=', 'session.chat_session_id'),
    )
    .select('session.organisation_id')
    .select(columns)
    .where('session.chat_session_id', '=', chat_session_id)
    .where('message_id', '=', message_id)
    .executeTakeFirst()
  return row && { key: { organisation_id: row.organisation_id, chat_session_id, message_id }, message: messageOf(row) }
}

/** The newest message of a session. Call this with the session locked. */
export const newestMessage = async (db: Db, key: SessionKey) =>
  await inSession(db, key).orderBy('position', 'desc').limit(1).executeTakeFirst()

interface NewQuestion {
  readonly content: string
  readonly language?: Language | null | undefined
  readonly rag_strategy: RagStrategy
  readonly now: Date
}

/**
 * Inserts a question, and the message that its answer will be written into; undefined when another answer is being
 * written: then the transaction must be undone. Call this with the session locked.
 */
export async function insertQuestion(
  trx: Trx,
  { organisation_id, chat_session_id }: SessionKey,
  { content, language = null, rag_strategy, now }: NewQuestion,
): Promise<{ readonly user_message: Message; readonly assistant_message: Message } | undefined> {
  const nextPosition = (next: number) => sql<number>`(
    select coalesce(max(position), 0) + ${sql.lit(next)} from chat_messages
    where organisation_id = ${organisation_id} and chat_session_id = ${chat_session_id})`
  const both = { organisation_id, chat_session_id, rag_strategy, language, citations: '[]', created_at: now }
  const grounding = rag_strategy === 'rag' ? 'none' : 'not_applicable'
  const rows = await trx
    .insertInto('chat_messages')
    .values([
      {
        ...both,
        message_id: newId(now),
        position: nextPosition(1),
        role: 'user',
        content,
        status: 'complete',
        grounding: 'not_applicable',
      },
      {
        ...both,
        message_id: newId(now),
        position: nextPosition(2),
        role: 'assistant',
        content: '',
        status: 'streaming',
        grounding,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .execute()
  const [user_message, assistant_message] = rows.toSorted((a, b) => a.position - b.position).map(messageOf)
  return user_message && assistant_message && { user_message, assistant_message }
}

interface MessageChange {
  readonly status?: MessageStatus
  readonly grounding?: Grounding
  readonly problem_code?: ProblemCode | null
  readonly content?: string
  readonly citations?: string
  readonly doubts?: string
  readonly removed?: number
  readonly model?: string
  readonly fallback?: FallbackReason | null
}

interface MessageCondition extends MessageKey {
  readonly from: readonly MessageStatus[]
  /** The content it must have, if that matters. */
  readonly content?: string
  /** Texts that the session must still have; none of them is deleted before this transaction ends. */
  readonly texts?: readonly Version[]
}

/** Whether a message has exactly this content. Nobody else changes it before the transaction ends. */
async function says(trx: Trx, key: MessageKey, content: string): Promise<boolean> {
  const present = await trx
    .selectFrom('chat_messages')
    .select('content')
    .where('organisation_id', '=', key.organisation_id)
    .where('chat_session_id', '=', key.chat_session_id)
    .where('message_id', '=', key.message_id)
    .forUpdate()
    .executeTakeFirst()
  return present?.content === content
}

/** Changes a message in this state; undefined when it is in another one. */
export async function transitionMessage(
  trx: Trx,
  { from, content, texts = [], ...key }: MessageCondition,
  change: MessageChange,
): Promise<Message | undefined> {
  if (content !== undefined && !(await says(trx, key, content))) return undefined
  const row = await trx
    .updateTable('chat_messages')
    .set(change)
    .where('organisation_id', '=', key.organisation_id)
    .where('chat_session_id', '=', key.chat_session_id)
    .where('message_id', '=', key.message_id)
    .where('status', 'in', from)
    .$if(texts.length > 0, (query) => query.where(holdsTexts(key, texts)))
    .returning(columns)
    .executeTakeFirst()
  return row && messageOf(row)
}

/** A question and those before it that may say what it is about; each stands before its answer. */
const mostQuestions = 4

/** The language in which the author reads; Spanish for a service credential. */
export async function localeOf(db: Db, key: SessionKey): Promise<Language> {
  const row = await localeIn(db, key).executeTakeFirst()
  return row?.locale ?? 'es'
}

const localeIn = (db: Db, { organisation_id, chat_session_id }: SessionKey) =>
  db
    .selectFrom('chat_sessions')
    .innerJoin('users', 'users.user_id', 'chat_sessions.created_by')
    .select('users.locale')
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)

/** An answer that is being written, with its question. */
export async function findUnanswered(db: Db, key: MessageKey) {
  const behind = db
    .selectFrom('chat_messages as answer')
    .select('answer.position')
    .where('answer.organisation_id', '=', key.organisation_id)
    .where('answer.chat_session_id', '=', key.chat_session_id)
    .where('answer.message_id', '=', key.message_id)
  const [answer, ...before] = await inSession(db, key)
    .select('language')
    .select(localeIn(db, key).as('locale'))
    .where('position', '<=', behind)
    .orderBy('position', 'desc')
    .limit(2 * mostQuestions)
    .execute()
  if (answer?.status !== 'streaming') return undefined
  const [question = '', ...earlier] = before.filter(({ role }) => role === 'user').map(({ content: text }) => text)
  const { content, citations, doubts, removed, fallback, model, rag_strategy, language, locale } = answer
  return {
    content,
    citations,
    doubts,
    removed,
    fallback,
    model,
    rag_strategy,
    question,
    earlier: earlier.toReversed(),
    locale: language ?? locale ?? ('es' as const),
  }
}

export type UnansweredMessage = NonNullable<Awaited<ReturnType<typeof findUnanswered>>>

/** Which of these answers are no longer being written. */
export async function listEnded(db: Db, keys: readonly MessageKey[]): Promise<string[]> {
  const { rows } = await sql<Pick<MessageKey, 'message_id'>>`
    select requested.message_id
    from (values ${sql.join(keys.map((key) => sql`(${key.organisation_id}::uuid, ${key.chat_session_id}::uuid, ${key.message_id}::uuid)`))})
      as requested (organisation_id, chat_session_id, message_id)
    left join chat_messages message using (organisation_id, chat_session_id, message_id)
    where message.status is distinct from 'streaming'`.execute(db)
  return rows.map(({ message_id }) => message_id)
}

/** The whole conversation, oldest first. */
export const allMessages = async (db: Db, key: SessionKey): Promise<Message[]> =>
  (await inSession(db, key).orderBy('position').execute()).map(messageOf)
