import type { ParsedRequest } from '@alta/contract/endpoint'
import type { Invitation } from '@alta/contract/invitations'
import { readsClinicalText } from '@alta/contract/role-permissions'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Db, Trx } from '#base/database'
import { type Actor, scopeFor, callerSubmitter, userIdOf } from '#base/access'
import { noOrganisation } from '#base/audit'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import type { Job } from '#base/jobs'
import { serve } from '#base/route'
import type { Services } from '#base/services'
import type { RequestedAccess } from '../access-requests/access-requests.store.ts'
import { approvalMissing } from '../access-requests/approval.store.ts'
import { assertReason, assertReasonForRoles } from '#base/roles'
import { privilegedOrganisations } from '../users/privileged-roles.store.ts'
import type { PendingMail } from '#base/mail/pending-mail'
import { sendAccountNotice, sendNotice } from '../notices/notices.store.ts'
import { findOrganisation, loadOrganisationId } from '#base/organisations'
import { visibilityOf } from '../users/users.rules.ts'
import { findCredentials, findUser, findUserSeenBy, isEmailTaken } from '../users/users.store.ts'
import { isUnverified, mustBeVerified } from '../users/verification.store.ts'
import { loadInvitation } from './invitation.record.ts'
import { mayInvite, mustMatchOrganisation, tokenSpent } from './invitations.rules.ts'
import { markWaiting } from './mail.store.ts'
import { assertValid, acceptInvitation } from './accept.store.ts'
import * as invitations from '@alta/contract/invitations'
import * as store from './invitations.store.ts'

type InvitationBody = ParsedRequest<typeof invitations.create>['body']
type Offered = Awaited<ReturnType<typeof offerToUser>> | Awaited<ReturnType<typeof offerToAddress>>

const refused = (pointer: string, code: 'invalid' | 'unknown_user') =>
  new Problem('validation-failed', { errors: [{ pointer, code }] })

type LinkBody = Extract<InvitationBody, { user_id: string }>

/**
 * Checks a new password for somebody whom the caller sees. The holder of the link can act as the account's holder, so
 * privileged roles require a reason.
 */
async function offerToUser(db: Db, actor: Actor, body: LinkBody) {
  const { user_id, reason = null } = body
  const user = await findUserSeenBy(db, user_id, visibilityOf(actor))
  if (!user) throw new Problem('not-found')
  const offer = { user_id, role: null, organisation_id: null }
  mayInvite(actor, offer)
  if (!user.active) throw refused('/user_id', 'unknown_user')
  const organisation_ids = await privilegedOrganisations(db, user_id)
  if (organisation_ids.length > 0) assertReason(reason)
  const { email, name, locale } = user
  return { ...offer, email, name, locale, reason, organisation_ids }
}

/** The user of the address, if any. Nothing in the answer depends on whether the person is known. */
async function offerToAddress(db: Db, actor: Actor, body: Exclude<InvitationBody, LinkBody>) {
  const { email, name = null, locale = null, role = null, organisation_id = null, reason = null } = body
  mustMatchOrganisation(role, organisation_id)
  const offer = { user_id: null, role, organisation_id }
  mayInvite(actor, offer)
  // The inviting person has an account.
  if ((await findUser(db, userIdOf(actor)))?.email === email) throw refused('/email', 'invalid')
  if (organisation_id !== null) {
    const organisation = await findOrganisation(db, scopeFor(actor, 'members:write'), organisation_id)
    if (!organisation) throw new Problem('not-found')
    if (role === 'owner' && organisation.owner_id !== null) throw new Problem('owner-required')
  }
  if (role !== null) assertReasonForRoles([role], reason)
  return { ...offer, email, name, locale, reason, organisation_ids: [] }
}

/** The parts of an invitation that require a second person's approval where the organisation asks for one. */
async function requestedAccessFor(db: Trx, offer: Offered): Promise<RequestedAccess[]> {
  const { user_id, email, name, role, organisation_id, reason, organisation_ids } = offer
  if (user_id !== null) {
    const link = {
      kind: 'password_link',
      subject: user_id,
      subject_name: name ?? email,
      concerned_id: user_id,
    } as const
    return organisation_ids
      .filter((id) => id !== null)
      .map((id) => ({ ...link, organisation_id: id, roles: [], reason: reason ?? '' }))
  }
  if (role === null || organisation_id === null || !readsClinicalText(role)) return []
  const concerned_id = (await findCredentials(db, email))?.user_id ?? null
  const invited = { kind: 'role', subject: email, subject_name: email, concerned_id, roles: [role] } as const
  return [{ ...invited, organisation_id, reason: reason ?? '' }]
}

type Mailed = Pick<Invitation, 'invitation_id' | 'organisation_id'>

interface InvitationNoticeContext {
  readonly db: Trx
  readonly actor: Actor
  readonly now: Date
}

/**
 * Tells the owners and the holder about a person who was invited to read clinical text, or whose account another person
 * could use.
 */
async function tellOf({ db, actor, now }: InvitationNoticeContext, offer: Offered): Promise<void> {
  const { user_id, email, name, role, organisation_id, reason, organisation_ids } = offer
  if (user_id !== null && organisation_ids.length > 0) {
    const user = { user_id, name: name ?? email }
    await sendAccountNotice(db, { kind: 'password_link_made', actor, user, reason }, { organisation_ids, now })
  }
  if (role === null || !readsClinicalText(role)) return
  const subject = { id: null, name: email }
  await sendNotice(
    db,
    { kind: 'clinical_invitation_made', organisation_id, actor, subject, roles: [role], reason },
    { now },
  )
}

interface InvitationMailContext {
  readonly db: Trx
  readonly services: Services
  readonly actor: Actor
}

/** Enqueues the mail with the link, in the transaction that made the invitation. */
async function sendByMail(
  { db, services, actor }: InvitationMailContext,
  send: Job<Services, PendingMail>,
  offer: Mailed,
): Promise<void> {
  const { invitation_id, organisation_id } = offer
  await markWaiting(db, invitation_id)
  await services.jobs.enqueue(db, send, {
    data: { kind: 'invitation', invitation_id },
    submitter: callerSubmitter(actor, organisation_id ?? noOrganisation),
    key: `invitation ${invitation_id}`,
  })
}

function createRoute(app: FastifyInstance, send: Job<Services, PendingMail>): void {
  serve(app, invitations.create, {
    load: loadOrganisationId,
    handle: async ({ db, actor, services, body, now, note }) => {
      const offer = 'user_id' in body ? await offerToUser(db, actor, body) : await offerToAddress(db, actor, body)
      const { organisation_ids: _, ...invitation } = offer
      const { email, user_id, role, organisation_id, reason } = offer
      const missing = await approvalMissing({ db, actor, now, note }, await requestedAccessFor(db, offer))
      if (missing) return missing
      const made = await store.insertInvitation(db, { ...invitation, invited_by: userIdOf(actor) }, now)
      const { invitation_id } = made
      note({ invitation_id, role, ...(user_id === null ? { email } : { user_id }), reason })
      await tellOf({ db, actor, now }, offer)
      if (services.mail) await sendByMail({ db, services, actor }, send, { invitation_id, organisation_id })
      const stored = await store.findInvitation(db, scopeFor(actor, 'members:read'), invitation_id)
      if (!stored) throw new Problem('unexpected')
      return { invitation: store.invitationOf(stored, now), invitation_token: made.token }
    },
  })
}

function sendRoute(app: FastifyInstance, send: Job<Services, PendingMail>): void {
  serve(app, invitations.send, {
    load: loadInvitation,
    handle: async ({ record: invitation, db, actor, services, now, note }) => {
      if (!services.mail) throw new Problem('not-found')
      const { invitation_id, organisation_id, role, email } = invitation
      note({ role, email })
      mayInvite(actor, invitation)
      // No mail is sent with a link that no longer works.
      await assertValid(db, invitation.expires_at > now ? invitation : undefined)
      await sendByMail({ db, services, actor }, send, { invitation_id, organisation_id })
      const after = await store.findInvitation(db, scopeFor(actor, 'members:read'), invitation_id)
      return store.invitationOf(after ?? invitation, now)
    },
  })
}

function removeRoute(app: FastifyInstance): void {
  serve(app, invitations.remove, {
    load: loadInvitation,
    handle: async ({ record: invitation, db, actor, note }) => {
      note({ role: invitation.role, email: invitation.email })
      mayInvite(actor, invitation)
      if (!(await store.removeInvitation(db, invitation.invitation_id))) throw new Problem('not-found')
      return null
    },
  })
}

function acceptRoute(app: FastifyInstance): void {
  serve(app, invitations.accept, async ({ db, actor, body, now, note }) => {
    const offer = await assertValid(db, await store.lockOpenInvitation(db, body.invitation_token, now))
    const user = await findUser(db, userIdOf(actor))
    if (user?.email !== offer.email) throw new Problem('forbidden')
    // A link that sets a password is for people who cannot sign in, and nobody accepts their own invitation.
    if (offer.user_id !== null || offer.invited_by === user.user_id) throw tokenSpent()
    // The holder of the link sets a password with it: the present one may be a stranger's.
    await mustBeVerified(db, user.user_id, { confirmed: false, pointer: '', now })
    await acceptInvitation(db, offer, { user_id: user.user_id, now })
    const { invitation_id, organisation_id, role } = offer
    note({ organisation_id, invitation_id, role, user_id: user.user_id })
    return store.invitationOf(offer, now)
  })
}

/** `send`: the job that sends mail. */
export function invitationRoutes(app: FastifyInstance, send: Job<Services, PendingMail>): void {
  serve(app, invitations.list, async ({ db, scope, query, now }) => {
    const { limit = defaultLimit, cursor, count, organisation_id } = query
    const page = { organisation_id, limit, before: readCursor(cursor) }
    const found = await store.listInvitations(db, scope, page)
    const { items, next_cursor } = pageOf(found, limit, (row) => row.invitation_id)
    return {
      items: items.map((row) => store.invitationOf(row, now)),
      next_cursor,
      ...(count && { total: await store.countInvitations(db, scope, { organisation_id }) }),
    }
  })
  createRoute(app, send)
  sendRoute(app, send)
  removeRoute(app)
  acceptRoute(app)
  serve(app, invitations.look, async ({ db, body, now, note }) => {
    const offer = await assertValid(db, await store.findOpenInvitation(db, body.invitation_token, now))
    const { email, name, role, organisation_id, organisation_name } = offer
    const sets_password = offer.user_id !== null
    note({ organisation_id, invitation_id: offer.invitation_id })
    const registered = !sets_password && (await isEmailTaken(db, email)) && !(await isUnverified(db, email))
    return { email, name, role, organisation_name, registered, sets_password }
  })
}
