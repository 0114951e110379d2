import type { Db } from '#base/database'
import { scopeFor } from '#base/access'
import { recordLoader } from '#base/load-record'
import { findWhole } from './organisations.store.ts'

/** The organisation with everything that its own screens show of it. */
export const loadWholeOrganisation = recordLoader(
  'organisation',
  async (db: Db, { ids, actor }) => await findWhole(db, scopeFor(actor, 'organisation:read'), ids.organisation_id),
)
