import * as singleSignOn from '@alta/contract/single-sign-on'
import type { SignInRefusal } from '@alta/contract/single-sign-on'
import { Problem } from '@alta/contract/problems'
import type { Language } from '@alta/contract/languages'
import type { FastifyInstance } from 'fastify'
import type { Db, Trx } from '#base/database'
import { networkOf } from '#base/http/network'
import type { AttemptPurpose } from '#base/database/tables'
import { type IdentityProvider, ProviderError, type SignedIn } from '#base/identity-providers/provider'
import { serve } from '#base/route'
import type { Services } from '#base/services'
import { clearAttempts, mustHaveAttempts } from '../auth/attempts.store.ts'
import { startSession } from '../auth/session-answer.store.ts'
import { type AuditRefusedAttempts, auditRefusedAttempts } from '../auth/refused-attempts.store.ts'
import { insertUser, isEmailTaken } from '../users/users.store.ts'
import { beginAttempt, consumeAttempt } from './attempts.store.ts'
import { syncGroupRoles } from './group-roles.store.ts'
import { lockLink, insertLink, markLinkUsed } from './identity-links.store.ts'
import { auditRoleChanges } from './role-lines.rules.ts'
import { findProvisioned, provisionedGroups } from './provisioned.store.ts'
import { nameOf, proofsOf, providerFor, signInRefused, wasAskedSince } from './single-sign-on.rules.ts'

/** Sign-ins that one process has under way at providers at once. */
const under_way_max = 50

interface Beginning {
  readonly db: Db
  readonly services: Services
  readonly now: Date
  readonly address: string
  readonly refused: AuditRefusedAttempts
}

interface AttemptOptions {
  readonly purpose: AttemptPurpose
  readonly provider_id: string
  readonly asks_again: boolean
  readonly user_id: string | null
  readonly session_id: string | null
}

/** Sends a browser to a provider. Throws `rate-limited`, and `sign-in-refused` when the provider cannot be reached. */
export async function beginAtProvider({ db, services, now, address, refused }: Beginning, options: AttemptOptions) {
  const provider = providerFor(services, options.provider_id)
  const network = networkOf(address)
  const { browser_secret, wait_ms } = await beginAttempt(db, { ...options, network }, now)
  if (browser_secret === null) {
    await refused(network)
    throw new Problem('rate-limited', { retry_after: wait_ms / 1000 })
  }
  try {
    const authorization_url = await provider.authorizationUrl(proofsOf(browser_secret), options.asks_again)
    return { authorization_url, browser_secret }
  } catch (error) {
    services.log.warn({ provider_id: options.provider_id, code: codeOf(error) }, 'an identity provider cannot be asked')
    throw signInRefused('provider_failed')
  }
}

const codeOf = (error: unknown) => (error instanceof ProviderError ? error.code : 'unknown')

interface Returning {
  readonly db: Db
  readonly services: Services
  readonly now: Date
  readonly purpose: AttemptPurpose
  readonly body: { readonly provider_id: string; readonly returned: string; readonly browser_secret: string }
  /** The person who links or confirms an account, and the session; null: somebody signs in. */
  readonly by: { readonly user_id: string; readonly session_id: string | null } | null
}

export interface IdentifiedUser {
  readonly provider: IdentityProvider
  readonly identity: SignedIn
}

/**
 * Identifies the person who came back from a provider, or returns why that is not possible. The attempt is used up in
 * any case. Nothing that the provider sent is written anywhere.
 */
export async function identifyReturned({
  db,
  services,
  now,
  body,
  purpose,
  by,
}: Returning): Promise<IdentifiedUser | SignInRefusal> {
  const begun = await consumeAttempt(db, body.browser_secret, now)
  if (!begun || begun.purpose !== purpose || begun.provider_id !== body.provider_id) return 'expired'
  if (begun.user_id !== (by?.user_id ?? null) || begun.session_id !== (by?.session_id ?? null)) return 'expired'
  const provider = services.providers.get(begun.provider_id)
  if (!provider) return 'expired'
  try {
    const identity = await provider.identify(body.returned, proofsOf(body.browser_secret))
    return begun.asks_again && !wasAskedSince(identity, begun.begun_at) ? 'not_asked_again' : { provider, identity }
  } catch (error) {
    services.log.warn({ provider_id: begun.provider_id, code: codeOf(error) }, 'an identity provider signed nobody in')
    return error instanceof ProviderError ? error.failure : 'provider_failed'
  }
}

interface ArrivingUser extends IdentifiedUser {
  readonly trx: Trx
  readonly now: Date
  readonly locale: Language | undefined
}

interface SignInAccount {
  readonly user_id: string
  readonly name: string
  readonly made: boolean
}

/** The account of an identity, made where the provider may make one; or the reason why there is none. */
async function accountOf({
  trx,
  now,
  locale,
  provider,
  identity,
}: ArrivingUser): Promise<SignInAccount | SignInRefusal> {
  const { issuer, id: provider_id, creates_accounts } = provider.settings
  const { subject, email } = identity
  const linked = await lockLink(trx, { issuer, subject })
  if (linked) {
    if (!linked.active) return 'account_inactive'
    await markLinkUsed(trx, linked.identity_link_id, now)
    return { user_id: linked.user_id, name: linked.name, made: false }
  }
  const provisioned = await findProvisioned(trx, provider.settings, identity)
  if (provisioned) {
    if (!provisioned.active) return 'account_inactive'
    const { user_id, name } = provisioned
    const identity_link_id = await insertLink(trx, { user_id, provider_id, issuer, subject }, now)
    if (identity_link_id === undefined) throw new Problem('engine-unavailable', { retry_after: 1 })
    await markLinkUsed(trx, identity_link_id, now)
    return { user_id, name, made: false }
  }
  // A person who has an account here has to link it: an address alone proves nothing about it.
  if (email !== null && identity.email_verified && (await isEmailTaken(trx, email))) return 'email_known'
  if (!creates_accounts) return 'no_account'
  if (email === null || !identity.email_verified) return 'no_verified_email'
  const name = nameOf(identity)
  const made = { name, email, password_hash: null, locale: locale ?? identity.locale ?? 'en' }
  const user_id = await insertUser(trx, { ...made, origin: 'single_sign_on' }, now)
  if (user_id === undefined) return 'email_known'
  const identity_link_id = await insertLink(trx, { user_id, provider_id, issuer, subject }, now)
  // The same person came twice at once, under two addresses.
  if (identity_link_id === undefined) throw new Problem('engine-unavailable', { retry_after: 1 })
  await markLinkUsed(trx, identity_link_id, now)
  return { user_id, name, made: true }
}

/**
 * The groups that count: for a person whom the directory provisions with groups, those; otherwise those in the token;
 * null: none are known.
 */
async function groupsOf({ trx, provider: { settings }, identity }: ArrivingUser): Promise<readonly string[] | null> {
  const groups = settings.roles.length === 0 ? [] : identity.groups
  if (settings.provisioning?.groups !== true) return groups
  const linked = await lockLink(trx, { issuer: settings.issuer, subject: identity.subject })
  const user_id = (linked ?? (await findProvisioned(trx, settings, identity)))?.user_id
  const [own] = user_id === undefined ? [] : await provisionedGroups(trx, settings.id, [user_id])
  return own?.groups ?? groups
}

function beginRoute(app: FastifyInstance): void {
  const refused = auditRefusedAttempts(app.context.services, 'single_sign_on.begin')
  serve(app, singleSignOn.begin, {
    prepare: async ({ db, services, now, address, body: { provider_id, asks_again = false } }) =>
      await beginAtProvider(
        { db, services, now, address, refused },
        { purpose: 'sign_in', provider_id, asks_again, user_id: null, session_id: null },
      ),
    handle: async (_call, begun) => begun,
  })
}

function finishRoute(app: FastifyInstance): void {
  const refused = auditRefusedAttempts(app.context.services, 'single_sign_on.finish')
  let under_way = 0
  serve(app, singleSignOn.finish, {
    prepare: async ({ db, services, body, now, address }) => {
      if (under_way >= under_way_max) throw new Problem('engine-unavailable', { retry_after: 2 })
      under_way += 1
      try {
        // A secret is worth one attempt: only the network's attempts are counted together.
        const attempt = { account: `single sign-on ${crypto.randomUUID()}`, address: networkOf(address), now }
        await mustHaveAttempts(db, attempt).catch(async (error: unknown) => {
          await refused(attempt.address)
          throw error
        })
        return {
          attempt,
          identified: await identifyReturned({ db, services, now, body, purpose: 'sign_in', by: null }),
        }
      } finally {
        under_way -= 1
      }
    },
    handle: async ({ db, services, body, now, note, noteAct, user_agent, address }, { attempt, identified }) => {
      note({ provider_id: body.provider_id })
      // The Problem is returned, not thrown, so that the audit line stays.
      const refuse = (reason: SignInRefusal) => {
        note({ reason })
        return signInRefused(reason)
      }
      if (typeof identified === 'string') return refuse(identified)
      const { provider, identity } = identified
      const arriving = { trx: db, now, locale: body.locale, provider, identity }
      const groups = await groupsOf(arriving)
      if (groups === null) return refuse('groups_not_told')
      const account = await accountOf(arriving)
      if (typeof account === 'string') return refuse(account)
      note({ actor_id: account.user_id, user_id: account.user_id, account_made: account.made })
      await clearAttempts(db, attempt)
      const { id: provider_id, issuer } = provider.settings
      const { subject, sid, id_token } = identity
      // A provider that does not state when it asked may have asked long ago.
      const asked_ms = identity.authenticated_at?.getTime() ?? 0
      const authenticated_at = new Date(Math.min(now.getTime(), asked_ms))
      const people = [{ ...account, groups }]
      for (const changes of await syncGroupRoles(db, { people, settings: provider.settings, now }))
        auditRoleChanges(noteAct, changes, { user_id: account.user_id, provider_id })
      const opened_with = { provider_id, issuer, subject, sid, id_token }
      const from = { now, user_agent, address, authenticated_at, identity: opened_with }
      return await startSession(db, services.config, { user_id: account.user_id, ...from })
    },
  })
}

/** The calls of signing in through an identity provider. */
export function signInRoutes(app: FastifyInstance): void {
  beginRoute(app)
  finishRoute(app)
}
