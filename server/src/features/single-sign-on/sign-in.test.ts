import * as auth from '@alta/contract/auth'
import * as publicCalls from '@alta/contract/public'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserCookies, openTestProvider, type TestProvider } from '../../contract-tests/identity-provider.ts'
import { knownPassword, type TestServer } from '../../contract-tests/test-server.ts'
import * as on from './single-sign-on.fixtures.ts'

let hospital: TestProvider
let clinic: TestProvider
let server: TestServer
beforeAll(async () => {
  hospital = await openTestProvider({ redirect_uri: on.returnAddress('hospital') })
  clinic = await openTestProvider({ redirect_uri: on.returnAddress('clinic') })
  server = await on.openServerWith([
    on.settingsOf('hospital', hospital),
    on.settingsOf('clinic', clinic, { creates_accounts: false }),
  ])
})
afterAll(async () => {
  await server.close()
  await hospital.close()
  await clinic.close()
})

const known = (name: string) => ({ email: `${name}@hospital.example`, email_verified: true, name: `Dra. ${name}` })

test('the sign-in page gets the names of the providers, and nothing else of them', async () => {
  const { json, text } = await server.call(null, publicCalls.read)
  expect(json.providers).toEqual([
    { provider_id: 'hospital', name: 'Sign-in of hospital' },
    { provider_id: 'clinic', name: 'Sign-in of clinic' },
  ])
  expect(text).not.toContain('127.0.0.1')
})

test('a first sign-in creates a verified account without a password, and later ones use it', async () => {
  hospital.people.set('ana', { ...known('ana'), locale: 'ca-ES' })
  const first = await on.signInAt(server, hospital, ['hospital', 'ana'])
  expect(first.status).toBe(200)
  expect(first.json.user).toMatchObject({
    name: 'Dra. ana',
    email: 'ana@hospital.example',
    origin: 'single_sign_on',
    locale: 'ca',
    active: true,
  })
  expect(first.json.user.verified_at).not.toBeNull()
  hospital.people.set('ana', { ...known('ana'), email: 'ana.new@hospital.example' })
  const second = await on.signInAt(server, hospital, ['hospital', 'ana'])
  expect(second.json.user.user_id).toBe(first.json.user.user_id)
  expect((await server.call(on.asCaller(second), auth.me)).status).toBe(200)
  const body = { email: 'ana@hospital.example', password: knownPassword }
  expect((await server.call(null, auth.login, { body })).status).toBe(401)
})

test('the authorization URL requests a code with PKCE, state and nonce, and none of these is stored', async () => {
  hospital.people.set('bea', known('bea'))
  const started = await on.begin(server, 'hospital')
  const { authorization_url, browser_secret } = started.json
  const { searchParams } = new URL(authorization_url)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: on.returnAddress('hospital'),
    scope: 'openid profile email',
  })
  const returned = await hospital.signIn(authorization_url, 'bea')
  const before = await on.everythingIn(server)
  const finished = await on.finish(server, { provider_id: 'hospital', returned, browser_secret })
  const after = await on.everythingIn(server)
  const code = new URLSearchParams(returned).get('code') ?? ''
  const secrets = [browser_secret, searchParams.get('state'), searchParams.get('nonce'), code, finished.json.token]
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]{20,}$/)
    expect(before).not.toContain(secret)
    expect(after).not.toContain(secret)
  }
})

test('a redirect to one browser signs nobody in elsewhere, and works once', async () => {
  hospital.people.set('mallory', known('mallory'))
  const mallory = await on.begin(server, 'hospital')
  const victim = await on.begin(server, 'hospital')
  const returned = await hospital.signIn(mallory.json.authorization_url, 'mallory')
  const stolen = { provider_id: 'hospital', returned, browser_secret: victim.json.browser_secret }
  expect(on.reasonOf(await on.finish(server, stolen))).toBe('provider_failed')
  expect(on.reasonOf(await on.finish(server, { ...stolen, browser_secret: 'made up' }))).toBe('expired')
  const own = { ...stolen, browser_secret: mallory.json.browser_secret }
  expect((await on.finish(server, own)).status).toBe(200)
  expect(on.reasonOf(await on.finish(server, own))).toBe('expired')
})

test('an account with the same address is not taken over, and the person is told what to do', async () => {
  const person = await server.person()
  hospital.people.set('twin', { ...known('twin'), email: person.email.toUpperCase() })
  expect(on.reasonOf(await on.signInAt(server, hospital, ['hospital', 'twin']))).toBe('email_known')
  const links = await server.services.db
    .selectFrom('identity_links')
    .select('subject')
    .where('user_id', '=', person.user_id)
    .execute()
  expect(links).toEqual([])
})

test('an address that the provider does not vouch for creates no account', async () => {
  hospital.people.set('carla', { ...known('carla'), email_verified: false })
  expect(on.reasonOf(await on.signInAt(server, hospital, ['hospital', 'carla']))).toBe('no_verified_email')
  hospital.people.set('nobody', { name: 'Sin correo' })
  expect(on.reasonOf(await on.signInAt(server, hospital, ['hospital', 'nobody']))).toBe('no_verified_email')
})

test('a provider that creates no accounts admits only linked ones, and providers do not share identities', async () => {
  clinic.people.set('ana', known('ana-of-the-clinic'))
  expect(on.reasonOf(await on.signInAt(server, clinic, ['clinic', 'ana']))).toBe('no_account')
})

test('a deactivated account cannot sign in, and the refusal is audited with this reason', async () => {
  hospital.people.set('dora', known('dora'))
  const { user_id } = (await on.signInAt(server, hospital, ['hospital', 'dora'])).json.user
  await server.services.db.updateTable('users').set({ active: false }).where('user_id', '=', user_id).execute()
  expect(on.reasonOf(await on.signInAt(server, hospital, ['hospital', 'dora']))).toBe('account_inactive')
  const lines = await server.services.db
    .selectFrom('audit_events')
    .select(['act', 'outcome', 'actor_id'])
    .where('actor_id', '=', user_id)
    .orderBy('sequence')
    .execute()
  expect(lines).toEqual([{ act: 'single_sign_on.finish', outcome: 'done', actor_id: user_id }])
  const refusals = await server.services.db
    .selectFrom('audit_events')
    .select('detail')
    .where('act', '=', 'single_sign_on.finish')
    .where('outcome', '=', 'sign-in-refused')
    .execute()
  expect(refusals).toContainEqual({ detail: { provider_id: 'hospital', reason: 'account_inactive' } })
})

test('a cancelled sign-in at the provider is reported', async () => {
  expect(on.reasonOf(await on.signInAt(server, hospital, ['hospital', 'cancels']))).toBe('refused_by_provider')
})

test('on request the provider authenticates again even people it knows', async () => {
  hospital.people.set('eva', known('eva'))
  const browser: BrowserCookies = new Map()
  const first = await on.begin(server, 'hospital')
  await hospital.signIn(first.json.authorization_url, 'eva', browser)
  const { authorization_url, browser_secret } = (await on.begin(server, 'hospital', { asks_again: true })).json
  expect(new URL(authorization_url).searchParams.get('prompt')).toBe('login')
  const returned = await hospital.signIn(authorization_url, 'eva', browser)
  expect((await on.finish(server, { provider_id: 'hospital', returned, browser_secret })).status).toBe(200)
})

test('a network begins at most two hundred sign-ins at once, and other networks are not affected', async () => {
  const { db, clock } = server.services
  const begun_at = clock.now()
  const row = {
    purpose: 'sign_in' as const,
    provider_id: 'hospital',
    network: '10.9.9.9',
    asks_again: false,
    user_id: null,
    session_id: null,
    begun_at,
  }
  const rows = Array.from({ length: 199 }, () => ({ ...row, secret_hash: crypto.randomUUID() }))
  await db.insertInto('single_sign_on_attempts').values(rows).execute()
  const from = { address: '10.9.9.9' }
  expect((await on.begin(server, 'hospital', from)).status).toBe(200)
  const refused = await on.begin(server, 'hospital', from)
  expect(refused.json.code).toBe('rate-limited')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  expect((await on.begin(server, 'hospital')).status).toBe(200)
})

test('guessing of secrets is slowed by network, like guessing of passwords', async () => {
  const come = { provider_id: 'hospital', returned: '?code=x&state=y', browser_secret: 'made up' }
  const from = { address: '10.8.8.8' }
  const tries = []
  for (let number = 0; number < 31; number += 1) tries.push((await on.finish(server, come, from)).json.code)
  expect(tries.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'sign-in-refused'))
  expect(tries[30]).toBe('rate-limited')
})

test('an unknown provider is a wrong field', async () => {
  expect((await on.begin(server, 'elsewhere')).json).toMatchObject({
    code: 'validation-failed',
    errors: [{ pointer: '/provider_id', code: 'invalid' }],
  })
})

test('a sign-in begun more than ten minutes ago, or at another provider, has expired', async () => {
  const late = await on.begin(server, 'hospital')
  const returned = await hospital.signIn(late.json.authorization_url, 'ana')
  server.later(10 * 60_000)
  const come = { provider_id: 'hospital', returned, browser_secret: late.json.browser_secret }
  expect(on.reasonOf(await on.finish(server, come))).toBe('expired')
  const mixed = await on.begin(server, 'hospital')
  const answer = { provider_id: 'clinic', returned, browser_secret: mixed.json.browser_secret }
  expect(on.reasonOf(await on.finish(server, answer))).toBe('expired')
})
