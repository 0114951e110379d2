import * as auth from '@alta/contract/auth'
import * as singleSignOn from '@alta/contract/single-sign-on'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client_id, openTestProvider, type TestProvider } from '../../contract-tests/identity-provider.ts'
import { type LyingProvider, openLyingProvider } from '../../contract-tests/lying-provider.ts'
import type { Caller, TestServer } from '../../contract-tests/test-server.ts'
import * as on from './single-sign-on.fixtures.ts'

let hospital: TestProvider
let liar: LyingProvider
let server: TestServer
/** The logout tokens that the hospital's provider sent. */
const sent: string[] = []
const deliver = async (provider_id: string, raw: string, media_type = 'application/x-www-form-urlencoded') =>
  await server.call(null, singleSignOn.backChannelLogout, {
    params: { provider_id },
    raw,
    headers: { 'content-type': media_type },
  })

beforeAll(async () => {
  hospital = await openTestProvider({
    redirect_uri: on.returnAddress('hospital'),
    deliver: async (form) => {
      sent.push(form)
      return (await deliver('hospital', form)).status
    },
  })
  liar = await openLyingProvider()
  server = await on.openServerWith([on.settingsOf('hospital', hospital), on.settingsOf('liar', liar)])
})
afterAll(async () => {
  await server.close()
  await hospital.close()
  await liar.close()
})

const isIn = async (caller: Caller) => (await server.call(caller, auth.me)).status === 200

const sidOf = async (caller: Caller) => {
  const { session_id } = (await server.call(caller, auth.sessions)).json.items.find(
    ({ current }: { current: boolean }) => current,
  )
  const { sid } = await server.services.db
    .selectFrom('sessions')
    .select('sid')
    .where('session_id', '=', session_id)
    .executeTakeFirstOrThrow()
  return sid ?? ''
}

async function signedIn(name: string): Promise<Caller> {
  hospital.people.set(name, { email: `${name}@hospital.example`, email_verified: true, name })
  return on.asCaller(await on.signInAt(server, hospital, ['hospital', name]))
}

test('a session that ends at the provider ends with its next request, others stay, and the token works once', async () => {
  const [here, elsewhere, other] = [await signedIn('ana'), await signedIn('ana'), await signedIn('bea')]
  await hospital.logOut('ana', await sidOf(here))
  expect(await isIn(here)).toBe(false)
  expect([await isIn(elsewhere), await isIn(other)]).toEqual([true, true])
  const [form = ''] = sent
  expect(decodeJwt(new URLSearchParams(form).get('logout_token') ?? '')).toMatchObject({ iss: hospital.issuer })
  expect((await deliver('hospital', form)).status).toBe(400)
  const lines = await server.services.db
    .selectFrom('audit_events')
    .select('detail')
    .where('act', '=', 'single_sign_on.back_channel_logout')
    .execute()
  expect(lines).toEqual([{ detail: { provider_id: 'hospital', sessions: 1 } }])
})

const event = 'http://schemas.openid.net/event/backchannel-logout'
const now = () => Math.floor(Date.now() / 1000)
const honest = () => ({
  iss: liar.issuer,
  aud: client_id,
  sub: 'ada',
  jti: crypto.randomUUID(),
  iat: now(),
  exp: now() + 120,
  events: { [event]: {} },
})
interface LogoutTokenFixture {
  readonly claims?: object
  readonly header?: Parameters<LyingProvider['token']>[1]
  readonly signed?: Parameters<LyingProvider['token']>[2]
}

async function toldBy({ claims, header, signed }: LogoutTokenFixture) {
  const token = await liar.token({ ...honest(), ...claims }, header, signed)
  return (await deliver('liar', `logout_token=${token}`)).status
}

const adaSignsIn = async () =>
  on.asCaller(await on.signInAtLyingProvider(server, liar, ['liar', { claims: { sid: 'one' } }]))

test('a logout token without a session ends all sessions of the subject', async () => {
  const [first, second] = [await adaSignsIn(), await adaSignsIn()]
  expect(await toldBy({ header: { typ: 'logout+jwt' } })).toBe(200)
  expect([await isIn(first), await isIn(second)]).toEqual([false, false])
})

test.each<[string, LogoutTokenFixture]>([
  ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
  ['another audience', { claims: { aud: 'another-client' } }],
  ['no event', { claims: { events: {} } }],
  ['another event', { claims: { events: { 'http://schemas.openid.net/event/other': {} } } }],
  ['an event that is no object', { claims: { events: { [event]: true } } }],
  ['a nonce, as an ID token has', { claims: { nonce: 'x' } }],
  ['neither subject nor session', { claims: { sub: undefined } }],
  ['no name of its own', { claims: { jti: undefined } }],
  ['no end', { claims: { exp: undefined } }],
  ['an end that has passed', { claims: { iat: now() - 300, exp: now() - 120 } }],
  ['an hour of age', { claims: { iat: now() - 3600 } }],
  ['another type', { header: { typ: 'at+jwt' } }],
  ['the signature of another key', { signed: 'with another key' }],
  ['a signature that was changed', { signed: 'broken' }],
  ['no signature (alg none)', { signed: 'not at all' }],
  ['the public key as a secret (HS256)', { signed: 'with the public key as a secret' }],
])('a logout token with %s ends nothing and leaves no audit event', async (_what, behaviour) => {
  const ada = await adaSignsIn()
  const lines = async () =>
    (await server.services.db.selectFrom('audit_events').select('sequence').where('act', 'like', '%logout').execute())
      .length
  const before = await lines()
  expect(await toldBy(behaviour)).toBe(400)
  expect(await isIn(ada)).toBe(true)
  expect(await lines()).toBe(before)
})

test('an invalid form is refused, and one provider ends no sessions of another', async () => {
  const ana = await signedIn('ana')
  expect((await deliver('liar', 'token=x')).status).toBe(400)
  expect((await deliver('liar', 'logout_token=x&logout_token=y')).status).toBe(400)
  expect((await deliver('elsewhere', 'logout_token=x')).status).toBe(404)
  expect((await deliver('liar', '{"logout_token":"x"}', 'application/json')).status).toBe(415)
  expect((await deliver('liar', `logout_token=${'x'.repeat(70_000)}`)).status).toBe(413)
  expect(await toldBy({ claims: { sub: 'ana' } })).toBe(200)
  expect(await toldBy({ claims: { sub: undefined, sid: await sidOf(ana) } })).toBe(200)
  expect(await isIn(ana)).toBe(true)
})
