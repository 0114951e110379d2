import type { AccountNoticeKind } from '@alta/contract/notices'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { newId } from '#base/ids'

interface OwnNotice {
  readonly kind: AccountNoticeKind
  /** Whose account it is. */
  readonly user_id: string
  readonly organisation_id?: string | null
  readonly actor: { readonly user_id: string | null; readonly name: string }
  readonly subject?: { readonly id: string | null; readonly name: string }
  /** Where a mail of it goes instead of the account's address. */
  readonly mail_to?: string
}

/** Tells a person of what was done with the own account, even by themselves: it may have been somebody else. */
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

/** Older ones are not sent any more: mail was switched on later, or nobody looked for too long. */
const freshMs = 60 * 60_000
const atOnce = 100

/** The notices that wait, each answered once, whichever process asks; what is too old waits no longer. */
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

/** What a mail of it says, and to whom; undefined when it is gone, or its receiver may not sign in any more. */
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

/** The other address has served its purpose. */
export async function clearMailAddress(db: Db, notice_id: string): Promise<void> {
  await db.updateTable('notices').set({ mail_to: null }).where('notice_id', '=', notice_id).execute()
}
