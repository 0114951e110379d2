import { Problem } from '@alta/contract/problems'
import type { Kysely } from 'kysely'
import type { Schema } from '#base/database/schema'
import { brokenEnd, follows } from './audit.rules.ts'
import { findHead, measureChain, readChain } from './chain.store.ts'

const batch = 1000

interface Verdict {
  readonly events: number
  readonly intact: boolean
  readonly broken_at: number | null
  readonly head_hash: string
}

/**
 * Counts a chain again from its first event, part by part, outside a transaction: what is appended meanwhile lies behind
 * the head that was read, and nobody waits. Gives up when `signal` aborts.
 */
export async function verifyChain(db: Kysely<Schema>, organisation_id: string, signal: AbortSignal): Promise<Verdict> {
  // in this order: an event and its head are committed together, so no event can be newer than a head read later
  const { events, newest } = await measureChain(db, organisation_id)
  const head = await findHead(db, organisation_id)
  const verdict = (broken_at: number | null) => ({
    events,
    intact: broken_at === null,
    broken_at,
    head_hash: head.hash,
  })
  let last = { sequence: 0, hash: '' }
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
