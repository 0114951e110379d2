import type { Db } from '#base/database'
import { recordLoader } from '#base/load-record'
import { ownOf } from '../chat/chat.rules.ts'
import { findDocument } from './documents.store.ts'

/** A document of one of the caller's own sessions, as it is stored. */
export const loadDocument = recordLoader(
  'document',
  async (db: Db, { ids, actor, scope }) => await findDocument(db, ownOf(actor, scope), ids),
)
