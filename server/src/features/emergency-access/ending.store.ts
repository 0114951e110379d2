import type { EndCause } from '@alta/contract/emergency-access'
import type { Db, Trx } from '#base/database'
import type { EmergencyKey } from './emergency-access.store.ts'

interface OverdueLimits {
  readonly now: Date
  /** A session that was last used before this time has ended. */
  readonly idle_since: Date
  /** Left out: those of everybody. */
  readonly user_id?: string
}

/** Emergency accesses that are recorded as open although they are over, each with the cause and the time. */
export async function findOver(db: Db, { now, idle_since, user_id: whose }: OverdueLimits) {
  const found = await db
    .selectFrom('emergency_accesses as access')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.session_id', '=', 'access.session_id')
        .on('sessions.expires_at', '>', now)
        .on('sessions.last_used_at', '>', idle_since),
    )
    .leftJoin('users', (join) => join.onRef('users.user_id', '=', 'access.user_id').on('users.active', '=', true))
    .leftJoin('role_assignments as role', (join) =>
      join.onRef('role.user_id', '=', 'access.user_id').on('role.role', '=', 'administrator'),
    )
    .select(['access.organisation_id', 'emergency_access_id', 'access.expires_at'])
    .select(['sessions.session_id', 'users.user_id', 'role.role_assignment_id'])
    .where('access.summarised_at', 'is', null)
    .where('access.ended_at', 'is', null)
    .$if(whose !== undefined, (query) => query.where('access.user_id', '=', whose ?? ''))
    .execute()
  return found.flatMap(({ expires_at, session_id, user_id, role_assignment_id, ...key }) => {
    const over = (end_cause: EndCause, ended_at: Date) => [{ ...key, ending: { end_cause, ended_at } }]
    if (expires_at <= now) return over('expired', expires_at)
    if (session_id === null || user_id === null) return over('session_ended', now)
    return role_assignment_id === null ? over('role_lost', now) : []
  })
}

const key = ['organisation_id', 'emergency_access_id'] as const

/** Those that ended before then and whose owners have not been told yet how much was read. */
export const findUnsummarised = async (db: Db, ended_before: Date): Promise<EmergencyKey[]> =>
  await db
    .selectFrom('emergency_accesses')
    .select(key)
    .where('summarised_at', 'is', null)
    .where('ended_at', '<=', ended_before)
    .execute()

/** Marks it; false when another process has marked it. */
export async function markSummarised(trx: Trx, access: EmergencyKey, now: Date): Promise<boolean> {
  const free = trx
    .selectFrom('emergency_accesses')
    .select(key)
    .where('organisation_id', '=', access.organisation_id)
    .where('emergency_access_id', '=', access.emergency_access_id)
    .where('summarised_at', 'is', null)
    .forUpdate()
    .skipLocked()
  const marked = await trx
    .with('free', () => free)
    .updateTable('emergency_accesses')
    .from('free')
    .set({ summarised_at: now })
    .whereRef('emergency_accesses.organisation_id', '=', 'free.organisation_id')
    .whereRef('emergency_accesses.emergency_access_id', '=', 'free.emergency_access_id')
    .returning('emergency_accesses.emergency_access_id')
    .executeTakeFirst()
  return marked !== undefined
}
