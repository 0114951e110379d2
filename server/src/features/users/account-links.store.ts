import { limits } from '@alta/contract/limits'
import { dayInMs } from '#base/date-range'
import type { Db } from '#base/database'

export const invitationEnd = (now: Date) => new Date(now.getTime() + limits.invitation_days * dayInMs)

/** Removes the links that would set a user's password. */
export async function removeLinksOf(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom('invitations').where('user_id', '=', user_id).where('accepted_at', 'is', null).execute()
}

export async function removePasswordLinks(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom('password_links').where('user_id', '=', user_id).execute()
}
