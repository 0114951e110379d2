import { Problem } from '@alta/contract/problems'
import type { Db, Trx } from '#base/database'

const unverifiedOf = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    // one that was deactivated is an administrator's to open again
    .where('active', '=', true)

/** Has the address an account that nobody vouches for? */
export const isUnverified = async (db: Db, email: string): Promise<boolean> =>
  (await unverifiedOf(db, email).executeTakeFirst()) !== undefined

/** The account of the address that nobody vouches for, held as it is until the transaction ends; null: there is none. */
export const lockUnverified = async (trx: Trx, email: string): Promise<string | null> =>
  (await unverifiedOf(trx, email).forUpdate().executeTakeFirst())?.user_id ?? null

/** From now on somebody vouches for whose account it is. */
export async function verifyUser(db: Db, user_id: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ verified_at: now })
    .where('user_id', '=', user_id)
    .where('verified_at', 'is', null)
    .execute()
}

interface Giving {
  /** Whether the giver says that the holder is known. */
  readonly confirmed: boolean | undefined
  /** Where in the request the account is named. */
  readonly pointer: string
  readonly now: Date
}

/**
 * Before anything is given to an account. Throws `unverified-account`, with the date and the origin of its registration,
 * when nobody vouches for it; with `confirmed` the giver does, and it is verified. Answers whether that was so.
 */
export async function mustBeVerified(trx: Trx, user_id: string, { confirmed, pointer, now }: Giving): Promise<boolean> {
  const unverified = await trx
    .selectFrom('users')
    .select(['origin', 'created_at', 'registered_from'])
    .where('user_id', '=', user_id)
    .where('verified_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!unverified) return false
  if (confirmed === true) {
    await verifyUser(trx, user_id, now)
    return true
  }
  const { origin, created_at, registered_from } = unverified
  const registered_at = created_at.toISOString()
  const params = { registered_at, origin, ...(registered_from !== null && { registered_from }) }
  throw new Problem('unverified-account', { errors: [{ pointer, code: 'unverified_account', params }] })
}
