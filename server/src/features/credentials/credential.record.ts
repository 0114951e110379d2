import type { Trx } from '#base/database'
import { scopeFor } from '#base/access'
import { recordLoader } from '#base/load-record'
import { lockVisibleCredential } from './credentials.store.ts'

/** The credential, locked until the transaction ends, so that two changes of it follow each other. */
export const loadHeldCredential = recordLoader(
  'service_credential',
  async (trx: Trx, { ids, actor }) =>
    await lockVisibleCredential(trx, scopeFor(actor, 'service_credentials:read'), ids.service_credential_id),
)
