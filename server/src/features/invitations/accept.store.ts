import { Problem } from '@alta/contract/problems'
import { readsClinicalText } from '@alta/contract/role-permissions'
import type { Db, Trx } from '#base/database'
import { insertRole } from '../assignments/assignments.store.ts'
import { privilegedOrganisations } from '../users/privileged-roles.store.ts'
import { findActorById } from '../sessions/actor.store.ts'
import { fillOwner } from '../assignments/assignments.store.ts'
import { sendAccountNotice, sendNotice } from '../notices/notices.store.ts'
import { findPassword, findUser, isActiveUser } from '../users/users.store.ts'
import { isStillValid, tokenSpent } from './invitations.rules.ts'
import { markAccepted, type StoredInvitation } from './invitations.store.ts'

/**
 * A link that was made without a reason sets the first password of an account, or that of an account without privileged
 * roles. Roles that were given after it was made do not make it a way in.
 */
const replacesPowerfulPassword = async (db: Db, user_id: string): Promise<boolean> => {
  const account = await findPassword(db, user_id)
  return (
    account !== undefined && account.password_hash !== null && (await privilegedOrganisations(db, user_id)).length > 0
  )
}

/**
 * The invitation, when it is valid at this moment. Throws `validation-failed` with `token_spent` when it was not found,
 * when its maker could not make it any more, or when the account whose password it sets is closed.
 */
export async function assertValid(
  db: Db,
  offer: StoredInvitation | undefined,
): Promise<StoredInvitation & { readonly invited_by: string }> {
  if (!offer || offer.invited_by === null) throw tokenSpent()
  const { invited_by, user_id } = offer
  if (!isStillValid(offer, await findActorById(db, invited_by))) throw tokenSpent()
  if (user_id !== null && !(await isActiveUser(db, user_id))) throw tokenSpent()
  if (user_id !== null && offer.reason === null && (await replacesPowerfulPassword(db, user_id))) throw tokenSpent()
  return { ...offer, invited_by }
}

/**
 * The maker of a link without a reason may have kept it until the account could read clinical text. When it sets the
 * password, the person and the owners are told who made it.
 */
export async function notifyOfFirstPassword(
  trx: Trx,
  { user_id, invited_by, inviter_name, reason }: Awaited<ReturnType<typeof assertValid>>,
  now: Date,
): Promise<void> {
  if (user_id === null || reason !== null) return
  const organisation_ids = await privilegedOrganisations(trx, user_id)
  const user = await findUser(trx, user_id)
  if (organisation_ids.length === 0 || !user) return
  const actor = { user_id: invited_by, name: inviter_name ?? '' }
  await sendAccountNotice(trx, { kind: 'password_link_made', actor, user, reason }, { organisation_ids, now })
}

/** Gives the role and uses up the link. Throws `owner-required` when the organisation has got an owner meanwhile. */
export async function acceptInvitation(
  trx: Trx,
  { invitation_id, role, organisation_id, invited_by, inviter_name, reason }: Awaited<ReturnType<typeof assertValid>>,
  by: { readonly user_id: string; readonly now: Date },
): Promise<void> {
  const { user_id, now } = by
  if (role === 'owner' && organisation_id !== null && !(await fillOwner(trx, organisation_id, user_id)))
    throw new Problem('owner-required')
  if (role !== null) {
    const granted = { user_id, role, organisation_id, granted_by: invited_by, reason }
    const made = await insertRole(trx, granted, now)
    const taker = await findUser(trx, user_id)
    if (made !== undefined && taker && readsClinicalText(role)) {
      const actor = { user_id: invited_by, name: inviter_name ?? '' }
      const notice = { kind: 'clinical_role_given', organisation_id, actor, roles: [role], reason } as const
      await sendNotice(trx, { ...notice, subject: { id: user_id, name: taker.name } }, { concerned: [user_id], now })
    }
  }
  await markAccepted(trx, invitation_id, by)
}
