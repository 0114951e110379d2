import type { Role } from '@alta/contract/permissions'
import { type FieldError, Problem } from '@alta/contract/problems'
import { type Actor, scopeFor } from '#base/access'
import { assignableRoles, scopeOfRole } from '#base/roles'

interface InvitationTarget {
  readonly user_id: string | null
  readonly role: Role | null
  readonly organisation_id: string | null
}

/**
 * Every failure of a link is answered in the same way: it is unknown, used, taken back or too old, or its maker may not
 * give it any more.
 */
export const tokenSpent = () =>
  new Problem('validation-failed', { errors: [{ pointer: '/invitation_token', code: 'token_spent' }] })

/** Throws `validation-failed` when role and organisation do not go together. */
export function mustMatchOrganisation(role: Role | null, organisation_id: string | null): void {
  const errors: FieldError[] = []
  const inOrganisation = role !== null && scopeOfRole(role) === 'organisation'
  if (organisation_id !== null && role === null) errors.push({ pointer: '/role', code: 'required' })
  if (organisation_id !== null && role !== null && !inOrganisation)
    errors.push({ pointer: '/organisation_id', code: 'unrecognised' })
  if (organisation_id === null && inOrganisation) errors.push({ pointer: '/organisation_id', code: 'required' })
  if (errors.length > 0) throw new Problem('validation-failed', { errors })
}

/** A person who may give a role may invite to it; an account without a role, or a new password, needs users:write. */
const mayOffer = (actor: Actor, { user_id, role, organisation_id }: InvitationTarget): boolean =>
  role === null || user_id !== null
    ? scopeFor(actor, 'users:write').everywhere
    : assignableRoles(actor, organisation_id).has(role)

/** Throws `forbidden` for a role above the caller's rank. */
export function mayInvite(actor: Actor, offer: InvitationTarget): void {
  if (!mayOffer(actor, offer)) throw new Problem('forbidden')
}

/** A link works as long as its maker could make it again. `maker`: null when the maker was deleted or may not act. */
export const isStillValid = (offer: InvitationTarget, maker: Actor | null): boolean =>
  maker !== null && mayOffer(maker, offer)

/** Throws `validation-failed` for another address than the invitation's. */
export function mustBeAddressed(offer: { readonly email: string }, email: string): void {
  if (offer.email !== email)
    throw new Problem('validation-failed', { errors: [{ pointer: '/email', code: 'invalid' }] })
}
