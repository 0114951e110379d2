import type { FastifyInstance } from 'fastify'
import { noOrganisation } from '#base/audit'
import type { Job } from '#base/jobs'
import type { Services } from '#base/services'
import { hasWaiting, claimWaitingNotices } from '../notices/mail.store.ts'
import type { PendingMail } from '#base/mail/pending-mail'

const every_ms = 5_000

/**
 * Passes notices that were not examined yet to the job that sends mail, so that features write notices without knowing
 * about mail. The notice is marked in the transaction that makes its job, so that several processes send each one once.
 */
async function mailNotices({ db, clock, jobs, mail }: Services, send: Job<Services, PendingMail>): Promise<void> {
  if (!mail || !(await hasWaiting(db))) return
  await db.transaction().execute(async (trx) => {
    for (const { notice_id, user_id } of await claimWaitingNotices(trx, clock.now()))
      await jobs.enqueue(trx, send, {
        data: { kind: 'notice', notice_id },
        submitter: { organisation_id: noOrganisation, caller_id: user_id },
        key: `notice ${notice_id}`,
      })
  })
}

/** Looks every few seconds for as long as the app lives, where mail is configured. */
export function watchNotices(app: FastifyInstance, send: Job<Services, PendingMail>, every = every_ms): void {
  const { services } = app.context
  if (!services.mail) return
  const timer = setInterval(() => {
    mailNotices(services, send).catch((error: unknown) =>
      services.log.error({ err: error }, 'notices could not be handed over to be sent'),
    )
  }, every).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
