import type { WrittenSection } from '@alta/contract/review'
import { asJsonText } from '#base/content/deferred-values'
import type { ReportKey } from './reports.store.ts'
import type { Db } from '#base/database'

/** The key of what belongs to one person in a report: a draft, a rating. */
export interface OwnKey extends ReportKey {
  readonly user_id: string
}

/** The sections as JSON. */
export async function findDraft(db: Db, { organisation_id, discharge_report_id, user_id }: OwnKey) {
  const row = await db
    .selectFrom('discharge_report_drafts')
    .select([asJsonText('sections').as('sections'), 'base_revision', 'updated_at'])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row ? { ...row, updated_at: row.updated_at.toISOString() } : null
}

interface NewDraft {
  readonly sections: readonly WrittenSection[]
  readonly base_revision: number
  readonly updated_at: Date
}

export async function saveDraft(
  db: Db,
  { organisation_id, discharge_report_id, user_id }: OwnKey,
  draft: NewDraft,
): Promise<void> {
  const row = { ...draft, sections: JSON.stringify(draft.sections) }
  await db
    .insertInto('discharge_report_drafts')
    .values({ organisation_id, discharge_report_id, user_id, ...row })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'discharge_report_id', 'user_id']).doUpdateSet(row))
    .execute()
}

export async function dropDraft(db: Db, { organisation_id, discharge_report_id, user_id }: OwnKey): Promise<void> {
  await db
    .deleteFrom('discharge_report_drafts')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('user_id', '=', user_id)
    .execute()
}
