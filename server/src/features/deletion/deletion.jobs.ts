import { id } from '@alta/contract/fields'
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#base/database'
import { recordAudit } from '#base/audit'
import { continueLater, runInBatches, turnKey, type BatchPace, defaultPace } from '#base/batches'
import { type Job, jobOf, organisationSubmitter } from '#base/jobs'
import type { Services } from '#base/services'
import { removeDueExports } from '../data-exports/data-exports.store.ts'
import * as z from 'zod/mini'
import * as store from './deletions.store.ts'

const data = z.object({ organisation_id: id, turn: z.int() })
type DeletionJob = Job<Services, z.infer<typeof data>>

/** What has to be removed, in this order: chats refer to reports, and events refer to both. */
const piecesOf = (services: Services, organisation_id: string) => {
  const within =
    (piece: (trx: Trx, of: { organisation_id: string; limit: number }) => Promise<number>) => async (limit: number) =>
      await services.db.transaction().execute(async (trx) => await piece(trx, { organisation_id, limit }))
  return [
    async () => await removeDueExports(services, { organisation_id }),
    within((trx, piece) => store.removeSomeChats(trx, services, piece)),
    within(store.removeSomeReports),
    within(store.removeSomeEvents),
  ]
}

/**
 * Ends the deletion with a line in its log; false when something was added while it was removed, or is locked by
 * somebody.
 */
async function end({ db, clock }: Services, organisation_id: string): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const ended = await store.endDeletion(trx, organisation_id)
    if (ended === 'left') return false
    if (ended === undefined) return true
    const { name, requested_at, removed_reports, removed_chats } = ended
    const line = { actor_id: null, address: null, act: 'organisations.removed', outcome: 'done' }
    const detail = { name, requested_at: requested_at.toISOString(), removed_reports, removed_chats }
    await recordAudit(trx, { ...line, organisation_id, detail, occurred_at: clock.now() })
    return true
  })
}

/**
 * Removes the contents of an organisation whose deletion was acknowledged, in small transactions with rests between,
 * and gives its turn to other organisations from time to time. If it is killed, it continues with the rest.
 */
export const deletionJobAt = (pace: BatchPace): DeletionJob => {
  const job: DeletionJob = jobOf<Services, z.infer<typeof data>>({
    name: 'delete-organisation',
    data,
    retries: 20,
    concurrency: () => 1,
    run: async ({ services, data: turn, signal }) => {
      const { organisation_id } = turn
      const until = performance.now() + pace.turn_ms
      for (const piece of piecesOf(services, organisation_id))
        if (!(await runInBatches(piece, pace, { until, signal }))) return await continueLater(services, job, turn)
      if (!(await end(services, organisation_id))) await continueLater(services, job, turn)
    },
    failed: async ({ services, data: { organisation_id } }) =>
      services.log.error({ organisation_id }, 'an organisation could not be removed whole; it is tried again later'),
  })
  return job
}

export const deletionJob = deletionJobAt(defaultPace)

/** Enqueues the job in the transaction that deletes the organisation. */
export async function enqueueDeletion(trx: Trx, { jobs }: Pick<Services, 'jobs'>, organisation_id: string) {
  const first = { organisation_id, turn: 0 }
  await jobs.enqueue(trx, deletionJob, {
    data: first,
    submitter: organisationSubmitter(organisation_id),
    key: turnKey(first),
  })
}

const every = 10 * 60_000

/** Enqueues a job again for each deletion that no job works on any more, because it was given up. */
export async function resumeDeletions(services: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  const { db } = services
  for (const { organisation_id } of await store.listDeletions(db))
    await db.transaction().execute((trx) => enqueueDeletion(trx, services, organisation_id))
}

/** Looks from time to time for as long as the app lives. */
export function watchDeletions(app: FastifyInstance): void {
  const { services } = app.context
  const timer = setInterval(() => {
    resumeDeletions(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'deletions of organisations could not go on'),
    )
  }, every).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
