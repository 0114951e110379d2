import type { Language } from '@alta/contract/languages'
import type { MailState } from '@alta/contract/invitations'
import { newToken, tokenHash } from '#base/secrets/tokens'
import type { Db } from '#base/database'

/** Marks an invitation to be sent by mail. */
export async function markWaiting(db: Db, invitation_id: string): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ mail_state: 'waiting' })
    .where('invitation_id', '=', invitation_id)
    .where('accepted_at', 'is', null)
    .execute()
}

const open = (db: Db, invitation_id: string, now: Date) =>
  db
    .selectFrom('invitations')
    .leftJoin('organisations', 'organisations.organisation_id', 'invitations.organisation_id')
    .leftJoin('users as inviter', 'inviter.user_id', 'invitations.invited_by')
    .select(['invitations.email', 'invitations.name', 'invitations.locale', 'invitations.user_id', 'invited_by'])
    .select(['invitations.organisation_id', 'organisations.name as organisation_name', 'expires_at'])
    .select(['inviter.name as inviter_name', 'inviter.locale as inviter_locale'])
    .where('invitation_id', '=', invitation_id)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)

export const findMailed = async (db: Db, invitation_id: string, now: Date) =>
  await open(db, invitation_id, now).executeTakeFirst()

/** The language of the mail: the invited person's, otherwise the inviting person's. */
export const localeOf = (invitation: {
  readonly locale: Language | null
  readonly inviter_locale: Language | null
}): Language => invitation.locale ?? invitation.inviter_locale ?? 'en'

/**
 * Makes a new link for a mail that is about to be sent; the link of the mail before stops working. Nothing that waits
 * to be sent contains a link, so that nobody finds one in the database or in a backup of it.
 */
export async function makeMailLink(db: Db, invitation_id: string): Promise<string> {
  const token = newToken()
  await db
    .updateTable('invitations')
    .set({ mail_token_hash: tokenHash(token) })
    .where('invitation_id', '=', invitation_id)
    .execute()
  return token
}

interface MailOutcome {
  readonly state: MailState
  readonly now: Date
}

export async function markMailed(db: Db, invitation_id: string, { state, now }: MailOutcome): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ mail_state: state, ...(state === 'sent' && { mailed_at: now }) })
    .where('invitation_id', '=', invitation_id)
    .execute()
}
