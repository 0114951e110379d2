import * as singleSignOn from '@alta/contract/single-sign-on'
import type { SignInRefusal } from '@alta/contract/single-sign-on'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Db, Trx } from '#base/database'
import { userIdOf } from '#base/access'
import { serve } from '#base/route'
import type { Services } from '#base/services'
import { clearAttempts } from '../auth/attempts.store.ts'
import { tryOwnPassword, wrongPassword } from '../auth/own-password.store.ts'
import { auditRefusedAttempts } from '../auth/refused-attempts.store.ts'
import { noticeOfOwnAccount } from '../notices/mail.store.ts'
import { findPassword, findUser, lockMatchingPassword } from '../users/users.store.ts'
import { verifyUser } from '../users/verification.store.ts'
import { revokeGroupRolesOf } from './group-roles.store.ts'
import * as store from './identity-links.store.ts'
import { auditRoleChanges } from './role-lines.rules.ts'
import { beginAtProvider, type IdentifiedUser, identifyReturned } from './sign-in.routes.ts'
import { signInRefused } from './single-sign-on.rules.ts'

/** Whether there is another way to sign in than a provider. */
const hasPassword = async (db: Db, user_id: string): Promise<boolean> =>
  ((await findPassword(db, user_id))?.password_hash ?? null) !== null

/** The provider's name as on its button; the id of a provider that is not configured any more. */
const providerName = ({ providers }: Services, provider_id: string): string =>
  providers.get(provider_id)?.settings.name ?? provider_id

function beginRoute(app: FastifyInstance): void {
  const refused = auditRefusedAttempts(app.context.services, 'single_sign_on.begin_link')
  serve(app, singleSignOn.beginLink, {
    prepare: async ({ db, actor, services, body: { provider_id, password }, now, address }) => {
      const { config } = services
      const { attempt, password_hash } = await tryOwnPassword({
        db,
        user_id: userIdOf(actor),
        config,
        password,
        now,
        address,
      })
      if (password_hash === null) throw wrongPassword()
      const of = { user_id: userIdOf(actor), session_id: actor.session_id }
      const begun = await beginAtProvider(
        { db, services, now, address, refused },
        { purpose: 'link', provider_id, asks_again: false, ...of },
      )
      return { attempt, password_hash, begun }
    },
    handle: async ({ db, actor, body, note }, { attempt, password_hash, begun }) => {
      note({ provider_id: body.provider_id })
      if (!(await lockMatchingPassword(db, userIdOf(actor), password_hash))) throw wrongPassword()
      await clearAttempts(db, attempt)
      return begun
    },
  })
}

interface Linking extends IdentifiedUser {
  readonly trx: Trx
  readonly user_id: string
  readonly now: Date
}

/**
 * Links the account, or returns why not. An account that nobody has verified needs a provider that vouches for its
 * address.
 */
async function link({
  trx,
  user_id,
  now,
  provider,
  identity,
}: Linking): Promise<{ readonly identity_link_id: string } | SignInRefusal> {
  const { id: provider_id, issuer } = provider.settings
  const { subject } = identity
  const user = await findUser(trx, user_id)
  const isVouchedFor = identity.email_verified && identity.email === user?.email
  if (user?.verified_at === null && !isVouchedFor) return 'unverified_account'
  const linked = await store.lockLink(trx, { issuer, subject })
  if (linked) return linked.user_id === user_id ? 'linked_already' : 'linked_to_other'
  const identity_link_id = await store.insertLink(trx, { user_id, provider_id, issuer, subject }, now)
  if (identity_link_id === undefined) return 'linked_already'
  await verifyUser(trx, user_id, now)
  return { identity_link_id }
}

function finishRoute(app: FastifyInstance): void {
  serve(app, singleSignOn.finishLink, {
    prepare: async ({ db, services, actor, body, now }) =>
      await identifyReturned({
        db,
        services,
        now,
        body,
        purpose: 'link',
        by: { user_id: userIdOf(actor), session_id: actor.session_id },
      }),
    handle: async ({ db, services, actor, body, now, note }, identified) => {
      const user_id = userIdOf(actor)
      const outcome = typeof identified === 'string' ? identified : await link({ trx: db, user_id, now, ...identified })
      note({ user_id, provider_id: body.provider_id })
      if (typeof outcome === 'string') {
        note({ reason: outcome })
        return signInRefused(outcome)
      }
      note(outcome)
      const notice = { user_id, actor, subject: { id: null, name: providerName(services, body.provider_id) } }
      await noticeOfOwnAccount(db, { kind: 'identity_linked', ...notice }, now)
      const links = await store.listLinks(db, user_id, services.providers)
      const made = links.find(({ identity_link_id }) => identity_link_id === outcome.identity_link_id)
      if (!made) throw new Problem('unexpected')
      return made
    },
  })
}

/** The calls about one's own links to identity providers. */
export function linkRoutes(app: FastifyInstance): void {
  beginRoute(app)
  finishRoute(app)
  serve(app, singleSignOn.links, async ({ db, services, actor }) => {
    const user_id = userIdOf(actor)
    const items = await store.listLinks(db, user_id, services.providers)
    return { items, next_cursor: null, has_password: await hasPassword(db, user_id) }
  })
  serve(app, singleSignOn.unlink, async ({ db, actor, services, params, now, note, noteAct }) => {
    const user_id = userIdOf(actor)
    const gone = await store.deleteLink(db, user_id, params.identity_link_id)
    if (!gone) throw new Problem('not-found')
    const { provider_id, ...identity } = gone
    note({ user_id, provider_id })
    // There would be no other way to sign in.
    if (!(await hasPassword(db, user_id))) throw new Problem('forbidden')
    auditRoleChanges(
      noteAct,
      { revoked: await revokeGroupRolesOf(db, { user_id, provider_id }) },
      { user_id, provider_id },
    )
    note({ sessions: await store.endSessionsOf(db, { ...identity, sid: null }) })
    const notice = { user_id, actor, subject: { id: null, name: providerName(services, provider_id) } }
    await noticeOfOwnAccount(db, { kind: 'identity_unlinked', ...notice }, now)
    return null
  })
}
