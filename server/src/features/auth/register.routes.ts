import * as auth from '@alta/contract/auth'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { User } from '@alta/contract/users'
import type * as z from 'zod/mini'
import type { Db, Trx } from '#base/database'
import { networkOf } from '#base/http/network'
import { newId } from '#base/ids'
import { hashPassword } from '#base/secrets/passwords'
import { serve } from '#base/route'
import type { Services } from '#base/services'
import { mustBeAddressed } from '../invitations/invitations.rules.ts'
import { findOpenInvitation, lockOpenInvitation, type StoredInvitation } from '../invitations/invitations.store.ts'
import { removeLinksOf } from '../users/account-links.store.ts'
import { assertValid, acceptInvitation, notifyOfFirstPassword } from '../invitations/accept.store.ts'
import { noticeOfOwnAccount } from '../notices/mail.store.ts'
import {
  findCredentials,
  findPassword,
  findUser,
  insertUser,
  type NewUser,
  organisationNamesOf,
  savePassword,
  updateUser,
} from '../users/users.store.ts'
import { lockUnverified, verifyUser } from '../users/verification.store.ts'
import { mayRegister, mayUsePassword, mustBeUncommon } from './auth.rules.ts'
import { endOtherSessions } from '../sessions/sessions.store.ts'
import { mustNotBeBreached } from './breached.store.ts'
import { countRegistration } from './registrations.store.ts'
import { makeAdministrator, spendSetupToken } from './setup.ts'
import { auditRefusedAttempts } from './refused-attempts.store.ts'

interface RegistrationCheck {
  readonly db: Db
  readonly body: z.output<typeof auth.registration>
  readonly services: Services
  readonly now: Date
}

interface Registering {
  readonly trx: Trx
  readonly body: z.output<typeof auth.registration>
  readonly password_hash: string
  readonly now: Date
}

const newUser = ({ body, password_hash }: Registering) => {
  const { name, email, locale = 'en' } = body
  return { name, email, locale, password_hash }
}

/** Registers the holder of a link. Throws `registration-refused` when the address has an account already. */
async function makeUser(registering: Registering, origin: NewUser['origin']): Promise<string> {
  const user_id = await insertUser(registering.trx, { ...newUser(registering), origin }, registering.now)
  if (user_id === undefined) throw new Problem('registration-refused')
  return user_id
}

async function withSetupToken(registering: Registering, token: string) {
  const { trx, now } = registering
  if (!(await spendSetupToken(trx, token)))
    throw new Problem('validation-failed', { errors: [{ pointer: '/setup_token', code: 'token_spent' }] })
  // The person who registered the address before gets no access by this.
  const opened = await lockUnverified(trx, registering.body.email)
  const user_id = opened === null ? await makeUser(registering, 'installed') : await setPassword(registering, opened)
  await makeAdministrator(trx, user_id, now)
  return { user_id, first_administrator: true }
}

/**
 * An existing account gets the name and password of the holder of the link, and is verified by it. Its previous
 * password, its sessions and, once the link is used up, its other links stop working.
 */
async function setPassword({ trx, body, password_hash, now }: Registering, user_id: string): Promise<string> {
  const { name, locale } = body
  await savePassword(trx, user_id, password_hash)
  await updateUser(trx, user_id, { name, ...(locale !== undefined && { locale }) })
  await verifyUser(trx, user_id, now)
  await endOtherSessions(trx, user_id, null)
  return user_id
}

async function withInvitation(registering: Registering, token: string) {
  const { trx, body, now } = registering
  const offer = await assertValid(trx, await lockOpenInvitation(trx, token, now))
  mustBeAddressed(offer, body.email)
  const { invitation_id, organisation_id, role } = offer
  const locale = body.locale ?? offer.locale ?? 'en'
  const opened = offer.user_id ?? (await lockUnverified(trx, offer.email))
  const had_password = opened !== null && ((await findPassword(trx, opened))?.password_hash ?? null) !== null
  const user_id =
    opened === null
      ? await makeUser({ ...registering, body: { ...body, locale } }, 'invited')
      : await setPassword(registering, opened)
  if (offer.user_id !== null) {
    await notifyOfFirstPassword(trx, offer, now)
    const notice = { kind: 'password_reset', user_id, actor: { user_id, name: body.name } } as const
    if (had_password) await noticeOfOwnAccount(trx, notice, now)
  }
  await acceptInvitation(trx, offer, { user_id, now })
  if (opened !== null) await removeLinksOf(trx, user_id)
  const replaced_unverified = opened !== null && offer.user_id === null
  return { user_id, organisation_id, invitation_id, role, ...(replaced_unverified && { replaced_unverified }) }
}

/** The names of the organisations that an invited person belongs to, or will belong to. */
async function namesKnownTo(db: Db, { user_id, organisation_name }: StoredInvitation): Promise<string[]> {
  const names = user_id === null ? [] : await organisationNamesOf(db, user_id)
  return organisation_name === null ? names : [...names, organisation_name]
}

/**
 * Registers somebody without a link. The answer depends only on what was sent, so that nobody learns who has an account
 * here: for a taken address it names a user who does not exist, and an account made for another address is unverified.
 */
async function registerUnasked(registering: Registering, address: string) {
  const { trx, now } = registering
  const unasked = { ...newUser(registering), origin: 'registered' } as const
  const made = await insertUser(trx, { ...unasked, registered_from: address }, now)
  const { password_hash: _, ...shown } = unasked
  const answer: User = {
    user_id: made ?? newId(now),
    ...shown,
    active: true,
    created_at: now.toISOString(),
    verified_at: null,
    last_login_at: null,
    system_role_count: 0,
    healthcare_organisation_role_count: 0,
    revision: 1,
  }
  if (made !== undefined) return { answer, noted: { actor_id: made, user_id: made, first_administrator: false } }
  const known = await findCredentials(trx, unasked.email)
  return { answer, noted: { user_id: known?.user_id ?? null, first_administrator: false, registered_already: true } }
}

/** Checks whether an account may be requested with such a body. Throws the reason why not. */
async function mustBeWelcome({ db, body, services, now }: RegistrationCheck): Promise<void> {
  const { setup_token, invitation_token, email, password } = body
  if (!mayUsePassword(services.config, email)) throw new Problem('registration-refused')
  if (invitation_token !== undefined) {
    if (setup_token !== undefined)
      throw new Problem('validation-failed', { errors: [{ pointer: '/setup_token', code: 'unrecognised' }] })
    const offer = await assertValid(db, await findOpenInvitation(db, invitation_token, now))
    mustBeAddressed(offer, email)
    mustBeUncommon(password, { email, organisations: await namesKnownTo(db, offer) }, '/password')
  } else if (setup_token === undefined && !mayRegister(services.config, email))
    throw new Problem('registration-refused')
  mustBeUncommon(password, { email }, '/password')
  await mustNotBeBreached(services.config, password, '/password')
}

export function registerRoute(app: FastifyInstance): void {
  const refused = auditRefusedAttempts(app.context.services, 'auth.register')
  serve(app, auth.register, {
    prepare: async ({ db, body, services, now, address }) => {
      await mustBeWelcome({ db, body, services, now })
      // Many people of one network may come by invitation, and each of them was invited by somebody.
      if (body.invitation_token === undefined) {
        const network = networkOf(address)
        const wait_ms = await countRegistration(db, network, now)
        if (wait_ms > 0) {
          await refused(network)
          throw new Problem('rate-limited', { retry_after: wait_ms / 1000 })
        }
      }
      return await hashPassword(body.password)
    },
    handle: async ({ db, body, now, note, address }, password_hash) => {
      const registering = { trx: db, body, password_hash, now }
      const { setup_token, invitation_token } = body
      if (invitation_token === undefined && setup_token === undefined) {
        const { answer, noted } = await registerUnasked(registering, address)
        note(noted)
        return answer
      }
      const made =
        invitation_token !== undefined
          ? await withInvitation(registering, invitation_token)
          : await withSetupToken(registering, setup_token ?? '')
      note({ actor_id: made.user_id, ...made })
      const user = await findUser(db, made.user_id)
      if (!user) throw new Problem('unexpected')
      return user
    },
  })
}
