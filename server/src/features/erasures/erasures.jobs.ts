import { id } from '@alta/contract/fields'
import * as z from 'zod/mini'
import { recordAudit } from '#base/audit'
import { type Job, jobOf } from '#base/jobs'
import type { Services } from '#base/services'
import { removeSession } from '../chat/remove.store.ts'
import { removeDueExports } from '../data-exports/data-exports.store.ts'
import { freezeHolds, isChatHeld } from '../legal-holds/legal-holds.store.ts'
import { sendNotice } from '../notices/notices.store.ts'
import { removeReports } from '../reports/remove.store.ts'
import * as store from './erasures.store.ts'
import { reasonToKeepReport } from '../patient-data/patient-reports.store.ts'
import type { ErasureOutcome } from './erasures.store.ts'
import type { Trx } from '#base/database'

type Record = store.ErasureRecord
const plain = (outcome: 'erased' | 'gone'): ErasureOutcome => ({ outcome, because: null, kept_until: null })

async function eraseReport(trx: Trx, services: Services, record: Record): Promise<ErasureOutcome> {
  const { organisation_id, record_id: discharge_report_id } = record
  const found = await trx
    .selectFrom('discharge_reports')
    .select('discharge_report_id')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return plain('gone')
  const { config, clock } = services
  const limits = { now: clock.now(), signed_days: config.ALTA_SIGNED_RETENTION_DAYS }
  const keepReason = await reasonToKeepReport(trx, { organisation_id, discharge_report_id }, limits)
  if (keepReason === 'gone') return plain('gone')
  if (keepReason) {
    const { because, until } = keepReason
    return { outcome: 'kept', because, kept_until: until === null ? null : new Date(until) }
  }
  await removeReports(trx, organisation_id, [discharge_report_id])
  return plain('erased')
}

async function eraseChat(trx: Trx, services: Services, record: Record): Promise<ErasureOutcome> {
  const { organisation_id, record_id: chat_session_id } = record
  const found = await trx
    .selectFrom('chat_sessions as chat')
    .select(isChatHeld('chat', services.clock.now()).as('held'))
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .forUpdate('chat')
    .executeTakeFirst()
  if (!found) return plain('gone')
  if (found.held) return { outcome: 'kept', because: 'legal_hold', kept_until: null }
  await removeSession(trx, services, { organisation_id, chat_session_id })
  return plain('erased')
}

/** Erases one record in one transaction, with its line in the log; false when none is left. */
async function eraseNext(services: Services, key: store.ErasureKey): Promise<boolean> {
  const { organisation_id, erasure_id } = key
  return await services.db.transaction().execute(async (trx) => {
    await freezeHolds(trx, organisation_id)
    const record = await store.nextRecord(trx, key)
    if (!record) return false
    const now = services.clock.now()
    // A document whose chat was not found with it is removed with that chat.
    const erase = { discharge_report: eraseReport, chat_session: eraseChat, document: async () => plain('gone') }
    const outcome = await erase[record.kind](trx, services, record)
    await store.saveOutcome(trx, record, { ...outcome, now })
    const line = { actor_id: null, address: null, act: 'erasures.erase', outcome: 'done', occurred_at: now }
    const because = outcome.because === null ? {} : { because: outcome.because }
    const detail = { erasure_id, [`${record.kind}_id`]: record.record_id, came_to: outcome.outcome, ...because }
    await recordAudit(trx, { ...line, organisation_id, detail })
    return true
  })
}

async function finish(services: Services, key: store.ErasureKey): Promise<void> {
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const erasure = await store.lockErasure(trx, key)
    if (erasure?.state !== 'running') return
    await store.changeErasure(trx, key, { state: 'done', finished_at: now })
    const { requested_by, requested_by_name, reason } = erasure
    // The job has no actor, so the person who asked is told as well.
    const notice = { kind: 'erasure_finished', actor: { user_id: null, name: requested_by_name }, reason } as const
    const concerned = requested_by === null ? [] : [requested_by]
    await sendNotice(trx, { ...notice, organisation_id: key.organisation_id }, { concerned, now })
  })
}

const data = z.object({ organisation_id: id, erasure_id: id })

/** Erases record after record; if it is killed, it continues with the next one. */
export const eraseJob: Job<Services, z.infer<typeof data>> = jobOf<Services, z.infer<typeof data>>({
  name: 'erase-patient-data',
  data,
  retries: 50,
  run: async ({ services, data: key, signal }) => {
    await removeDueExports(services, { organisation_id: key.organisation_id })
    while (await eraseNext(services, key)) signal.throwIfAborted()
    await finish(services, key)
  },
  failed: async ({ services, data: { erasure_id } }) =>
    services.log.error({ erasure_id }, 'an erasure could not be finished; begun again, it goes on'),
})
