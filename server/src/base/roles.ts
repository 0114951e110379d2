import { grantableRoles, readsClinicalText } from '@alta/contract/role-permissions'
import { type OrganisationRole, type Role, systemRoles } from '@alta/contract/permissions'
import { Problem } from '@alta/contract/problems'
import type { Actor } from './access.ts'

const isSystemRole = (role: Role) => systemRoles.some((known) => known === role)

/** Throws `validation-failed` at `/reason` when one of the roles reads clinical text and no reason is given. */
export function assertReasonForRoles(roles: readonly Role[], reason: string | null | undefined): void {
  if (roles.some(readsClinicalText)) assertReason(reason)
}

/** Throws `validation-failed` at `/reason` when there is none. */
export function assertReason(reason: string | null | undefined): void {
  if (reason === undefined || reason === null)
    throw new Problem('validation-failed', { errors: [{ pointer: '/reason', code: 'required' }] })
}

/** Lists the roles that the caller may give, at system scope and in the organisation when one is named. */
export function assignableRoles(actor: Actor, organisation_id: string | null): ReadonlySet<Role> {
  const inOrganisation: readonly OrganisationRole[] =
    organisation_id === null ? [] : (actor.organisation_roles.get(organisation_id) ?? [])
  return new Set([...actor.system_roles, ...inOrganisation].flatMap((role) => grantableRoles[role]))
}

export const scopeOfRole = (role: Role): 'system' | 'organisation' => (isSystemRole(role) ? 'system' : 'organisation')
