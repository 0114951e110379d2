import { recordLoader } from '#base/load-record'
import { ownOf } from './chat.rules.ts'
import { findKey, findSession, lockSession, touchSession } from './chat.store.ts'
import type { Db, Trx } from '#base/database'

/** The caller's own session, with its title only. */
export const loadSession = recordLoader(
  'chat_session',
  async (db: Db, { ids, actor, scope }) => await findKey(db, ownOf(actor, scope), ids.chat_session_id),
)

/** The session with its counts and its attached reports. */
export const loadWholeSession = recordLoader(
  'chat_session',
  async (db: Db, { ids, actor, scope }) => await findSession(db, ownOf(actor, scope), ids.chat_session_id),
)

/** The session, locked until the transaction ends, so that other acts in it wait. */
export const loadLockedSession = recordLoader(
  'chat_session',
  async (trx: Trx, { ids, actor, scope }) => await lockSession(trx, ownOf(actor, scope), ids.chat_session_id),
)

/** The session, marked as used now: it moves up in the list. */
export const loadUsedSession = recordLoader(
  'chat_session',
  async (trx: Trx, { ids, actor, scope, now }) => await touchSession(trx, ownOf(actor, scope), { ...ids, now }),
)
