import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { noOrganisation } from '#base/audit'
import type { Anchor, ShippedEvent } from '#base/audit-receiver/receiver'

/** Longer than a batch may take, so that a sender does not lose its turn in the middle of one. */
const held_seconds = 60

/**
 * Takes or keeps the turn to send; false where another process has it. It uses the database's time, so that clocks that
 * differ do not make two senders.
 */
export async function claimShipping(db: Db, holder: string): Promise<boolean> {
  const { rows } = await sql`
    update audit_shipping set holder = ${holder}::text, held_until = now() + ${held_seconds} * interval '1 second'
    where holder is null or holder = ${holder}::text or held_until < now()
    returning single`.execute(db)
  return rows.length > 0
}

export async function releaseShipping(db: Db, holder: string): Promise<void> {
  await db.updateTable('audit_shipping').set({ holder: null, held_until: null }).where('holder', '=', holder).execute()
}

/**
 * Whether this process is still the sender. The row is locked until the transaction ends, so that nobody takes over
 * between a batch and its positions.
 */
const isHolder = async (trx: Trx, holder: string): Promise<boolean> =>
  (await trx
    .selectFrom('audit_shipping')
    .select('single')
    .where('holder', '=', holder)
    .forUpdate()
    .executeTakeFirst()) !== undefined

/** The most events in one batch: of one chain, and of all. */
const most = { chain: 100, batch: 500 }

interface ShippedEventRow extends Omit<ShippedEvent, 'organisation_id' | 'occurred_at'> {
  readonly organisation_id: string
  readonly occurred_at: Date
}

/**
 * The next events that were not taken yet, chain after chain, each in its order. An event and its head are committed
 * together, and those of a chain one after the other, so no event can appear later before one that was sent.
 */
export async function nextEvents(db: Db): Promise<readonly ShippedEventRow[]> {
  const { rows } = await sql<ShippedEventRow>`
    select event.organisation_id, event.sequence, occurred_at, actor_id, address, act, outcome, detail, previous_hash,
      event.hash
    from audit_heads head
    left join audit_positions place using (organisation_id)
    cross join lateral (
      select * from audit_events
      where organisation_id = head.organisation_id and sequence > coalesce(place.shipped, 0)
      order by sequence limit ${most.chain}
    ) event
    where head.sequence > coalesce(place.shipped, 0)
    order by event.organisation_id, event.sequence
    limit ${most.batch}`.execute(db)
  return rows
}

export const isFullBatch = (events: readonly ShippedEventRow[]): boolean => events.length >= most.chain

const organisationOf = (organisation_id: string) => (organisation_id === noOrganisation ? null : organisation_id)

export const shippedOf = ({ organisation_id, occurred_at, ...event }: ShippedEventRow): ShippedEvent => ({
  organisation_id: organisationOf(organisation_id),
  ...event,
  occurred_at: occurred_at.toISOString(),
})

/**
 * Stores what the receiver took, so that it is not sent again. False where another process has taken over the sending.
 */
export async function savePositions(db: Db, holder: string, taken: readonly ShippedEventRow[]): Promise<boolean> {
  const newest = new Map(taken.map(({ organisation_id, sequence }) => [organisation_id, sequence]))
  const rows = [...newest].map(([organisation_id, shipped]) => ({ organisation_id, shipped }))
  return await db.transaction().execute(async (trx) => {
    if (!(await isHolder(trx, holder))) return false
    await trx
      .insertInto('audit_positions')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('organisation_id').doUpdateSet((eb) => ({ shipped: eb.ref('excluded.shipped') })),
      )
      .execute()
    return true
  })
}

export const hasChains = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('audit_heads').select('sequence').limit(1).executeTakeFirst()) !== undefined

/** The present end of every chain. */
export async function listChainHeads(db: Db): Promise<Anchor['chains']> {
  const heads = await db
    .selectFrom('audit_heads')
    .select(['organisation_id', 'sequence', 'hash'])
    .orderBy('organisation_id')
    .execute()
  return heads.map(({ organisation_id, ...head }) => ({ organisation_id: organisationOf(organisation_id), ...head }))
}

export const lastAnchor = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('audit_shipping').select('anchored_at').executeTakeFirst())?.anchored_at ?? null

export async function markAnchored(db: Db, now: Date): Promise<void> {
  await db.updateTable('audit_shipping').set({ anchored_at: now }).execute()
}

export interface ShippingLag {
  /** Events that were not taken yet. */
  readonly waiting: number
  /** The time of the oldest of them. */
  readonly since: Date | null
}

export async function lagOf(db: Db): Promise<ShippingLag> {
  const { rows } = await sql<{ waiting: number; since: Date | null }>`
    select coalesce(sum(head.sequence - coalesce(place.shipped, 0)), 0)::int8 as waiting, min(event.occurred_at) as since
    from audit_heads head
    left join audit_positions place using (organisation_id)
    left join audit_events event
      on event.organisation_id = head.organisation_id and event.sequence = coalesce(place.shipped, 0) + 1
    where head.sequence > coalesce(place.shipped, 0)`.execute(db)
  return rows[0] ?? { waiting: 0, since: null }
}

/**
 * The state for administrators of the machine: how many events wait, for how long, and when the heads were last stored
 * outside.
 */
export async function shippingState(db: Db, now: Date) {
  const [{ waiting, since }, anchored_at] = [await lagOf(db), await lastAnchor(db)]
  const secondsSince = (time: Date) => Math.max(0, Math.floor((now.getTime() - time.getTime()) / 1000))
  return {
    waiting,
    waiting_seconds: since === null ? 0 : secondsSince(since),
    anchor_seconds: anchored_at === null ? null : secondsSince(anchored_at),
  }
}
