import type { Kysely } from 'kysely'
import { scopeFor } from '#base/access'
import type { Schema } from '#base/database/schema'
import { recordLoader } from '#base/load-record'
import { findInvitation } from './invitations.store.ts'

export const loadInvitation = recordLoader(
  'invitation',
  async (db: Kysely<Schema>, { ids, actor }) =>
    await findInvitation(db, scopeFor(actor, 'members:read'), ids.invitation_id),
)
