import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import type { Schema } from '#base/database/schema'
import type { Filter } from './filter.ts'
import { conditionOf, userColumns } from './filter-sql.ts'
import type { UserResource } from './user-resource.ts'

export type UserRow = Selectable<Schema['provisioned_users']>

const rows = (db: Db, provider_id: string) =>
  db
    .selectFrom('provisioned_users as person')
    .selectAll('person')
    .where('person.provider_id', '=', provider_id)
    .where('person.removed_at', 'is', null)

export const findUserRow = async (db: Db, provider_id: string, user_id: string): Promise<UserRow | undefined> =>
  await rows(db, provider_id).where('person.user_id', '=', user_id).executeTakeFirst()

/** The people of a directory with their attributes as the directory sent them. */
export const resourceOf = ({ user_name, external_id, attributes, active }: UserRow): UserResource => ({
  ...Object(attributes),
  userName: user_name,
  ...(external_id !== null && { externalId: external_id }),
  active,
})

export interface ScimUserListQuery {
  readonly filter: Filter | null
  readonly offset: number
  readonly limit: number
}

const matching = (db: Db, provider_id: string, filter: Filter | null) =>
  rows(db, provider_id).$if(filter !== null, (query) =>
    query.where(filter === null ? sql<boolean>`true` : conditionOf(filter, userColumns)),
  )

/** One page in the order of the ids, and how many there are in all. */
export async function listUserRows(db: Db, provider_id: string, { filter, offset, limit }: ScimUserListQuery) {
  const { total } = await db
    .selectFrom(matching(db, provider_id, filter).as('found'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const page = matching(db, provider_id, filter).orderBy('person.user_id').offset(offset).limit(limit)
  return { total, page: limit === 0 ? [] : await page.execute() }
}

/** Whether another person of the directory has the name or the external id. */
export async function isNameTaken(
  db: Db,
  provider_id: string,
  { userName, externalId, except }: Pick<UserResource, 'userName' | 'externalId'> & { readonly except: string | null },
): Promise<boolean> {
  const found = await rows(db, provider_id)
    .where(
      sql<boolean>`(lower(person.user_name) = lower(${userName}) or person.external_id = ${externalId ?? null}::text)`,
    )
    .where(sql<boolean>`person.user_id is distinct from ${except}::uuid`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

interface FoundAccount {
  readonly user_id: string
  readonly external_id: string | null
  readonly provider_id: string | null
  readonly removed_at: Date | null
  /** Whether its holder signs in through the provider, or has linked it. */
  readonly is_linked: boolean
}

interface SoughtAccount {
  readonly provider_id: string
  readonly issuer: string
  readonly external_id: string | null
  readonly email: string
}

/**
 * The existing account of a new person of the directory: that of the identity that the directory names, otherwise that
 * of the address. It is locked until the transaction ends.
 */
export async function lockAccount(trx: Trx, sought: SoughtAccount): Promise<FoundAccount | undefined> {
  const { issuer, external_id, email } = sought
  const linked = (subject: string | null) => sql<boolean>`exists (
    select from identity_links link where link.user_id = users.user_id and link.issuer = ${issuer}
      and (${subject}::text is null or link.subject = ${subject}))`
  const found = await trx
    .selectFrom('users')
    .leftJoin('provisioned_users as person', 'person.user_id', 'users.user_id')
    .select(['users.user_id', 'users.email', 'person.external_id', 'person.provider_id', 'person.removed_at'])
    .select(linked(null).as('is_linked'))
    .select(sql<boolean>`${external_id}::text is not null and ${linked(external_id)}`.as('is_named'))
    .where((eb) =>
      eb.or([
        eb('users.email', '=', email),
        sql<boolean>`(${external_id}::text is not null and ${linked(external_id)})`,
      ]),
    )
    .forUpdate('users')
    .execute()
  return found.find(({ is_named }) => is_named) ?? found[0]
}

interface Saved {
  readonly user: UserResource
  readonly active: boolean
  readonly closed: boolean
  readonly now: Date
}

const columnsOf = ({ user, active, closed, now }: Saved) => {
  const { userName: user_name, externalId = null, active: _, ...attributes } = user
  return { user_name, external_id: externalId, attributes: JSON.stringify(attributes), active, closed, updated_at: now }
}

/** Inserts a new person of the directory, or one that it had removed. */
export async function insertUserRow(
  trx: Trx,
  { provider_id, user_id }: { readonly provider_id: string; readonly user_id: string },
  saved: Saved,
): Promise<void> {
  const columns = columnsOf(saved)
  await trx
    .insertInto('provisioned_users')
    .values({ ...columns, provider_id, user_id, created_at: saved.now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...columns,
        removed_at: null,
        revision: sql<number>`provisioned_users.revision + 1`,
      }),
    )
    .execute()
}

export async function updateUserRow(trx: Trx, user_id: string, saved: Saved): Promise<void> {
  await trx
    .updateTable('provisioned_users')
    .set((eb) => ({ ...columnsOf(saved), revision: eb('revision', '+', 1) }))
    .where('user_id', '=', user_id)
    .execute()
}

/** The directory removes the person: the row stays, so that the same person gets the same account again. */
export async function removeUserRow(
  trx: Trx,
  user_id: string,
  { closed, now }: { readonly closed: boolean; readonly now: Date },
): Promise<void> {
  await trx.deleteFrom('provisioned_members').where('user_id', '=', user_id).execute()
  await trx
    .updateTable('provisioned_users')
    .set({ active: false, closed, removed_at: now, updated_at: now })
    .where('user_id', '=', user_id)
    .execute()
}

/** Marks these people as changed, because their groups have changed. */
export async function touchUserRows(trx: Trx, people: readonly string[]): Promise<void> {
  await trx
    .updateTable('provisioned_users')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where(sql<boolean>`user_id = any(${[...people]}::uuid[])`)
    .execute()
}

/** The groups of people, by person. */
export async function groupsOfUsers(db: Db, people: readonly string[]) {
  const found = await db
    .selectFrom('provisioned_members as member')
    .innerJoin('provisioned_groups as provisioned_group', 'provisioned_group.group_id', 'member.group_id')
    .select(['member.user_id', 'provisioned_group.group_id', 'provisioned_group.display_name'])
    .where(sql<boolean>`member.user_id = any(${[...people]}::uuid[])`)
    .orderBy('provisioned_group.group_id')
    .execute()
  return Map.groupBy(found, ({ user_id }) => user_id)
}

/** Which of these ids are people of the directory. */
export async function knownUsers(db: Db, provider_id: string, people: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await rows(db, provider_id)
    .clearSelect()
    .select('person.user_id')
    .where(sql<boolean>`person.user_id = any(${[...people]}::uuid[])`)
    .execute()
  return new Set(found.map(({ user_id }) => user_id))
}

/** A person whom the directory had removed. */
export const findRemoved = async (db: Db, user_id: string) =>
  await db
    .selectFrom('provisioned_users')
    .select('closed')
    .where('user_id', '=', user_id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
