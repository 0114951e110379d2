import type { Trx } from '#base/database'
import { recordLoader } from '#base/load-record'
import { lockWaitingRequest } from './access-requests.store.ts'

/** One that still waits, held until the transaction ends. */
export const loadWaitingRequest = recordLoader(
  'access_request',
  async (trx: Trx, { ids, now }) => await lockWaitingRequest(trx, ids, now),
  { permissionFirst: true },
)
