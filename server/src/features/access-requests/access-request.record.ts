import type { Transaction } from 'kysely'
import type { Schema } from '#base/database/schema'
import { recordLoader } from '#base/load-record'
import { holdWaiting } from './access-requests.store.ts'

/** One that still waits, held until the transaction ends. */
export const loadWaitingRequest = recordLoader(
  'access_request',
  async (trx: Transaction<Schema>, { ids, now }) => await holdWaiting(trx, ids, now),
  { permissionFirst: true },
)
