import { Problem } from '@alta/contract/problems'
import type { Db } from '#base/database'
import { brokenEnd, follows, type ChainLink } from './audit.rules.ts'
import { findCheckpoint, isVouchedFor } from './checkpoints.store.ts'
import { countChain, findEventHash, findHead, findNewest, readChain } from './chain.store.ts'

const batch = 1000

interface Verdict {
  readonly events: number
  readonly removed: number
  readonly intact: boolean
  readonly broken_at: number | null
  readonly head_hash: string
}

/**
 * Verifies a chain from its first event, or from where it was shortened by age, part by part and outside a transaction:
 * events that are appended meanwhile come after the head that was read, and nobody waits. Stops when `signal` aborts.
 */
export async function verifyChain(db: Db, organisation_id: string, signal: AbortSignal): Promise<Verdict> {
  for (;;) {
    const checkpoint = await findCheckpoint(db, organisation_id)
    const verdict = await countFrom(checkpoint, { db, organisation_id, signal })
    const present = await findCheckpoint(db, organisation_id)
    // The chain was shortened meanwhile: the events that were verified are gone.
    if (present.sequence === checkpoint.sequence) return verdict
  }
}

interface Chain {
  readonly db: Db
  readonly organisation_id: string
  readonly signal: AbortSignal
}

async function countFrom(checkpoint: ChainLink, chain: Chain): Promise<Verdict> {
  const { db, organisation_id } = chain
  const events = await countChain(db, organisation_id)
  const { broken_at, head } = (await brokenBeginning(checkpoint, chain)) ?? (await countOn(checkpoint, chain))
  return { events, removed: checkpoint.sequence, intact: broken_at === null, broken_at, head_hash: head.hash }
}

/**
 * The fault before the first event that is verified: removed events have come back, or no event states that they were
 * removed.
 */
async function brokenBeginning(checkpoint: ChainLink, { db, organisation_id }: Chain) {
  const [returned] = await readChain(db, organisation_id, { after: 0, upTo: checkpoint.sequence, limit: 1 })
  const broken_at = returned?.sequence ?? checkpoint.sequence
  if (!returned && (await isVouchedFor(db, organisation_id, checkpoint))) return undefined
  return { broken_at, head: await findHead(db, organisation_id) }
}

interface Counted {
  /** The last event that follows the one before it. */
  readonly last: ChainLink
  readonly counted: number
  readonly broken_at: number | null
  /** Whether the end was reached, or the number of the event where the chain is broken. */
  readonly isOver: boolean
  readonly head: ChainLink
}

/** Verifies the events after a link that is known to be right, at most so many. */
async function countOn(from: ChainLink, { db, organisation_id, signal }: Chain, most = Infinity): Promise<Counted> {
  // The order matters: an event and its head are committed together, so no event can be newer than a head that is
  // read later.
  const newest = await findNewest(db, organisation_id)
  const head = await findHead(db, organisation_id)
  let [last, counted] = [from, 0]
  for (;;) {
    if (signal.aborted) throw new Problem('engine-unavailable', { retry_after: 1 })
    const part = await readChain(db, organisation_id, { after: last.sequence, upTo: head.sequence, limit: batch })
    for (const event of part) {
      if (!follows(last, event)) return { last, counted, broken_at: event.sequence, isOver: true, head }
      last = { sequence: event.sequence, hash: event.hash }
      counted += 1
    }
    if (part.length < batch) return { last, counted, broken_at: brokenEnd(last, head, newest), isOver: true, head }
    if (counted >= most) return { last, counted, broken_at: null, isOver: false, head }
  }
}

/** A part of a chain that was verified: where it began, and the result. */
export interface CountedPart extends Pick<Counted, 'last' | 'counted' | 'broken_at' | 'isOver'> {
  readonly from: number
}

/**
 * Verifies a chain from a trusted event on, at most so many events. Events before it are not examined, but the event
 * itself must be there unchanged, unless retention has removed it: then the verification begins where the chain does.
 */
export async function verifyOn(chain: Chain, trusted: ChainLink, most: number): Promise<CountedPart> {
  const { db, organisation_id } = chain
  for (;;) {
    const checkpoint = await findCheckpoint(db, organisation_id)
    const part = await partFrom(trusted, checkpoint, { ...chain, most })
    // The chain was shortened meanwhile: the events that were verified are gone.
    if ((await findCheckpoint(db, organisation_id)).sequence === checkpoint.sequence) return part
  }
}

async function partFrom(trusted: ChainLink, checkpoint: ChainLink, { most, ...chain }: Chain & { most: number }) {
  const { db, organisation_id } = chain
  if (trusted.sequence <= checkpoint.sequence) {
    const isSame = trusted.sequence < checkpoint.sequence || trusted.hash === checkpoint.hash
    const broken = isSame ? await brokenBeginning(checkpoint, chain) : { broken_at: trusted.sequence }
    if (broken) return { from: trusted.sequence, last: trusted, counted: 0, broken_at: broken.broken_at, isOver: true }
    return { from: checkpoint.sequence, ...(await countOn(checkpoint, chain, most)) }
  }
  if ((await findEventHash(db, organisation_id, trusted.sequence)) !== trusted.hash)
    return { from: trusted.sequence, last: trusted, counted: 0, broken_at: trusted.sequence, isOver: true }
  return { from: trusted.sequence, ...(await countOn(trusted, chain, most)) }
}
