import { noRules, type Retention, type RetentionRules } from '@alta/contract/retention'
import type { Db, Trx } from '#base/database'
import { retainedSince } from './retention.rules.ts'

const row = (db: Db, organisation_id: string) =>
  db.selectFrom('organisation_retention').selectAll().where('organisation_id', '=', organisation_id)
type RetentionRow = Awaited<ReturnType<ReturnType<typeof row>['executeTakeFirst']>>

export interface StandingRules extends Pick<Retention, 'waiting' | 'changed' | 'revision'> {
  readonly rules: RetentionRules
}

/** The rules in force now: waiting rules come into force by themselves when their time is over. */
function standingRules(stored: RetentionRow, now: Date): StandingRules {
  if (!stored) return { rules: noRules, waiting: null, changed: null, revision: 0 }
  const { waiting_rules, waiting_until, revision } = stored
  const by = { user_id: stored.changed_by, name: stored.changed_by_name }
  const changed = { by, at: stored.changed_at.toISOString(), reason: stored.reason }
  if (waiting_rules === null || waiting_until === null) return { rules: stored.rules, waiting: null, changed, revision }
  if (waiting_until <= now) return { rules: waiting_rules, waiting: null, changed, revision }
  return {
    rules: stored.rules,
    waiting: { rules: waiting_rules, from: waiting_until.toISOString() },
    changed,
    revision,
  }
}

export const findRules = async (db: Db, organisation_id: string, now: Date): Promise<StandingRules> =>
  standingRules(await row(db, organisation_id).executeTakeFirst(), now)

interface RetentionChange {
  readonly organisation_id: string
  readonly rules: RetentionRules
  readonly waiting_rules: RetentionRules | null
  readonly waiting_until: Date | null
  readonly reason: string
  readonly changed_at: Date
  readonly changed_by: string
  readonly changed_by_name: string
}

/** Call this with the organisation locked. */
export async function saveRules(trx: Trx, { rules, waiting_rules, ...change }: RetentionChange): Promise<void> {
  const texts = {
    rules: JSON.stringify(rules),
    waiting_rules: waiting_rules && JSON.stringify(waiting_rules),
  }
  await trx
    .insertInto('organisation_retention')
    .values({ ...change, ...texts, revision: 1, begun_at: null })
    .onConflict((conflict) =>
      conflict.column('organisation_id').doUpdateSet((eb) => ({
        ...change,
        ...texts,
        revision: eb('organisation_retention.revision', '+', 1),
      })),
    )
    .execute()
}

export async function dropWaiting(trx: Trx, organisation_id: string): Promise<void> {
  await trx
    .updateTable('organisation_retention')
    .set((eb) => ({ waiting_rules: null, waiting_until: null, revision: eb('revision', '+', 1) }))
    .where('organisation_id', '=', organisation_id)
    .execute()
}

/** Organisations whose rules have not been applied for a day, or never. */
export const findDue = async (db: Db, now: Date) =>
  await db
    .selectFrom('organisation_retention')
    .select(['organisation_id', 'begun_at'])
    .where((eb) => eb.or([eb('begun_at', 'is', null), eb('begun_at', '<=', retainedSince(1, now))]))
    .orderBy('organisation_id')
    .execute()

/** Marks its rules as applied now; false when another process has just done so. */
export async function markBegun(
  trx: Trx,
  { organisation_id, begun_at }: { readonly organisation_id: string; readonly begun_at: Date | null },
  now: Date,
): Promise<boolean> {
  const marked = await trx
    .updateTable('organisation_retention')
    .set({ begun_at: now })
    .where('organisation_id', '=', organisation_id)
    .where('begun_at', 'is not distinct from', begun_at)
    .returning('organisation_id')
    .executeTakeFirst()
  return marked !== undefined
}
