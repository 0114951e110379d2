import type { SecondFactor } from '@alta/contract/second-factor'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '#base/database'
import type { Schema } from '#base/database/schema'
import { newId } from '#base/ids'
import { challengeMs, newRecoveryCodes, recoveryCodeHash } from './second-factor.rules.ts'

type SecondFactorInsert = Insertable<Schema['second_factors']>

const shown = ['second_factor_id', 'kind', 'name', 'created_at', 'last_used_at'] as const

interface SecondFactorRow extends Pick<SecondFactor, 'second_factor_id' | 'kind' | 'name'> {
  readonly created_at: Date
  readonly last_used_at: Date | null
}

const factorOf = ({ created_at, last_used_at, ...factor }: SecondFactorRow): SecondFactor => ({
  ...factor,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

/** A person's second factors, oldest first, as the contract shows them. */
export async function listFactors(db: Db, user_id: string): Promise<SecondFactor[]> {
  const found = await db
    .selectFrom('second_factors')
    .select(shown)
    .where('user_id', '=', user_id)
    .orderBy('second_factor_id')
    .execute()
  return found.map(factorOf)
}

export async function countRecoveryCodes(db: Db, user_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return count
}

/** The apps of a person, with their encrypted secrets. */
export async function findApps(db: Db, user_id: string) {
  const found = await db
    .selectFrom('second_factors')
    .select(['second_factor_id', 'sealed_secret'])
    .where('user_id', '=', user_id)
    .where('kind', '=', 'totp')
    .execute()
  return found.flatMap(({ sealed_secret, ...app }) => (sealed_secret === null ? [] : [{ ...app, sealed_secret }]))
}

export interface Passkey {
  readonly second_factor_id: string
  readonly credential_id: string
  readonly public_key: string
  readonly counter: number
  readonly transports: string[]
}

/** The passkeys of a person. */
export async function findPasskeys(db: Db, user_id: string): Promise<Passkey[]> {
  const found = await db
    .selectFrom('second_factors')
    .select(['second_factor_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('user_id', '=', user_id)
    .where('kind', '=', 'passkey')
    .execute()
  return found.flatMap(({ credential_id, public_key, counter, transports, second_factor_id }) =>
    credential_id === null || public_key === null
      ? []
      : [{ second_factor_id, credential_id, public_key, counter: counter ?? 0, transports: transports ?? [] }],
  )
}

type NewFactor = Pick<SecondFactorInsert, 'user_id' | 'name'> &
  (
    | ({ readonly kind: 'totp' } & Pick<SecondFactorInsert, 'sealed_secret' | 'last_step'>)
    | ({ readonly kind: 'passkey' } & Pick<
        SecondFactorInsert,
        'credential_id' | 'public_key' | 'counter' | 'transports'
      >)
  )

/** Adds a second factor; undefined for a passkey that belongs to somebody already. */
export async function insertFactor(db: Db, factor: NewFactor, now: Date): Promise<SecondFactor | undefined> {
  const made = await db
    .insertInto('second_factors')
    .values({ ...factor, second_factor_id: newId(now), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst()
  return made && factorOf(made)
}

/** Uses up the code of a step, which works once; false for a step that is not newer than the last. */
export async function consumeStep(db: Db, second_factor_id: string, { step, now }: { step: number; now: Date }) {
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step, last_used_at: now })
    .where('second_factor_id', '=', second_factor_id)
    .where('last_step', '<', step)
    .returning('second_factor_id')
    .executeTakeFirst()
  return taken !== undefined
}

interface PasskeyCounter {
  readonly from: number
  readonly to: number
  readonly now: Date
}

/** Records the use of a passkey; false when it was removed, or was used meanwhile. */
export async function countPasskeyUse(db: Db, second_factor_id: string, { from, to, now }: PasskeyCounter) {
  const used = await db
    .updateTable('second_factors')
    .set({ counter: to, last_used_at: now })
    .where('second_factor_id', '=', second_factor_id)
    .where('counter', '=', from)
    .returning('second_factor_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Uses up a recovery code; false when it is not one of the person's. */
export async function consumeRecoveryCode(db: Db, user_id: string, typed: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user_id)
    .where('code_hash', '=', recoveryCodeHash(typed))
    .returning('code_hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** Makes new recovery codes in place of all others; only their hashes are stored. */
export async function renewRecoveryCodes(trx: Trx, user_id: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id, code_hash: recoveryCodeHash(code) })))
    .execute()
  return codes
}

export async function renameFactor(db: Db, user_id: string, to: Pick<SecondFactor, 'second_factor_id' | 'name'>) {
  const renamed = await db
    .updateTable('second_factors')
    .set({ name: to.name })
    .where('user_id', '=', user_id)
    .where('second_factor_id', '=', to.second_factor_id)
    .returning(shown)
    .executeTakeFirst()
  return renamed && factorOf(renamed)
}

/** Removes one of a person's second factors, and with the last one the recovery codes; undefined when there is none. */
export async function deleteFactor(trx: Trx, user_id: string, second_factor_id: string) {
  const removed = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', user_id)
    .where('second_factor_id', '=', second_factor_id)
    .returning(['kind', 'name'])
    .executeTakeFirst()
  if ((await listFactors(trx, user_id)).length === 0) await deleteRecoveryCodes(trx, user_id)
  return removed
}

const deleteRecoveryCodes = async (db: Db, user_id: string): Promise<unknown> =>
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()

/** Removes every proof of a person's sign-in besides the password; returns how many factors there were. */
export async function resetFactors(trx: Trx, user_id: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('second_factors').where('user_id', '=', user_id).executeTakeFirst()
  await deleteRecoveryCodes(trx, user_id)
  return Number(numDeletedRows)
}

type Challenge = Insertable<Schema['second_factor_challenges']>

/** Stores the challenge of a session, in place of an earlier one. */
export async function saveChallenge(db: Db, challenge: Challenge): Promise<void> {
  const { made_at } = challenge
  await db
    .insertInto('second_factor_challenges')
    .values(challenge)
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'purpose']).doUpdateSet({ challenge: challenge.challenge, made_at }),
    )
    .execute()
}

type ChallengeKey = Pick<Challenge, 'session_id' | 'purpose'>
const isFresh = ({ made_at }: { readonly made_at: Date }, { purpose }: ChallengeKey, now: Date) =>
  made_at.getTime() > now.getTime() - challengeMs[purpose]

/** The challenge of a session; undefined when there is none, or it has expired. */
export async function findChallenge(db: Db, begun: ChallengeKey, now: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom('second_factor_challenges')
    .select(['challenge', 'made_at'])
    .where('session_id', '=', begun.session_id)
    .where('purpose', '=', begun.purpose)
    .executeTakeFirst()
  return found && isFresh(found, begun, now) ? found.challenge : undefined
}

/** The same challenge, which is then used up. */
export async function consumeChallenge(db: Db, begun: ChallengeKey, now: Date): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('second_factor_challenges')
    .where('session_id', '=', begun.session_id)
    .where('purpose', '=', begun.purpose)
    .returning(['challenge', 'made_at'])
    .executeTakeFirst()
  return taken && isFresh(taken, begun, now) ? taken.challenge : undefined
}

/** Removes challenges that have expired. */
export async function purgeChallenges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('second_factor_challenges')
    .where('made_at', '<=', new Date(now.getTime() - challengeMs.totp))
    .execute()
}
