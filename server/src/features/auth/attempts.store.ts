import { Problem } from '@alta/contract/problems'
import { sql } from 'kysely'
import { newId } from '#base/ids'
import { attemptWindowMs, type Failures, waitBefore } from './auth.rules.ts'
import type { Db } from '#base/database'

export interface SignInAttempt {
  readonly account: string
  readonly address: string
  readonly now: Date
}

async function failuresOf(db: Db, by: { account?: string; address?: string }, now: Date): Promise<Failures> {
  return await db
    .selectFrom('login_attempts')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('attempted_at').as('oldest'),
      eb.fn.max('attempted_at').as('newest'),
    ])
    .where('attempted_at', '>', new Date(now.getTime() - attemptWindowMs))
    .$if(by.account !== undefined, (query) => query.where('account', '=', by.account ?? ''))
    .$if(by.address !== undefined, (query) => query.where('address', '=', by.address ?? ''))
    .executeTakeFirstOrThrow()
}

/**
 * Records an attempt before it is made, so that a hundred at once count as a hundred. An attempt that comes too early
 * is not recorded, and the answer is the milliseconds to wait. Attempts at one account, and those from one network,
 * wait for one another, whichever server process they reached. `address`: the result of `networkOf`.
 */
async function countAttempt(db: Db, { account, address, now }: SignInAttempt): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    for (const key of [`account ${account}`, `network ${address}`])
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
    const failures = {
      pair: await failuresOf(trx, { account, address }, now),
      account: await failuresOf(trx, { account }, now),
      network: await failuresOf(trx, { address }, now),
    }
    const wait = waitBefore(failures, now)
    if (wait > 0) return wait
    await trx
      .insertInto('login_attempts')
      .values({ login_attempt_id: newId(now), account, address, attempted_at: now })
      .execute()
    return 0
  })
}

/** Counts the attempt; throws `rate-limited` where it comes too early. */
export async function mustHaveAttempts(db: Db, attempt: SignInAttempt): Promise<void> {
  const wait_ms = await countAttempt(db, attempt)
  if (wait_ms > 0) throw new Problem('rate-limited', { retry_after: wait_ms / 1000 })
}

export async function clearAttempts(db: Db, { account, address }: SignInAttempt): Promise<void> {
  await db.deleteFrom('login_attempts').where('account', '=', account).where('address', '=', address).execute()
}

/** Removes attempts that no longer count. */
export async function purgeLoginAttempts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('attempted_at', '<=', new Date(now.getTime() - attemptWindowMs))
    .execute()
}
