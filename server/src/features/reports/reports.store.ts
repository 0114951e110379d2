import { type Patient, type ReportWarning, type Stay, emptyStay } from '@alta/contract/report'
import type { DischargeReport, ReportStatus, ReportSummary } from '@alta/contract/reports'
import { type RatingLevel, ratingLevels, ratingValues } from '@alta/contract/review'
import type { Insertable, SqlBool, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { type Scope, within } from '#base/access'
import { asJsonText } from '#base/content/deferred-values'
import type { Schema } from '#base/database/schema'
import { distinctWords } from '#base/search-words'
import { lockCredential } from '../credentials/credentials.store.ts'
import { lockUser } from '../users/users.store.ts'
import { type Author, sectionTotal } from './reports.rules.ts'
import { saveWords } from './words.store.ts'

/** A report's key: the organisation always comes first. */
export interface ReportKey {
  readonly organisation_id: string
  readonly discharge_report_id: string
}

/** A condition for rows of any table that name a report: it was not put away. Few are, so those are looked up. */
export const isInUse = (table: string) => sql<SqlBool>`(
  (${sql.ref(`${table}.organisation_id`)}, ${sql.ref(`${table}.discharge_report_id`)}) in (
    select away.organisation_id, away.discharge_report_id from discharge_reports away
    where away.put_away_at is not null)) is not true`

/** The columns of a report without its text. */
const summaryColumns = [
  ...(['organisation_id', 'discharge_report_id', 'title', 'created_at', 'status', 'sections_done'] as const),
  ...(['patient_name', 'record_number', 'birth_date', 'admission_date', 'discharge_date', 'service'] as const),
  ...(['generation_seconds', 'language', 'problem_code', 'report_strategy', 'engine', 'engine_version'] as const),
  ...(['model', 'template', 'created_by', 'created_by_credential', 'decisions', 'unused_count'] as const),
  ...(['review_state', 'first_signed_at'] as const),
  ...(['put_away_at', 'put_away_by', 'put_away_name', 'put_away_reason'] as const),
  ...(['annulled_at', 'annulled_by', 'annulled_name', 'annulled_reason'] as const),
  ...(['rated_excellent', 'rated_good', 'rated_fair', 'rated_poor'] as const),
]

/** Reports in use; those put away, too, where `put_away_seen` allows the caller to see them. */
export const rows = (db: Db, scope: Scope, put_away_seen?: Scope) =>
  db
    .selectFrom('discharge_reports as report')
    .innerJoin('organisations', 'organisations.organisation_id', 'report.organisation_id')
    .leftJoin('users', 'users.user_id', 'report.created_by')
    .leftJoin('service_credentials as credential', (join) =>
      join
        .onRef('credential.organisation_id', '=', 'report.organisation_id')
        .onRef('credential.service_credential_id', '=', 'report.created_by_credential'),
    )
    .select(summaryColumns.map((column) => `report.${column}` as const))
    .select(['organisations.name as organisation_name', 'users.name as author_name'])
    .select(['credential.name as credential_name'])
    .where((eb) => within(scope, eb.ref('report.organisation_id')))
    .where((eb) => {
      const inUse = eb('report.put_away_at', 'is', null)
      return put_away_seen ? inUse.or(within(put_away_seen, eb.ref('report.organisation_id'))) : inUse
    })

type ReportRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** The number of people who gave each level. */
type RatingCounts = Readonly<Record<`rated_${RatingLevel}`, number>>

export function ratingsOf(row: RatingCounts): ReportSummary['ratings'] {
  const count = ratingLevels.reduce((sum, level) => sum + row[`rated_${level}`], 0)
  const points = ratingLevels.reduce((sum, level) => sum + row[`rated_${level}`] * ratingValues[level], 0)
  return { count, mean: count === 0 ? null : points / count }
}

export const summaryOf = (row: ReportRow): ReportSummary => ({
  discharge_report_id: row.discharge_report_id,
  organisation_id: row.organisation_id,
  organisation_name: row.organisation_name,
  title: row.title,
  patient_name: row.patient_name,
  record_number: row.record_number,
  birth_date: row.birth_date,
  admission_date: row.admission_date,
  discharge_date: row.discharge_date,
  service: row.service,
  created_at: row.created_at.toISOString(),
  generated_by: {
    user_id: row.created_by,
    service_credential_id: row.created_by_credential,
    name: row.author_name ?? row.credential_name ?? '',
  },
  status: row.status,
  progress: { done: row.sections_done, total: sectionTotal },
  generation_seconds: row.generation_seconds,
  strategy: {
    key: row.report_strategy,
    engine: row.engine,
    version: row.engine_version,
    ...(row.model !== null && { model: row.model }),
    ...(row.template !== null && { template: row.template }),
  },
  language: row.language,
  problem: row.problem_code === null ? null : { code: row.problem_code },
  decisions: row.decisions,
  unused_count: row.unused_count,
  review_state: row.review_state,
  ever_signed: row.first_signed_at !== null,
  put_away: row.put_away_at && {
    put_away_at: row.put_away_at.toISOString(),
    put_away_by: { user_id: row.put_away_by, name: row.put_away_name ?? '' },
    reason: row.put_away_reason ?? '',
  },
  annulled: row.annulled_at && {
    annulled_at: row.annulled_at.toISOString(),
    annulled_by: { user_id: row.annulled_by, name: row.annulled_name ?? '' },
    reason: row.annulled_reason ?? '',
  },
  ratings: ratingsOf(row),
})

/** The report's key, and where the caller may see it even if it is put away; left out: nowhere. */
interface ReportLookup {
  readonly discharge_report_id: string
  readonly put_away_seen?: Scope | undefined
}

/** A report without its text, if it lies within the scope. */
export async function findSummary(
  db: Db,
  scope: Scope,
  { discharge_report_id, put_away_seen }: ReportLookup,
): Promise<ReportSummary | undefined> {
  const row = await rows(db, scope, put_away_seen)
    .where('report.discharge_report_id', '=', discharge_report_id)
    .executeTakeFirst()
  return row && summaryOf(row)
}

/** The engine's result; corrections and other acts of people are in review.store.ts. */
export interface WrittenReport extends ReportSummary {
  readonly source: DischargeReport['source']
  /** null: the report was written before patients were read. */
  readonly patient: Patient | null
  readonly stay: Stay
  /** The warnings that nobody has dismissed. */
  readonly warnings: readonly ReportWarning[]
  /** JSON of its sections and of the facts left out: it is large, and only threads parse it. */
  readonly sections: string
  readonly unused: string
}

/** A report with its course and everything the engine has written so far. */
export async function findReport(
  db: Db,
  scope: Scope,
  { discharge_report_id, put_away_seen }: ReportLookup,
): Promise<WrittenReport | undefined> {
  const row = await rows(db, scope, put_away_seen)
    .select(['source_filename', 'source_text', 'source_files', 'source_uncertain', 'source_sha256'])
    .select(['source_removed_at'])
    .select(['patient', 'stay', 'warnings'])
    .select([asJsonText('sections').as('sections_text')])
    .select([asJsonText('unused').as('unused_text')])
    .where('report.discharge_report_id', '=', discharge_report_id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...summaryOf(row),
    source: {
      filename: row.source_filename,
      text: row.source_text,
      sha256: row.source_sha256,
      files: row.source_files,
      uncertain: row.source_uncertain,
      removed_at: row.source_removed_at?.toISOString() ?? null,
    },
    patient: row.patient,
    stay: row.stay ?? emptyStay,
    warnings: row.warnings,
    sections: row.sections_text,
    unused: row.unused_text,
  }
}

export const authorColumn = (author: Author) =>
  author.created_by === null ? ('created_by_credential' as const) : ('created_by' as const)

/** Locks against other creations by the same person or credential until this transaction ends. */
export async function lockAuthor(trx: Trx, { created_by, created_by_credential }: Author) {
  if (created_by !== null) await lockUser(trx, created_by)
  if (created_by_credential !== null) await lockCredential(trx, created_by_credential)
}

/** Reports of a person or a credential that wait or are being written. Call this with the author locked. */
export async function countRunning(db: Db, author: Author): Promise<number> {
  const { total } = await db
    .selectFrom('discharge_reports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(authorColumn(author), '=', author.created_by ?? author.created_by_credential)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow()
  return total
}

/**
 * Inserts the report and returns its summary. `words`: those of its title and its course, as `saveWords` takes them.
 */
export async function insertReport(
  db: Db,
  report: Insertable<Schema['discharge_reports']>,
  words = distinctWords(report.title, report.source_text).join(' '),
) {
  const query = db.insertInto('discharge_reports').values(report).returning(summaryColumns)
  const row = await query.executeTakeFirstOrThrow()
  await saveWords(db, report, words)
  return row
}

/** The creation time of the report: its sections' figures have it, too. */
export const createdAt = ({ organisation_id, discharge_report_id }: ReportKey) => sql<Date>`(
  select created_at from discharge_reports report
  where report.organisation_id = ${organisation_id} and report.discharge_report_id = ${discharge_report_id})`

/** Stores what the engine left to decide, section by section, for a report that has just become ready. */
export async function insertSectionFigures(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  sections: readonly Pick<Insertable<Schema['discharge_report_sections']>, 'section' | 'decisions' | 'unused_count'>[],
): Promise<void> {
  if (sections.length === 0) return
  const key = { organisation_id, discharge_report_id }
  await db
    .insertInto('discharge_report_sections')
    .values(sections.map((figures) => ({ ...key, ...figures, created_at: createdAt(key), edit_ratio: null })))
    .execute()
}

interface ReportCondition extends ReportKey {
  readonly from: readonly ReportStatus[]
  /** Only while this is the newest run. */
  readonly run?: number
}

/** Changes a report that is in one of these states; false when it is in another one. */
export async function transitionReport(
  db: Db,
  { organisation_id, discharge_report_id, from, run }: ReportCondition,
  change: Updateable<Schema['discharge_reports']>,
): Promise<boolean> {
  const moved = await db
    .updateTable('discharge_reports')
    .set(change)
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('status', 'in', from)
    .$if(run !== undefined, (query) => query.where('run', '=', run ?? 0))
    .returning('discharge_report_id')
    .executeTakeFirst()
  return moved !== undefined
}

/** The number of the run that begins with this; undefined when there is nothing to be written. */
export async function beginRun(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  started_at: Date,
): Promise<number | undefined> {
  const begun = await db
    .updateTable('discharge_reports')
    .set((eb) => ({ status: 'running', started_at, run: eb('run', '+', 1) }))
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('status', 'in', ['queued', 'running'])
    .returning('run')
    .executeTakeFirst()
  return begun?.run
}

/** The input of the engine for a report. */
export const findCourse = async (db: Db, { organisation_id, discharge_report_id }: ReportKey) =>
  await db
    .selectFrom('discharge_reports')
    .select(['source_text', 'source_removed_at', 'requested_language', 'title', 'title_given', 'started_at'])
    .select(['report_strategy', 'template', 'created_by'])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .executeTakeFirst()

export const topicOf = ({ organisation_id, discharge_report_id }: ReportKey) => ({
  organisation_id,
  topic: `discharge-report:${discharge_report_id}`,
})
