import { Problem } from '@alta/contract/problems'
import * as secondFactor from '@alta/contract/second-factor'
import type { SecondFactor } from '@alta/contract/second-factor'
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#base/database'
import { type Actor, sessionHolderOf } from '#base/access'
import { networkOf } from '#base/http/network'
import { serve } from '#base/route'
import { matchingStep, newTotpSecret, totpUri } from '#base/secrets/totp'
import { markSecondFactor } from '../sessions/sessions.store.ts'
import { clearAttempts, mustHaveAttempts } from '../auth/attempts.store.ts'
import { findUser, lockUser } from '../users/users.store.ts'
import { registrationOptions, verifyRegistration } from './passkeys.ts'
import { mustHaveRoom, expiredField, passkeySite, sealedFor, invalidField } from './second-factor.rules.ts'
import { noticeOfOwnAccount } from '../notices/mail.store.ts'
import * as store from './second-factor.store.ts'

/** A person who may set one up: signed in, or signing in without one. A sign-in that lacks its proof may not. */
function enrollerOf(actor: Actor) {
  const holder = sessionHolderOf(actor)
  if (holder.missing === 'proof') throw new Problem('second-factor-required')
  return holder
}

interface Enrolling {
  readonly trx: Trx
  readonly actor: Actor
  readonly now: Date
  readonly insert: () => Promise<SecondFactor | undefined>
}

/**
 * Adds it, with recovery codes where it is the first. The session that set it up counts as having given it; every other
 * session is asked for it.
 */
async function enrol({ trx, actor, now, insert }: Enrolling) {
  const { user_id, session_id } = enrollerOf(actor)
  await lockUser(trx, user_id)
  const before = await store.listFactors(trx, user_id)
  mustHaveRoom(before.length)
  const second_factor = await insert()
  if (!second_factor) return null
  await markSecondFactor(trx, session_id, now)
  const subject = { id: second_factor.second_factor_id, name: second_factor.name }
  // A person who sets it up while signing in is not the actor of the call yet; the line names them all the same.
  const by = { user_id, name: actor.name }
  await noticeOfOwnAccount(trx, { kind: 'second_factor_added', user_id, actor: by, subject }, now)
  const recovery_codes = before.length === 0 ? await store.renewRecoveryCodes(trx, user_id) : null
  return { second_factor, recovery_codes }
}

function totpRoutes(app: FastifyInstance): void {
  serve(app, secondFactor.beginTotp, async ({ db, actor, services: { seals }, now, note }) => {
    const { user_id, session_id } = enrollerOf(actor)
    note({ actor_id: user_id })
    const user = await findUser(db, user_id)
    if (seals === null || !user) throw new Problem('not-ready')
    const secret = newTotpSecret()
    const challenge = seals.seal(secret, sealedFor(user_id))
    await store.saveChallenge(db, { session_id, purpose: 'totp', challenge, made_at: now })
    return { secret, uri: totpUri(secret, { issuer: 'Alta', account: user.email }) }
  })
  serve(app, secondFactor.addTotp, {
    prepare: async ({ db, actor, services: { seals }, body, now, address }) => {
      const { user_id, session_id } = enrollerOf(actor)
      const attempt = { account: `second factor ${user_id}`, address: networkOf(address), now }
      await mustHaveAttempts(db, attempt)
      const sealed_secret = await store.findChallenge(db, { session_id, purpose: 'totp' }, now)
      const secret = sealed_secret === undefined ? null : (seals?.open(sealed_secret, sealedFor(user_id)) ?? null)
      if (sealed_secret === undefined || secret === null) throw expiredField('code')
      const last_step = matchingStep(secret, body.code, now)
      if (last_step === null) throw invalidField('code')
      return { attempt, sealed_secret, last_step }
    },
    handle: async ({ db, actor, body: { name }, now, note }, { attempt, sealed_secret, last_step }) => {
      const { user_id, session_id } = enrollerOf(actor)
      note({ actor_id: user_id })
      await clearAttempts(db, attempt)
      // The challenge is used up here: the same code sent twice at once adds one app.
      const taken = await store.consumeChallenge(db, { session_id, purpose: 'totp' }, now)
      if (taken !== sealed_secret) throw expiredField('code')
      const factor = { kind: 'totp', user_id, name, sealed_secret, last_step } as const
      const insert = async () => await store.insertFactor(db, factor, now)
      const enrolled = await enrol({ trx: db, actor, now, insert })
      if (!enrolled) throw new Problem('unexpected')
      note({ second_factor_id: enrolled.second_factor.second_factor_id })
      return enrolled
    },
  })
}

function passkeyRoutes(app: FastifyInstance): void {
  serve(app, secondFactor.beginPasskey, async ({ db, actor, services, now, note }) => {
    const { user_id, session_id } = enrollerOf(actor)
    note({ actor_id: user_id })
    const site = passkeySite(services.config)
    const user = await findUser(db, user_id)
    if (site === null || !user) throw new Problem('not-ready')
    const question = registrationOptions(site, { ...user, passkeys: await store.findPasskeys(db, user_id) })
    const { challenge } = question
    await store.saveChallenge(db, { session_id, purpose: 'passkey', challenge, made_at: now })
    return question
  })
  serve(app, secondFactor.addPasskey, {
    prepare: async ({ db, actor, services, body, now }) => {
      const { session_id } = enrollerOf(actor)
      const site = passkeySite(services.config)
      const challenge = await store.consumeChallenge(db, { session_id, purpose: 'passkey' }, now)
      if (site === null || challenge === undefined) throw expiredField('passkey')
      const made = await verifyRegistration(body.passkey, { site, challenge })
      if (made === null) throw invalidField('passkey')
      return made
    },
    handle: async ({ db, actor, body: { name }, now, note }, made) => {
      const { user_id } = enrollerOf(actor)
      note({ actor_id: user_id })
      const insert = async () => await store.insertFactor(db, { kind: 'passkey', user_id, name, ...made }, now)
      const enrolled = await enrol({ trx: db, actor, now, insert })
      if (!enrolled) throw new Problem('already-exists', { errors: [{ pointer: '/passkey', code: 'already_taken' }] })
      note({ second_factor_id: enrolled.second_factor.second_factor_id })
      return enrolled
    },
  })
}

/** The calls that set up a second factor: an authenticator app, or a passkey. */
export function enrolmentRoutes(app: FastifyInstance): void {
  totpRoutes(app)
  passkeyRoutes(app)
}
