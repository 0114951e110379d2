import type { SectionReview } from '@alta/contract/review-marks'
import type { SectionKey } from '@alta/contract/sections'
import type { ReportKey } from './reports.store.ts'
import type { OwnKey } from './drafts.store.ts'
import type { Db } from '#base/database'

/** The sections of a report that a person has reviewed and that have not changed since. */
export async function listReviews(
  db: Db,
  { organisation_id, discharge_report_id, user_id }: OwnKey,
): Promise<SectionReview[]> {
  const reviewed = await db
    .selectFrom('discharge_report_section_reviews')
    .select(['section', 'revision', 'reviewed_at'])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('user_id', '=', user_id)
    .orderBy('reviewed_at')
    .orderBy('section')
    .execute()
  return reviewed.map((one) => ({ ...one, reviewed_at: one.reviewed_at.toISOString() }))
}

interface NewReviews {
  readonly sections: readonly SectionKey[]
  readonly revision: number
  readonly reviewed_at: Date
}

/** A section that was reviewed before keeps its time. */
export async function saveReviews(
  db: Db,
  { organisation_id, discharge_report_id, user_id }: OwnKey,
  { sections, revision, reviewed_at }: NewReviews,
): Promise<void> {
  const key = { organisation_id, discharge_report_id, user_id }
  await db
    .insertInto('discharge_report_section_reviews')
    .values([...new Set(sections)].map((section) => ({ ...key, section, revision, reviewed_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes marks of these sections: a person's own, or everybody's where the words have changed. */
export async function dropReviews(
  db: Db,
  { organisation_id, discharge_report_id, user_id }: ReportKey & Partial<OwnKey>,
  sections: readonly SectionKey[],
): Promise<void> {
  await db
    .deleteFrom('discharge_report_section_reviews')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('section', 'in', sections)
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id ?? ''))
    .execute()
}
