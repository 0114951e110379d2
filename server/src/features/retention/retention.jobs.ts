import { setTimeout as wait } from 'node:timers/promises'
import { type RetentionKind, retentionKinds } from '@alta/contract/retention'
import { id } from '@alta/contract/fields'
import * as z from 'zod/mini'
import { recordAudit } from '#base/audit'
import { type Job, jobOf, submitterOf } from '#base/jobs'
import type { Services } from '#base/services'
import { shortenChain } from '../audit/checkpoints.store.ts'
import { freezeHolds, holdsAnything } from '../legal-holds/legal-holds.store.ts'
import { removePiece } from './removal.store.ts'
import { keptSince } from './retention.rules.ts'
import { findRules } from './retention.store.ts'

/** What pieces are measured by, in milliseconds: nobody waits longer for the database, and it rests three times as long. */
export interface Pace {
  readonly piece_ms: number
  readonly rest: number
  /** After this the job lets those of other organisations come first. */
  readonly turn_ms: number
}
const usualPace: Pace = { piece_ms: 20, rest: 3, turn_ms: 20_000 }
/** Records of a piece, fewer on no machine however busy; of events, which are smaller, so many more. */
const size = { fewest: 5, most: 100, of_events: 10 }

interface Applying {
  readonly services: Services
  readonly organisation_id: string
  readonly kind: RetentionKind
}

/** One transaction: what is due of a kind, at most `limit`, and the line that says what went and by which rule. */
async function applyPiece({ services, organisation_id, kind }: Applying, limit: number): Promise<number> {
  return await services.db.transaction().execute(async (trx) => {
    await freezeHolds(trx, organisation_id)
    const now = services.clock.now()
    const days = (await findRules(trx, organisation_id, now)).rules[kind]
    if (days === null) return 0
    const before = keptSince(days, now)
    if (kind === 'audit_events') {
      if (await holdsAnything(trx, organisation_id, now)) return 0
      const ships = services.config.ALTA_AUDIT_RECEIVER !== undefined
      return await shortenChain(trx, { organisation_id, before, days, now, limit: limit * size.of_events, ships })
    }
    const { count, detail } = await removePiece(trx, services, { kind, organisation_id, before, now, limit })
    if (count === 0) return 0
    const line = { actor_id: null, address: null, act: 'retention.apply', outcome: 'done', occurred_at: now }
    await recordAudit(trx, { ...line, organisation_id, detail: { rule: kind, days, ...detail } })
    return count
  })
}

/** Larger pieces while they are quick, smaller ones while they are slow. */
const nextSize = (limit: number, took: number, { piece_ms }: Pace): number =>
  Math.max(
    size.fewest,
    Math.min(size.most, Math.round(limit * Math.min(2, Math.max(0.5, piece_ms / Math.max(1, took))))),
  )

/** Applies a rule piece after piece until nothing is left or the time is over; false when something may be left. */
async function applyRule(applying: Applying, pace: Pace, { until, signal }: { until: number; signal: AbortSignal }) {
  let limit = size.fewest
  for (;;) {
    const began = performance.now()
    const removed = await applyPiece(applying, limit)
    const took = performance.now() - began
    if (removed === 0) return true
    // given up here, what was removed is removed, and the rest is found again
    await wait(Math.max(5, took * pace.rest), undefined, { signal })
    if (performance.now() > until) return false
    limit = nextSize(limit, took, pace)
  }
}

const data = z.object({ organisation_id: id, turn: z.int() })
type RetentionJob = Job<Services, z.infer<typeof data>>

/**
 * Removes what an organisation's rules say, in small transactions with rests between, and gives its turn to other
 * organisations now and then. Killed, it goes on where it was: each piece is found anew.
 */
export const retentionJobAt = (pace: Pace): RetentionJob => {
  const job: RetentionJob = jobOf<Services, z.infer<typeof data>>({
    name: 'apply-retention',
    data,
    retries: 20,
    concurrency: () => 1,
    run: async ({ services, data: { organisation_id, turn }, signal }) => {
      const until = performance.now() + pace.turn_ms
      for (const kind of retentionKinds)
        if (!(await applyRule({ services, organisation_id, kind }, pace, { until, signal }))) {
          const next = { data: { organisation_id, turn: turn + 1 }, submitter: submitterOf(organisation_id) }
          // this one still runs: two keys take turns
          const key = `${organisation_id}/${(turn + 1) % 2}`
          await services.db.transaction().execute((trx) => services.jobs.enqueue(trx, job, { ...next, key }))
          return
        }
    },
    failed: async ({ services, data: { organisation_id } }) =>
      services.log.error({ organisation_id }, 'rules of retention could not be applied; they are tried again tomorrow'),
  })
  return job
}

export const retentionJob = retentionJobAt(usualPace)
