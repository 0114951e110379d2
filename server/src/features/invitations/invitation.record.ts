import type { Db } from '#base/database'
import { scopeFor } from '#base/access'
import { recordLoader } from '#base/load-record'
import { findInvitation } from './invitations.store.ts'

export const loadInvitation = recordLoader(
  'invitation',
  async (db: Db, { ids, actor }) => await findInvitation(db, scopeFor(actor, 'members:read'), ids.invitation_id),
)
