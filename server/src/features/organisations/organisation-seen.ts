import type { Organisation } from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'
import type { Kysely } from 'kysely'
import { type Actor, permissionsIn, scopeFor } from '#base/access'
import type { Schema } from '#base/database/schema'
import { isActiveUser } from '../users/users.store.ts'
import { findOrganisation, type StoredOrganisation } from './organisations.store.ts'

export const seenBy = (actor: Actor, organisation: StoredOrganisation): Organisation => ({
  ...organisation,
  permissions: permissionsIn(actor, organisation.organisation_id),
})

/** An organisation as the caller sees it. Throws `not-found` when he does not. */
export async function organisationFor(db: Kysely<Schema>, actor: Actor, organisation_id: string) {
  const found = await findOrganisation(db, scopeFor(actor, 'organisation:read'), organisation_id)
  if (!found) throw new Problem('not-found')
  return seenBy(actor, found)
}

/** Throws `validation-failed` at `/owner_id` for anybody who could not act as an owner. */
export async function mustBeOwnable(db: Kysely<Schema>, owner_id: string): Promise<void> {
  if (!(await isActiveUser(db, owner_id)))
    throw new Problem('validation-failed', { errors: [{ pointer: '/owner_id', code: 'unknown_user' }] })
}
