import type { Session } from '@alta/contract/users'
import { newId } from '#base/ids'
import { sealWith } from '#base/secrets/token-seal'
import { newToken, tokenHash } from '#base/secrets/tokens'
import type { Db } from '#base/database'

interface SessionLimits {
  readonly now: Date
  readonly idle_since: Date
}

/** Records that a person did something. A session that has ended meanwhile stays ended. */
export async function markUsed(db: Db, session_id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('session_id', '=', session_id)
    .where('last_used_at', '<', now)
    .execute()
}

/** The identity provider through which a session was opened. */
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
  /** Where it is opened, as far as known: the name of the browser, and the network address. */
  readonly user_agent?: string | null
  readonly address?: string | null
  /** Left out: it was opened with a password. */
  readonly identity?: SessionIdentity
  /** The time when the provider asked for the identity; left out: now. */
  readonly authenticated_at?: Date
}

const userAgentCharacters = 300

/** Opens a session; the token is returned once and only its hash is stored. */
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
      authenticated_at: from.authenticated_at ?? now,
      ...identity,
      sealed_id_token: id_token === null ? null : sealWith(token, id_token),
    })
    .execute()
  await db
    .updateTable('users')
    .set({ last_login_at: now, email_is_new: false })
    .where('user_id', '=', user_id)
    .execute()
  return token
}

/** Sets the time when a session ends at the latest. */
export async function endAt(db: Db, session_id: string, expires_at: Date): Promise<void> {
  await db.updateTable('sessions').set({ expires_at }).where('session_id', '=', session_id).execute()
}

/** Records that the person has just proved their identity again. */
export async function markAuthenticated(db: Db, session_id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ authenticated_at: now }).where('session_id', '=', session_id).execute()
}

/** Records that the session has its second factor. */
export async function markSecondFactor(db: Db, session_id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ second_factor_at: now }).where('session_id', '=', session_id).execute()
}

/** Finishes a session's sign-in, with a new token: the old one, which a password alone had opened, stops working. */
export async function finishSession(
  db: Db,
  session_id: string,
  { now, endOf }: { readonly now: Date; readonly endOf: (created_at: Date) => Date },
): Promise<string> {
  const token = newToken()
  const { created_at } = await db
    .updateTable('sessions')
    .set({ token_hash: tokenHash(token), second_factor_at: now, authenticated_at: now, last_used_at: now })
    .where('session_id', '=', session_id)
    .returning('created_at')
    .executeTakeFirstOrThrow()
  await endAt(db, session_id, endOf(created_at))
  return token
}

export const findSession = async (db: Db, session_id: string | null) =>
  await db
    .selectFrom('sessions')
    .select(['expires_at', 'last_used_at'])
    .where('session_id', '=', session_id)
    .executeTakeFirst()

/** The open sessions of a user, newest first. `current`: the session of the caller. */
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

/** Ends one session of a user; false when the user has no such session. */
export async function endSession(db: Db, user_id: string, session_id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('session_id', '=', session_id)
    .returning('session_id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function endOtherSessions(db: Db, user_id: string, except: string | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .$if(except !== null, (query) => query.where('session_id', '!=', except ?? ''))
    .execute()
}

/**
 * Ends the sessions that were opened with passwords, except those of the one address for which passwords still work.
 */
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

/** Removes ended sessions. */
export async function purgeSessions(db: Db, { now, idle_since }: SessionLimits): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_used_at', '<=', idle_since)]))
    .execute()
}
