import { sql } from 'kysely'
import type { AttemptPurpose } from '#base/database/tables'
import { newToken, tokenHash } from '#base/secrets/tokens'
import { attemptMs, attemptsFromNetwork } from './single-sign-on.rules.ts'
import type { Db } from '#base/database'

interface NewAttempt {
  readonly purpose: AttemptPurpose
  readonly provider_id: string
  readonly network: string
  readonly asks_again: boolean
  /** The account that is linked or confirmed, and the session that does it; null: somebody signs in. */
  readonly user_id: string | null
  readonly session_id: string | null
}

interface BegunAttempt {
  /** null: the network has begun too many. */
  readonly browser_secret: string | null
  readonly wait_ms: number
}

/**
 * Records that a browser is sent to a provider, and returns the secret that it must bring back. Where its network has
 * begun too many, nothing is recorded. `network`: the result of `networkOf`.
 */
export async function beginAttempt(db: Db, attempt: NewAttempt, now: Date): Promise<BegunAttempt> {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`single sign-on ${attempt.network}`}, 0))`.execute(trx)
    const { count, oldest } = await trx
      .selectFrom('single_sign_on_attempts')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('begun_at').as('oldest')])
      .where('network', '=', attempt.network)
      .where('begun_at', '>', new Date(now.getTime() - attemptMs))
      .executeTakeFirstOrThrow()
    if (count >= attemptsFromNetwork)
      return { browser_secret: null, wait_ms: (oldest ?? now).getTime() + attemptMs - now.getTime() }
    const browser_secret = newToken()
    await trx
      .insertInto('single_sign_on_attempts')
      .values({ ...attempt, secret_hash: tokenHash(browser_secret), begun_at: now })
      .execute()
    return { browser_secret, wait_ms: 0 }
  })
}

/** Uses up an attempt of a browser, which works once; undefined when it does not exist or is too old. */
export async function consumeAttempt(db: Db, browser_secret: string, now: Date) {
  const found = await db
    .deleteFrom('single_sign_on_attempts')
    .where('secret_hash', '=', tokenHash(browser_secret))
    .returning(['provider_id', 'purpose', 'asks_again', 'user_id', 'session_id', 'begun_at'])
    .executeTakeFirst()
  return found && found.begun_at.getTime() > now.getTime() - attemptMs ? found : undefined
}

/** Removes attempts that have expired. */
export async function purgeAttempts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('single_sign_on_attempts')
    .where('begun_at', '<=', new Date(now.getTime() - attemptMs))
    .execute()
}
