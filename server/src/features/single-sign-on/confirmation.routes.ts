import * as singleSignOn from '@alta/contract/single-sign-on'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '#base/access'
import { serve } from '#base/route'
import { confirmation_minutes } from '../auth/auth.rules.ts'
import { confirmSession } from '../sessions/session-proof.store.ts'
import { auditRefusedAttempts } from '../auth/refused-attempts.store.ts'
import { lockLink, markLinkUsed } from './identity-links.store.ts'
import { beginAtProvider, identifyReturned } from './sign-in.routes.ts'
import { signInRefused } from './single-sign-on.rules.ts'

/** Lets a person without a password prove their identity at the provider. */
export function confirmationRoutes(app: FastifyInstance): void {
  const refused = auditRefusedAttempts(app.context.services, 'single_sign_on.begin_confirmation')
  serve(app, singleSignOn.beginConfirmation, {
    prepare: async ({ db, actor, services, body: { provider_id }, now, address }) =>
      await beginAtProvider(
        { db, services, now, address, refused },
        {
          purpose: 'confirm',
          provider_id,
          asks_again: true,
          user_id: userIdOf(actor),
          session_id: actor.session_id,
        },
      ),
    handle: async ({ body, note }, begun) => {
      note({ provider_id: body.provider_id })
      return begun
    },
  })
  serve(app, singleSignOn.finishConfirmation, {
    prepare: async ({ db, services, actor, body, now }) => {
      const by = { user_id: userIdOf(actor), session_id: actor.session_id }
      return await identifyReturned({ db, services, now, body, purpose: 'confirm', by })
    },
    handle: async ({ db, actor, body, now, note }, identified) => {
      note({ provider_id: body.provider_id })
      const refuse = (reason: Parameters<typeof signInRefused>[0]) => {
        note({ reason })
        return signInRefused(reason)
      }
      if (typeof identified === 'string') return refuse(identified)
      const { provider, identity } = identified
      const linked = await lockLink(db, { issuer: provider.settings.issuer, subject: identity.subject })
      if (linked?.user_id !== userIdOf(actor)) return refuse('linked_to_other')
      await markLinkUsed(db, linked.identity_link_id, now)
      await confirmSession(db, actor.session_id ?? '', now)
      return { minutes: confirmation_minutes }
    },
  })
}
