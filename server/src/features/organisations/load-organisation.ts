import type { Organisation } from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'
import type { Db, Trx } from '#base/database'
import { type Actor, permissionsIn, scopeFor } from '#base/access'
import { isActiveUser } from '../users/users.store.ts'
import { mustBeVerified } from '../users/verification.store.ts'
import { strategyOf } from '../model-settings/strategies.rules.ts'
import { findWhole, type StoredOrganisation } from './organisations.store.ts'

/** The organisation as the caller sees it. `model`: whether the installation has one. */
export const organisationForActor = (
  actor: Actor,
  { model_allowed, ...organisation }: StoredOrganisation,
  model: boolean,
): Organisation => ({
  ...organisation,
  report_strategy: strategyOf(organisation.report_strategy, model && model_allowed),
  permissions: permissionsIn(actor, organisation.organisation_id),
})

/** An organisation as it is stored. Throws `not-found` when the caller does not see it. */
export async function loadOrganisationFor(db: Db, actor: Actor, organisation_id: string) {
  const found = await findWhole(db, scopeFor(actor, 'organisation:read'), organisation_id)
  if (!found) throw new Problem('not-found')
  return found
}

interface NewOwner {
  readonly owner_id: string
  readonly confirm_unverified: boolean | undefined
  readonly now: Date
}

/**
 * Throws `validation-failed` at `/owner_id` for a person who could not act as an owner, and `unverified-account` unless
 * that is confirmed. Returns the details for the audit line.
 */
export async function mustBeOwnable(trx: Trx, { owner_id, confirm_unverified, now }: NewOwner) {
  const pointer = '/owner_id'
  if (!(await isActiveUser(trx, owner_id)))
    throw new Problem('validation-failed', { errors: [{ pointer, code: 'unknown_user' }] })
  const confirmed_unverified = await mustBeVerified(trx, owner_id, { confirmed: confirm_unverified, pointer, now })
  return { ...(confirmed_unverified && { confirmed_unverified }) }
}
