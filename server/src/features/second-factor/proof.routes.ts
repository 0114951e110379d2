import { Problem } from '@alta/contract/problems'
import * as secondFactor from '@alta/contract/second-factor'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#base/database'
import { sessionHolderOf } from '#base/access'
import { networkOf } from '#base/http/network'
import { serve } from '#base/route'
import { usablePassword } from '../auth/auth.rules.ts'
import { sessionEnd } from '../sessions/sessions.rules.ts'
import { finishSession, markAuthenticated } from '../sessions/sessions.store.ts'
import { clearAttempts, mustHaveAttempts } from '../auth/attempts.store.ts'
import { tryOwnPassword, wrongPassword } from '../auth/own-password.store.ts'
import { sessionAnswer } from '../auth/session-answer.store.ts'
import { findPassword, lockMatchingPassword } from '../users/users.store.ts'
import { authenticationOptions } from './passkeys.ts'
import { fieldOf, checkProof } from './proof.store.ts'
import { passkeySite, invalidField } from './second-factor.rules.ts'
import * as store from './second-factor.store.ts'

function stateRoute(app: FastifyInstance): void {
  serve(app, secondFactor.state, async ({ db, actor, services: { config, seals } }) => {
    const { user_id, missing } = sessionHolderOf(actor)
    const kinds = (await store.listFactors(db, user_id)).map(({ kind }) => kind)
    return {
      missing,
      passkey: kinds.includes('passkey'),
      totp: kinds.includes('totp'),
      recovery_codes_left: await store.countRecoveryCodes(db, user_id),
      has_password: usablePassword(config, await findPassword(db, user_id)) !== null,
      provider_id: actor.provider_id,
      totp_offered: seals !== null,
      passkey_origin: passkeySite(config)?.origin ?? null,
      reauthentication_minutes: config.ALTA_REAUTHENTICATION,
    }
  })
  serve(app, secondFactor.beginPasskeyUse, async ({ db, actor, services, now }) => {
    const { user_id, session_id, missing } = sessionHolderOf(actor)
    const site = passkeySite(services.config)
    const passkeys = await store.findPasskeys(db, user_id)
    if (site === null || passkeys.length === 0) throw new Problem('not-ready')
    const question = authenticationOptions(site, { passkeys, alone: missing === null })
    const { challenge } = question
    await store.saveChallenge(db, { session_id, purpose: 'passkey_use', challenge, made_at: now })
    return question
  })
}

interface Trying {
  readonly db: Db
  readonly user_id: string
  readonly address: string
  readonly now: Date
}

/** Counts an attempt, as those at passwords are counted, but apart from them. Throws `rate-limited`. */
async function countTry({ db, user_id, address, now }: Trying) {
  const attempt = { account: `second factor ${user_id}`, address: networkOf(address), now }
  await mustHaveAttempts(db, attempt)
  return attempt
}

function proveRoute(app: FastifyInstance): void {
  serve(app, secondFactor.prove, {
    prepare: async ({ db, actor, services, body, now, address }) => {
      const { user_id, session_id, missing } = sessionHolderOf(actor)
      // A person whose sign-in lacks no proof has nothing to finish here.
      if (missing !== 'proof') throw new Problem('forbidden')
      const attempt = await countTry({ db, user_id, address, now })
      return { attempt, proof: await checkProof(body, { db, services, user_id, session_id, now, alone: false }) }
    },
    handle: async ({ db, actor, services, body, now, note }, { attempt, proof }) => {
      const { user_id, session_id } = sessionHolderOf(actor)
      note({ actor_id: user_id, by: proof?.kind ?? fieldOf(body) })
      // The Problem is returned, not thrown, so that the audit line stays.
      if (proof === null || !(await proof.take(db))) return invalidField(fieldOf(body))
      await clearAttempts(db, attempt)
      const { config } = services
      const token = await finishSession(db, session_id, { now, endOf: (created_at) => sessionEnd(config, created_at) })
      return await sessionAnswer(db, config, { token, now })
    },
  })
}

function reauthenticateRoute(app: FastifyInstance): void {
  serve(app, secondFactor.reauthenticate, {
    prepare: async ({ db, actor, services, body, now, address }) => {
      const { user_id, session_id, missing } = sessionHolderOf(actor)
      if (missing === 'proof') throw new Problem('second-factor-required')
      if ('password' in body) {
        const { config } = services
        const tried = await tryOwnPassword({ db, user_id, config, password: body.password, now, address })
        const { password_hash } = tried
        if (password_hash === null) return { ...tried, take: null, by: 'password' }
        const take = async (trx: Db) => await lockMatchingPassword(trx, user_id, password_hash)
        return { ...tried, take, by: 'password' }
      }
      const attempt = await countTry({ db, user_id, address, now })
      const proof = await checkProof(body, { db, services, user_id, session_id, now, alone: true })
      return { attempt, take: proof?.take ?? null, by: fieldOf(body) }
    },
    handle: async ({ db, actor, body, now, note }, { attempt, take, by }) => {
      const { user_id, session_id } = sessionHolderOf(actor)
      note({ actor_id: user_id, by })
      if (take === null || !(await take(db))) return 'password' in body ? wrongPassword() : invalidField(fieldOf(body))
      await clearAttempts(db, attempt)
      await markAuthenticated(db, session_id, now)
      return null
    },
  })
}

/** The calls that give a second factor at sign-in, and that prove the identity again. */
export function proofRoutes(app: FastifyInstance): void {
  stateRoute(app)
  proveRoute(app)
  reauthenticateRoute(app)
}
