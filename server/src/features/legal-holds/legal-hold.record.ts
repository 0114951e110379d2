import type { Kysely } from 'kysely'
import type { Schema } from '#base/database/schema'
import { recordLoader } from '#base/load-record'
import { findHold } from './legal-holds.store.ts'

export const loadHold = recordLoader(
  'legal_hold',
  async (db: Kysely<Schema>, { ids, now }) => await findHold(db, ids, now),
  { permissionFirst: true },
)
