import { Problem } from '@alta/contract/problems'
import { type Scope, scopeFor, within } from './access.ts'
import { recordLoader } from './load-record.ts'
import type { Db } from './database.ts'

/**
 * The fields that other features need of an organisation; undefined when it does not exist or the caller does not see
 * it.
 */
export const findOrganisation = async (db: Db, scope: Scope, organisation_id: string) =>
  await db
    .selectFrom('organisations')
    .select(['organisation_id', 'name', 'owner_id', 'report_strategy'])
    .where((eb) => within(scope, eb.ref('organisation_id')))
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()

/** Locks the organisation until this transaction ends; undefined when it does not exist. */
export const lockOrganisation = async (db: Db, organisation_id: string) =>
  await db
    .selectFrom('organisations')
    .select(['name', 'owner_id', 'report_strategy', 'revision', 'emergency_access'])
    .select(['clinical_access_approval', 'single_sign_on', 'single_sign_on_provider', 'second_factor_roles'])
    .where('organisation_id', '=', organisation_id)
    .forUpdate()
    .executeTakeFirst()

/** Throws `stale-revision` when somebody has saved meanwhile. A caller who sends no revision overwrites. */
export function assertCurrentRevision(expected: number | undefined, revision: number): void {
  if (expected !== undefined && expected !== revision) throw new Problem('stale-revision')
}

/** The organisation as it is stored, where the caller may see it. */
export const loadOrganisation = recordLoader(
  'organisation',
  async (db: Db, { ids, actor }) =>
    await findOrganisation(db, scopeFor(actor, 'organisation:read'), ids.organisation_id),
)

/** The organisation, locked until the transaction ends. */
export const loadLockedOrganisation = recordLoader(
  'organisation',
  async (db: Db, { ids: { organisation_id } }) => {
    const found = await lockOrganisation(db, organisation_id)
    return found && { ...found, organisation_id }
  },
  { permissionFirst: true },
)

/**
 * The organisation's id alone, without a query: the permission there decides everything that the call needs to know.
 */
export const loadOrganisationId = recordLoader('organisation', async (_db: Db, { ids }) => ids)
