import * as auth from '@alta/contract/auth'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BrowserCookies,
  client_id,
  openTestProvider,
  type TestProvider,
} from '../../contract-tests/identity-provider.ts'
import { type LyingProvider, openLyingProvider } from '../../contract-tests/lying-provider.ts'
import { publicAddress } from '../../contract-tests/single-sign-on-records.ts'
import type { TestServer } from '../../contract-tests/test-server.ts'
import * as on from './single-sign-on.fixtures.ts'

let hospital: TestProvider
let quiet: TestProvider
let liar: LyingProvider
let server: TestServer
beforeAll(async () => {
  hospital = await openTestProvider({ redirect_uri: on.returnAddress('hospital') })
  quiet = await openTestProvider({ redirect_uri: on.returnAddress('quiet') })
  liar = await openLyingProvider()
  server = await on.openServerWith([
    on.settingsOf('hospital', hospital),
    on.settingsOf('quiet', quiet, { signs_out: false }),
    on.settingsOf('liar', liar),
  ])
  for (const name of ['ana', 'bea'])
    hospital.people.set(name, { email: `${name}@hospital.example`, email_verified: true, name })
  quiet.people.set('cai', { email: 'cai@quiet.example', email_verified: true, name: 'cai' })
})
afterAll(async () => {
  await server.close()
  await Promise.all([hospital.close(), quiet.close(), liar.close()])
})

/** Signs in with a browser. A person whom the provider recognises there is not asked again. */
async function signIn(browser: BrowserCookies, person: string) {
  const { authorization_url, browser_secret } = (await on.begin(server, 'hospital')).json
  const returned = await hospital.signIn(authorization_url, person, browser)
  return await on.finish(server, { provider_id: 'hospital', returned, browser_secret })
}

test('signing out of Alta ends the session at the provider, too: the next person at the machine has to authenticate', async () => {
  const browser: BrowserCookies = new Map()
  const session = await signIn(browser, 'ana')
  // The provider's session is still open, so the next person is signed in as ana.
  expect((await signIn(browser, 'bea')).json.user.email).toBe('ana@hospital.example')
  const { status, json } = await server.call(on.asCaller(session), auth.logout)
  expect(status).toBe(200)
  const address = new URL(json.sign_out_url)
  expect(address.origin).toBe(hospital.issuer)
  expect(address.searchParams.get('client_id')).toBe(client_id)
  expect(decodeJwt(address.searchParams.get('id_token_hint') ?? '').sub).toBe('ana')
  expect((await server.call(on.asCaller(session), auth.me)).status).toBe(401)
  expect(await hospital.signOut(json.sign_out_url, browser)).toBe(`${publicAddress}/login`)
  expect((await signIn(browser, 'bea')).json.user.email).toBe('bea@hospital.example')
})

test('the ID token is stored sealed with the session’s own token', async () => {
  await signIn(new Map(), 'ana')
  const everything = await on.everythingIn(server)
  expect(everything).toContain('"sealed_id_token":"')
  expect(everything).not.toMatch(/eyJ[\w-]+\.eyJ/)
})

test('no sign-out address is returned when it is off, not offered, or the session is not from a provider', async () => {
  const out = async (answer: { json: { token: string } }) => (await server.call(on.asCaller(answer), auth.logout)).json
  expect(await out(await on.signInAt(server, quiet, ['quiet', 'cai']))).toEqual({ sign_out_url: null })
  expect(
    await out(
      await on.signInAtLyingProvider(server, liar, ['liar', { claims: { sub: 'eva', email: 'eva@lying.example' } }]),
    ),
  ).toEqual({
    sign_out_url: null,
  })
  const person = await server.person()
  expect((await server.call(person, auth.logout)).json).toEqual({ sign_out_url: null })
})
