import type { Kysely } from 'kysely'
import { scopeFor } from '#base/access'
import type { Schema } from '#base/database/schema'
import { recordLoader } from '#base/load-record'
import { findOrganisation, lockOrganisation } from './organisations.store.ts'

type Db = Kysely<Schema>

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
