import type { ReportSummary, DischargeReport, ReportStatus } from '@alta/contract/reports'
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import { type Scope, within } from '#base/access'
import type { Schema } from '#base/database/schema'
import { lockCredential } from '../credentials/credentials.store.ts'
import { lockUser } from '../users/users.store.ts'
import { type Author, sectionTotal } from './reports.rules.ts'

type Db = Kysely<Schema>

/** A report's key: the organisation always comes first. */
export interface ReportKey {
  readonly organisation_id: string
  readonly discharge_report_id: string
}

const rows = (db: Db, scope: Scope) =>
  db
    .selectFrom('discharge_reports as report')
    .innerJoin('organisations', 'organisations.organisation_id', 'report.organisation_id')
    .leftJoin('users', 'users.user_id', 'report.created_by')
    .leftJoin('service_credentials as credential', (join) =>
      join
        .onRef('credential.organisation_id', '=', 'report.organisation_id')
        .onRef('credential.service_credential_id', '=', 'report.created_by_credential'),
    )
    .select(['report.organisation_id', 'organisations.name as organisation_name', 'discharge_report_id', 'title'])
    .select(['report.created_at', 'status', 'sections_done', 'generation_seconds', 'language', 'problem_code'])
    .select(['report.report_strategy', 'engine', 'engine_version', 'created_by', 'users.name as author_name'])
    .select(['created_by_credential', 'credential.name as credential_name'])
    .where((eb) => within(scope, eb.ref('report.organisation_id')))

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const summaryOf = (row: Row): ReportSummary => ({
  discharge_report_id: row.discharge_report_id,
  organisation_id: row.organisation_id,
  organisation_name: row.organisation_name,
  title: row.title,
  created_at: row.created_at.toISOString(),
  generated_by: {
    user_id: row.created_by,
    service_credential_id: row.created_by_credential,
    name: row.author_name ?? row.credential_name ?? '',
  },
  status: row.status,
  progress: { done: row.sections_done, total: sectionTotal },
  generation_seconds: row.generation_seconds,
  strategy: { key: row.report_strategy, engine: row.engine, version: row.engine_version },
  language: row.language,
  problem: row.problem_code === null ? null : { code: row.problem_code },
})

/** A report without its text, if it lies within the scope. */
export async function findSummary(
  db: Db,
  scope: Scope,
  discharge_report_id: string,
): Promise<ReportSummary | undefined> {
  const row = await rows(db, scope).where('discharge_report_id', '=', discharge_report_id).executeTakeFirst()
  return row && summaryOf(row)
}

/** A report with its course and everything written so far. */
export async function findReport(
  db: Db,
  scope: Scope,
  discharge_report_id: string,
): Promise<DischargeReport | undefined> {
  const row = await rows(db, scope)
    .select(['source_filename', 'source_text', 'source_sha256', 'sections', 'unused'])
    .where('discharge_report_id', '=', discharge_report_id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...summaryOf(row),
    source: { filename: row.source_filename, text: row.source_text, sha256: row.source_sha256 },
    generated: { sections: row.sections ?? [] },
    unused: row.unused ?? [],
  }
}

const columnOf = (author: Author | undefined) =>
  author?.created_by === null ? ('created_by_credential' as const) : ('created_by' as const)
const idOf = (author: Author | undefined) => author?.created_by ?? author?.created_by_credential ?? null

interface Asked {
  readonly organisation_id?: string | undefined
  readonly status?: ReportStatus | undefined
  readonly author?: Author | undefined
}

const matching = (db: Db, scope: Scope, { organisation_id, status, author }: Asked) =>
  rows(db, scope)
    .$if(organisation_id !== undefined, (query) => query.where('report.organisation_id', '=', organisation_id ?? ''))
    .$if(author !== undefined, (query) => query.where(columnOf(author), '=', idOf(author)))
    .$if(status !== undefined, (query) => query.where(sql.ref('status'), '=', status))

interface ListAsked extends Asked {
  readonly limit: number
  readonly before: string | undefined
}

/** One page, newest first, with one row more than `limit` when there is a next page. */
export async function listReports(db: Db, scope: Scope, asked: ListAsked): Promise<ReportSummary[]> {
  const { limit, before } = asked
  const found = await matching(db, scope, asked)
    .$if(before !== undefined, (query) => query.where('discharge_report_id', '<', before ?? ''))
    .orderBy('discharge_report_id', 'desc')
    .limit(limit + 1)
    .execute()
  return found.map(summaryOf)
}

export async function countReports(db: Db, scope: Scope, asked: Asked): Promise<number> {
  const { total } = await db
    .selectFrom(matching(db, scope, asked).as('matching'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Holds other creations of the same person or credential back until this transaction ends. */
export async function lockAuthor(trx: Transaction<Schema>, { created_by, created_by_credential }: Author) {
  if (created_by !== null) await lockUser(trx, created_by)
  if (created_by_credential !== null) await lockCredential(trx, created_by_credential)
}

/** Reports of a person or a credential that wait or are being written. Ask with the author locked. */
export async function countRunning(db: Db, author: Author): Promise<number> {
  const { total } = await db
    .selectFrom('discharge_reports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(columnOf(author), '=', idOf(author))
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow()
  return total
}

export async function insertReport(db: Db, report: Insertable<Schema['discharge_reports']>): Promise<void> {
  await db.insertInto('discharge_reports').values(report).execute()
}

/** Changes a report that still is in one of `from`; false when it has moved on meanwhile. */
export async function moveReport(
  db: Db,
  { organisation_id, discharge_report_id, from }: ReportKey & { readonly from: readonly ReportStatus[] },
  change: Updateable<Schema['discharge_reports']>,
): Promise<boolean> {
  const moved = await db
    .updateTable('discharge_reports')
    .set(change)
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('status', 'in', from)
    .returning('discharge_report_id')
    .executeTakeFirst()
  return moved !== undefined
}

/** What the engine needs of a report. */
export const findCourse = async (db: Db, { organisation_id, discharge_report_id }: ReportKey) =>
  await db
    .selectFrom('discharge_reports')
    .select(['source_text', 'requested_language', 'title', 'title_given', 'started_at'])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .executeTakeFirst()

export const topicOf = ({ organisation_id, discharge_report_id }: ReportKey) => ({
  organisation_id,
  topic: `discharge-report:${discharge_report_id}`,
})

/** The newest event's number; 0 when there is none. */
export async function lastEvent(db: Db, key: ReportKey): Promise<number> {
  const { organisation_id, topic } = topicOf(key)
  const { last } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.max('seq').as('last'))
    .where('organisation_id', '=', organisation_id)
    .where('topic', '=', topic)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** A new attempt tells its own story: what the one before said goes. Numbers go on counting. */
export async function forgetEvents(db: Db, key: ReportKey): Promise<void> {
  const { organisation_id, topic } = topicOf(key)
  await db.deleteFrom('events').where('organisation_id', '=', organisation_id).where('topic', '=', topic).execute()
}
