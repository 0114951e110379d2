import { type RetentionKind, retentionKinds } from '@alta/contract/retention'
import { id } from '@alta/contract/fields'
import * as z from 'zod/mini'
import { recordAudit } from '#base/audit'
import { continueLater, runInBatches, type BatchPace, defaultPace } from '#base/batches'
import { type Job, jobOf } from '#base/jobs'
import type { Services } from '#base/services'
import { shortenChain } from '../audit/checkpoints.store.ts'
import { freezeHolds, holdsAnything } from '../legal-holds/legal-holds.store.ts'
import { removeBatch } from './removal.store.ts'
import { retainedSince } from './retention.rules.ts'
import { findRules } from './retention.store.ts'

/** Events are smaller than records, so a batch has this many times more of them. */
const of_events = 10

interface Applying {
  readonly services: Services
  readonly organisation_id: string
  readonly kind: RetentionKind
}

/**
 * A transaction that removes due records of a kind, at most `limit`, and writes the line that states what was removed
 * and by which rule.
 */
async function applyPiece({ services, organisation_id, kind }: Applying, limit: number): Promise<number> {
  return await services.db.transaction().execute(async (trx) => {
    await freezeHolds(trx, organisation_id)
    const now = services.clock.now()
    const days = (await findRules(trx, organisation_id, now)).rules[kind]
    if (days === null) return 0
    const before = retainedSince(days, now)
    if (kind === 'audit_events') {
      if (await holdsAnything(trx, organisation_id, now)) return 0
      const ships = services.config.ALTA_AUDIT_RECEIVER !== undefined
      return await shortenChain(trx, { organisation_id, before, days, now, limit: limit * of_events, ships })
    }
    const { count, detail } = await removeBatch(trx, services, { kind, organisation_id, before, now, limit })
    if (count === 0) return 0
    const line = { actor_id: null, address: null, act: 'retention.apply', outcome: 'done', occurred_at: now }
    await recordAudit(trx, { ...line, organisation_id, detail: { rule: kind, days, ...detail } })
    return count
  })
}

const data = z.object({ organisation_id: id, turn: z.int() })
type RetentionJob = Job<Services, z.infer<typeof data>>

/**
 * Removes what an organisation's rules say, in small transactions with rests between, and gives its turn to other
 * organisations from time to time. If it is killed, it continues with the rest: each batch is found again.
 */
export const retentionJobAt = (pace: BatchPace): RetentionJob => {
  const job: RetentionJob = jobOf<Services, z.infer<typeof data>>({
    name: 'apply-retention',
    data,
    retries: 20,
    concurrency: () => 1,
    run: async ({ services, data: { organisation_id, turn }, signal }) => {
      const until = performance.now() + pace.turn_ms
      for (const kind of retentionKinds) {
        const apply = async (limit: number) => await applyPiece({ services, organisation_id, kind }, limit)
        if (!(await runInBatches(apply, pace, { until, signal })))
          return await continueLater(services, job, { organisation_id, turn })
      }
    },
    failed: async ({ services, data: { organisation_id } }) =>
      services.log.error({ organisation_id }, 'rules of retention could not be applied; they are tried again tomorrow'),
  })
  return job
}

export const retentionJob = retentionJobAt(defaultPace)
