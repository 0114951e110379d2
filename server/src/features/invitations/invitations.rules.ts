import type { Role } from '@alta/contract/permissions'
import { type FieldError, Problem } from '@alta/contract/problems'
import { type Actor, scopeFor } from '#base/access'
import { assignableRoles, scopeOfRole } from '#base/roles'

interface InvitationTarget {
  readonly user_id: string | null
  readonly role: Role | null
  readonly organisation_id: string | null
}

/** Every failure of a link looks alike: unknown, used, taken back, too old, or no longer its maker's to give. */
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

/** Whoever may give a role may offer it; an account without a role, or a new password, needs users:write. */
const mayOffer = (actor: Actor, { user_id, role, organisation_id }: InvitationTarget): boolean =>
  role === null || user_id !== null
    ? scopeFor(actor, 'users:write').everywhere
    : assignableRoles(actor, organisation_id).has(role)

/** Throws `forbidden` above one's rank. */
export function mayInvite(actor: Actor, offer: InvitationTarget): void {
  if (!mayOffer(actor, offer)) throw new Problem('forbidden')
}

/** A link works for as long as its maker could make it again. `maker`: null when they are gone or may not act. */
export const isStillValid = (offer: InvitationTarget, maker: Actor | null): boolean =>
  maker !== null && mayOffer(maker, offer)

/** Throws `validation-failed`: an invitation is for one address and no other. */
export function mustBeAddressed(offer: { readonly email: string }, email: string): void {
  if (offer.email !== email)
    throw new Problem('validation-failed', { errors: [{ pointer: '/email', code: 'invalid' }] })
}
