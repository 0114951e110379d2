import { type SelectQueryBuilder, sql } from 'kysely'
import { limits } from '@alta/contract/limits'
import { type Scope, within } from '#base/access'
import type { Schema } from '#base/database/schema'
import { folded, matchesWords } from '#base/search-words'
import { type OwnChats, ownSessions } from '../chat/chat.store.ts'
import { isVisible, type UserVisibility } from '../users/users.store.ts'
import type { Db } from '#base/database'

/** Names that begin with the typed text come before those that have the words further behind. */
const bestFirst = <Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { table, q }: { readonly table: string; readonly q: string },
) =>
  query
    .orderBy(sql`starts_with(${sql.ref(`${table}.sort_name`)}, ${folded(q)})`, 'desc')
    .orderBy(sql.ref(`${table}.sort_name`))
    .limit(limits.search_results)

export const findUsers = async (db: Db, visibility: UserVisibility, q: string) =>
  await bestFirst(db.selectFrom('users'), { table: 'users', q })
    .select(['user_id', 'name', 'email'])
    .where(isVisible(visibility))
    .where((eb) => matchesWords(eb.ref('words'), q))
    .orderBy('user_id')
    .execute()

export const findOrganisations = async (db: Db, scope: Scope, q: string) =>
  await bestFirst(db.selectFrom('organisations'), { table: 'organisations', q })
    .select(['organisation_id', 'name'])
    .where((eb) => within(scope, eb.ref('organisation_id')))
    .where((eb) => matchesWords(eb.ref('words'), q))
    .orderBy('organisation_id')
    .execute()

/** The newest reports whose titles, patients and record numbers together have the words. */
export async function findReports(db: Db, scope: Scope, q: string) {
  const found = await db
    .selectFrom('discharge_reports as report')
    .innerJoin('organisations', 'organisations.organisation_id', 'report.organisation_id')
    .select(['report.organisation_id', 'discharge_report_id', 'title', 'status', 'report.created_at'])
    .select(['patient_name', 'record_number', 'birth_date', 'admission_date'])
    .select('organisations.name as organisation_name')
    .where((eb) => within(scope, eb.ref('report.organisation_id')))
    .where('report.put_away_at', 'is', null)
    .where((eb) => matchesWords(eb.ref('named_words'), q))
    .orderBy('discharge_report_id', 'desc')
    .limit(limits.search_results)
    .execute()
  return found.map(({ created_at, ...report }) => ({ ...report, created_at: created_at.toISOString() }))
}

/** The caller's own chat sessions whose titles have the words, the last used first. */
export const findSessions = async (db: Db, own: OwnChats, q: string) =>
  await ownSessions(db, own)
    .select(['session.organisation_id', 'session.chat_session_id', 'session.title'])
    .select('organisations.name as organisation_name')
    .where((eb) => matchesWords(eb.ref('session.title_words'), q))
    .orderBy('session.updated_at', 'desc')
    .orderBy('session.chat_session_id', 'desc')
    .limit(limits.search_results)
    .execute()
