import { Problem } from '@alta/contract/problems'
import type { Db, Trx } from '#base/database'

const unverifiedOf = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    // An account that was deactivated is for an administrator to open again.
    .where('active', '=', true)

/** Whether the address has an account that nobody has verified. */
export const isUnverified = async (db: Db, email: string): Promise<boolean> =>
  (await unverifiedOf(db, email).executeTakeFirst()) !== undefined

/** The unverified account of the address, locked until the transaction ends; null: there is none. */
export const lockUnverified = async (trx: Trx, email: string): Promise<string | null> =>
  (await unverifiedOf(trx, email).forUpdate().executeTakeFirst())?.user_id ?? null

/** Marks the account as verified. */
export async function verifyUser(db: Db, user_id: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ verified_at: now })
    .where('user_id', '=', user_id)
    .where('verified_at', 'is', null)
    .execute()
}

interface Giving {
  /** Whether the caller states that the holder is known. */
  readonly confirmed: boolean | undefined
  /** The field of the request that names the account. */
  readonly pointer: string
  readonly now: Date
}

/**
 * Call this before anything is given to an account. Throws `unverified-account`, with the date and the origin of its
 * registration, when nobody has verified it; with `confirmed` the caller verifies it. Returns whether the caller did.
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
