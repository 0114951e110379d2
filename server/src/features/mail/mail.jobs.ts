import { type Job, jobOf, type RetryWait } from '#base/jobs'
import { type Mail, MailError, type MailMessage } from '#base/mail'
import type { Services } from '#base/services'
import { findReceiver, makePasswordLink } from '../auth/password-links.store.ts'
import { findMailed, localeOf, makeMailLink, markMailed } from '../invitations/mail.store.ts'
import { findForMail, clearMailAddress, noticeOfOwnAccount } from '../notices/mail.store.ts'
import { invitationMail, noticeMail, passwordMail } from './letters.ts'
import { type PendingMail, pendingMail } from '#base/mail/pending-mail'

/** The mail itself; undefined when what it was about was deleted meanwhile. */
async function mailFor({ db, clock, config }: Services, data: PendingMail): Promise<MailMessage | undefined> {
  const [now, base] = [clock.now(), config.ALTA_PUBLIC_URL ?? '']
  if (data.kind === 'invitation') {
    const found = await findMailed(db, data.invitation_id, now)
    if (!found) return undefined
    const token = await makeMailLink(db, data.invitation_id)
    return invitationMail({ ...found, locale: localeOf(found), token, base })
  }
  if (data.kind === 'password_link') {
    const found = await findReceiver(db, data.request_id, now)
    if (!found) return undefined
    const token = await db.transaction().execute((trx) => makePasswordLink(trx, found.user_id, now))
    return passwordMail({ ...found, token, base })
  }
  const found = await findForMail(db, data.notice_id)
  return found && noticeMail({ ...found, base })
}

async function markSent({ db, clock }: Services, data: PendingMail): Promise<void> {
  if (data.kind === 'invitation') await markMailed(db, data.invitation_id, { state: 'sent', now: clock.now() })
  if (data.kind === 'notice') await clearMailAddress(db, data.notice_id)
}

/** Marks it as not sent, where the person who caused it will see it. */
async function markFailed({ db, clock, log }: Services, data: PendingMail): Promise<void> {
  log.error({ mail: data.kind }, 'a mail could not be sent')
  if (data.kind === 'notice') await clearMailAddress(db, data.notice_id)
  if (data.kind !== 'invitation') return
  const now = clock.now()
  await markMailed(db, data.invitation_id, { state: 'failed', now })
  const found = await findMailed(db, data.invitation_id, now)
  if (!found || found.invited_by === null) return
  const { invited_by: user_id, organisation_id, email } = found
  const actor = { user_id: null, name: '' }
  const subject = { id: data.invitation_id, name: email }
  await db
    .transaction()
    .execute((trx) =>
      noticeOfOwnAccount(trx, { kind: 'invitation_not_sent', user_id, organisation_id, actor, subject }, now),
    )
}

async function sendNow(services: Services, mail: Mail, data: PendingMail): Promise<void> {
  const message = await mailFor(services, data)
  if (!message) return
  try {
    await mail.send(message)
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error
    services.log.warn({ mail: data.kind, reason: error.message }, 'the mail server refuses a mail')
    await markFailed(services, data)
    return
  }
  await markSent(services, data)
}

/** The retries take about four hours in all. */
const wait: RetryWait = { first: 5, longest: 1800 }

/** Sends mails. When the mail server is unavailable or refuses temporarily, it is tried again for some hours. */
export const mailJob = (retries = 16, retry_wait: RetryWait = wait): Job<Services, PendingMail> =>
  jobOf<Services, PendingMail>({
    name: 'send-mail',
    data: pendingMail,
    retries,
    retry_wait,
    run: async ({ services, data }) => {
      if (services.mail) await sendNow(services, services.mail, data)
    },
    failed: async ({ services, data }) => await markFailed(services, data),
  })
