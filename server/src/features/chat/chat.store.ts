import type { AttachedReport, ChatSession, ChatSessionSummary, RagStrategy } from '@alta/contract/chat'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { type Scope, within } from '#base/access'
import type { Author } from '../reports/reports.rules.ts'
import { authorColumn, isInUse } from '../reports/reports.store.ts'
import { attachedReports, type SessionKey } from './attached.store.ts'
import { severalPatients } from './patients.store.ts'

/** Whose sessions a query sees, and where this author may still chat. No query sees the sessions of others. */
export interface OwnChats {
  readonly scope: Scope
  readonly author: Author
}

const countOf = (table: 'chat_messages' | 'chat_documents' | 'chat_session_reports') => sql<number>`(
  select count(*) from ${sql.table(table)} part
  where part.organisation_id = session.organisation_id and part.chat_session_id = session.chat_session_id
    and ${table === 'chat_session_reports' ? isInUse('part') : sql`true`})`

/** The caller's own sessions as `session`. */
export const ownSessions = (db: Db, { scope, author }: OwnChats) =>
  db
    .selectFrom('chat_sessions as session')
    .innerJoin('organisations', 'organisations.organisation_id', 'session.organisation_id')
    .where(`session.${authorColumn(author)}`, '=', author.created_by ?? author.created_by_credential)
    .where((eb) => within(scope, eb.ref('session.organisation_id')))

export const summaries = (db: Db, own: OwnChats) =>
  ownSessions(db, own)
    .select(['session.organisation_id', 'organisations.name as organisation_name', 'session.chat_session_id'])
    .select(['session.title', 'session.rag_strategy', 'session.created_at', 'session.updated_at'])
    .select([
      countOf('chat_messages').as('message_count'),
      countOf('chat_documents').as('document_count'),
      countOf('chat_session_reports').as('discharge_report_count'),
    ])

type ChatSessionRow = Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>

export const summaryOf = ({ created_at, updated_at, ...row }: ChatSessionRow): ChatSessionSummary => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

/** The reports in use that are asked about, in the order in which they were attached, each with its newest revision. */
export async function listReports(db: Db, key: SessionKey): Promise<AttachedReport[]> {
  const rows = await attachedReports(db, key)
    .select(['report.discharge_report_id', 'report.title', 'report.created_at', 'report.review_state'])
    .select(
      sql<number>`(
        select coalesce(max(made.revision), 0) from discharge_report_revisions made
        where made.organisation_id = report.organisation_id
          and made.discharge_report_id = report.discharge_report_id)`.as('revision'),
    )
    .orderBy('attached.attached_at')
    .orderBy('attached.discharge_report_id')
    .execute()
  return rows.map(({ created_at, ...report }) => ({ ...report, created_at: created_at.toISOString() }))
}

/** Returns undefined when there is no such session, or it is not the caller's, or they may no longer see it. */
export async function findSession(db: Db, own: OwnChats, chat_session_id: string): Promise<ChatSession | undefined> {
  const row = await summaries(db, own).where('session.chat_session_id', '=', chat_session_id).executeTakeFirst()
  if (!row) return undefined
  const [discharge_reports, patients] = await Promise.all([listReports(db, row), severalPatients(db, row)])
  return { ...summaryOf(row), discharge_reports, patients }
}

/** Only the session's key, for acts inside it: that it exists, and whose it is. */
export const findKey = async (db: Db, own: OwnChats, chat_session_id: string) =>
  await ownSessions(db, own)
    .select(['session.organisation_id', 'session.chat_session_id', 'session.title'])
    .where('session.chat_session_id', '=', chat_session_id)
    .executeTakeFirst()

/** Locks the session until this transaction ends, so that other acts in it wait. */
export const lockSession = async (trx: Trx, own: OwnChats, chat_session_id: string) =>
  await ownSessions(trx, own)
    .select(['session.organisation_id', 'session.chat_session_id', 'session.title', 'session.rag_strategy'])
    .where('session.chat_session_id', '=', chat_session_id)
    .forUpdate('session')
    .executeTakeFirst()

interface NewChatSession extends SessionKey, Author {
  readonly title: string
  readonly rag_strategy: RagStrategy
  readonly created_at: Date
}

export async function insertSession(db: Db, session: NewChatSession): Promise<void> {
  await db
    .insertInto('chat_sessions')
    .values({ ...session, updated_at: session.created_at })
    .execute()
}

interface SessionChange {
  readonly title?: string
  readonly rag_strategy?: RagStrategy
  readonly updated_at: Date
}

export async function changeSession(
  db: Db,
  { organisation_id, chat_session_id }: SessionKey,
  change: SessionChange,
): Promise<void> {
  await db
    .updateTable('chat_sessions')
    .set(change)
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .execute()
}

/** Which of these reports the caller may read in that organisation, and the state of each. */
export const findAttachable = async (
  db: Db,
  scope: Scope,
  { organisation_id, ids }: { readonly organisation_id: string; readonly ids: readonly string[] },
) =>
  await db
    .selectFrom('discharge_reports')
    .select(['discharge_report_id', 'status', 'review_state'])
    .where((eb) => within(scope, eb.ref('organisation_id')))
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', 'in', ids)
    .where('put_away_at', 'is', null)
    .execute()

/** Attaches exactly these reports from now on. What earlier answers quoted stays. */
export async function setReports(
  db: Db,
  { organisation_id, chat_session_id }: SessionKey,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<void> {
  await db
    .deleteFrom('chat_session_reports')
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    // A report that was put away could not be chosen: it is attached again once it is brought back.
    .where(isInUse('chat_session_reports'))
    .$if(ids.length > 0, (query) => query.where('discharge_report_id', 'not in', ids))
    .execute()
  if (ids.length === 0) return
  const attached = ids.map((discharge_report_id) => ({
    organisation_id,
    chat_session_id,
    discharge_report_id,
    attached_at: now,
  }))
  await db
    .insertInto('chat_session_reports')
    .values(attached)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The topic of everything that happens to the documents of a session. */
export const documentsTopic = ({ organisation_id, chat_session_id }: SessionKey) => ({
  organisation_id,
  topic: `chat-documents:${chat_session_id}`,
})

export const messageTopic = ({
  organisation_id,
  message_id,
}: {
  readonly organisation_id: string
  readonly message_id: string
}) => ({ organisation_id, topic: `chat-message:${message_id}` })

/** Records that the session was used, and locks it until this transaction ends. */
export const touchSession = async (
  trx: Trx,
  { scope, author }: OwnChats,
  { chat_session_id, now }: { readonly chat_session_id: string; readonly now: Date },
) =>
  await trx
    .updateTable('chat_sessions')
    .set({ updated_at: now })
    .where('chat_session_id', '=', chat_session_id)
    .where(authorColumn(author), '=', author.created_by ?? author.created_by_credential)
    .where((eb) => within(scope, eb.ref('organisation_id')))
    .returning(['organisation_id', 'chat_session_id', 'rag_strategy'])
    .executeTakeFirst()
