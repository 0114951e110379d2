import * as singleSignOn from '@alta/contract/single-sign-on'
import { client_id, client_secret, type TestProvider } from '../../contract-tests/identity-provider.ts'
import type { LyingProvider } from '../../contract-tests/lying-provider.ts'
import { environmentWith, publicAddress } from '../../contract-tests/single-sign-on-records.ts'
import { type Caller, openTestServer, type TestServer } from '../../contract-tests/test-server.ts'

/** The address to which a provider redirects browsers. */
export const returnAddress = (provider_id: string) => `${publicAddress}/single-sign-on/${provider_id}`

export const settingsOf = (id: string, { issuer }: { readonly issuer: string }, more: object = {}) => ({
  id,
  name: `Sign-in of ${id}`,
  issuer,
  client_id,
  client_secret,
  scopes: ['openid', 'profile', 'email'],
  creates_accounts: true,
  ...more,
})

export const openServerWith = async (providers: readonly object[], more: Record<string, string> = {}) =>
  await openTestServer({ environment: environmentWith(providers, more) })

interface SignInOptions {
  readonly address?: string
  readonly asks_again?: boolean
}

const addressed = ({ address }: SignInOptions) => ({ headers: { 'x-forwarded-for': address ?? '10.0.0.1' } })

export const begin = async (server: TestServer, provider_id: string, from: SignInOptions = {}) =>
  await server.call(null, singleSignOn.begin, {
    body: { provider_id, ...(from.asks_again !== undefined && { asks_again: from.asks_again }) },
    ...addressed(from),
  })

interface Come {
  readonly provider_id: string
  readonly returned: string
  readonly browser_secret: string
}

export const finish = async (server: TestServer, come: Come, from: SignInOptions = {}) =>
  await server.call(null, singleSignOn.finish, { body: come, ...addressed(from) })

/** Performs a whole sign-in at a real provider; returns the response of `finish`. */
export async function signInAt(server: TestServer, provider: TestProvider, [provider_id, person]: [string, string]) {
  const { authorization_url, browser_secret } = (await begin(server, provider_id)).json
  const returned = await provider.signIn(authorization_url, person)
  return await finish(server, { provider_id, returned, browser_secret })
}

/** Performs a sign-in at a provider that lies. */
export async function signInAtLyingProvider(
  server: TestServer,
  provider: LyingProvider,
  [provider_id, lie]: [string, Parameters<LyingProvider['returnedFrom']>[1]],
) {
  const { authorization_url, browser_secret } = (await begin(server, provider_id)).json
  return await finish(server, { provider_id, returned: provider.returnedFrom(authorization_url, lie), browser_secret })
}

/** The reason why a sign-in was refused; null if it was not refused. */
export const reasonOf = ({ json }: { readonly json: { code?: string; errors?: { params: { reason: string } }[] } }) =>
  json.code === 'sign-in-refused' ? json.errors?.[0]?.params.reason : (json.code ?? null)

export const asCaller = ({ json }: { readonly json: { token: string } }): Caller => ({ token: json.token })

/** The contents of the server's tables as text, for checking what they must not contain. */
export async function everythingIn({ services: { db } }: TestServer): Promise<string> {
  const tables = ['users', 'sessions', 'single_sign_on_attempts', 'identity_links', 'audit_events'] as const
  const rows = await Promise.all(tables.map(async (table) => await db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}
