import type { Db, Trx } from '#base/database'
import { scopeFor } from '#base/access'
import { recordLoader } from '#base/load-record'
import { findErasure, lockErasure } from './erasures.store.ts'
import { findOrganisation } from '#base/organisations'

/**
 * An organisation in which the caller reads reports, so that the person who asks for an erasure knows what is erased.
 */
export const loadOrganisationOfReader = recordLoader(
  'organisation',
  async (db: Db, { ids, actor }) =>
    await findOrganisation(db, scopeFor(actor, 'discharge_reports:read'), ids.organisation_id),
)

export const loadErasure = recordLoader('erasure', async (db: Db, { ids, now }) => await findErasure(db, ids, now), {
  permissionFirst: true,
})

/** An erasure where the caller reads reports, locked so that nobody else begins it until the transaction ends. */
export const loadErasureToBegin = recordLoader('erasure', async (trx: Trx, { ids, actor, now }) => {
  if (!scopeFor(actor, 'discharge_reports:read').organisation_ids.includes(ids.organisation_id)) return undefined
  const locked = await lockErasure(trx, ids)
  return locked && (await findErasure(trx, ids, now))
})
