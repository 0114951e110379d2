import { Problem } from '@alta/contract/problems'
import type { Kysely } from 'kysely'
import type { Schema } from '#base/database/schema'
import { brokenEnd, follows, type Link } from './audit.rules.ts'
import { findCheckpoint, isVouchedFor } from './checkpoints.store.ts'
import { findHead, measureChain, readChain } from './chain.store.ts'

const batch = 1000

interface Verdict {
  readonly events: number
  readonly removed: number
  readonly intact: boolean
  readonly broken_at: number | null
  readonly head_hash: string
}

/**
 * Counts a chain again from its first event, or from where it was shortened by age, part by part, outside a transaction:
 * what is appended meanwhile lies behind the head that was read, and nobody waits. Gives up when `signal` aborts.
 */
export async function verifyChain(db: Kysely<Schema>, organisation_id: string, signal: AbortSignal): Promise<Verdict> {
  for (;;) {
    const checkpoint = await findCheckpoint(db, organisation_id)
    const verdict = await countFrom(checkpoint, { db, organisation_id, signal })
    const present = await findCheckpoint(db, organisation_id)
    // shortened meanwhile, what was counted is gone
    if (present.sequence === checkpoint.sequence) return verdict
  }
}

interface Counting {
  readonly db: Kysely<Schema>
  readonly organisation_id: string
  readonly signal: AbortSignal
}

async function countFrom(checkpoint: Link, { db, organisation_id, signal }: Counting): Promise<Verdict> {
  // in this order: an event and its head are committed together, so no event can be newer than a head read later
  const { events, newest } = await measureChain(db, organisation_id)
  const head = await findHead(db, organisation_id)
  const verdict = (broken_at: number | null) => ({
    events,
    removed: checkpoint.sequence,
    intact: broken_at === null,
    broken_at,
    head_hash: head.hash,
  })
  const [returned] = await readChain(db, organisation_id, { after: 0, upTo: checkpoint.sequence, limit: 1 })
  if (returned) return verdict(returned.sequence)
  if (!(await isVouchedFor(db, organisation_id, checkpoint))) return verdict(checkpoint.sequence)
  let last = checkpoint
  for (;;) {
    if (signal.aborted) throw new Problem('engine-unavailable', { retry_after: 1 })
    const part = await readChain(db, organisation_id, { after: last.sequence, upTo: head.sequence, limit: batch })
    for (const event of part) {
      if (!follows(last, event)) return verdict(event.sequence)
      last = { sequence: event.sequence, hash: event.hash }
    }
    if (part.length < batch) return verdict(brokenEnd(last, head, newest))
  }
}
