import * as singleSignOn from '@alta/contract/single-sign-on'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import { endSessionsOf } from './identity-links.store.ts'
import { consumeLogoutToken } from './logout-tokens.store.ts'

/** The one `logout_token` of a form. Throws `malformed-request`. */
async function tokenIn(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  const [token, ...more] = new URLSearchParams(Buffer.concat(pieces).toString('utf8')).getAll('logout_token')
  if (token === undefined || more.length > 0) throw new Problem('malformed-request')
  return token
}

/** Back-channel logout. An invalid token is refused by throwing, so that strangers write nothing into the log. */
export function logoutRoute(app: FastifyInstance): void {
  serve(app, singleSignOn.backChannelLogout, {
    prepare: async ({ services, params, bytes }) => {
      const provider = services.providers.get(params.provider_id)
      if (!provider) throw new Problem('not-found')
      const token = await tokenIn(bytes)
      try {
        return { issuer: provider.settings.issuer, ...(await provider.readLogout(token)) }
      } catch {
        services.log.warn({ provider_id: params.provider_id }, 'a logout token does not hold')
        throw new Problem('malformed-request')
      }
    },
    handle: async ({ db, now, note }, { issuer, jti, subject, sid }) => {
      if (!(await consumeLogoutToken(db, { issuer, jti }, now))) throw new Problem('malformed-request')
      note({ sessions: await endSessionsOf(db, { issuer, subject, sid }) })
      return {}
    },
  })
}
