import type { ReportStrategy } from '@alta/contract/organisations'
import { type Kysely, sql } from 'kysely'
import { type Scope, within } from '#base/access'
import { newId } from '#base/ids'
import type { Schema } from '#base/database/schema'

type Db = Kysely<Schema>

const rows = (db: Db, scope: Scope) =>
  db
    .selectFrom('organisations')
    .leftJoin('users as owner', 'owner.user_id', 'organisations.owner_id')
    .select(['organisations.organisation_id', 'organisations.name', 'owner_id', 'owner.name as owner_name'])
    .select(['report_strategy', 'organisations.created_at', 'organisations.revision'])
    .select((eb) =>
      eb
        .selectFrom('role_assignments')
        .select((count) => count.fn.count<number>('user_id').distinct().as('count'))
        .whereRef('role_assignments.organisation_id', '=', 'organisations.organisation_id')
        .as('member_count'),
    )
    .where((eb) => within(scope, eb.ref('organisations.organisation_id')))

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** An organisation without what depends on who asks. */
const organisationOf = ({ owner_id, owner_name, member_count, created_at, ...row }: Row) => ({
  ...row,
  owner: owner_id === null ? null : { user_id: owner_id, name: owner_name ?? '' },
  member_count: member_count ?? 0,
  created_at: created_at.toISOString(),
})
export type StoredOrganisation = ReturnType<typeof organisationOf>

export async function findOrganisation(db: Db, scope: Scope, organisation_id: string) {
  const row = await rows(db, scope).where('organisations.organisation_id', '=', organisation_id).executeTakeFirst()
  return row && organisationOf(row)
}

/** `%` and `_` in what a person types are letters, not patterns. */
const pattern = (q: string) => `%${q.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

interface Asked {
  readonly limit: number
  readonly before: string | undefined
  readonly q: string | undefined
}

const matching = (db: Db, scope: Scope, q: string | undefined) =>
  rows(db, scope).$if(q !== undefined, (query) => query.where('organisations.name', 'ilike', pattern(q ?? '')))

/** One page, newest first, with one row more than `limit` when there is a next page. */
export async function listOrganisations(db: Db, scope: Scope, { limit, before, q }: Asked) {
  const found = await matching(db, scope, q)
    .$if(before !== undefined, (query) => query.where('organisations.organisation_id', '<', before ?? ''))
    .orderBy('organisations.organisation_id', 'desc')
    .limit(limit + 1)
    .execute()
  return found.map(organisationOf)
}

export async function countOrganisations(db: Db, scope: Scope, q: string | undefined): Promise<number> {
  const { total } = await db
    .selectFrom(matching(db, scope, q).as('matching'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

interface NewOrganisation {
  readonly name: string
  readonly owner_id: string
  readonly report_strategy: ReportStrategy
}

export async function insertOrganisation(db: Db, organisation: NewOrganisation, now: Date): Promise<string> {
  const organisation_id = newId(now)
  await db
    .insertInto('organisations')
    .values({ ...organisation, organisation_id, created_at: now })
    .execute()
  return organisation_id
}

/** Makes the user the owner of an organisation that has none; false when somebody owns it. */
export async function fillOwner(db: Db, organisation_id: string, owner_id: string): Promise<boolean> {
  const filled = await db
    .updateTable('organisations')
    .set({ owner_id })
    .where('organisation_id', '=', organisation_id)
    .where('owner_id', 'is', null)
    .returning('organisation_id')
    .executeTakeFirst()
  return filled !== undefined
}
