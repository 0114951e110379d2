import type { FastifyInstance } from 'fastify'
import type { Trx } from '#base/database'
import { recordAudit } from '#base/audit'
import type { ReadLog } from '#base/read-log'
import type { Services } from '#base/services'
import { idleSince } from '../sessions/sessions.rules.ts'
import {
  type EmergencyKey,
  endEmergencyAccess,
  type EmergencyAccessEnd,
  findSummary,
} from './emergency-access.store.ts'
import { findOver, findUnsummarised, markSummarised } from './ending.store.ts'
import { notifyOwnersOfAccess } from './owner-notices.store.ts'

const every = 10_000
/** Other processes record within a second what they showed; after that, everything that was read is in the log. */
const grace_ms = 5000

/** Records the end of one that expired; the line names no actor. */
async function endByItself(trx: Trx, access: EmergencyKey, { ending, now }: { ending: EmergencyAccessEnd; now: Date }) {
  const { organisation_id, emergency_access_id } = access
  if (!(await endEmergencyAccess(trx, access, ending))) return
  const nobody = { actor_id: null, address: null, act: 'emergency_access.end', outcome: 'done' }
  const detail = { emergency_access_id, end_cause: ending.end_cause }
  await recordAudit(trx, { ...nobody, organisation_id, occurred_at: now, detail })
}

/**
 * Ends the accesses that are over, and tells the owners of each how much was read in it. Several processes may do it at
 * once: each access is ended and reported once. Whether a read is allowed does not depend on this.
 */
export async function endOverdueAccesses({ db, clock, config }: Services, reads: ReadLog): Promise<void> {
  const now = clock.now()
  for (const { ending, ...access } of await findOver(db, { now, idle_since: idleSince(config, now) }))
    await db.transaction().execute((trx) => endByItself(trx, access, { ending, now }))
  const ended = await findUnsummarised(db, new Date(now.getTime() - grace_ms))
  if (ended.length > 0) await reads.write()
  for (const access of ended)
    await db.transaction().execute(async (trx) => {
      if (await markSummarised(trx, access, now))
        await notifyOwnersOfAccess(trx, await findSummary(trx, access, now), now)
    })
}

/** Looks every few seconds for as long as the app lives. */
export function watchEmergencyAccesses(app: FastifyInstance): void {
  const { services } = app.context
  const timer = setInterval(() => {
    endOverdueAccesses(services, app.reads).catch((error: unknown) =>
      services.log.error({ err: error }, 'emergency accesses could not be settled'),
    )
  }, every).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
