import type { Db } from '#base/database'
import { recordLoader } from '#base/load-record'
import { findHold } from './legal-holds.store.ts'

export const loadHold = recordLoader('legal_hold', async (db: Db, { ids, now }) => await findHold(db, ids, now), {
  permissionFirst: true,
})
