import * as auth from '@alta/contract/auth'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { systemPermissions, userIdOf } from '#base/access'
import { hashPassword, passwordMatches } from '#base/passwords'
import { serve } from '#base/route'
import type { Schema } from '#base/database/schema'
import { findCredentials, findPassword, findUser, insertUser, savePassword } from '../users/users.store.ts'
import { attemptWindowMs, idleSince, mayRegister, mustBeUncommon, sessionEnd } from './auth.rules.ts'
import * as store from './auth.store.ts'
import { makeAdministrator, spendSetupToken } from './setup.ts'

async function mustHaveAttempts(db: Kysely<Schema>, attempt: store.Attempt): Promise<void> {
  const oldest = await store.countAttempt(db, attempt)
  if (oldest === undefined) return
  const retry_after = (oldest.getTime() + attemptWindowMs - attempt.now.getTime()) / 1000
  throw new Problem('rate-limited', { retry_after })
}

function loginRoute(app: FastifyInstance): void {
  serve(app, auth.login, {
    prepare: async ({ db, body, now, address }) => {
      const attempt = { account: body.email, address, now }
      await mustHaveAttempts(db, attempt)
      const found = await findCredentials(db, body.email)
      const matches = await passwordMatches(body.password, found?.password_hash ?? null)
      return { attempt, user_id: matches && found?.active ? found.user_id : null, known: found?.user_id ?? null }
    },
    handle: async ({ db, services, now, note }, { attempt, user_id, known }) => {
      note({ actor_id: known })
      if (user_id === null) return new Problem('unauthenticated')
      await store.clearAttempts(db, attempt)
      const expires_at = sessionEnd(services.config, now)
      const token = await store.openSession(db, user_id, { now, expires_at })
      const user = await findUser(db, user_id)
      const actor = await store.findActor(db, token, { now, idle_since: idleSince(services.config, now) })
      if (!user || !actor) throw new Problem('unexpected')
      return { token, user, system_permissions: systemPermissions(actor), expires_at: expires_at.toISOString() }
    },
  })
}

function registerRoute(app: FastifyInstance): void {
  serve(app, auth.register, {
    prepare: async ({ body, services }) => {
      if (body.setup_token === undefined && !mayRegister(services.config, body.email))
        throw new Problem('registration-refused')
      mustBeUncommon(body.password, body.email, '/password')
      return await hashPassword(body.password)
    },
    handle: async ({ db, body, now, note }, password_hash) => {
      if (body.setup_token !== undefined && !(await spendSetupToken(db, body.setup_token)))
        throw new Problem('validation-failed', { errors: [{ pointer: '/setup_token', code: 'token_spent' }] })
      const { name, email, locale = 'en' } = body
      const user_id = await insertUser(db, { name, email, password_hash, locale }, now)
      // a taken address looks like any other refusal: nobody learns who has an account here
      if (user_id === undefined) throw new Problem('registration-refused')
      if (body.setup_token !== undefined) await makeAdministrator(db, user_id, now)
      note({ actor_id: user_id, user_id, first_administrator: body.setup_token !== undefined })
      const user = await findUser(db, user_id)
      if (!user) throw new Problem('unexpected')
      return user
    },
  })
}

function passwordRoute(app: FastifyInstance): void {
  serve(app, auth.changePassword, {
    prepare: async ({ db, actor, body, now, address }) => {
      // whoever found an open session may not try out passwords with it either
      const attempt = { account: userIdOf(actor), address, now }
      await mustHaveAttempts(db, attempt)
      const found = await findPassword(db, userIdOf(actor))
      if (!(await passwordMatches(body.current_password, found?.password_hash ?? null)))
        throw new Problem('validation-failed', { errors: [{ pointer: '/current_password', code: 'invalid' }] })
      mustBeUncommon(body.new_password, found?.email ?? '', '/new_password')
      return { attempt, password_hash: await hashPassword(body.new_password) }
    },
    handle: async ({ db, actor }, { attempt, password_hash }) => {
      const user_id = userIdOf(actor)
      await store.clearAttempts(db, attempt)
      await savePassword(db, user_id, password_hash)
      await store.endOtherSessions(db, user_id, actor.session_id)
      return null
    },
  })
}

export function authRoutes(app: FastifyInstance): void {
  loginRoute(app)
  registerRoute(app)
  passwordRoute(app)
  serve(app, auth.me, async ({ db, actor }) => {
    const user = await findUser(db, userIdOf(actor))
    const session = await store.findSession(db, actor.session_id)
    if (!user || !session) throw new Problem('unauthenticated')
    return { user, system_permissions: systemPermissions(actor), expires_at: session.expires_at.toISOString() }
  })
  serve(app, auth.logout, async ({ db, actor }) => {
    await store.endSession(db, userIdOf(actor), actor.session_id ?? '')
    return null
  })
  serve(app, auth.sessions, async ({ db, actor, services, now }) => {
    const limits = { now, idle_since: idleSince(services.config, now) }
    const sessions = await store.listSessions(db, userIdOf(actor), limits)
    return {
      items: sessions.map((session) => ({
        session_id: session.session_id,
        created_at: session.created_at.toISOString(),
        last_used_at: session.last_used_at.toISOString(),
        expires_at: session.expires_at.toISOString(),
        current: session.session_id === actor.session_id,
        user_agent: session.user_agent,
        address: session.address,
      })),
      next_cursor: null,
    }
  })
  serve(app, auth.endSession, async ({ db, actor, params }) => {
    if (!(await store.endSession(db, userIdOf(actor), params.session_id))) throw new Problem('not-found')
    return null
  })
}
