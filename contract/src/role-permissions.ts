import { type OrganisationRole, type Permission, type Role, roles } from './permissions.ts'

const organisationAdministration = [
  'organisation:read',
  'organisation:write',
  'members:read',
  'members:write',
  'service_credentials:read',
  'service_credentials:write',
  'analytics:read',
  'audit:read',
] as const satisfies readonly Permission[]

/** The permissions of each role. Administration never includes reading clinical text. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  administrator: [
    'users:read',
    'users:write',
    'users:delete',
    'organisations:create',
    'organisations:delete',
    'settings:write',
    ...organisationAdministration,
    'emergency_access:open',
    'emergency_access:end',
    'legal_holds:write',
  ],
  auditor: [
    'users:read',
    'organisation:read',
    'members:read',
    'service_credentials:read',
    'analytics:read',
    'audit:read',
  ],
  // Putting a report away, and having a patient's data erased, also need a role that reads reports.
  owner: [
    ...organisationAdministration,
    'discharge_reports:put_away',
    'emergency_access:end',
    'emergency_access:configure',
    'retention:write',
    'legal_holds:write',
    'erasures:write',
  ],
  manager: organisationAdministration,
  clinician: [
    'organisation:read',
    'discharge_reports:create',
    'discharge_reports:correct',
    'discharge_reports:export',
    'discharge_reports:read',
    'discharge_reports:rate',
    'discharge_reports:sign',
    'discharge_reports:delete',
    'chat_sessions:create',
  ],
  reader: ['organisation:read', 'discharge_reports:read', 'discharge_reports:rate'],
}

/** The permissions that an open emergency access adds for the calls that read (GET), in its one organisation. */
export const emergencyPermissions = ['discharge_reports:read'] as const satisfies readonly Permission[]

/** The roles that each role may give and revoke. Ownership moves only through an organisation's `owner_id`. */
export const grantableRoles: Readonly<Record<Role, readonly Role[]>> = {
  administrator: roles,
  auditor: [],
  owner: ['manager', 'clinician', 'reader'],
  manager: ['clinician', 'reader'],
  clinician: [],
  reader: [],
}

/** Whether the role opens clinical text. The owners are told who is given one, by whom and why. */
export const readsClinicalText = (role: Role): boolean => rolePermissions[role].includes('discharge_reports:read')

/**
 * The roles that a service credential may carry, and their permissions that act through it; acts reserved for people
 * are left out.
 */
export const credentialRoles = ['clinician', 'reader'] as const satisfies readonly OrganisationRole[]
export type CredentialRole = (typeof credentialRoles)[number]
export const credentialPermissions: readonly Permission[] = [
  'organisation:read',
  'discharge_reports:create',
  'discharge_reports:correct',
  'discharge_reports:export',
  'discharge_reports:read',
  'chat_sessions:create',
]
