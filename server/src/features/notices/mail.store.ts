import type { AccountNoticeKind } from '@alta/contract/notices'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { newId } from '#base/ids'

interface OwnNotice {
  readonly kind: AccountNoticeKind
  /** The user whose account it is. */
  readonly user_id: string
  readonly organisation_id?: string | null
  readonly actor: { readonly user_id: string | null; readonly name: string }
  readonly subject?: { readonly id: string | null; readonly name: string }
  /** The address for the mail where it is not the account's. */
  readonly mail_to?: string
}

/** Tells a person about an act on their own account, even their own act: it may have been done by somebody else. */
export async function noticeOfOwnAccount(trx: Trx, notice: OwnNotice, now: Date): Promise<void> {
  const { kind, user_id, organisation_id = null, actor, subject, mail_to = null } = notice
  await trx
    .insertInto('notices')
    .values({
      notice_id: newId(now),
      user_id,
      organisation_id,
      kind,
      actor_id: actor.user_id,
      actor_name: actor.name,
      subject_id: subject?.id ?? null,
      subject_name: subject?.name ?? null,
      reason: null,
      made_at: now,
      mail_to,
    })
    .execute()
}

/** Older notices are not sent any more: mail was configured later, or no process looked for too long. */
const freshMs = 60 * 60_000
const atOnce = 100

/**
 * Claims the notices that wait; each is returned once, whichever process asks. Notices that are too old are no longer
 * sent.
 */
export async function claimWaitingNotices(trx: Trx, now: Date) {
  const { rows } = await sql<{ notice_id: string; user_id: string; made_at: Date }>`
    update notices set mail_waits = false
    where notice_id in (
      select notice_id from notices where mail_waits order by made_at limit ${atOnce} for update skip locked)
    returning notice_id, user_id, made_at`.execute(trx)
  return rows.filter(({ made_at }) => now.getTime() - made_at.getTime() < freshMs)
}

export const hasWaiting = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('notices').select('notice_id').where('mail_waits', '=', true).limit(1).executeTakeFirst()) !==
  undefined

/**
 * The contents and the receiver of the mail; undefined when the notice was deleted, or its receiver may not sign in any
 * more.
 */
export async function findForMail(db: Db, notice_id: string) {
  const found = await db
    .selectFrom('notices')
    .innerJoin('users', 'users.user_id', 'notices.user_id')
    .leftJoin('organisations', 'organisations.organisation_id', 'notices.organisation_id')
    .select(['kind', 'organisations.name as organisation_name', 'actor_name', 'subject_name', 'made_at', 'mail_to'])
    .select(['users.name', 'users.email', 'users.locale'])
    .where('notice_id', '=', notice_id)
    .where('users.active', '=', true)
    .executeTakeFirst()
  if (!found) return undefined
  const { mail_to, email, ...notice } = found
  return { ...notice, address: mail_to ?? email }
}

/** Deletes the other address, which is not needed any more. */
export async function clearMailAddress(db: Db, notice_id: string): Promise<void> {
  await db.updateTable('notices').set({ mail_to: null }).where('notice_id', '=', notice_id).execute()
}
