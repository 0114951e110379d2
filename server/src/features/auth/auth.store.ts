import type { Session } from '@alta/contract/users'
import { Problem } from '@alta/contract/problems'
import { type Kysely, sql, type SqlBool } from 'kysely'
import { type Actor, nobody } from '#base/access'
import type { OrganisationRole, SystemRole } from '@alta/contract/permissions'
import { organisationRoles, systemRoles } from '@alta/contract/permissions'
import { newId } from '#base/ids'
import type { Schema } from '#base/database/schema'
import { sealWith } from '#base/secrets/token-seal'
import { newToken, tokenHash } from '#base/secrets/tokens'
import { attemptWindowMs, type Failures, waitBefore } from './auth.rules.ts'

type Db = Kysely<Schema>

const isSystemRole = (role: string): role is SystemRole => systemRoles.some((known) => known === role)
const isOrganisationRole = (role: string): role is OrganisationRole => organisationRoles.some((known) => known === role)

interface SessionLimits {
  readonly now: Date
  readonly idle_since: Date
}

interface HeldRole {
  readonly role: string | null
  readonly organisation_id: string | null
}

function rolesIn(held: readonly HeldRole[]): Pick<Actor, 'system_roles' | 'organisation_roles'> {
  const organisation_roles = new Map<string, OrganisationRole[]>()
  const system_roles: SystemRole[] = []
  for (const { role, organisation_id } of held) {
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

/**
 * Finds the live session of a token with everything its user may do; null when it has ended or its user may not act.
 * Roles in an organisation that requires single sign-on count only in a session that was opened through a provider, or
 * through the one that it names.
 * Finding it is no use of it: whoever only asks, however often, lets it end.
 */
export async function findActor(db: Db, token: string, { now, idle_since }: SessionLimits): Promise<Actor | null> {
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
  const holder = { user_id, service_credential_id: null, session_id, provider_id, name }
  return { ...holder, last_used_at, sure_until, emergency_access: emergencyAccessOf(first), ...rolesIn(rows) }
}

/** Writes down that a person did something. One that has ended meanwhile stays ended. */
export async function markUsed(db: Db, session_id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('session_id', '=', session_id)
    .where('last_used_at', '<', now)
    .execute()
}

/** What somebody who does not call now may do at this moment; null when he is gone or may not act. */
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
  return { ...nobody, user_id, name: first.name, ...rolesIn(rows) }
}

/** With whom a session was opened at an identity provider. */
interface SessionIdentity {
  readonly provider_id: string
  readonly issuer: string
  readonly subject: string
  readonly sid: string | null
  readonly id_token: string | null
}

export interface NewSession {
  readonly now: Date
  readonly expires_at: Date
  /** From where it is opened, as far as known: what the browser says it is, and the network address. */
  readonly user_agent?: string | null
  readonly address?: string | null
  /** Left out: with a password. */
  readonly identity?: SessionIdentity
}

const userAgentCharacters = 300

/** Opens a session; the token is answered once and only its hash stays. */
export async function openSession(db: Db, user_id: string, { now, expires_at, ...from }: NewSession) {
  const token = newToken()
  const { id_token = null, ...identity } = from.identity ?? {}
  await db
    .insertInto('sessions')
    .values({
      session_id: newId(now),
      user_id,
      token_hash: tokenHash(token),
      created_at: now,
      last_used_at: now,
      expires_at,
      user_agent: from.user_agent?.slice(0, userAgentCharacters) ?? null,
      address: from.address ?? null,
      ...identity,
      sealed_id_token: id_token === null ? null : sealWith(token, id_token),
    })
    .execute()
  await db.updateTable('users').set({ last_login_at: now }).where('user_id', '=', user_id).execute()
  return token
}

export const findSession = async (db: Db, session_id: string | null) =>
  await db
    .selectFrom('sessions')
    .select(['expires_at', 'last_used_at'])
    .where('session_id', '=', session_id)
    .executeTakeFirst()

/** The open sessions of a user, newest first. `current`: the session that asks. */
export async function listSessions(
  db: Db,
  user_id: string,
  { now, idle_since, current }: SessionLimits & { readonly current: string | null },
): Promise<Session[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['session_id', 'created_at', 'last_used_at', 'expires_at', 'user_agent', 'address'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idle_since)
    .orderBy('session_id', 'desc')
    .execute()
  return sessions.map(({ created_at, last_used_at, expires_at, ...session }) => ({
    ...session,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    current: session.session_id === current,
  }))
}

/** Ends one session of a user; false when he has no such session. */
export async function endSession(db: Db, user_id: string, session_id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('session_id', '=', session_id)
    .returning('session_id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function endOtherSessions(db: Db, user_id: string, kept: string | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .$if(kept !== null, (query) => query.where('session_id', '!=', kept ?? ''))
    .execute()
}

/** Ends the sessions that were opened with passwords, but those of the one address for which passwords still work. */
export async function endPasswordSessions(db: Db, kept_email: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('provider_id', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('users')
            .select('users.user_id')
            .whereRef('users.user_id', '=', 'sessions.user_id')
            .where('users.email', '=', kept_email.toLowerCase()),
        ),
      ),
    )
    .execute()
}

export interface Attempt {
  readonly account: string
  readonly address: string
  readonly now: Date
}

async function failuresOf(db: Db, by: { account?: string; address?: string }, now: Date): Promise<Failures> {
  return await db
    .selectFrom('login_attempts')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('attempted_at').as('oldest'),
      eb.fn.max('attempted_at').as('newest'),
    ])
    .where('attempted_at', '>', new Date(now.getTime() - attemptWindowMs))
    .$if(by.account !== undefined, (query) => query.where('account', '=', by.account ?? ''))
    .$if(by.address !== undefined, (query) => query.where('address', '=', by.address ?? ''))
    .executeTakeFirstOrThrow()
}

/**
 * Writes down an attempt before it is tried, so that a hundred at once count a hundred. Where it comes too early nothing
 * is written, and the answer is the milliseconds to wait. Attempts at one account, and those from one network, wait for
 * one another, whichever server process they reached. `address`: as `networkOf` gives it.
 */
async function countAttempt(db: Db, { account, address, now }: Attempt): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    for (const key of [`account ${account}`, `network ${address}`])
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
    const failures = {
      pair: await failuresOf(trx, { account, address }, now),
      account: await failuresOf(trx, { account }, now),
      network: await failuresOf(trx, { address }, now),
    }
    const wait = waitBefore(failures, now)
    if (wait > 0) return wait
    await trx
      .insertInto('login_attempts')
      .values({ login_attempt_id: newId(now), account, address, attempted_at: now })
      .execute()
    return 0
  })
}

/** Counts the attempt; throws `rate-limited` where it comes too early. */
export async function mustHaveAttempts(db: Db, attempt: Attempt): Promise<void> {
  const wait_ms = await countAttempt(db, attempt)
  if (wait_ms > 0) throw new Problem('rate-limited', { retry_after: wait_ms / 1000 })
}

export async function clearAttempts(db: Db, { account, address }: Attempt): Promise<void> {
  await db.deleteFrom('login_attempts').where('account', '=', account).where('address', '=', address).execute()
}

/** Removes ended sessions and old attempts. */
export async function purgeSessions(db: Db, { now, idle_since }: SessionLimits): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_used_at', '<=', idle_since)]))
    .execute()
  await db
    .deleteFrom('login_attempts')
    .where('attempted_at', '<=', new Date(now.getTime() - attemptWindowMs))
    .execute()
}
