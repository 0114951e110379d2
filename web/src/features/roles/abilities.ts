import type { RoleAssignment } from '@alta/contract/assignments'
import { rolePermissions } from '@alta/contract/role-permissions'
import { type Permission, permissions, type Role } from '@alta/contract/permissions'

/** What people call the permissions: those that no role holds apart share a name. */
const abilityOf = {
  'discharge_reports:create': 'generate',
  'discharge_reports:correct': 'generate',
  'discharge_reports:sign': 'sign',
  'discharge_reports:read': 'read',
  'discharge_reports:rate': 'read',
  'discharge_reports:export': 'export',
  'discharge_reports:delete': 'delete',
  'discharge_reports:put_away': 'put_away',
  'chat_sessions:create': 'chat',
  'organisation:read': 'see_organisation',
  'members:read': 'see_members',
  'service_credentials:read': 'see_members',
  'organisation:write': 'manage_organisation',
  'members:write': 'manage_organisation',
  'service_credentials:write': 'manage_organisation',
  'analytics:read': 'see_audit',
  'audit:read': 'see_audit',
  'users:read': 'see_users',
  'users:write': 'manage_users',
  'users:delete': 'manage_users',
  'organisations:create': 'manage_organisations',
  'organisations:delete': 'manage_organisations',
  'settings:write': 'settings',
  'emergency_access:open': 'emergency_access',
  'emergency_access:end': 'end_emergency_access',
  'emergency_access:configure': 'configure_emergency_access',
  'retention:write': 'retention',
  'legal_holds:write': 'legal_holds',
  'erasures:write': 'erase',
} as const satisfies Record<Permission, string>
export type Ability = (typeof abilityOf)[Permission]

/** In the order of the table above: clinical work first. */
export const abilities: readonly Ability[] = [...new Set(Object.values(abilityOf))]

/** A role as far as it matters here; `organisation_name` null: in the whole system. */
export type PlacedRole = Pick<RoleAssignment, 'role' | 'organisation_id' | 'organisation_name'>

/** The permissions that make up an ability. */
export const permissionsOf = (ability: Ability): readonly Permission[] =>
  permissions.filter((permission) => abilityOf[permission] === ability)

export const allows = (role: Role, ability: Ability): boolean =>
  rolePermissions[role].some((permission) => abilityOf[permission] === ability)

export interface AbilitySource {
  readonly role: Role
  /** Names of organisations; null stands for the whole system. */
  readonly organisationNames: readonly (string | null)[]
}

/** Ability → the roles that give it and where, for all that the rows allow. */
export const reasonsOf = (rows: readonly PlacedRole[]): { ability: Ability; reasons: AbilitySource[] }[] =>
  abilities.flatMap((ability) => {
    const giving = rows.filter(({ role }) => allows(role, ability))
    const roles = [...new Set(giving.map(({ role }) => role))]
    const reasons = roles.map((role) => ({
      role,
      organisationNames: giving.filter((row) => row.role === role).map(({ organisation_name }) => organisation_name),
    }))
    return reasons.length === 0 ? [] : [{ ability, reasons }]
  })

/** What goes when one of the rows is taken: nothing that another role still gives in the same place. */
export const lostWith = (taken: PlacedRole, rest: readonly PlacedRole[]): Ability[] =>
  abilities.filter(
    (ability) =>
      allows(taken.role, ability) &&
      !rest.some(
        ({ role, organisation_id }) =>
          (organisation_id === null || organisation_id === taken.organisation_id) && allows(role, ability),
      ),
  )
