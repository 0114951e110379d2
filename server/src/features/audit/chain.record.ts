import type { Kysely } from 'kysely'
import type { Schema } from '#base/database/schema'
import { recordLoader } from '#base/load-record'
import { findChain } from './audit.store.ts'

/** An organisation with a log: one that is there (`is_there`), or was until it was deleted. */
export const loadOrganisationWithLog = recordLoader(
  'organisation',
  async (db: Kysely<Schema>, { ids: { organisation_id } }) => {
    const { is_there, has_chain } = await findChain(db, organisation_id)
    return is_there || has_chain ? { organisation_id, is_there } : undefined
  },
  { permissionFirst: true },
)
