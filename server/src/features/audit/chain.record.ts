import type { Db } from '#base/database'
import { recordLoader } from '#base/load-record'
import { findChain } from './audit.store.ts'

/** An organisation with a log: one that is there (`is_there`), or was until it was deleted. */
export const loadOrganisationWithLog = recordLoader(
  'organisation',
  async (db: Db, { ids: { organisation_id } }) => {
    const { is_there, has_chain } = await findChain(db, organisation_id)
    return is_there || has_chain ? { organisation_id, is_there } : undefined
  },
  { permissionFirst: true },
)
