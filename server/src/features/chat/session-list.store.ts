import type { ChatSessionSummary, RagStrategy, sessionSorts } from '@alta/contract/chat'
import { sql } from 'kysely'
import { countRows, type CappedCount } from '#base/database/count'
import { type CursorPosition, unknownCursor } from '#base/http/cursor'
import { matchesWords } from '#base/search-words'
import { type OwnChats, ownSessions, summaries, summaryOf } from './chat.store.ts'
import type { Db } from '#base/database'

type SessionSort = (typeof sessionSorts)[number]

interface ChatSessionFilter {
  readonly own: OwnChats
  readonly organisation_id?: string | undefined
  readonly rag_strategy?: RagStrategy | undefined
  readonly q?: string | undefined
}

interface ChatSessionOrder {
  readonly sort: SessionSort
  readonly limit: number
  /** The position where the page before ended. */
  readonly after: CursorPosition | undefined
}

const byTime = (column: 'created_at' | 'updated_at') => ({
  column: sql`session.${sql.ref(column)}`,
  kind: sql`timestamptz`,
})
const byTitle = { column: sql`session.sort_title`, kind: sql`text` }
const [created, updated] = [byTime('created_at'), byTime('updated_at')]

/** What each order sorts by before the id, which parts those who are alike. */
const orders = {
  updated_at: updated,
  '-updated_at': updated,
  title: byTitle,
  '-title': byTitle,
  created_at: created,
  '-created_at': created,
} as const satisfies Record<SessionSort, unknown>

const isAsked = ({ organisation_id, rag_strategy, q }: ChatSessionFilter) =>
  sql<boolean>`${sql.join(
    [
      sql`true`,
      ...(organisation_id === undefined ? [] : [sql`session.organisation_id = ${organisation_id}`]),
      ...(rag_strategy === undefined ? [] : [sql`session.rag_strategy = ${rag_strategy}`]),
      ...(q === undefined ? [] : [matchesWords(sql.ref('session.title_words'), q)]),
    ],
    sql` and `,
  )}`

const keyOf = (sort: SessionSort, session: ChatSessionSummary): string | null => {
  if (sort.endsWith('title')) return null
  return sort.endsWith('created_at') ? session.created_at : session.updated_at
}

/** One page, with one row more than `limit` when there is a next page, and each row's place in the order. */
export async function listSessions(db: Db, filter: ChatSessionFilter, { sort, limit, after }: ChatSessionOrder) {
  const { column, kind } = orders[sort]
  const [direction, beyond] = sort.startsWith('-') ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const found = await summaries(db, filter.own)
    .where(isAsked(filter))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${column}, session.chat_session_id) ${beyond} (${after?.key}::${kind}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(sql`${column} ${direction}`)
    .orderBy(sql`session.chat_session_id ${direction}`)
    .limit(limit + 1)
    .execute()
  return found.map((row) => {
    const session = summaryOf(row)
    return { session, position: { key: keyOf(sort, session), id: session.chat_session_id } }
  })
}

interface ChatSessionListPosition {
  readonly sort: SessionSort
  readonly position: CursorPosition | undefined
}

/** A position in an order in the form for the database. Throws `validation-failed` where its session was deleted. */
export async function resolvePosition(
  db: Db,
  own: OwnChats,
  { sort, position }: ChatSessionListPosition,
): Promise<CursorPosition | undefined> {
  if (position === undefined || !sort.endsWith('title')) return position
  const found = await ownSessions(db, own)
    .select('session.sort_title as key')
    .where('session.chat_session_id', '=', position.id)
    .executeTakeFirst()
  if (!found) throw unknownCursor()
  return { ...position, ...found }
}

export const countSessions = async (db: Db, filter: ChatSessionFilter): Promise<CappedCount> =>
  await countRows(db, ownSessions(db, filter.own).where(isAsked(filter)).select('session.chat_session_id'))
