import type { Db, Trx } from '#base/database'
import { recordLoader } from '#base/load-record'
import { visibilityOf } from './users.rules.ts'
import { findUserSeenBy, lockUser } from './users.store.ts'

/** A person whom the caller sees. */
export const loadUser = recordLoader(
  'user',
  async (db: Db, { ids, actor }) => await findUserSeenBy(db, ids.user_id, visibilityOf(actor)),
)

/** The same, locked until the transaction ends. */
export const loadLockedUser = recordLoader('user', async (trx: Trx, { ids: { user_id }, actor }) => {
  await lockUser(trx, user_id)
  return await findUserSeenBy(trx, user_id, visibilityOf(actor))
})
