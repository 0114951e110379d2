import type { RoleAssignment } from '@alta/contract/assignments'
import { readsClinicalText } from '@alta/contract/role-permissions'
import { type Role } from '@alta/contract/permissions'
import { type FieldError, Problem } from '@alta/contract/problems'
import type { Actor } from '#base/access'
import { assignableRoles, assertReasonForRoles, scopeOfRole } from '#base/roles'

export interface Grant {
  readonly user_id: string
  readonly role: Role
  readonly scope: 'system' | 'organisation'
  readonly organisation_id?: string | undefined
  readonly reason?: string | undefined
}

/** Whether the caller may give the role anywhere, for the list of roles. */
export const isAssignableSomewhere = (actor: Actor, role: Role): boolean =>
  assignableRoles(actor, null).has(role) ||
  [...actor.organisation_roles.keys()].some(
    (id) => scopeOfRole(role) === 'organisation' && assignableRoles(actor, id).has(role),
  )

/** Throws `validation-failed` when role, scope and organisation do not go together. */
export function mustMatchScope(grant: Grant): void {
  const errors: FieldError[] = []
  if (scopeOfRole(grant.role) !== grant.scope) errors.push({ pointer: '/role', code: 'invalid' })
  if (grant.scope === 'organisation' && grant.organisation_id === undefined)
    errors.push({ pointer: '/organisation_id', code: 'required' })
  if (grant.scope === 'system' && grant.organisation_id !== undefined)
    errors.push({ pointer: '/organisation_id', code: 'unrecognised' })
  if (errors.length > 0) throw new Problem('validation-failed', { errors })
}

/**
 * Throws `forbidden` for a role above the caller's own rank, and asks for a reason where the role reads clinical text.
 */
export function assertMayGrant(actor: Actor, grant: Grant): void {
  if (!assignableRoles(actor, grant.organisation_id ?? null).has(grant.role)) throw new Problem('forbidden')
  assertReasonForRoles([grant.role], grant.reason)
}

/**
 * Whoever may give a role may take it away (`forbidden` otherwise). But an organisation always has an owner, so
 * administrators and the owner are refused with `owner-required`.
 */
export function assertMayRevoke(
  actor: Actor,
  assignment: Pick<RoleAssignment, 'user_id' | 'role' | 'organisation_id'>,
): void {
  const isOwnPlace = assignment.role === 'owner' && assignment.user_id === actor.user_id
  if (!isOwnPlace && !assignableRoles(actor, assignment.organisation_id).has(assignment.role))
    throw new Problem('forbidden')
  if (assignment.role === 'owner') throw new Problem('owner-required')
}

/** Whether a person who administers lets themselves read clinical text by this act. The audit marks it. */
export const grantsOwnClinicalAccess = (actor: Actor, grant: Pick<Grant, 'user_id' | 'role'>): boolean =>
  actor.user_id === grant.user_id && readsClinicalText(grant.role)
