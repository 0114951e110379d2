import type { OrganisationRole, SystemRole } from '@alta/contract/permissions'
import { organisationRoles, systemRoles } from '@alta/contract/permissions'
import { sql, type SqlBool } from 'kysely'
import { type Actor, anonymous } from '#base/access'
import { tokenHash } from '#base/secrets/tokens'
import type { limitsOf } from './sessions.rules.ts'
import type { Db } from '#base/database'

const isSystemRole = (role: string): role is SystemRole => systemRoles.some((known) => known === role)
const isOrganisationRole = (role: string): role is OrganisationRole => organisationRoles.some((known) => known === role)

type ActorLimits = ReturnType<typeof limitsOf>

interface ActorRoleRow {
  readonly role: string | null
  readonly organisation_id: string | null
}

function rolesIn(assignments: readonly ActorRoleRow[]): Pick<Actor, 'system_roles' | 'organisation_roles'> {
  const organisation_roles = new Map<string, OrganisationRole[]>()
  const system_roles: SystemRole[] = []
  for (const { role, organisation_id } of assignments) {
    if (role === null) continue
    if (organisation_id === null) {
      if (isSystemRole(role)) system_roles.push(role)
    } else if (isOrganisationRole(role))
      organisation_roles.set(organisation_id, [...(organisation_roles.get(organisation_id) ?? []), role])
  }
  return { system_roles, organisation_roles }
}

const emergencyAccessOf = (row: {
  readonly emergency_access_id: string | null
  readonly emergency_organisation_id: string | null
}): Actor['emergency_access'] =>
  row.emergency_access_id === null || row.emergency_organisation_id === null
    ? null
    : { emergency_access_id: row.emergency_access_id, organisation_id: row.emergency_organisation_id }

/** Whether one of the user's roles requires a second factor where it is held. */
const isAskedByOrganisation = sql<boolean>`exists (
  select from role_assignments assignment join organisations organisation on organisation.organisation_id = assignment.organisation_id
  where assignment.user_id = users.user_id and assignment.role = any(organisation.second_factor_roles))`
const hasSecondFactor = sql<boolean>`exists (select from second_factors where second_factors.user_id = users.user_id)`

const isAskedBy = (second_factor: ActorLimits['second_factor'], { system_roles }: Pick<Actor, 'system_roles'>) =>
  second_factor === 'everybody' || (second_factor === 'administrators' && system_roles.length > 0)

interface SignIn {
  readonly provider_id: string | null
  readonly second_factor_at: Date | null
  readonly has_factor: boolean
  readonly is_asked: boolean
}

/**
 * The step that a sign-in lacks. For sessions of an identity provider, the provider is responsible. A person who has a
 * second factor gives it in each session, also in those that were open before it was set up; a person who must have one
 * sets it up first.
 */
function missingIn({ provider_id, second_factor_at, has_factor, is_asked }: SignIn): 'proof' | 'enrolment' | null {
  if (provider_id !== null) return null
  if (has_factor) return second_factor_at === null ? 'proof' : null
  return is_asked ? 'enrolment' : null
}

/**
 * Finds the live session of a token with all permissions of its user; null when it has ended or its user may not act.
 * Roles in an organisation that requires single sign-on count only in a session that was opened through a provider, or
 * through the one that it names. A session that lacks its second factor has no actor: it can only be finished, see
 * `signing_in`. Finding a session does not count as a use of it, so calls that only ask let it end.
 */
export async function findActor(db: Db, token: string, limits: ActorLimits): Promise<Actor | null> {
  const { now, idle_since, second_factor } = limits
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .leftJoin('role_assignments', (join) =>
      join.onRef('role_assignments.user_id', '=', 'users.user_id').on(
        sql<SqlBool>`not exists (
          select from organisations place
          where place.organisation_id = role_assignments.organisation_id and place.single_sign_on = 'required'
            and (sessions.provider_id is null or sessions.provider_id <> place.single_sign_on_provider))`,
      ),
    )
    .leftJoin('emergency_accesses as emergency', (join) =>
      join
        .onRef('emergency.session_id', '=', 'sessions.session_id')
        .on('emergency.ended_at', 'is', null)
        .on('emergency.expires_at', '>', now),
    )
    .select(['emergency_access_id', 'emergency.organisation_id as emergency_organisation_id'])
    .select('emergency.expires_at as emergency_expires_at')
    .select(['sessions.session_id', 'sessions.last_used_at', 'sessions.expires_at', 'sessions.provider_id'])
    .select(['sessions.created_at', 'sessions.authenticated_at', 'sessions.second_factor_at'])
    .select([hasSecondFactor.as('has_factor'), isAskedByOrganisation.as('by_organisation')])
    .select(['users.user_id', 'users.name'])
    .select(['role_assignments.role', 'role_assignments.organisation_id'])
    .where('sessions.token_hash', '=', tokenHash(token))
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idle_since)
    .where('users.active', '=', true)
    .execute()
  const first = rows[0]
  if (!first) return null
  const { user_id, session_id, provider_id, name, last_used_at } = first
  const idle_end = last_used_at.getTime() + now.getTime() - idle_since.getTime()
  const ends = [first.expires_at, ...(first.emergency_expires_at ? [first.emergency_expires_at] : [])]
  const sure_until = new Date(Math.min(idle_end, ...ends.map((end) => end.getTime())))
  const authenticated_at = first.authenticated_at ?? first.created_at
  const roles = rolesIn(rows)
  const is_asked = first.by_organisation || isAskedBy(second_factor, roles)
  const missing = missingIn({ ...first, is_asked })
  if (missing) return { ...anonymous, signing_in: { user_id, session_id, missing, authenticated_at }, sure_until }
  const holder = { user_id, service_credential_id: null, session_id, provider_id, name, signing_in: null }
  const times = { last_used_at, sure_until, authenticated_at }
  return { ...holder, ...times, emergency_access: emergencyAccessOf(first), ...roles }
}

/** The present permissions of a person who is not the caller; null when the person was deleted or may not act. */
export async function findActorById(db: Db, user_id: string): Promise<Actor | null> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('role_assignments', 'role_assignments.user_id', 'users.user_id')
    .select(['users.user_id', 'users.name', 'role_assignments.role', 'role_assignments.organisation_id'])
    .where('users.user_id', '=', user_id)
    .where('users.active', '=', true)
    .execute()
  const first = rows[0]
  if (!first) return null
  return { ...anonymous, user_id, name: first.name, ...rolesIn(rows) }
}
