import type { organisationSorts, ReportStrategy } from '@alta/contract/organisations'
import type { Updateable } from 'kysely'
import { type Scope, within } from '#base/access'
import type { CursorPosition } from '#base/http/cursor'
import { newId } from '#base/ids'
import { matchesWords } from '#base/search-words'
import { countRows, type CappedCount } from '#base/database/count'
import type { Schema } from '#base/database/schema'
import { untouchedSettings } from '../model-settings/model-settings.rules.ts'
import type { Db } from '#base/database'

const rows = (db: Db, scope: Scope) =>
  db
    .selectFrom('organisations')
    .leftJoin('users as owner', 'owner.user_id', 'organisations.owner_id')
    .leftJoin('organisation_model_settings as settings', 'settings.organisation_id', 'organisations.organisation_id')
    .select(['organisations.organisation_id', 'organisations.name', 'owner_id', 'owner.name as owner_name'])
    .select([
      'report_strategy',
      'clinical_access_approval',
      'single_sign_on',
      'second_factor_roles',
      'single_sign_on_provider',
      'organisations.created_at',
      'organisations.revision',
      'model_allowed',
    ])
    .select((eb) =>
      eb
        .selectFrom('role_assignments')
        .select((count) => count.fn.count<number>('user_id').distinct().as('count'))
        .whereRef('role_assignments.organisation_id', '=', 'organisations.organisation_id')
        .as('member_count'),
    )
    .where((eb) => within(scope, eb.ref('organisations.organisation_id')))

type OrganisationRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** An organisation without the fields that depend on the caller. */
const organisationOf = ({
  owner_id,
  owner_name,
  member_count,
  created_at,
  model_allowed,
  ...row
}: OrganisationRow) => ({
  ...row,
  owner: owner_id === null ? null : { user_id: owner_id, name: owner_name ?? '' },
  member_count: member_count ?? 0,
  model_allowed: model_allowed ?? untouchedSettings.model_allowed,
  created_at: created_at.toISOString(),
})
export type StoredOrganisation = ReturnType<typeof organisationOf>

/** An organisation with its owner, its members' number and what its model settings say. */
export async function findWhole(db: Db, scope: Scope, organisation_id: string) {
  const row = await rows(db, scope).where('organisations.organisation_id', '=', organisation_id).executeTakeFirst()
  return row && organisationOf(row)
}

type Sort = (typeof organisationSorts)[number]

interface OrganisationListQuery {
  readonly limit: number
  readonly sort: Sort
  /** The position where the page before ended. */
  readonly after: CursorPosition | undefined
  readonly q: string | undefined
}

const matching = (db: Db, scope: Scope, q: string | undefined) =>
  rows(db, scope).$if(q !== undefined, (query) =>
    query.where((eb) => matchesWords(eb.ref('organisations.words'), q ?? '')),
  )

/** One page, with one row more than `limit` when there is a next page, and `end`: what `after` takes for a row. */
export async function listOrganisations(db: Db, scope: Scope, { limit, sort, after, q }: OrganisationListQuery) {
  // By age the id alone is the order; two names may be equal, and then the id decides.
  const byName = sort.endsWith('name')
  const column = byName ? 'organisations.sort_name' : 'organisations.organisation_id'
  const [direction, beyond] = sort.startsWith('-') ? (['desc', '<'] as const) : (['asc', '>'] as const)
  const found = await matching(db, scope, q)
    .select('organisations.sort_name')
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple(column, 'organisations.organisation_id'),
          beyond,
          eb.tuple(byName ? (after?.key ?? '') : (after?.id ?? ''), after?.id ?? ''),
        ),
      ),
    )
    .orderBy(column, direction)
    .orderBy('organisations.organisation_id', direction)
    .limit(limit + 1)
    .execute()
  return found.map(({ sort_name, ...row }) => ({
    organisation: organisationOf(row),
    end: { key: byName ? sort_name : null, id: row.organisation_id },
  }))
}

export const countOrganisations = async (db: Db, scope: Scope, q: string | undefined): Promise<CappedCount> =>
  await countRows(
    db,
    db
      .selectFrom('organisations')
      .select('organisation_id')
      .where((eb) => within(scope, eb.ref('organisation_id')))
      .$if(q !== undefined, (query) => query.where((eb) => matchesWords(eb.ref('words'), q ?? ''))),
  )

interface NewOrganisation {
  readonly name: string
  readonly owner_id: string
  readonly report_strategy: ReportStrategy | null
}

export async function insertOrganisation(db: Db, organisation: NewOrganisation, now: Date): Promise<string> {
  const organisation_id = newId(now)
  await db
    .insertInto('organisations')
    .values({ ...organisation, organisation_id, created_at: now })
    .execute()
  return organisation_id
}

type OrganisationUpdate = Pick<
  Updateable<Schema['organisations']>,
  | 'name'
  | 'owner_id'
  | 'report_strategy'
  | 'clinical_access_approval'
  | 'single_sign_on'
  | 'single_sign_on_provider'
  | 'second_factor_roles'
>

export async function changeOrganisation(db: Db, organisation_id: string, change: OrganisationUpdate): Promise<void> {
  await db
    .updateTable('organisations')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('organisation_id', '=', organisation_id)
    .execute()
}

type Passed = Pick<Updateable<Schema['organisations']>, 'previous_owner_id' | 'owner_changed_at'>

/** Stores the previous owner, who is still told for a while about what the new owner does. */
export async function savePreviousOwner(db: Db, organisation_id: string, passed: Passed): Promise<void> {
  await db.updateTable('organisations').set(passed).where('organisation_id', '=', organisation_id).execute()
}
