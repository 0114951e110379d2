import type { Rating, RatingLevel } from '@alta/contract/review'
import { sql } from 'kysely'
import type { OwnKey } from './drafts.store.ts'
import type { Db } from '#base/database'

export async function findRating(db: Db, { organisation_id, discharge_report_id, user_id }: OwnKey) {
  const row = await db
    .selectFrom('discharge_report_ratings')
    .select(['level', 'comment', 'rated_at'])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row ? ({ ...row, rated_at: row.rated_at.toISOString() } satisfies Rating) : null
}

interface NewRating {
  readonly level: RatingLevel
  readonly comment: string | null
  readonly rated_at: Date
}

/** Replaces the person's earlier rating, and counts the ratings again. Call this with the report locked. */
export async function saveRating(
  db: Db,
  { organisation_id, discharge_report_id, user_id }: OwnKey,
  rating: NewRating,
): Promise<void> {
  await db
    .insertInto('discharge_report_ratings')
    .values({ organisation_id, discharge_report_id, user_id, ...rating })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'discharge_report_id', 'user_id']).doUpdateSet(rating),
    )
    .execute()
  const countOf = (level: RatingLevel) => sql<number>`(
    select count(*) from discharge_report_ratings rating
    where rating.organisation_id = ${organisation_id} and rating.discharge_report_id = ${discharge_report_id}
      and rating.level = ${level})`
  await db
    .updateTable('discharge_reports')
    .set({ rated_excellent: countOf('excellent'), rated_good: countOf('good') })
    .set({ rated_fair: countOf('fair'), rated_poor: countOf('poor') })
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .execute()
}
