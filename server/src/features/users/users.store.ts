import type { Language } from '@alta/contract/languages'
import type { AccountOrigin, User } from '@alta/contract/users'
import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import { type Scope, within } from '#base/access'
import { newId } from '#base/ids'
import type { Schema } from '#base/database/schema'
import type { Db } from '#base/database'

/** Which users are visible: the caller, and the members of these organisations; everybody for a system scope. */
export interface UserVisibility {
  readonly by: string
  readonly members: Scope
}

/**
 * The condition that limits a query of `users` to the visible ones. A person who may see the members of an organisation
 * is one of them, because nobody holds a permission there without a role.
 */
export function isVisible({ by, members }: UserVisibility): Expression<SqlBool> {
  if (members.everywhere) return sql<SqlBool>`true`
  if (members.organisation_ids.length === 0) return sql<SqlBool>`users.user_id = ${by}`
  return sql<SqlBool>`users.user_id in (
    select assignment.user_id from role_assignments assignment where ${within(members, sql.ref('assignment.organisation_id'))})`
}

export const userColumns = [
  'user_id',
  'name',
  'email',
  'active',
  'locale',
  'created_at',
  'origin',
  'verified_at',
  'last_login_at',
  'revision',
] as const

const roleCount = sql`select count(*) from role_assignments assignment where assignment.user_id = users.user_id`
export const roleCounts = [
  sql<number>`(${roleCount} and assignment.organisation_id is null)`.as('system_role_count'),
  sql<number>`(${roleCount} and assignment.organisation_id is not null)`.as('healthcare_organisation_role_count'),
] as const

type UserSummaryRow = Pick<Selectable<Schema['users']>, (typeof userColumns)[number]> &
  Pick<User, 'system_role_count' | 'healthcare_organisation_role_count'>

export const userOf = ({ created_at, verified_at, last_login_at, ...row }: UserSummaryRow): User => ({
  ...row,
  created_at: created_at.toISOString(),
  verified_at: verified_at?.toISOString() ?? null,
  last_login_at: last_login_at?.toISOString() ?? null,
})

const rows = (db: Db) => db.selectFrom('users').select(userColumns).select(roleCounts)

/** Finds any user by id, whoever asks: for the user's own record, and for others after a check. */
export async function findUser(db: Db, user_id: string): Promise<User | undefined> {
  const row = await rows(db).where('user_id', '=', user_id).executeTakeFirst()
  return row && userOf(row)
}

/** A user in the form of the contract. */
export async function findUserSeenBy(db: Db, user_id: string, visibility: UserVisibility): Promise<User | undefined> {
  const row = await rows(db).where('user_id', '=', user_id).where(isVisible(visibility)).executeTakeFirst()
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

/** The names of the organisations in which a person holds a role. */
export async function organisationNamesOf(db: Db, user_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('role_assignments')
    .innerJoin('organisations', 'organisations.organisation_id', 'role_assignments.organisation_id')
    .select('organisations.name')
    .distinct()
    .where('role_assignments.user_id', '=', user_id)
    .execute()
  return rows.map(({ name }) => name)
}

/**
 * Whether the account is still open and has the password that was compared. It is locked until the transaction ends.
 */
export const lockMatchingPassword = async (trx: Db, user_id: string, password_hash: string): Promise<boolean> =>
  (await trx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst()) !== undefined

export async function savePassword(db: Db, user_id: string, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('user_id', '=', user_id).execute()
}

export interface NewUser {
  readonly name: string
  readonly email: string
  /** null: the account has no password, and the person signs in by another way. */
  readonly password_hash: string | null
  readonly locale: Language
  readonly origin: AccountOrigin
  /** For an account that nobody has verified: the network address that asked for it. */
  readonly registered_from?: string
}

/** Makes a user; undefined when the email is taken. A registration alone does not verify the account. */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<string | undefined> {
  const verified_at = user.origin === 'registered' ? null : now
  const made = await db
    .insertInto('users')
    .values({ ...user, user_id: newId(now), created_at: now, verified_at, last_login_at: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return made?.user_id
}

export type UserChanges = Partial<Pick<User, 'name' | 'email' | 'active' | 'locale'>>

/** Writes what changes, as a new revision of the record. */
export async function updateUser(db: Db, user_id: string, changes: UserChanges): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('user_id', '=', user_id)
    .execute()
}

/** Until its holder signs in, nothing proves that the address is theirs. */
export async function markEmailNew(db: Db, user_id: string): Promise<void> {
  await db.updateTable('users').set({ email_is_new: true }).where('user_id', '=', user_id).execute()
}

/** An administrator has opened or closed the account: a directory that had closed it does not reopen it any more. */
export async function clearDirectoryClosing(db: Db, user_id: string): Promise<void> {
  await db.updateTable('provisioned_users').set({ closed: false }).where('user_id', '=', user_id).execute()
}

export async function deleteUser(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom('users').where('user_id', '=', user_id).execute()
}

export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('user_id').limit(1).executeTakeFirst()) !== undefined

export const isEmailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirst()) !== undefined

export const isActiveUser = async (db: Db, user_id: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined

export const ownsAnOrganisation = async (db: Db, user_id: string): Promise<boolean> =>
  (await db
    .selectFrom('organisations')
    .select('organisation_id')
    .where('owner_id', '=', user_id)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Locks the user until this transaction ends. */
export async function lockUser(db: Db, user_id: string): Promise<void> {
  await db.selectFrom('users').select('user_id').where('user_id', '=', user_id).forUpdate().execute()
}
