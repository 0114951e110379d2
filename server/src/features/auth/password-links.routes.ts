import * as auth from '@alta/contract/auth'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { noOrganisation } from '#base/audit'
import { networkOf } from '#base/http/network'
import type { Job } from '#base/jobs'
import { serve } from '#base/route'
import { hashPassword } from '#base/secrets/passwords'
import type { Services } from '#base/services'
import { removeLinksOf } from '../users/account-links.store.ts'
import type { PendingMail } from '#base/mail/pending-mail'
import { noticeOfOwnAccount } from '../notices/mail.store.ts'
import { findCredentials, organisationNamesOf, savePassword } from '../users/users.store.ts'
import { mustBeUncommon } from './auth.rules.ts'
import { mustNotBeBreached } from './breached.store.ts'
import { endOtherSessions } from '../sessions/sessions.store.ts'
import { countRequest, findPasswordLink, consumePasswordLink } from './password-links.store.ts'
import { removePasswordLinks } from '../users/account-links.store.ts'
import { auditRefusedAttempts } from './refused-attempts.store.ts'

const spent = () => new Problem('validation-failed', { errors: [{ pointer: '/password_token', code: 'token_spent' }] })

/** Links by mail exist where mail is configured and passwords are for everybody. */
const mustSendMail = ({ mail, config }: Services): void => {
  if (!mail || config.ALTA_LOCAL_ACCOUNTS !== 'on') throw new Problem('not-found')
}

function requestRoute(app: FastifyInstance, send: Job<Services, PendingMail>): void {
  const refused = auditRefusedAttempts(app.context.services, 'auth.request_password_link')
  serve(app, auth.requestPasswordLink, {
    prepare: async ({ db, services, body, now, address }) => {
      mustSendMail(services)
      const network = networkOf(address)
      const { request_id, wait_ms } = await countRequest(db, { email: body.email, network, now })
      if (request_id !== null) return request_id
      await refused(network)
      throw new Problem('rate-limited', { retry_after: wait_ms / 1000 })
    },
    // The answer is the same for every address, and takes the same time: a job finds out who gets a link.
    handle: async ({ db, services, body, note }, request_id) => {
      const known = await findCredentials(db, body.email)
      note({ user_id: known?.user_id ?? null })
      await services.jobs.enqueue(db, send, {
        data: { kind: 'password_link', request_id },
        submitter: { organisation_id: noOrganisation, caller_id: request_id },
      })
      return null
    },
  })
}

/** A person who can read an address's mail may set its password, and then signs in like everybody else. */
export function passwordLinkRoutes(app: FastifyInstance, send: Job<Services, PendingMail>): void {
  requestRoute(app, send)
  serve(app, auth.usePasswordLink, {
    prepare: async ({ db, services, body, now }) => {
      mustSendMail(services)
      const found = await findPasswordLink(db, body.password_token, now)
      if (!found) throw spent()
      const organisations = await organisationNamesOf(db, found.user_id)
      mustBeUncommon(body.new_password, { email: found.email, organisations }, '/new_password')
      await mustNotBeBreached(services.config, body.new_password, '/new_password')
      return await hashPassword(body.new_password)
    },
    handle: async ({ db, body, now, note }, password_hash) => {
      const found = await findPasswordLink(db, body.password_token, now)
      if (!found || !(await consumePasswordLink(db, body.password_token))) throw spent()
      const { user_id, name } = found
      note({ actor_id: user_id, user_id })
      await savePassword(db, user_id, password_hash)
      await endOtherSessions(db, user_id, null)
      await removePasswordLinks(db, user_id)
      await removeLinksOf(db, user_id)
      const actor = { user_id, name }
      await noticeOfOwnAccount(db, { kind: 'password_reset', user_id, actor }, now)
      return null
    },
  })
}
