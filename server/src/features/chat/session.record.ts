import { recordLoader } from '#base/load-record'
import { ownOf } from './chat.rules.ts'
import { findKey, findSession, lockSession, touchSession } from './chat.store.ts'
import type { Db, Trx } from '#base/database'

/** The caller's own session: that it is there, and its title. */
export const loadSession = recordLoader(
  'chat_session',
  async (db: Db, { ids, actor, scope }) => await findKey(db, ownOf(actor, scope), ids.chat_session_id),
)

/** The same with its counts and the reports that are asked about. */
export const loadWholeSession = recordLoader(
  'chat_session',
  async (db: Db, { ids, actor, scope }) => await findSession(db, ownOf(actor, scope), ids.chat_session_id),
)

/** The same, held until the transaction ends, so that other acts in it wait. */
export const loadLockedSession = recordLoader(
  'chat_session',
  async (trx: Trx, { ids, actor, scope }) => await lockSession(trx, ownOf(actor, scope), ids.chat_session_id),
)

/** The same, used now: it moves up in the list. */
export const loadUsedSession = recordLoader(
  'chat_session',
  async (trx: Trx, { ids, actor, scope, now }) => await touchSession(trx, ownOf(actor, scope), { ...ids, now }),
)
