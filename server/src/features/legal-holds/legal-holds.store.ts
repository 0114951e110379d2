import type { LegalHold, LegalHoldSummary } from '@alta/contract/legal-holds'
import { Problem } from '@alta/contract/problems'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#base/database'

/** Must equal the expression of the index `discharge_reports_by_record_number` word for word. */
const figuresOf = (written: ReturnType<typeof sql.ref>) =>
  sql<string | null>`regexp_replace(lower(${written}), '[^a-z0-9]', '', 'g')`

/** A record number in the form in which it is compared: its letters without accents, and its digits. */
export const comparable = (record_number: string): string => record_number.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const inForce = (now: Date) => sql`hold.lifted_at is null and (hold.ends_at is null or hold.ends_at > ${now})`

const holdsReport = (report: string) => sql`(hold.kind = 'organisation'
    or hold.record_id = ${sql.ref(`${report}.discharge_report_id`)}
    or hold.record_number = ${figuresOf(sql.ref(`${report}.record_number`))})`

/** Whether a row of `discharge_reports` under that name is held. */
export const isReportHeld = (report: string, now: Date) => sql<SqlBool>`exists (
  select from legal_holds hold
  where hold.organisation_id = ${sql.ref(`${report}.organisation_id`)} and ${inForce(now)} and ${holdsReport(report)})`

/**
 * A chat is held by a hold on itself, and by one on the record number of a report that it asks about or that a document
 * of it names.
 */
export const isChatHeld = (chat: string, now: Date) => {
  const of = (table: string) => sql`${sql.ref(`${table}.organisation_id`)} = ${sql.ref(`${chat}.organisation_id`)}
    and ${sql.ref(`${table}.chat_session_id`)} = ${sql.ref(`${chat}.chat_session_id`)}`
  return sql<SqlBool>`exists (
    select from legal_holds hold
    where hold.organisation_id = ${sql.ref(`${chat}.organisation_id`)} and ${inForce(now)} and (
      hold.kind = 'organisation'
      or hold.record_id = ${sql.ref(`${chat}.chat_session_id`)}
      or (hold.kind = 'record_number' and (
        exists (
          select from chat_session_reports session_report
          join discharge_reports report using (organisation_id, discharge_report_id)
          where ${of('session_report')} and ${figuresOf(sql.ref('report.record_number'))} = hold.record_number)
        or exists (
          select from chat_texts text, json_array_elements(coalesce(text.identities, '[]')) identity
          where ${of('text')}
            and regexp_replace(lower(identity -> 'written' ->> 'record_number'), '[^a-z0-9]', '', 'g')
              = hold.record_number)))))`
}

/**
 * Prevents holds from being placed in the organisation until this transaction ends. A removal calls this first, then
 * looks for holds, and only then locks the record itself.
 */
export const freezeHolds = async (trx: Db, organisation_id: string): Promise<void> =>
  void (await trx
    .selectFrom('organisations')
    .select('organisation_id')
    .where('organisation_id', '=', organisation_id)
    .forKeyShare()
    .execute())

const mustNotBeHeld = (hold: unknown): void => {
  if (hold !== undefined) throw new Problem('legal-hold')
}

/** Throws `legal-hold` for a report that may not be removed or put away now. */
export async function mustNotHoldReport(
  db: Db,
  key: { readonly organisation_id: string; readonly discharge_report_id: string },
  now: Date,
): Promise<void> {
  await freezeHolds(db, key.organisation_id)
  const heldReport = await db
    .selectFrom('discharge_reports as report')
    .select('discharge_report_id')
    .where('organisation_id', '=', key.organisation_id)
    .where('discharge_report_id', '=', key.discharge_report_id)
    .where(isReportHeld('report', now))
    .executeTakeFirst()
  mustNotBeHeld(heldReport)
}

const heldChats = (db: Db, now: Date) =>
  db.selectFrom('chat_sessions as chat').select('chat_session_id').where(isChatHeld('chat', now)).limit(1)

/** Throws `legal-hold` for a chat that may not be removed now, nor a document of it. */
export async function mustNotHoldChat(
  db: Db,
  { organisation_id, chat_session_id }: { readonly organisation_id: string; readonly chat_session_id: string },
  now: Date,
): Promise<void> {
  await freezeHolds(db, organisation_id)
  const chats = heldChats(db, now).where('organisation_id', '=', organisation_id)
  mustNotBeHeld(await chats.where('chat_session_id', '=', chat_session_id).executeTakeFirst())
}

/** Throws `legal-hold` when any chat of a person, in any organisation, may not be removed now. */
export async function mustNotHoldChatsOf(db: Db, user_id: string, now: Date): Promise<void> {
  const theirs = db.selectFrom('chat_sessions').select('organisation_id').where('created_by', '=', user_id)
  await db
    .selectFrom('organisations')
    .select('organisation_id')
    .where('organisation_id', 'in', theirs)
    .orderBy('organisation_id')
    .forKeyShare()
    .execute()
  mustNotBeHeld(await heldChats(db, now).where('created_by', '=', user_id).executeTakeFirst())
}

/** Whether anything in the organisation is held: then its audit log is not shortened, and it is not deleted. */
export async function holdsAnything(db: Db, organisation_id: string, now: Date): Promise<boolean> {
  const hold = await db
    .selectFrom('legal_holds as hold')
    .select('legal_hold_id')
    .where('organisation_id', '=', organisation_id)
    .where(sql<SqlBool>`${inForce(now)}`)
    .limit(1)
    .executeTakeFirst()
  return hold !== undefined
}

/** Throws `legal-hold` for an organisation in which anything is held. */
export async function mustHoldNothing(db: Db, organisation_id: string, now: Date): Promise<void> {
  if (await holdsAnything(db, organisation_id, now)) throw new Problem('legal-hold')
}

/** The oldest hold on a report, as its readers see it. */
export async function holdOn(
  db: Db,
  key: { readonly organisation_id: string; readonly discharge_report_id: string },
  now: Date,
): Promise<LegalHoldSummary | null> {
  const hold = await db
    .selectFrom('legal_holds as hold')
    .innerJoin('discharge_reports as report', 'report.organisation_id', 'hold.organisation_id')
    .select(['hold.reason', 'hold.placed_at', 'hold.ends_at'])
    .where('hold.organisation_id', '=', key.organisation_id)
    .where('report.discharge_report_id', '=', key.discharge_report_id)
    .where(sql<SqlBool>`${inForce(now)} and ${holdsReport('report')}`)
    .orderBy('hold.placed_at')
    .limit(1)
    .executeTakeFirst()
  return hold === undefined
    ? null
    : { ...hold, placed_at: hold.placed_at.toISOString(), ends_at: hold.ends_at?.toISOString() ?? null }
}

const rows = (db: Db, organisation_id: string, now: Date) =>
  db
    .selectFrom('legal_holds as hold')
    .selectAll('hold')
    .select((eb) => [
      sql<boolean>`${inForce(now)}`.as('in_force'),
      eb
        .selectFrom('discharge_reports as report')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('report.organisation_id', '=', 'hold.organisation_id')
        .where(sql<SqlBool>`${holdsReport('report')}`)
        .as('reports'),
    ])
    .where('hold.organisation_id', '=', organisation_id)

type LegalHoldRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const shownOf = (row: LegalHoldRow): LegalHold => ({
  legal_hold_id: row.legal_hold_id,
  organisation_id: row.organisation_id,
  kind: row.kind,
  record_id: row.record_id,
  reports: row.reports ?? 0,
  reason: row.reason,
  placed_by: { user_id: row.placed_by, name: row.placed_by_name },
  placed_at: row.placed_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  lifted: row.lifted_at && {
    by: { user_id: row.lifted_by, name: row.lifted_by_name ?? '' },
    at: row.lifted_at.toISOString(),
    reason: row.lifted_reason ?? '',
  },
  in_force: row.in_force,
})

interface LegalHoldListQuery {
  readonly organisation_id: string
  readonly limit: number
  readonly before: string | undefined
  readonly now: Date
}

/** One page, newest first, with one more than `limit` when there is a next page. */
export async function listHolds(
  db: Db,
  { organisation_id, limit, before, now }: LegalHoldListQuery,
): Promise<LegalHold[]> {
  const found = await rows(db, organisation_id, now)
    .$if(before !== undefined, (query) => query.where('hold.legal_hold_id', '<', before ?? ''))
    .orderBy('hold.legal_hold_id', 'desc')
    .limit(limit + 1)
    .execute()
  return found.map(shownOf)
}

export async function countHolds(db: Db, organisation_id: string): Promise<number> {
  const { total } = await db
    .selectFrom('legal_holds')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirstOrThrow()
  return total
}

interface HoldKey {
  readonly organisation_id: string
  readonly legal_hold_id: string
}

/** One hold; undefined when there is none of that id in the organisation. */
export async function findHold(db: Db, key: HoldKey, now: Date): Promise<LegalHold | undefined> {
  const row = await rows(db, key.organisation_id, now)
    .where('hold.legal_hold_id', '=', key.legal_hold_id)
    .executeTakeFirst()
  return row && shownOf(row)
}
