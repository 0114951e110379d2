import type { Head } from '@alta/contract/report-head'
import type { Correction, CorrectedSection, Signature } from '@alta/contract/review'
import { sql, type UpdateObject } from 'kysely'
import { asJsonText, sealedValue } from '#base/content/deferred-values'
import type { Schema } from '#base/database/schema'
import { createdAt, type ReportKey } from './reports.store.ts'
import type { AcceptedSentence } from '@alta/clinical/document/doubts'
import type { Db } from '#base/database'

const wordsSince = (table: string) =>
  sql<number>`coalesce(${sql.ref(`${table}.words_since`)}, ${sql.ref(`${table}.revision`)})`.as('words_since')

/** The newest correction without its words; the generated version before the first correction. */
export async function newestState(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
): Promise<Pick<Correction, 'revision' | 'words_since' | 'head'>> {
  const row = await db
    .selectFrom('discharge_report_revisions')
    .select(['revision', 'head', wordsSince('discharge_report_revisions')])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .orderBy('revision', 'desc')
    .executeTakeFirst()
  return row ?? { revision: 0, words_since: 0, head: {} }
}

/** The newest correction's number; 0 before the first correction. */
export async function newestRevision(db: Db, { organisation_id, discharge_report_id }: ReportKey): Promise<number> {
  const { newest } = await db
    .selectFrom('discharge_report_revisions')
    .select((eb) => eb.fn.max('revision').as('newest'))
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

const corrections = (db: Db, { organisation_id, discharge_report_id }: ReportKey) =>
  db
    .selectFrom('discharge_report_revisions as revision')
    .leftJoin('users', 'users.user_id', 'revision.corrected_by')
    .leftJoin('service_credentials as credential', (join) =>
      join
        .onRef('credential.organisation_id', '=', 'revision.organisation_id')
        .onRef('credential.service_credential_id', '=', 'revision.corrected_by_credential'),
    )
    .select(['revision.revision', 'head', 'corrected_at', 'corrected_by', wordsSince('revision')])
    .select(['users.name as user_name', 'credential.name as credential_name'])
    .where('revision.organisation_id', '=', organisation_id)
    .where('revision.discharge_report_id', '=', discharge_report_id)
    .orderBy('revision.revision', 'desc')

/** A correction without its sections. */
export type CorrectionSummary = Omit<Correction, 'sections'>
/** `sections` as JSON: it is large, and only threads parse it. */
export interface StoredCorrection extends CorrectionSummary {
  readonly sections: string
}

const summaryOf = (
  row: Awaited<ReturnType<ReturnType<typeof corrections>['executeTakeFirstOrThrow']>>,
): CorrectionSummary => ({
  head: row.head,
  revision: row.revision,
  words_since: row.words_since,
  corrected_at: row.corrected_at.toISOString(),
  corrected_by: { user_id: row.corrected_by, name: row.user_name ?? row.credential_name ?? '' },
})

export async function newestCorrection(db: Db, key: ReportKey): Promise<StoredCorrection | null> {
  const row = await corrections(db, key)
    .select([asJsonText('sections').as('sections_text')])
    .executeTakeFirst()
  return row ? { ...summaryOf(row), sections: row.sections_text } : null
}

/** Newest first. */
export async function listCorrections(db: Db, key: ReportKey): Promise<CorrectionSummary[]> {
  return (await corrections(db, key).execute()).map(summaryOf)
}

/** JSON of the sections of one correction. */
export async function findSections(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  revision: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('discharge_report_revisions')
    .select([asJsonText('sections').as('sections_text')])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row?.sections_text
}

/** The contents of a correction as they are stored. */
export interface WholeCorrection {
  /** JSON of all 18 sections. */
  readonly sections: string
  /** The edit ratio of the whole report, and of the sections that were changed. */
  readonly edit_ratio: number
  readonly edit_ratios: readonly Pick<CorrectedSection, 'key' | 'edit_ratio'>[]
}

interface NewCorrection extends WholeCorrection {
  readonly revision: number
  readonly corrected_at: Date
  readonly corrected_by: string | null
  readonly corrected_by_credential: string | null
  readonly head: Head
  /** null: the revision has words of its own. */
  readonly words_since: number | null
}

/** Marks the report as `corrected`, also when an older state of it was signed. */
export async function insertCorrection(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  { edit_ratio, edit_ratios, head, ...correction }: NewCorrection,
): Promise<void> {
  const key = { organisation_id, discharge_report_id }
  await db
    .insertInto('discharge_report_revisions')
    .values({ ...key, ...correction, head: JSON.stringify(head) })
    .execute()
  await setReview(db, key, { review_state: 'corrected', edit_ratio })
  await setEditRatios(db, key, edit_ratios)
}

interface CopiedCorrection extends Omit<NewCorrection, keyof WholeCorrection | 'words_since'> {
  readonly from: number
}

/** Inserts a correction with the words and figures of an earlier one. */
export async function copyCorrection(db: Db, key: ReportKey, { from, ...made }: CopiedCorrection): Promise<void> {
  const { organisation_id, discharge_report_id } = key
  const row = [organisation_id, discharge_report_id]
  const head = sealedValue(['discharge_report_revisions', 'head'], row, JSON.stringify(made.head))
  await sql`
    insert into discharge_report_revisions
      (organisation_id, discharge_report_id, revision, sections, head, words_since, corrected_at, corrected_by,
        corrected_by_credential)
    select organisation_id, discharge_report_id, ${made.revision}::int, sections, ${head}::json,
      coalesce(words_since, revision), ${made.corrected_at}::timestamptz, ${made.corrected_by}::uuid,
      ${made.corrected_by_credential}::uuid
    from discharge_report_revisions
    where organisation_id = ${organisation_id} and discharge_report_id = ${discharge_report_id}
      and revision = ${from}`.execute(db)
  await setReview(db, key, { review_state: 'corrected' })
}

/** The figures of each section are rewritten with every correction. */
async function setEditRatios(db: Db, key: ReportKey, changed: WholeCorrection['edit_ratios']): Promise<void> {
  await db
    .updateTable('discharge_report_sections')
    .set({ edit_ratio: null })
    .where('organisation_id', '=', key.organisation_id)
    .where('discharge_report_id', '=', key.discharge_report_id)
    .execute()
  if (changed.length === 0) return
  await db
    .insertInto('discharge_report_sections')
    .values(
      changed.map(({ key: section, edit_ratio }) => ({ ...key, section, edit_ratio, created_at: createdAt(key) })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'discharge_report_id', 'section'])
        .doUpdateSet((eb) => ({ edit_ratio: eb.ref('excluded.edit_ratio') })),
    )
    .execute()
}

type ReviewUpdate = UpdateObject<Schema, 'discharge_reports'>

async function setReview(db: Db, key: ReportKey, reviewed: ReviewUpdate): Promise<void> {
  await db
    .updateTable('discharge_reports')
    .set(reviewed)
    .where('organisation_id', '=', key.organisation_id)
    .where('discharge_report_id', '=', key.discharge_report_id)
    .execute()
}

/** Every signature of a report; the signature of the newest state comes first. */
export async function listSignatures(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
): Promise<Signature[]> {
  const signed = await db
    .selectFrom('discharge_report_signatures')
    .select(['revision', 'title', 'digest', 'signed_at', 'signed_by', 'signer_name'])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .orderBy('revision', 'desc')
    .execute()
  return signed.map(({ revision, title, digest, signed_at, signed_by, signer_name }) => ({
    version: revision === 0 ? 'generated' : 'corrected',
    revision,
    title,
    digest,
    signed_at: signed_at.toISOString(),
    signed_by: { user_id: signed_by, name: signer_name },
  }))
}

/** The sentences that people had accepted when a revision was signed; undefined for one that is not signed. */
export async function acceptedWhenSigned(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  revision: number,
): Promise<readonly AcceptedSentence[] | undefined> {
  const signed = await db
    .selectFrom('discharge_report_signatures')
    .select('accepted')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return signed?.accepted
}

interface NewSignature {
  readonly revision: number
  readonly title: string
  readonly digest: string
  readonly signed_at: Date
  readonly signed_by: string
  readonly signer_name: string
  /** The sentences that people have accepted until now. */
  readonly accepted: readonly AcceptedSentence[]
}

export async function insertSignature(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  { accepted, ...signature }: NewSignature,
): Promise<void> {
  const marks = accepted.map(({ section, text }) => ({ section, text }))
  await db
    .insertInto('discharge_report_signatures')
    .values({ organisation_id, discharge_report_id, ...signature, accepted: JSON.stringify(marks) })
    .execute()
  const first_signed_at = sql<Date>`coalesce(first_signed_at, ${signature.signed_at})`
  await setReview(db, { organisation_id, discharge_report_id }, { review_state: 'signed', first_signed_at })
}
