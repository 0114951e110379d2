import type { EndpointResponse } from '@alta/contract/endpoint'
import type { login, me } from '@alta/contract/auth'
import { Problem } from '@alta/contract/problems'
import type { Db, Trx } from '#base/database'
import { type Actor, sessionHolderOf, systemPermissions } from '#base/access'
import type { Config } from '#base/config'
import { findUser } from '../users/users.store.ts'
import { limitsOf, sessionEnd, sessionLife, unfinishedEnd } from '../sessions/sessions.rules.ts'
import { findActor } from '../sessions/actor.store.ts'
import { endAt, findSession, type NewSession, openSession } from '../sessions/sessions.store.ts'
import { notifyOfNewDevice } from './devices.store.ts'

type NewSignedInSession = Omit<NewSession, 'expires_at'> & { readonly user_id: string }

/** Opens a session for a person who has proved their identity, and returns the answer to the sign-in. */
export async function startSession(
  trx: Trx,
  config: Config,
  { user_id, now, ...from }: NewSignedInSession,
): Promise<EndpointResponse<typeof login>> {
  const expires_at = sessionEnd(config, now)
  const token = await openSession(trx, user_id, { now, expires_at, ...from })
  const user = await findUser(trx, user_id)
  const device = { user_agent: from.user_agent ?? null, address: from.address ?? null, now }
  // The notice is also sent where a second factor is still missing: somebody knows the password.
  if (user) await notifyOfNewDevice(trx, user, device)
  const actor = await findActor(trx, token, limitsOf(config, now))
  if (actor?.signing_in?.missing === 'proof') await endAt(trx, actor.signing_in.session_id, unfinishedEnd(now))
  return await sessionAnswer(trx, config, { token, now })
}

/** The description of a session for its holder. */
export async function sessionAnswer(
  db: Db,
  config: Config,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<EndpointResponse<typeof login>> {
  const actor = await findActor(db, token, limitsOf(config, now))
  if (!actor) throw new Problem('unauthenticated')
  return { token, ...(await sessionOf(db, config, { actor, now })) }
}

interface ActorSession {
  readonly actor: Actor
  readonly now: Date
}

/** The person of a session, what the sign-in lacks, and how long the session lives. */
export async function sessionOf(
  db: Db,
  config: Config,
  { actor, now }: ActorSession,
): Promise<EndpointResponse<typeof me>> {
  const { user_id, session_id, missing } = sessionHolderOf(actor)
  const user = await findUser(db, user_id)
  const session = await findSession(db, session_id)
  if (!user || !session) throw new Problem('unauthenticated')
  return { user, missing, system_permissions: systemPermissions(actor), ...sessionLife(config, session, now) }
}
