import type { Language } from '@alta/contract/languages'
import { sql } from 'kysely'
import { asJsonText } from '#base/content/deferred-values'
import { isInUse, type ReportKey } from '../reports/reports.store.ts'
import type { SessionKey } from './attached.store.ts'
import type { Db } from '#base/database'

/**
 * A version of a text. It is 0 for a document and for a report as it was generated, otherwise the correction's number.
 */
export interface Version {
  readonly source_id: string
  readonly revision: number
}

/** The texts of the session, without those of reports that were put away. */
const inSession = (db: Db, { organisation_id, chat_session_id }: SessionKey) =>
  db
    .selectFrom('chat_texts as text')
    .where('text.organisation_id', '=', organisation_id)
    .where('text.chat_session_id', '=', chat_session_id)
    .where(isInUse('text'))

/** The texts that are searched: ready documents, and the newest text of each attached report that is not annulled. */
export const listSearched = async (db: Db, key: SessionKey): Promise<Version[]> =>
  await inSession(db, key)
    .select(['text.source_id', 'text.revision'])
    .where(
      sql<boolean>`(exists (
        select 1 from chat_documents document
        where document.organisation_id = text.organisation_id and document.chat_session_id = text.chat_session_id
          and document.document_id = text.document_id and document.state = 'ready'
      ) or exists (
        select 1 from chat_session_reports attached
        where attached.organisation_id = text.organisation_id and attached.chat_session_id = text.chat_session_id
          and attached.discharge_report_id = text.discharge_report_id
      ) and not exists (
        select 1 from discharge_reports report
        where report.organisation_id = text.organisation_id
          and report.discharge_report_id = text.discharge_report_id and report.annulled_at is not null
      ) and text.revision = (
        select max(newest.revision) from chat_texts newest
        where newest.organisation_id = text.organisation_id and newest.chat_session_id = text.chat_session_id
          and newest.source_id = text.source_id
      ))`,
    )
    .orderBy('text.source_id')
    .execute()

const oneOf = (versions: readonly Version[]) =>
  sql<boolean>`(text.source_id, text.revision) in (${sql.join(
    versions.map(({ source_id, revision }) => sql`(${source_id}::uuid, ${revision}::integer)`),
  )})`

interface ToSearch {
  readonly versions: readonly Version[]
  /** The model whose vectors come with the texts. */
  readonly model: string | null
}

/** Texts to be searched, whole and in passages, with the vectors of these where there are any. */
export async function readSearched(db: Db, key: SessionKey, { versions, model }: ToSearch) {
  if (versions.length === 0) return []
  return await inSession(db, key)
    .leftJoin('chat_vectors as embedded', (join) =>
      join
        .onRef('embedded.organisation_id', '=', 'text.organisation_id')
        .onRef('embedded.chat_session_id', '=', 'text.chat_session_id')
        .onRef('embedded.source_id', '=', 'text.source_id')
        .onRef('embedded.revision', '=', 'text.revision')
        .on('embedded.model', '=', model ?? ''),
    )
    .select(['text.source_id', 'text.title', 'text.text', 'embedded.vectors'])
    .select([asJsonText('text.chunks').as('chunks')])
    .where(oneOf(versions))
    .orderBy('text.source_id')
    .execute()
}

/**
 * The texts of this session that an answer cites, with what a citation needs to know of its place. Texts of other
 * sessions are not found.
 */
export async function readCited(db: Db, key: SessionKey, versions: readonly Version[]) {
  if (versions.length === 0) return []
  return await inSession(db, key)
    .select(['text.source_id', 'text.revision', 'text.document_id', 'text.discharge_report_id'])
    .select(['text.title', 'text.text', 'text.page_starts'])
    .where(oneOf(versions))
    .execute()
}

export type CitedText = Awaited<ReturnType<typeof readCited>>[number]

/** Names of documents and reports whose texts the session holds, and whether they were annulled. */
export const listTitles = async (db: Db, key: SessionKey) =>
  await inSession(db, key)
    .leftJoin('discharge_reports as report', (join) =>
      join
        .onRef('report.organisation_id', '=', 'text.organisation_id')
        .onRef('report.discharge_report_id', '=', 'text.discharge_report_id'),
    )
    .select(['text.source_id', 'text.title'])
    .select(sql<boolean>`report.annulled_at is not null`.as('annulled'))
    .orderBy('text.revision')
    .execute()

/** A condition that the session still has all these texts; none of them is deleted before the transaction ends. */
export const holdsTexts = ({ organisation_id, chat_session_id }: SessionKey, versions: readonly Version[]) =>
  sql<boolean>`(select count(*) from (
    select from chat_texts text
    where text.organisation_id = ${organisation_id} and text.chat_session_id = ${chat_session_id}
      and ${oneOf(versions)} for key share
  ) present) = ${versions.length}`

export const findReportText = async (
  db: Db,
  key: SessionKey,
  { discharge_report_id, revision }: { readonly discharge_report_id: string; readonly revision: number },
) =>
  await inSession(db, key)
    .select(['text.title', 'text.text'])
    .where('text.discharge_report_id', '=', discharge_report_id)
    .where('text.revision', '=', revision)
    .executeTakeFirst()

interface UnreadReport extends ReportKey {
  readonly revision: number
}

/** Attached reports whose newest version is not among the texts yet. */
export async function listUnread(db: Db, { organisation_id, chat_session_id }: SessionKey): Promise<UnreadReport[]> {
  const { rows } = await sql<UnreadReport>`
    select report.organisation_id, report.discharge_report_id, newest.revision
    from chat_session_reports attached
    join discharge_reports report using (organisation_id, discharge_report_id)
    cross join lateral (
      select coalesce(max(made.revision), 0) as revision from discharge_report_revisions made
      where made.organisation_id = report.organisation_id and made.discharge_report_id = report.discharge_report_id
    ) newest
    where attached.organisation_id = ${organisation_id} and attached.chat_session_id = ${chat_session_id}
      and report.put_away_at is null and report.annulled_at is null and not exists (
        select 1 from chat_texts text
        where text.organisation_id = attached.organisation_id and text.chat_session_id = attached.chat_session_id
          and text.source_id = attached.discharge_report_id and text.revision = newest.revision
      )
    order by report.discharge_report_id`.execute(db)
  return rows
}

interface WrittenVersion {
  readonly title: string
  readonly language: Language
  /** JSON of the passages. */
  readonly sections: string
}

/** One version of a ready report; undefined when it has gone. */
export async function findVersion(
  db: Db,
  { organisation_id, discharge_report_id, revision }: UnreadReport,
): Promise<WrittenVersion | undefined> {
  const report = await db
    .selectFrom('discharge_reports')
    .select(['title', 'language', asJsonText('sections').as('sections')])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .executeTakeFirst()
  if (!report) return undefined
  const { title, language } = report
  const written = { title, language: language ?? ('es' as const) }
  if (revision === 0) return { ...written, sections: report.sections }
  const corrected = await db
    .selectFrom('discharge_report_revisions')
    .select([asJsonText('sections').as('sections')])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return corrected && { ...written, sections: corrected.sections }
}

interface ReportText extends UnreadReport {
  readonly title: string
  readonly text: string
  /** JSON of the passages. */
  readonly chunks: string
}

/** Stores the text of a report in one version, if the report is still attached; returns whether it is. */
export async function insertReportText(
  db: Db,
  { organisation_id, chat_session_id }: SessionKey,
  { discharge_report_id, revision, title, text, chunks }: ReportText,
): Promise<boolean> {
  const attached = await db
    .selectFrom('chat_session_reports')
    .select('discharge_report_id')
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .forUpdate()
    .executeTakeFirst()
  if (!attached) return false
  await db
    .insertInto('chat_texts')
    .values({
      organisation_id,
      chat_session_id,
      source_id: discharge_report_id,
      revision,
      document_id: null,
      discharge_report_id,
      title,
      text,
      page_starts: '[]',
      chunks,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
