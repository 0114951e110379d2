import * as auth from '@alta/contract/auth'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { answerWithin } from '#base/answer-within'
import type { Db } from '#base/database'
import { type Actor, sessionHolderOf, userIdOf } from '#base/access'
import type { Config } from '#base/config'
import { hashPassword, passwordMatches } from '#base/secrets/passwords'
import { networkOf } from '#base/http/network'
import type { Job } from '#base/jobs'
import { serve } from '#base/route'
import { openWith } from '#base/secrets/token-seal'
import type { Services } from '#base/services'
import { isAdministrator } from '../users/privileged-roles.store.ts'
import type { PendingMail } from '#base/mail/pending-mail'
import { noticeOfOwnAccount } from '../notices/mail.store.ts'
import {
  findCredentials,
  findPassword,
  lockMatchingPassword,
  organisationNamesOf,
  savePassword,
} from '../users/users.store.ts'
import { mayUsePassword, mustBeUncommon } from './auth.rules.ts'
import { idleSince, sessionLife } from '../sessions/sessions.rules.ts'
import * as store from '../sessions/sessions.store.ts'
import { clearAttempts, mustHaveAttempts } from './attempts.store.ts'
import { mustNotBeBreached } from './breached.store.ts'
import { removePasswordLinks } from '../users/account-links.store.ts'
import { passwordLinkRoutes } from './password-links.routes.ts'
import { registerRoute } from './register.routes.ts'
import { findSessionProvider } from '../sessions/session-proof.store.ts'
import { startSession, sessionOf } from './session-answer.store.ts'
import { auditRefusedAttempts } from './refused-attempts.store.ts'

interface PasswordSignIn {
  readonly user_id: string
  readonly email: string
}

/**
 * While local accounts are for emergencies, only the account named in the configuration may sign in, and only if it is
 * an administrator.
 */
async function mayComeByPassword(db: Db, config: Config, { user_id, email }: PasswordSignIn): Promise<boolean> {
  if (config.ALTA_LOCAL_ACCOUNTS === 'on') return true
  return mayUsePassword(config, email) && (await isAdministrator(db, user_id))
}

function loginRoute(app: FastifyInstance): void {
  const refused = auditRefusedAttempts(app.context.services, 'auth.login')
  serve(app, auth.login, {
    prepare: async ({ db, body, now, address }) => {
      const attempt = { account: body.email, address: networkOf(address), now }
      await mustHaveAttempts(db, attempt).catch(async (error: unknown) => {
        await refused(attempt.address)
        throw error
      })
      const known = await findCredentials(db, body.email)
      const found =
        known && (await mayComeByPassword(db, app.context.services.config, { ...known, ...body })) ? known : undefined
      const matches = await passwordMatches(body.password, found?.password_hash ?? null)
      const password_hash = matches && found?.active ? found.password_hash : null
      return { attempt, password_hash, user_id: known?.user_id ?? null }
    },
    handle: async ({ db, services, now, note, user_agent, address }, { attempt, user_id, password_hash }) => {
      note({ actor_id: user_id })
      if (user_id === null || password_hash === null) return new Problem('unauthenticated')
      // While the password was compared, an invitation may have replaced it, or somebody may have closed the account.
      // The Problem is returned, not thrown, so that the audit line stays.
      if (!(await lockMatchingPassword(db, user_id, password_hash))) return new Problem('unauthenticated')
      await clearAttempts(db, attempt)
      const opened = await startSession(db, services.config, { user_id, now, user_agent, address })
      if (opened.missing) note({ missing: opened.missing })
      return opened
    },
  })
}

function passwordRoute(app: FastifyInstance): void {
  serve(app, auth.changePassword, {
    prepare: async ({ db, actor, services, body, now, address }) => {
      // A person who found an open session may not try out passwords with it either.
      const attempt = { account: userIdOf(actor), address: networkOf(address), now }
      await mustHaveAttempts(db, attempt)
      const found = await findPassword(db, userIdOf(actor))
      if (!mayUsePassword(services.config, found?.email ?? '')) throw new Problem('forbidden')
      if (!(await passwordMatches(body.current_password, found?.password_hash ?? null)))
        throw new Problem('validation-failed', { errors: [{ pointer: '/current_password', code: 'invalid' }] })
      const organisations = await organisationNamesOf(db, userIdOf(actor))
      mustBeUncommon(body.new_password, { email: found?.email ?? '', organisations }, '/new_password')
      await mustNotBeBreached(services.config, body.new_password, '/new_password')
      return { attempt, password_hash: await hashPassword(body.new_password) }
    },
    handle: async ({ db, actor, now }, { attempt, password_hash }) => {
      const user_id = userIdOf(actor)
      await clearAttempts(db, attempt)
      await savePassword(db, user_id, password_hash)
      await store.endOtherSessions(db, user_id, actor.session_id)
      await removePasswordLinks(db, user_id)
      await noticeOfOwnAccount(db, { kind: 'password_changed', user_id, actor }, now)
      return null
    },
  })
}

/** The longest time a sign-out waits for a provider that has to be asked for its sign-out address. */
const longest_ms = 3_000

/**
 * The address at which the provider of a session ends its own session; null where there is none, or it cannot be asked.
 */
async function signOutUrl({ db, actor, services, token }: Leaving): Promise<string | null> {
  const { provider_id = null, sealed_id_token = null } =
    (await findSessionProvider(db, sessionHolderOf(actor).session_id)) ?? {}
  const provider = services.providers.get(provider_id ?? '')
  if (!provider) return null
  const id_token = sealed_id_token === null ? null : openWith(token, sealed_id_token)
  try {
    return await answerWithin(provider.signOutUrl(id_token), longest_ms, null)
  } catch {
    services.log.warn({ provider_id }, 'an identity provider does not say where one signs out')
    return null
  }
}

interface Leaving {
  readonly db: Db
  readonly actor: Actor
  readonly services: Services
  readonly token: string
}

function logoutRoute(app: FastifyInstance): void {
  serve(app, auth.logout, {
    prepare: signOutUrl,
    handle: async ({ db, actor, note }, sign_out_url) => {
      const { user_id, session_id } = sessionHolderOf(actor)
      note({ actor_id: user_id })
      await store.endSession(db, user_id, session_id)
      return { sign_out_url }
    },
  })
}

/** `send`: what sends mail. */
export function authRoutes(app: FastifyInstance, send: Job<Services, PendingMail>): void {
  loginRoute(app)
  registerRoute(app)
  passwordLinkRoutes(app, send)
  passwordRoute(app)
  logoutRoute(app)
  serve(app, auth.me, async ({ db, actor, services, now }) => {
    return await sessionOf(db, services.config, { actor, now })
  })
  serve(app, auth.activity, async ({ db, actor, services, now }) => {
    await store.markUsed(db, actor.session_id ?? '', now)
    const session = await store.findSession(db, actor.session_id)
    if (!session) throw new Problem('unauthenticated')
    return sessionLife(services.config, session, now)
  })
  serve(app, auth.sessions, async ({ db, actor, services, now }) => {
    const limits = { now, idle_since: idleSince(services.config, now), current: actor.session_id }
    return { items: await store.listSessions(db, userIdOf(actor), limits), next_cursor: null }
  })
  serve(app, auth.endSession, async ({ db, actor, params }) => {
    if (!(await store.endSession(db, userIdOf(actor), params.session_id))) throw new Problem('not-found')
    return null
  })
}
