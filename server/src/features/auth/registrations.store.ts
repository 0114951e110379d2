import { sql } from 'kysely'
import { newId } from '#base/ids'
import { registrationsFromNetwork, registrationWindowMs } from './auth.rules.ts'
import type { Db } from '#base/database'

/**
 * Records that a network asks for an account, before anything is done about it. Where it has asked too often nothing is
 * recorded, and the answer is the milliseconds to wait. `network`: the result of `networkOf`.
 */
export async function countRegistration(db: Db, network: string, now: Date): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`registrations ${network}`}, 0))`.execute(trx)
    const { count, oldest } = await trx
      .selectFrom('registration_attempts')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('attempted_at').as('oldest')])
      .where('network', '=', network)
      .where('attempted_at', '>', new Date(now.getTime() - registrationWindowMs))
      .executeTakeFirstOrThrow()
    if (count >= registrationsFromNetwork) return (oldest ?? now).getTime() + registrationWindowMs - now.getTime()
    await trx
      .insertInto('registration_attempts')
      .values({ registration_attempt_id: newId(now), network, attempted_at: now })
      .execute()
    return 0
  })
}

/** Removes registrations that no longer count. */
export async function purgeRegistrations(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('registration_attempts')
    .where('attempted_at', '<=', new Date(now.getTime() - registrationWindowMs))
    .execute()
}
