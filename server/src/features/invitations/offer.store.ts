import { Problem } from '@alta/contract/problems'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '#base/database/schema'
import { insertRole } from '../assignments/assignments.store.ts'
import { findActorById } from '../auth/auth.store.ts'
import { fillOwner } from '../organisations/organisations.store.ts'
import { isActiveUser } from '../users/users.store.ts'
import { isStillOffered, tokenSpent } from './invitations.rules.ts'
import { markAccepted, type StoredInvitation } from './invitations.store.ts'

/**
 * The offer itself when it stands at this moment; throws `validation-failed` with `token_spent` when it was not found,
 * when its maker could not make it any more, or when the account whose password it sets is closed.
 */
export async function mustStand(
  db: Kysely<Schema>,
  offer: StoredInvitation | undefined,
): Promise<StoredInvitation & { readonly invited_by: string }> {
  if (!offer || offer.invited_by === null) throw tokenSpent()
  const { invited_by, user_id } = offer
  if (!isStillOffered(offer, await findActorById(db, invited_by))) throw tokenSpent()
  if (user_id !== null && !(await isActiveUser(db, user_id))) throw tokenSpent()
  return { ...offer, invited_by }
}

/** Gives what is offered and uses up the link. Throws `owner-required` when the place of owner was taken meanwhile. */
export async function takeOffer(
  trx: Transaction<Schema>,
  { invitation_id, role, organisation_id, invited_by }: Awaited<ReturnType<typeof mustStand>>,
  by: { readonly user_id: string; readonly now: Date },
): Promise<void> {
  const { user_id, now } = by
  if (role === 'owner' && organisation_id !== null && !(await fillOwner(trx, organisation_id, user_id)))
    throw new Problem('owner-required')
  if (role !== null)
    await insertRole(trx, { user_id, role, organisation_id, granted_by: invited_by, reason: null }, now)
  await markAccepted(trx, invitation_id, by)
}
