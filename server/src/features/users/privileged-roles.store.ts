import { Problem } from '@alta/contract/problems'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'

/**
 * Where somebody holds a role that reads clinical text or gives roles (null: in the whole system). A person who sets
 * such an account's password, or opens it again, could act as its holder.
 */
export async function privilegedOrganisations(db: Db, user_id: string): Promise<(string | null)[]> {
  const found = await db
    .selectFrom('role_assignments')
    .select('organisation_id')
    .distinct()
    .where('user_id', '=', user_id)
    .where('role', '!=', 'auditor')
    .orderBy('organisation_id')
    .execute()
  return found.map(({ organisation_id }) => organisation_id)
}

export const isAdministrator = async (db: Db, user_id: string): Promise<boolean> =>
  (await db
    .selectFrom('role_assignments')
    .select('role_assignment_id')
    .where('user_id', '=', user_id)
    .where('role', '=', 'administrator')
    .executeTakeFirst()) !== undefined

/**
 * Call this before an administrator is demoted, deactivated or deleted, and before anything of that is written. Throws
 * `last-administrator` when nobody else could sign in as one. Such acts wait for one another here until each
 * transaction ends, so that two administrators cannot remove each other at once.
 */
export async function mustKeepAnAdministrator(trx: Trx, without_user_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(trx)
  const able = await trx
    .selectFrom('role_assignments')
    .innerJoin('users', 'users.user_id', 'role_assignments.user_id')
    .select('users.user_id')
    .where('role', '=', 'administrator')
    .where('active', '=', true)
    .where((eb) =>
      eb.or([
        eb('password_hash', 'is not', null),
        eb.exists(
          eb
            .selectFrom('identity_links')
            .select('identity_link_id')
            .whereRef('identity_links.user_id', '=', 'users.user_id'),
        ),
      ]),
    )
    .limit(2)
    .execute()
  if (able.length === 1 && able[0]?.user_id === without_user_id) throw new Problem('last-administrator')
}
