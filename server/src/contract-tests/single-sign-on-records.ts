import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as singleSignOn from '@alta/contract/single-sign-on'
import { newId } from '#base/ids'
import { client_id, client_secret } from './identity-provider.ts'
import { type LyingProvider, openLyingProvider } from './lying-provider.ts'
import { type Caller, knownPassword, type TestServer } from './test-server.ts'
import type { RecordIds } from './record-ids.ts'

const provider_id = 'standing'
export const publicAddress = 'https://alta.example'

/** Writes a file of providers; answers the environment of a server that reads it. */
export function environmentWith(providers: readonly object[], more: Record<string, string> = {}) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'alta-providers-')), 'providers.json')
  fs.writeFileSync(file, JSON.stringify(providers))
  return { ALTA_OIDC_PROVIDERS: file, ALTA_PUBLIC_URL: publicAddress, ...more }
}

/** Mail is configured, and its server is away: calls that send some are there. */
const noMailComes = { ALTA_SMTP_URL: 'smtp://127.0.0.1:9', ALTA_MAIL_FROM: 'alta@hospital.example' }

/** The environment of a server with one provider, which tells the truth, and records that its calls take. */
export interface StandingProvider {
  readonly environment: Record<string, string>
  /** What a call of single sign-on takes from this caller, as if a browser had come back; nothing for other calls. */
  readonly idsFor: (server: TestServer, name: string, caller: Caller | null) => Promise<RecordIds>
  readonly close: LyingProvider['close']
}

interface BegunSignIn {
  readonly authorization_url?: string
  readonly browser_secret?: string
}

/** Links a person to an identity at the provider, in the place of another one there. */
async function linkTo(
  { services: { db, clock } }: TestServer,
  caller: Caller | null,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<void> {
  if (caller === null || !('user_id' in caller) || typeof caller.user_id !== 'string') return
  const linked_at = clock.now()
  await db
    .insertInto('identity_links')
    .values({ identity_link_id: newId(linked_at), user_id: caller.user_id, provider_id, issuer, subject, linked_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'issuer']).doUpdateSet({ subject }))
    .execute()
}

export async function openStandingProvider(): Promise<StandingProvider> {
  const provider = await openLyingProvider()
  const settings = { id: provider_id, name: 'Proveedor', issuer: provider.issuer, client_id, client_secret }
  const cameBack = (started: BegunSignIn, sub: string = crypto.randomUUID()): RecordIds => {
    if (started.authorization_url === undefined) return {}
    const claims = { sub, email: `${sub}@ward.example`, auth_time: Math.floor(Date.now() / 1000) }
    const returned = provider.returnedFrom(started.authorization_url, { claims })
    return { provider_id, returned, browser_secret: started.browser_secret ?? '' }
  }
  return {
    environment: environmentWith([{ ...settings, creates_accounts: true }], noMailComes),
    idsFor: async (server, name, caller) => {
      if (name === 'single_sign_on.finish')
        return cameBack((await server.call(null, singleSignOn.begin, { body: { provider_id } })).json)
      if (name === 'single_sign_on.finish_link') {
        const body = { provider_id, password: knownPassword }
        return cameBack((await server.call(caller, singleSignOn.beginLink, { body })).json)
      }
      if (name === 'single_sign_on.finish_confirmation') {
        const sub = crypto.randomUUID()
        await linkTo(server, caller, { issuer: provider.issuer, subject: sub })
        return cameBack(
          (await server.call(caller, singleSignOn.beginConfirmation, { body: { provider_id } })).json,
          sub,
        )
      }
      if (name !== 'single_sign_on.back_channel_logout') return {}
      const now = Math.floor(Date.now() / 1000)
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      const claims = { iss: provider.issuer, aud: client_id, sub: 'nobody', iat: now, exp: now + 60, events }
      return { provider_id, logout_token: await provider.token({ ...claims, jti: crypto.randomUUID() }) }
    },
    close: provider.close,
  }
}

/** An identity at the provider that an account is linked to. */
export async function identityLink({ services: { db, clock } }: TestServer, user_id: string): Promise<RecordIds> {
  const linked_at = clock.now()
  const identity_link_id = newId(linked_at)
  const link = { identity_link_id, user_id, provider_id, issuer: `https://${identity_link_id}.example` }
  await db
    .insertInto('identity_links')
    .values({ ...link, subject: user_id, linked_at })
    .execute()
  return { identity_link_id }
}
