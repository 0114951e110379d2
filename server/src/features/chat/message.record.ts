import type { Db, Trx } from '#base/database'
import { recordLoader } from '#base/load-record'
import { ownOf } from './chat.rules.ts'
import { lockSession } from './chat.store.ts'
import { findMessage, findOwnMessage } from './messages.store.ts'

/** A message of one of the caller's own sessions. */
export const loadMessage = recordLoader('message', async (db: Db, { ids, actor, scope }) => {
  const found = await findOwnMessage(db, ownOf(actor, scope), ids)
  return found && { ...found.key, message: found.message }
})

/** The same, with its session held until the transaction ends, so that other acts in it wait. */
export const loadMessageOfLockedSession = recordLoader(
  'message',
  async (trx: Trx, { ids: { chat_session_id, message_id }, actor, scope }) => {
    const session = await lockSession(trx, ownOf(actor, scope), chat_session_id)
    if (!session) return undefined
    const key = { organisation_id: session.organisation_id, chat_session_id, message_id }
    const message = await findMessage(trx, key)
    return message && { ...key, message }
  },
)
