import * as credentials from '@alta/contract/credentials'
import type { CredentialRole } from '@alta/contract/role-permissions'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#base/database'
import { type Actor, scopeFor, userIdOf } from '#base/access'
import type { AuditDetail } from '#base/audit'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import { serve } from '#base/route'
import { approvalMissing } from '../access-requests/approval.store.ts'
import { assertReason } from '#base/roles'
import { noticeOfOwnAccount } from '../notices/mail.store.ts'
import { sendNotice } from '../notices/notices.store.ts'
import { loadOrganisation } from '#base/organisations'
import { loadHeldCredential } from './credential.record.ts'
import { expiryAfter, grantsMore, mustNotBeRevoked, retiringUntil, rolesInOrder } from './credentials.rules.ts'
import * as store from './credentials.store.ts'

interface CredentialChangeContext {
  readonly db: Trx
  readonly actor: Actor
  readonly now: Date
  readonly note: (detail: AuditDetail) => void
}

interface CredentialApproval {
  readonly organisation_id: string
  /** An act on a credential. */
  readonly subject: string
  readonly name: string
  readonly roles: readonly CredentialRole[]
  readonly reason: string
}

const approvalOf = async (call: CredentialChangeContext, { name, ...requested }: CredentialApproval) =>
  await approvalMissing(call, [
    {
      organisation_id: requested.organisation_id,
      kind: 'credential',
      subject: requested.subject,
      subject_name: name,
      concerned_id: null,
      roles: requested.roles,
      reason: requested.reason,
    },
  ])

type CredentialNotice = 'clinical_credential_issued' | 'clinical_credential_changed' | 'clinical_credential_rotated'

/**
 * A person who has the secret can read with it. So the owners are told who issued it and why, and the issuer is told
 * that it was issued in their name.
 */
async function tellOf({ db, actor, now }: CredentialChangeContext, kind: CredentialNotice, of: store.StoredCredential) {
  const { organisation_id, service_credential_id, name, roles, reason } = of
  const notice = { kind, organisation_id, actor, subject: { id: service_credential_id, name }, roles, reason }
  await sendNotice(db, notice, { now })
  if (kind === 'clinical_credential_changed') return
  const subject = { id: service_credential_id, name }
  const own = { kind: 'own_credential_issued', user_id: userIdOf(actor), organisation_id, actor, subject } as const
  await noticeOfOwnAccount(db, own, now)
}

/** The credential as it is after the act. */
async function credentialAfter({ db, actor }: CredentialChangeContext, service_credential_id: string) {
  const credential = await store.lockVisibleCredential(
    db,
    scopeFor(actor, 'service_credentials:read'),
    service_credential_id,
  )
  if (!credential) throw new Problem('not-found')
  return credential
}

function readRoutes(app: FastifyInstance): void {
  serve(app, credentials.list, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, db, scope, query, now }) => {
      const { limit = defaultLimit, cursor, count, state } = query
      const filter = { organisation_id, state, now }
      const found = await store.listCredentials(db, scope, { ...filter, limit, before: readCursor(cursor) })
      const { items, next_cursor } = pageOf(found, limit, (row) => row.service_credential_id)
      return {
        items: items.map((row) => store.credentialOf(row, now)),
        next_cursor,
        ...(count && (await store.countCredentials(db, scope, filter))),
      }
    },
  })
}

function issueRoutes(app: FastifyInstance): void {
  serve(app, credentials.create, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, ...call }) => {
      const { db, actor, body, now, note } = call
      const { name, expires_in_days, reason } = body
      const roles = rolesInOrder(body.roles)
      const requested = { organisation_id, subject: `new ${name} ${expires_in_days}`, name, roles, reason }
      const missing = await approvalOf(call, requested)
      if (missing) return missing
      const expires_at = expiryAfter(expires_in_days, now)
      const issued = { organisation_id, name, roles, issued_by: userIdOf(actor), reason, expires_at }
      const { service_credential_id, secret } = await store.insertCredential(db, issued, now)
      note({ service_credential_id, roles: roles.join(' '), expires_in_days, reason })
      const made = await credentialAfter(call, service_credential_id)
      await tellOf(call, 'clinical_credential_issued', made)
      return { ...store.credentialOf(made, now), secret }
    },
  })
  serve(app, credentials.rotate, {
    load: loadHeldCredential,
    handle: async ({ record: credential, ...call }) => {
      const { db, now, note } = call
      const { expires_in_days, overlap_hours, reason } = call.body
      mustNotBeRevoked(credential)
      const subject = `rotate ${credential.service_credential_id} ${expires_in_days} ${overlap_hours}`
      const missing = await approvalOf(call, { ...credential, subject, reason })
      if (missing) return missing
      const expires_at = expiryAfter(expires_in_days, now)
      const retiring_until = retiringUntil(credential.expires_at, { overlap_hours, expires_at, now })
      const secret = await store.replaceSecret(db, credential, { expires_at, retiring_until })
      note({ expires_in_days, overlap_hours, reason })
      const after = await credentialAfter(call, credential.service_credential_id)
      await tellOf(call, 'clinical_credential_rotated', { ...after, reason })
      return { ...store.credentialOf(after, now), secret }
    },
  })
}

function changeRoutes(app: FastifyInstance): void {
  serve(app, credentials.update, {
    load: loadHeldCredential,
    handle: async ({ record: credential, ...call }) => {
      const { db, body, now, note } = call
      mustNotBeRevoked(credential)
      const { name = credential.name, reason = null } = body
      const roles = rolesInOrder(body.roles ?? credential.roles)
      const [renamed, changed] = [name !== credential.name, roles.join() !== credential.roles.join()]
      const widened = grantsMore(roles, credential.roles)
      if (widened) {
        assertReason(reason)
        const subject = `change ${credential.service_credential_id}`
        const missing = await approvalOf(call, { ...credential, subject, roles, reason: reason ?? '' })
        if (missing) return missing
      }
      note({ renamed, ...(changed && { roles: roles.join(' ') }), reason })
      if (renamed || changed) await store.changeCredential(db, credential, { name, roles })
      if (widened) await tellOf(call, 'clinical_credential_changed', { ...credential, name, roles, reason })
      return store.credentialOf({ ...credential, name, roles }, now)
    },
  })
  serve(app, credentials.remove, {
    load: loadHeldCredential,
    handle: async ({ record: credential, db, now }) => {
      const revoked = { revoked_at: now, retiring_hash: null, retiring_until: null }
      if (credential.revoked_at === null) await store.changeCredential(db, credential, revoked)
      return null
    },
  })
}

export function credentialRoutes(app: FastifyInstance): void {
  readRoutes(app)
  issueRoutes(app)
  changeRoutes(app)
}
