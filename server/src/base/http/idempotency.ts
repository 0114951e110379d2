import { createHash } from 'node:crypto'
import { Problem } from '@alta/contract/problems'
import type { Db } from '../database.ts'
import { dayInMs } from '../date-range.ts'

/** Who sent the key, for which call and with which body. */
export interface IdempotentRequest {
  readonly caller_id: string
  readonly key: string
  /** The method and the whole address: the same body for another record is another call. */
  readonly operation: string
  readonly body: unknown
  readonly now: Date
}

export interface StoredAnswer {
  readonly status: number
  readonly answer: unknown
  /** The organisation that the answer speaks of; null for none. */
  readonly organisation_id: string | null
}

const refused = () => new Problem('validation-failed', { errors: [{ pointer: '/Idempotency-Key', code: 'invalid' }] })

/** The header's value, checked. Undefined when the caller sent none. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || header.length === 0 || header.length > 200) throw refused()
  return header
}

const hashOf = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex')

/**
 * Claims the key inside the transaction. A duplicate that arrives meanwhile waits here for the first to commit, then
 * gets its answer; when the first is undone, the second does the work. The same key for something else is refused.
 */
export async function claim(trx: Db, submission: IdempotentRequest): Promise<StoredAnswer | undefined> {
  const { caller_id, key, operation, now } = submission
  const body_hash = hashOf(submission.body)
  await trx
    .deleteFrom('idempotency_keys')
    .where('caller_id', '=', caller_id)
    .where('key', '=', key)
    .where('created_at', '<', new Date(now.getTime() - dayInMs))
    .execute()
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ caller_id, key, operation, body_hash, created_at: now, answer: 'null' })
    .onConflict((conflict) => conflict.columns(['caller_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  const first = await trx
    .selectFrom('idempotency_keys')
    .select(['operation', 'body_hash', 'status', 'answer', 'organisation_id'])
    .where('caller_id', '=', caller_id)
    .where('key', '=', key)
    .executeTakeFirst()
  if (first?.operation !== operation || first.body_hash !== body_hash || first.status === null) throw refused()
  return { status: first.status, answer: first.answer, organisation_id: first.organisation_id }
}

/** Whether a request with this key was answered before, or is being answered. */
export async function isClaimed(
  db: Db,
  { caller_id, key }: Pick<IdempotentRequest, 'caller_id' | 'key'>,
): Promise<boolean> {
  const claimed = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('caller_id', '=', caller_id)
    .where('key', '=', key)
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * Stores the answer in the transaction that made its record: both are committed, or neither. With `status` null nothing
 * was done, and the key is free again.
 */
export async function storeAnswer(
  trx: Db,
  submission: IdempotentRequest,
  { status, answer, organisation_id }: Omit<StoredAnswer, 'status'> & { readonly status: number | null },
): Promise<void> {
  if (status === null) {
    await trx
      .deleteFrom('idempotency_keys')
      .where('caller_id', '=', submission.caller_id)
      .where('key', '=', submission.key)
      .execute()
    return
  }
  await trx
    .updateTable('idempotency_keys')
    .set({ status, answer: JSON.stringify(answer), organisation_id })
    .where('caller_id', '=', submission.caller_id)
    .where('key', '=', submission.key)
    .execute()
}

/** Deletes answers that are older than a day. */
export async function purgeAnswers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - dayInMs))
    .execute()
}
