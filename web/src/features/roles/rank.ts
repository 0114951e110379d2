import { grantableRoles } from '@alta/contract/role-permissions'
import { organisationRoles, type Role, systemRoles } from '@alta/contract/permissions'

/** A role somebody holds; `organisation_id` null: in the whole system. */
export interface ScopedRole {
  readonly role: Role
  readonly organisation_id: string | null
}

/**
 * The roles that whoever holds `assignments` may give in an organisation (null: the whole system), in the order of rank.
 * The place of owner is filled through the organisation itself.
 */
export function grantableRolesIn(assignments: readonly ScopedRole[], organisation_id: string | null): readonly Role[] {
  const here = assignments.filter((one) => one.organisation_id === null || one.organisation_id === organisation_id)
  const mayGive = new Set(here.flatMap(({ role }) => grantableRoles[role]))
  const atPlace: readonly Role[] = organisation_id === null ? systemRoles : organisationRoles
  return atPlace.filter((role) => role !== 'owner' && mayGive.has(role))
}

/** The roles one may give in some organisation: what is offered before the organisation is chosen. */
export function rolesToGiveSomewhere(assignments: readonly ScopedRole[]): readonly Role[] {
  const organisationIds = new Set(assignments.map(({ organisation_id }) => organisation_id ?? ''))
  return organisationRoles.filter((role) =>
    [...organisationIds].some((id) => grantableRolesIn(assignments, id).includes(role)),
  )
}

/** Whoever administers the whole system: it includes no reading of clinical text. */
export const isAdministrator = (assignments: readonly ScopedRole[]) =>
  assignments.some(({ role, organisation_id }) => role === 'administrator' && organisation_id === null)

/**
 * A person may revoke the roles that they may grant. An administrator may also ask for an owner's role; the answer then
 * says how the ownership is handed over.
 */
export const canRevoke = (assignments: readonly ScopedRole[], { role, organisation_id }: ScopedRole): boolean =>
  grantableRolesIn(assignments, organisation_id).includes(role) || (role === 'owner' && isAdministrator(assignments))
