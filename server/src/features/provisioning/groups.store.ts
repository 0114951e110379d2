import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import type { Schema } from '#base/database/schema'
import { conditionOf, groupColumns } from './filter-sql.ts'
import type { ScimUserListQuery } from './users.store.ts'

export type GroupRow = Selectable<Schema['provisioned_groups']>

export interface GroupMember {
  readonly user_id: string
  readonly user_name: string
}

const rows = (db: Db, provider_id: string) =>
  db
    .selectFrom('provisioned_groups as provisioned_group')
    .selectAll('provisioned_group')
    .where('provisioned_group.provider_id', '=', provider_id)

export const findGroupRow = async (db: Db, provider_id: string, group_id: string): Promise<GroupRow | undefined> =>
  await rows(db, provider_id).where('provisioned_group.group_id', '=', group_id).executeTakeFirst()

const matching = (db: Db, provider_id: string, { filter }: Pick<ScimUserListQuery, 'filter'>) =>
  rows(db, provider_id).$if(filter !== null, (query) =>
    query.where(filter === null ? sql<boolean>`true` : conditionOf(filter, groupColumns)),
  )

/** One page in the order of the ids, and how many there are in all. */
export async function listGroupRows(db: Db, provider_id: string, { filter, offset, limit }: ScimUserListQuery) {
  const { total } = await db
    .selectFrom(matching(db, provider_id, { filter }).as('found'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const page = matching(db, provider_id, { filter }).orderBy('provisioned_group.group_id').offset(offset).limit(limit)
  return { total, page: limit === 0 ? [] : await page.execute() }
}

/** How many members each of the groups has. */
export async function countMembers(db: Db, groups: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .selectFrom('provisioned_members')
    .select((eb) => ['group_id', eb.fn.countAll<number>().as('members')])
    .where(sql<boolean>`group_id = any(${[...groups]}::uuid[])`)
    .groupBy('group_id')
    .execute()
  return new Map(found.map(({ group_id, members }) => [group_id, members]))
}

/** The members of groups, by group. */
export async function membersOf(
  db: Db,
  groups: readonly string[],
): Promise<ReadonlyMap<string, readonly GroupMember[]>> {
  const found = await db
    .selectFrom('provisioned_members as member')
    .innerJoin('provisioned_users as person', 'person.user_id', 'member.user_id')
    .select(['member.group_id', 'member.user_id', 'person.user_name'])
    .where(sql<boolean>`member.group_id = any(${[...groups]}::uuid[])`)
    .orderBy('member.user_id')
    .execute()
  return Map.groupBy(found, ({ group_id }) => group_id)
}

interface GroupName {
  readonly display_name: string
  readonly external_id: string | null
}

/** Whether another group of the directory has the name or the external id. */
export async function isGroupTaken(
  db: Db,
  provider_id: string,
  { display_name, external_id, except }: GroupName & { readonly except: string | null },
): Promise<boolean> {
  const found = await rows(db, provider_id)
    .where(
      sql<boolean>`(lower(provisioned_group.display_name) = lower(${display_name}) or provisioned_group.external_id = ${external_id}::text)`,
    )
    .where(sql<boolean>`provisioned_group.group_id is distinct from ${except}::uuid`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertGroupRow(
  trx: Trx,
  group: GroupName & { readonly group_id: string; readonly provider_id: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('provisioned_groups')
    .values({ ...group, created_at: now, updated_at: now })
    .execute()
}

export async function updateGroupRow(trx: Trx, group_id: string, changes: GroupName & { now: Date }) {
  const { now, ...named } = changes
  await trx
    .updateTable('provisioned_groups')
    .set((eb) => ({ ...named, updated_at: now, revision: eb('revision', '+', 1) }))
    .where('group_id', '=', group_id)
    .execute()
}

export async function deleteGroupRow(trx: Trx, group_id: string): Promise<void> {
  await trx.deleteFrom('provisioned_groups').where('group_id', '=', group_id).execute()
}

export async function insertMembers(trx: Trx, group_id: string, people: readonly string[]) {
  await sql`
    insert into provisioned_members (group_id, user_id)
    select ${group_id}::uuid, unnest(${[...people]}::uuid[])
    on conflict do nothing`.execute(trx)
}

export async function deleteMembers(trx: Trx, group_id: string, people: readonly string[]) {
  await trx
    .deleteFrom('provisioned_members')
    .where('group_id', '=', group_id)
    .where(sql<boolean>`user_id = any(${[...people]}::uuid[])`)
    .execute()
}
