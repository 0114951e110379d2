import type { User } from '@alta/contract/users'
import type { Language } from '@alta/contract/sections'
import { type Kysely, sql } from 'kysely'
import { type Scope, within } from '#base/access'
import { newId } from '#base/ids'
import type { Schema } from '#base/database/schema'

type Db = Kysely<Schema>

const rows = (db: Db) =>
  db
    .selectFrom('users')
    .select(['user_id', 'name', 'email', 'active', 'locale', 'created_at', 'last_login_at', 'revision'])
    .select((eb) => [
      eb
        .selectFrom('role_assignments')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('role_assignments.user_id', '=', 'users.user_id')
        .where('organisation_id', 'is', null)
        .as('system_role_count'),
      eb
        .selectFrom('role_assignments')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('role_assignments.user_id', '=', 'users.user_id')
        .where('organisation_id', 'is not', null)
        .as('healthcare_organisation_role_count'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const userOf = (row: Row): User => ({
  ...row,
  system_role_count: row.system_role_count ?? 0,
  healthcare_organisation_role_count: row.healthcare_organisation_role_count ?? 0,
  created_at: row.created_at.toISOString(),
  last_login_at: row.last_login_at?.toISOString() ?? null,
})

/** Any user by id, whoever asks: for the user himself and after a check. */
export async function findUser(db: Db, user_id: string): Promise<User | undefined> {
  const row = await rows(db).where('user_id', '=', user_id).executeTakeFirst()
  return row && userOf(row)
}

/** A user as seen from outside: himself, everyone for a system scope, else members of the scope's organisations. */
export async function findUserSeenBy(
  db: Db,
  user_id: string,
  seen: { readonly by: string; readonly members: Scope },
): Promise<User | undefined> {
  const row = await rows(db)
    .where('user_id', '=', user_id)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', seen.by),
        ...(seen.members.everywhere ? [sql<boolean>`true`] : []),
        eb.exists(
          eb
            .selectFrom('role_assignments')
            .select('role_assignment_id')
            .whereRef('role_assignments.user_id', '=', 'users.user_id')
            .where((role) => within(seen.members, role.ref('role_assignments.organisation_id'))),
        ),
      ]),
    )
    .executeTakeFirst()
  return row && userOf(row)
}

export const findCredentials = async (db: Db, email: string) =>
  await db
    .selectFrom('users')
    .select(['user_id', 'password_hash', 'active'])
    .where('email', '=', email)
    .executeTakeFirst()

export const findPassword = async (db: Db, user_id: string) =>
  await db.selectFrom('users').select(['email', 'password_hash']).where('user_id', '=', user_id).executeTakeFirst()

export async function savePassword(db: Db, user_id: string, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('user_id', '=', user_id).execute()
}

export interface NewUser {
  readonly name: string
  readonly email: string
  readonly password_hash: string
  readonly locale: Language
}

/** Makes a user; undefined when the email is taken. */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<string | undefined> {
  const made = await db
    .insertInto('users')
    .values({ ...user, user_id: newId(now), created_at: now, last_login_at: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return made?.user_id
}

export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('user_id').limit(1).executeTakeFirst()) !== undefined

export const isActiveUser = async (db: Db, user_id: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined

/** Holds other creations of the same user back until this transaction ends. */
export async function lockUser(db: Db, user_id: string): Promise<void> {
  await db.selectFrom('users').select('user_id').where('user_id', '=', user_id).forUpdate().execute()
}
