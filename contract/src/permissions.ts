/** Every permission. It is held at system scope, or in one organisation. */
export const permissions = [
  'users:read',
  'users:write',
  'users:delete',
  'organisations:create',
  'organisations:delete',
  'settings:write',
  'organisation:read',
  'organisation:write',
  'members:read',
  'members:write',
  'service_credentials:read',
  'service_credentials:write',
  'discharge_reports:create',
  'discharge_reports:correct',
  'discharge_reports:export',
  'discharge_reports:read',
  'discharge_reports:rate',
  'discharge_reports:sign',
  'discharge_reports:delete',
  'discharge_reports:put_away',
  'chat_sessions:create',
  'analytics:read',
  'audit:read',
  'emergency_access:open',
  'emergency_access:end',
  'emergency_access:configure',
  'retention:write',
  'legal_holds:write',
  'erasures:write',
] as const
export type Permission = (typeof permissions)[number]

export const systemRoles = ['administrator', 'auditor'] as const
export const organisationRoles = ['owner', 'manager', 'clinician', 'reader'] as const
export const roles = [...systemRoles, ...organisationRoles] as const
export type Role = (typeof roles)[number]
export type SystemRole = (typeof systemRoles)[number]
export type OrganisationRole = (typeof organisationRoles)[number]
export const scopes = ['system', 'organisation'] as const
export type RoleScope = (typeof scopes)[number]

/**
 * Who may call: anyone; any signed-in person or credential; signed-in people only; people also while their sign-in
 * lacks its second factor; holders of a permission at system scope; holders of it at system scope or in the
 * organisation concerned: that of the call's record, or, for lists, those that the handler's `Scope` limits the rows
 * to.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'person'
  | 'signing-in'
  | { readonly system: Permission }
  | { readonly organisation: Permission }
