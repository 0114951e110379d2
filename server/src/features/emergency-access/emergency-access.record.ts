import type { Db, Trx } from '#base/database'
import { scopeFor } from '#base/access'
import { recordLoader } from '#base/load-record'
import { findSetting, lockEmergencyAccess } from './emergency-access.store.ts'

/** An organisation with its setting for emergency access, where the caller may see it. */
export const loadEmergencySetting = recordLoader(
  'organisation',
  async (db: Db, { ids: { organisation_id }, actor }) => {
    const setting = await findSetting(db, scopeFor(actor, 'organisation:read'), organisation_id)
    return setting && { ...setting, organisation_id }
  },
)

/** The emergency access, locked until the transaction ends. */
export const loadLockedEmergencyAccess = recordLoader(
  'emergency_access',
  async (trx: Trx, { ids }) => {
    const found = await lockEmergencyAccess(trx, ids)
    return found && { ...found, ...ids }
  },
  { permissionFirst: true },
)
