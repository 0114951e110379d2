import { LRUCache } from 'lru-cache'
import { recordAudit } from '#base/audit'
import type { Services } from '#base/services'
import { attemptWindowMs } from './auth.rules.ts'

type LimitedAct =
  | 'auth.login'
  | 'auth.register'
  | 'auth.request_password_link'
  | `single_sign_on.${'begin' | 'finish' | 'begin_link' | 'begin_confirmation'}`
export type AuditRefusedAttempts = (network: string) => Promise<void>

interface RefusedTryCount {
  readonly since: number
  readonly count: number
}

/** The networks that are counted at once; of more, the oldest are forgotten. */
const mostNetworks = 10_000

/**
 * Records attempts that came too early in the audit, by network: the first within the window, the second, the fourth
 * and so on, each with their number, so that repeated attempts do not fill the log.
 */
export function auditRefusedAttempts(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  act: LimitedAct,
): AuditRefusedAttempts {
  const counts = new LRUCache<string, RefusedTryCount>({ max: mostNetworks })
  return async (network) => {
    const now = clock.now()
    const before = counts.get(network)
    const isOld = before === undefined || now.getTime() - before.since > attemptWindowMs
    const counted = isOld ? { since: now.getTime(), count: 1 } : { ...before, count: before.count + 1 }
    counts.set(network, counted)
    const { count } = counted
    if ((count & (count - 1)) !== 0) return
    const line = { organisation_id: null, occurred_at: now, actor_id: null, address: network, act }
    await db
      .transaction()
      .execute(async (trx) => await recordAudit(trx, { ...line, outcome: 'rate-limited', detail: { refused: count } }))
      .catch((error: unknown) => log.error({ err: error }, `a refused try at ${act} was not audited`))
  }
}
