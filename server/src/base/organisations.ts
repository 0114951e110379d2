import { Problem } from '@alta/contract/problems'
import { type Scope, scopeFor, within } from './access.ts'
import { recordLoader } from './load-record.ts'
import type { Db } from './database.ts'

/** What other features ask of an organisation; undefined when it is not there or the caller does not see it. */
export const findOrganisation = async (db: Db, scope: Scope, organisation_id: string) =>
  await db
    .selectFrom('organisations')
    .select(['organisation_id', 'name', 'owner_id', 'report_strategy'])
    .where((eb) => within(scope, eb.ref('organisation_id')))
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()

/** Holds other changes of the organisation back until this transaction ends; undefined when it is not there. */
export const lockOrganisation = async (db: Db, organisation_id: string) =>
  await db
    .selectFrom('organisations')
    .select(['name', 'owner_id', 'report_strategy', 'revision', 'emergency_access'])
    .select(['clinical_access_approval', 'single_sign_on', 'single_sign_on_provider', 'second_factor_roles'])
    .where('organisation_id', '=', organisation_id)
    .forUpdate()
    .executeTakeFirst()

/** Somebody saved meanwhile: throws `stale-revision`. Whoever names no revision does not mind. */
export function assertCurrentRevision(expected: number | undefined, revision: number): void {
  if (expected !== undefined && expected !== revision) throw new Problem('stale-revision')
}

/** As it is stored, where the caller may see it. */
export const loadOrganisation = recordLoader(
  'organisation',
  async (db: Db, { ids, actor }) =>
    await findOrganisation(db, scopeFor(actor, 'organisation:read'), ids.organisation_id),
)

/** Held until the transaction ends, so that other changes of it wait. */
export const loadLockedOrganisation = recordLoader(
  'organisation',
  async (db: Db, { ids: { organisation_id } }) => {
    const found = await lockOrganisation(db, organisation_id)
    return found && { ...found, organisation_id }
  },
  { permissionFirst: true },
)

/** Its id alone, which asks the database nothing: the permission there says all that the call has to know. */
export const loadOrganisationId = recordLoader('organisation', async (_db: Db, { ids }) => ids)
