import type { Invitation } from '@alta/contract/invitations'
import { readsClinicalText } from '@alta/contract/role-permissions'
import { type Role, roles } from '@alta/contract/permissions'
import type { Language } from '@alta/contract/languages'
import { sql } from 'kysely'
import { type Scope, within } from '#base/access'
import { dayInMs } from '#base/date-range'
import { newId } from '#base/ids'
import { newToken, tokenHash } from '#base/secrets/tokens'
import { invitationEnd } from '../users/account-links.store.ts'
import type { Db } from '#base/database'

/** Invitations that were not accepted yet; taking one back deletes it. */
const rows = (db: Db) =>
  db
    .selectFrom('invitations')
    .leftJoin('organisations', 'organisations.organisation_id', 'invitations.organisation_id')
    .leftJoin('users as inviter', 'inviter.user_id', 'invitations.invited_by')
    .select(['invitation_id', 'invitations.email', 'invitations.name', 'invitations.locale', 'invitations.user_id'])
    .select(['role', 'invitations.organisation_id', 'organisations.name as organisation_name', 'reason'])
    .select(['invited_by', 'inviter.name as inviter_name', 'invitations.created_at', 'expires_at'])
    .select(['mail_state', 'mailed_at'])
    .where('accepted_at', 'is', null)

export type StoredInvitation = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export const invitationOf = (row: StoredInvitation, now: Date): Invitation => ({
  invitation_id: row.invitation_id,
  email: row.email,
  name: row.name,
  user_id: row.user_id,
  role: row.role,
  organisation_id: row.organisation_id,
  organisation_name: row.organisation_name,
  invited_by: row.invited_by === null ? null : { user_id: row.invited_by, name: row.inviter_name ?? '' },
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  expired: row.expires_at <= now,
  mail: row.mail_state,
  mailed_at: row.mailed_at?.toISOString() ?? null,
})

interface InvitationFilter {
  readonly organisation_id?: string | undefined
}

const visible = (db: Db, scope: Scope, { organisation_id }: InvitationFilter) =>
  rows(db)
    .where((eb) => within(scope, eb.ref('invitations.organisation_id')))
    .$if(organisation_id !== undefined, (query) =>
      query.where('invitations.organisation_id', '=', organisation_id ?? ''),
    )

interface InvitationListQuery extends InvitationFilter {
  readonly limit: number
  readonly before: string | undefined
}

/** One page, newest first, with one row more than `limit` when there is a next page. */
export const listInvitations = async (db: Db, scope: Scope, { limit, before, ...filter }: InvitationListQuery) =>
  await visible(db, scope, filter)
    .$if(before !== undefined, (query) => query.where('invitation_id', '<', before ?? ''))
    .orderBy('invitation_id', 'desc')
    .limit(limit + 1)
    .execute()

export async function countInvitations(db: Db, scope: Scope, filter: InvitationFilter): Promise<number> {
  const { total } = await db
    .selectFrom(visible(db, scope, filter).as('visible'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const findInvitation = async (db: Db, scope: Scope, invitation_id: string) =>
  await visible(db, scope, {}).where('invitation_id', '=', invitation_id).executeTakeFirst()

/** Deletes an invitation; false when it was deleted or accepted meanwhile. */
export async function removeInvitation(db: Db, invitation_id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('invitations')
    .where('invitation_id', '=', invitation_id)
    .where('accepted_at', 'is', null)
    .returning('invitation_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Removes open invitations to clinical roles in an organisation, and open links for the passwords of its members. */
export async function removeClinicalInvitations(db: Db, organisation_id: string): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('accepted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('organisation_id', '=', organisation_id), eb('role', 'in', roles.filter(readsClinicalText))]),
        eb(
          'user_id',
          'in',
          eb.selectFrom('role_assignments').select('user_id').where('organisation_id', '=', organisation_id),
        ),
      ]),
    )
    .execute()
}

export interface NewInvitation {
  readonly email: string
  readonly name: string | null
  readonly locale: Language | null
  readonly user_id: string | null
  readonly role: Role | null
  readonly organisation_id: string | null
  readonly reason: string | null
  readonly invited_by: string
}

/**
 * Makes an invitation in place of an open one of the same kind for the same person. The token is returned once and only
 * its hash is stored.
 */
export async function insertInvitation(db: Db, offer: NewInvitation, now: Date) {
  const { email, user_id, role, organisation_id } = offer
  await db
    .deleteFrom('invitations')
    .where('accepted_at', 'is', null)
    .where((eb) => (user_id === null ? eb('email', '=', email) : eb('user_id', '=', user_id)))
    .where('user_id', 'is not distinct from', user_id)
    .where('role', 'is not distinct from', role)
    .where('organisation_id', 'is not distinct from', organisation_id)
    .execute()
  const token = newToken()
  const { invitation_id } = await db
    .insertInto('invitations')
    .values({
      ...offer,
      invitation_id: newId(now),
      token_hash: tokenHash(token),
      created_at: now,
      expires_at: invitationEnd(now),
    })
    .returning('invitation_id')
    .executeTakeFirstOrThrow()
  return { invitation_id, token }
}

const offered = (db: Db, token: string, now: Date) =>
  rows(db)
    .where((eb) => eb.or([eb('token_hash', '=', tokenHash(token)), eb('mail_token_hash', '=', tokenHash(token))]))
    .where('expires_at', '>', now)

/** The invitation of a link; undefined when it was never made, was used or taken back, or is too old. */
export const findOpenInvitation = async (db: Db, token: string, now: Date) =>
  await offered(db, token, now).executeTakeFirst()

/**
 * The same invitation, locked: of two requests that use it at once, the second one waits here and then finds nothing.
 */
export const lockOpenInvitation = async (trx: Db, token: string, now: Date) =>
  await offered(trx, token, now).forUpdate('invitations').executeTakeFirst()

/** Marks the link as used. From now on the row is deleted with the user. */
export async function markAccepted(db: Db, invitation_id: string, by: { user_id: string; now: Date }): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ accepted_at: by.now, user_id: by.user_id })
    .where('invitation_id', '=', invitation_id)
    .execute()
}

const retentionMs = 30 * dayInMs

/** Removes invitations that ended a month ago, used or not: what they gave stands in the audit log. */
export async function purgeInvitations(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('expires_at', '<', new Date(now.getTime() - retentionMs))
    .execute()
}
