import * as auth from '@alta/contract/auth'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Schema } from '#base/database/schema'
import { hashPassword } from '#base/secrets/passwords'
import { serve } from '#base/route'
import { mustBeAddressed } from '../invitations/invitations.rules.ts'
import { findOffer, holdOffer, removeLinksOf, type StoredInvitation } from '../invitations/invitations.store.ts'
import { mustStand, takeOffer } from '../invitations/offer.store.ts'
import { findUser, insertUser, organisationNamesOf, savePassword, updateUser } from '../users/users.store.ts'
import { mayRegister, mustBeUncommon } from './auth.rules.ts'
import { endOtherSessions } from './auth.store.ts'
import { makeAdministrator, spendSetupToken } from './setup.ts'

interface Registering {
  readonly trx: Transaction<Schema>
  readonly body: z.output<typeof auth.registration>
  readonly password_hash: string
  readonly now: Date
}

async function makeUser({ trx, body, password_hash, now }: Registering): Promise<string> {
  const { name, email, locale = 'en' } = body
  const user_id = await insertUser(trx, { name, email, password_hash, locale }, now)
  // a taken address looks like any other refusal: nobody learns who has an account here
  if (user_id === undefined) throw new Problem('registration-refused')
  return user_id
}

async function withSetupToken(registering: Registering, token: string) {
  const { trx, now } = registering
  if (!(await spendSetupToken(trx, token)))
    throw new Problem('validation-failed', { errors: [{ pointer: '/setup_token', code: 'token_spent' }] })
  const user_id = await makeUser(registering)
  await makeAdministrator(trx, user_id, now)
  return { user_id, first_administrator: true }
}

/** The account that was made for him gets its name and password; whoever used the old one is signed out. */
async function setPassword({ trx, body, password_hash }: Registering, user_id: string): Promise<string> {
  const { name, locale } = body
  await savePassword(trx, user_id, password_hash)
  await updateUser(trx, user_id, { name, ...(locale !== undefined && { locale }) })
  await endOtherSessions(trx, user_id, null)
  return user_id
}

async function withInvitation(registering: Registering, token: string) {
  const { trx, body, now } = registering
  const offer = await mustStand(trx, await holdOffer(trx, token, now))
  mustBeAddressed(offer, body.email)
  const { invitation_id, organisation_id, role } = offer
  const locale = body.locale ?? offer.locale ?? 'en'
  const user_id =
    offer.user_id === null
      ? await makeUser({ ...registering, body: { ...body, locale } })
      : await setPassword(registering, offer.user_id)
  await takeOffer(trx, offer, { user_id, now })
  if (offer.user_id !== null) await removeLinksOf(trx, user_id)
  return { user_id, organisation_id, invitation_id, role }
}

/** The organisations that an invited person is known to belong to, or will. */
async function namesKnownTo(db: Kysely<Schema>, { user_id, organisation_name }: StoredInvitation): Promise<string[]> {
  const held = user_id === null ? [] : await organisationNamesOf(db, user_id)
  return organisation_name === null ? held : [...held, organisation_name]
}

export function registerRoute(app: FastifyInstance): void {
  serve(app, auth.register, {
    prepare: async ({ db, body, services, now }) => {
      const { setup_token, invitation_token, email } = body
      if (invitation_token !== undefined) {
        if (setup_token !== undefined)
          throw new Problem('validation-failed', { errors: [{ pointer: '/setup_token', code: 'unrecognised' }] })
        const offer = await mustStand(db, await findOffer(db, invitation_token, now))
        mustBeAddressed(offer, email)
        mustBeUncommon(body.password, { email, organisations: await namesKnownTo(db, offer) }, '/password')
      } else if (setup_token === undefined && !mayRegister(services.config, email))
        throw new Problem('registration-refused')
      mustBeUncommon(body.password, { email }, '/password')
      return await hashPassword(body.password)
    },
    handle: async ({ db, body, now, note }, password_hash) => {
      const registering = { trx: db, body, password_hash, now }
      const { setup_token, invitation_token } = body
      const made =
        invitation_token !== undefined
          ? await withInvitation(registering, invitation_token)
          : setup_token !== undefined
            ? await withSetupToken(registering, setup_token)
            : { user_id: await makeUser(registering), first_administrator: false }
      note({ actor_id: made.user_id, ...made })
      const user = await findUser(db, made.user_id)
      if (!user) throw new Problem('unexpected')
      return user
    },
  })
}
