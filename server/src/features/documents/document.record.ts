import type { Kysely } from 'kysely'
import type { Schema } from '#base/database/schema'
import { recordLoader } from '#base/load-record'
import { ownOf } from '../chat/chat.rules.ts'
import { findDocument } from './documents.store.ts'

/** A document of one of the caller's own sessions, as it is stored. */
export const loadDocument = recordLoader(
  'document',
  async (db: Kysely<Schema>, { ids, actor, scope }) => await findDocument(db, ownOf(actor, scope), ids),
)
