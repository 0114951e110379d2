import type { Kysely, Transaction } from 'kysely'
import { scopeFor } from '#base/access'
import type { Schema } from '#base/database/schema'
import { recordLoader } from '#base/load-record'
import { findSetting, lockEmergencyAccess } from './emergency-access.store.ts'

/** An organisation with whether it allows emergency access, where the caller may see it. */
export const loadEmergencySetting = recordLoader(
  'organisation',
  async (db: Kysely<Schema>, { ids: { organisation_id }, actor }) => {
    const setting = await findSetting(db, scopeFor(actor, 'organisation:read'), organisation_id)
    return setting && { ...setting, organisation_id }
  },
)

/** Held until the transaction ends. */
export const loadLockedEmergencyAccess = recordLoader(
  'emergency_access',
  async (trx: Transaction<Schema>, { ids }) => {
    const found = await lockEmergencyAccess(trx, ids)
    return found && { ...found, ...ids }
  },
  { permissionFirst: true },
)
