import { credentialPermissions, emergencyPermissions, rolePermissions } from '@alta/contract/role-permissions'
import {
  type Access,
  type OrganisationRole,
  type Permission,
  permissions,
  type Role,
  type SystemRole,
} from '@alta/contract/permissions'
import { Problem } from '@alta/contract/problems'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Submitter } from './jobs.ts'

/**
 * The person whose sign-in is not finished: a second factor must be given or set up first. Until then the caller can do
 * nothing else.
 */
interface SigningIn {
  readonly user_id: string
  readonly session_id: string
  readonly missing: 'proof' | 'enrolment'
  readonly authenticated_at: Date
}

/**
 * The caller, with every role held at this moment. It is read for each request, so that a removed role acts at once.
 */
export interface Actor {
  /** null for a service credential and for a caller without a token. */
  readonly user_id: string | null
  readonly service_credential_id: string | null
  readonly session_id: string | null
  /** The identity provider through which the session was opened. */
  readonly provider_id: string | null
  readonly name: string
  /** The time when the person last proved their identity in this session. */
  readonly authenticated_at: Date | null
  /** A caller whose sign-in is not finished counts as a stranger everywhere else: without id, session and roles. */
  readonly signing_in: SigningIn | null
  /** The time when a person last did something in the session; null without a session. */
  readonly last_used_at: Date | null
  /** The time until which all of this holds unless something is written: the end of the session. */
  readonly sure_until: Date
  readonly system_roles: readonly SystemRole[]
  readonly organisation_roles: ReadonlyMap<string, readonly OrganisationRole[]>
  /** The emergency access that this session has opened. Calls that write are made without it. */
  readonly emergency_access: { readonly emergency_access_id: string; readonly organisation_id: string } | null
}

export const anonymous: Actor = {
  user_id: null,
  service_credential_id: null,
  session_id: null,
  provider_id: null,
  name: '',
  authenticated_at: null,
  signing_in: null,
  last_used_at: null,
  sure_until: new Date(0),
  system_roles: [],
  organisation_roles: new Map(),
  emergency_access: null,
}

/** The actor as calls that write see it: an emergency access only allows reading. */
export const withoutEmergencyAccess = (actor: Actor): Actor =>
  actor.emergency_access === null ? actor : { ...actor, emergency_access: null }

/** The emergency access through which the caller reads in that organisation. Only administrators can have one. */
export const emergencyAccessIn = (actor: Actor, organisation_id: string | null): string | undefined =>
  actor.emergency_access !== null &&
  actor.emergency_access.organisation_id === organisation_id &&
  actor.system_roles.includes('administrator')
    ? actor.emergency_access.emergency_access_id
    : undefined

const grants = (roles: readonly Role[], permission: Permission) =>
  roles.some((role) => rolePermissions[role].includes(permission))

const holdsAtSystem = (actor: Actor, permission: Permission) => grants(actor.system_roles, permission)

/** A credential has the permissions of its roles, except those that are reserved for people. */
const isOpenTo = (actor: Actor, permission: Permission) =>
  actor.service_credential_id === null || credentialPermissions.includes(permission)

const holdsByRole = (actor: Actor, permission: Permission, organisation_id: string) =>
  isOpenTo(actor, permission) && grants(actor.organisation_roles.get(organisation_id) ?? [], permission)

const isEmergencyPermission = (permission: Permission) => emergencyPermissions.some((known) => known === permission)

const holdsIn = (actor: Actor, permission: Permission, organisation_id: string) =>
  holdsByRole(actor, permission, organisation_id) ||
  (isEmergencyPermission(permission) && emergencyAccessIn(actor, organisation_id) !== undefined)

/**
 * The organisations in which the caller may hold any permission: those of the roles, and that of an emergency access.
 */
const placesOf = ({ organisation_roles, emergency_access }: Actor): readonly string[] => [
  ...new Set([...organisation_roles.keys(), ...(emergency_access === null ? [] : [emergency_access.organisation_id])]),
]

/** Whether the caller holds the permission at system scope or in that organisation. */
const can = (actor: Actor, permission: Permission, organisation_id: string) =>
  holdsAtSystem(actor, permission) || holdsIn(actor, permission, organisation_id)

const brand: unique symbol = Symbol('scope')

/** The organisations whose rows a query may touch. Only this file makes one; every organisation query asks for one. */
export interface Scope {
  readonly [brand]: true
  readonly everywhere: boolean
  readonly organisation_ids: readonly string[]
}

export const scopeFor = (actor: Actor, permission: Permission): Scope => ({
  [brand]: true,
  everywhere: holdsAtSystem(actor, permission),
  organisation_ids: placesOf(actor).filter((id) => holdsIn(actor, permission, id)),
})

/**
 * The organisations in which the caller holds all of these permissions by roles alone; an emergency access does not
 * count.
 */
export const scopeForAll = (actor: Actor, required: readonly Permission[]): Scope => ({
  [brand]: true,
  everywhere: required.every((permission) => holdsAtSystem(actor, permission)),
  organisation_ids: [...actor.organisation_roles.keys()].filter((id) =>
    required.every((permission) => holdsAtSystem(actor, permission) || holdsByRole(actor, permission, id)),
  ),
})

/** The scope that a call's own `access` gives. Calls for anyone signed in start with an empty scope. */
export function scopeOf(actor: Actor, access: Access): Scope {
  if (typeof access === 'string') return { [brand]: true, everywhere: false, organisation_ids: [] }
  return scopeFor(actor, 'system' in access ? access.system : access.organisation)
}

/** The condition that keeps a query inside a scope. `column` holds the organisation's id. */
export function within(scope: Scope, column: Expression<string | null>): Expression<SqlBool> {
  if (scope.everywhere) return sql<SqlBool>`true`
  if (scope.organisation_ids.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`${column} in (${sql.join(scope.organisation_ids)})`
}

/**
 * Checks the access before anything of the request is read. Throws `unauthenticated`, `second-factor-required` or
 * `forbidden`.
 */
export function assertAccess(actor: Actor, access: Access): void {
  if (access === 'public') return
  if (actor.signing_in !== null) {
    if (access === 'signing-in') return
    throw new Problem('second-factor-required')
  }
  if (callerIdOf(actor) === null) throw new Problem('unauthenticated')
  if (access === 'signed-in') return
  if (access === 'person' || access === 'signing-in') {
    if (actor.user_id === null) throw new Problem('forbidden')
    return
  }
  if ('system' in access) {
    if (!holdsAtSystem(actor, access.system)) throw new Problem('forbidden')
    return
  }
  const scope = scopeFor(actor, access.organisation)
  if (!scope.everywhere && scope.organisation_ids.length === 0) throw new Problem('forbidden')
}

/**
 * Whether a caller who was admitted to a record of the organisation still has access. Streams ask again while they run.
 */
export function hasAccessIn(actor: Actor, access: Access, organisation_id: string): boolean {
  if (typeof access === 'string') return true
  const { everywhere, organisation_ids } = scopeOf(actor, access)
  return everywhere || organisation_ids.includes(organisation_id)
}

/** Minutes for which a proof of identity counts as recent where nothing else is configured. */
const recentMinutes = 10

interface ReauthenticationRule {
  readonly when: 'always' | 'configured'
  /** The configured minutes; null: the check is off. */
  readonly minutes: number | null
  readonly now: Date
}

/**
 * Throws `reauthentication-required` for a person who has not proved their identity recently, where that is required.
 */
export function assertRecentAuthentication(actor: Actor, { when, minutes, now }: ReauthenticationRule): void {
  const authenticated_at = actor.signing_in?.authenticated_at ?? actor.authenticated_at
  if (authenticated_at === null || (when === 'configured' && minutes === null)) return
  // For what always requires it a longer time that is configured does not count.
  const within = Math.min(minutes ?? recentMinutes, when === 'always' ? recentMinutes : Infinity)
  if (now.getTime() - authenticated_at.getTime() > within * 60_000) throw new Problem('reauthentication-required')
}

/** Throws `not-found` when the caller cannot see the organisation, `forbidden` when they may not do the act in it. */
function assertPermissionIn(actor: Actor, permission: Permission, organisation_id: string): void {
  if (can(actor, permission, organisation_id)) return
  if (can(actor, 'organisation:read', organisation_id)) throw new Problem('forbidden')
  throw new Problem('not-found')
}

/**
 * Checks the permission of a call in the organisation of its record; null: the record belongs to none. Throws as
 * `assertPermissionIn` does.
 */
export function assertRecordPermission(actor: Actor, access: Access, organisation_id: string | null): void {
  if (organisation_id === null || typeof access === 'string' || 'system' in access) return
  assertPermissionIn(actor, access.organisation, organisation_id)
}

/**
 * Checks again, before a stored answer is repeated, that the caller may still make the call on what the answer is
 * about: an organisation, or (null) none. Throws `forbidden` or `not-found`.
 */
export function reassertAccess(actor: Actor, access: Access, organisation_id: string | null): void {
  assertAccess(actor, access)
  if (organisation_id === null) {
    if (typeof access !== 'string' && !scopeOf(actor, access).everywhere) throw new Problem('forbidden')
    return
  }
  const permission =
    typeof access === 'string' ? 'organisation:read' : 'system' in access ? access.system : access.organisation
  assertPermissionIn(actor, permission, organisation_id)
}

/** The sorted permissions held at system scope, as the login answer lists them. */
export const systemPermissions = (actor: Actor): Permission[] =>
  [...new Set(actor.system_roles.flatMap((role) => rolePermissions[role]))].sort()

/** The permissions of the caller in one organisation, sorted; the buttons of the pages follow them. */
export const permissionsIn = (actor: Actor, organisation_id: string): Permission[] =>
  permissions.filter((permission) => can(actor, permission, organisation_id)).toSorted()

/** The person's or the credential's id; null for a stranger. */
export const callerIdOf = (actor: Actor): string | null => actor.user_id ?? actor.service_credential_id

/** The caller as the one on whose behalf shared capacity is used, in the organisation that the work is for. */
export const callerSubmitter = (actor: Actor, organisation_id: string): Submitter => ({
  organisation_id,
  caller_id: callerIdOf(actor) ?? organisation_id,
})

/** The holder of the session, finished or not. Calls with access `signing-in` always have one. */
export function sessionHolderOf({ signing_in, user_id, session_id, authenticated_at }: Actor) {
  if (signing_in !== null) return signing_in
  if (user_id === null || session_id === null) throw new Problem('unauthenticated')
  return { user_id, session_id, missing: null, authenticated_at }
}

/** The signed-in person's id. Calls with access `person` always have one. */
export function userIdOf(actor: Actor): string {
  if (actor.user_id === null) throw new Problem('unauthenticated')
  return actor.user_id
}
