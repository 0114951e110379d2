import type { FastifyInstance } from 'fastify'
import { turnKey } from '#base/batches'
import { organisationSubmitter } from '#base/jobs'
import type { Services } from '#base/services'
import { retentionJob } from './retention.jobs.ts'
import { findDue, markBegun } from './retention.store.ts'

const every = 10 * 60_000

/**
 * Enqueues the jobs of organisations whose rules were not applied for a day. Several processes may call it: one of them
 * enqueues the job.
 */
export async function applyDueRules({ db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  for (const due of await findDue(db, now))
    await db.transaction().execute(async (trx) => {
      if (!(await markBegun(trx, due, now))) return
      const { organisation_id } = due
      const data = { organisation_id, turn: 0 }
      await jobs.enqueue(trx, retentionJob, {
        data,
        submitter: organisationSubmitter(organisation_id),
        key: turnKey(data),
      })
    })
}

/** Looks from time to time for as long as the app lives. */
export function watchRetention(app: FastifyInstance): void {
  const { services } = app.context
  const timer = setInterval(() => {
    applyDueRules(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'rules of retention could not be begun'),
    )
  }, every).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
