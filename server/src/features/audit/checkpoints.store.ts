import type { Db, Trx } from '#base/database'
import { recordAudit } from '#base/audit'

/** The act that an event of a shortened chain names. */
const shorteningAct = 'retention.shorten_log'

/** The last event that was removed from the beginning of a chain; the beginning itself where none was removed. */
export async function findCheckpoint(db: Db, organisation_id: string) {
  const found = await db
    .selectFrom('audit_checkpoints')
    .select(['sequence', 'hash'])
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  return found ?? { sequence: 0, hash: '' }
}

const findShipped = async (db: Db, organisation_id: string): Promise<number> => {
  const found = await db
    .selectFrom('audit_positions')
    .select('shipped')
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  return found?.shipped ?? 0
}

interface Shortening {
  readonly organisation_id: string
  /** Events from before this time are removed. */
  readonly before: Date
  readonly days: number
  readonly now: Date
  readonly limit: number
  /** Where the log is sent outside, only events that have arrived there are removed. */
  readonly ships: boolean
}

/**
 * Removes the oldest events of a chain, without a gap, and records this in the chain with the hash of the last one
 * removed, where the verification begins. Returns how many were removed.
 */
export async function shortenChain(trx: Trx, request: Shortening): Promise<number> {
  const { organisation_id, before, days, now, limit } = request
  const checkpoint = await findCheckpoint(trx, organisation_id)
  const oldest = await trx
    .selectFrom('audit_events')
    .select(['sequence', 'hash', 'occurred_at'])
    .where('organisation_id', '=', organisation_id)
    .where('sequence', '>', checkpoint.sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute()
  const shipped = request.ships ? await findShipped(trx, organisation_id) : Infinity
  const firstKept = oldest.findIndex(({ occurred_at, sequence }) => occurred_at >= before || sequence > shipped)
  const removed = firstKept === -1 ? oldest : oldest.slice(0, firstKept)
  const last = removed.at(-1)
  if (!last) return 0
  const { sequence, hash } = last
  await trx
    .insertInto('audit_checkpoints')
    .values({ organisation_id, sequence, hash })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ sequence, hash }))
    .execute()
  await trx
    .deleteFrom('audit_events')
    .where('organisation_id', '=', organisation_id)
    .where('sequence', '<=', sequence)
    .execute()
  const detail = { rule: 'audit_events', days, events: removed.length, removed_up_to: sequence, removed_hash: hash }
  const nobody = { actor_id: null, address: null, outcome: 'done' }
  await recordAudit(trx, { ...nobody, organisation_id, occurred_at: now, act: shorteningAct, detail })
  return removed.length
}

/** Whether an event of the chain itself states its checkpoint. A checkpoint that somebody moved has no such event. */
export async function isVouchedFor(
  db: Db,
  organisation_id: string,
  checkpoint: { readonly sequence: number; readonly hash: string },
): Promise<boolean> {
  if (checkpoint.sequence === 0) return true
  const events = await db
    .selectFrom('audit_events')
    .select('detail')
    .where('organisation_id', '=', organisation_id)
    .where('act', '=', shorteningAct)
    .orderBy('sequence', 'desc')
    .limit(1)
    .execute()
  const detail = JSON.stringify(events[0]?.detail ?? null)
  const { sequence, hash } = checkpoint
  return detail.includes(`"removed_up_to":${sequence},"removed_hash":${JSON.stringify(hash)}`)
}
