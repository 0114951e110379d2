import * as emergency from '@alta/contract/emergency-access'
import * as singleSignOn from '@alta/contract/single-sign-on'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserCookies, openTestProvider, type TestProvider } from '../../contract-tests/identity-provider.ts'
import type { Caller, TestServer } from '../../contract-tests/test-server.ts'
import * as on from './single-sign-on.fixtures.ts'

const minute = 60_000
let hospital: TestProvider
let server: TestServer
let organisation_id: string
beforeAll(async () => {
  hospital = await openTestProvider({ redirect_uri: on.returnAddress('hospital') })
  server = await on.openServerWith([on.settingsOf('hospital', hospital)])
  organisation_id = await server.organisation('Hospital General')
})
afterAll(async () => {
  await server.close()
  await hospital.close()
})

/** An administrator without a password, in a browser that the provider recognises. */
async function administrator(name: string): Promise<Caller & { browser: BrowserCookies }> {
  hospital.people.set(name, { email: `${name}@hospital.example`, email_verified: true, name })
  const browser: BrowserCookies = new Map()
  const { authorization_url, browser_secret } = (await on.begin(server, 'hospital')).json
  const returned = await hospital.signIn(authorization_url, name, browser)
  const answer = await on.finish(server, { provider_id: 'hospital', returned, browser_secret })
  const seat = { role: 'administrator' as const, organisation_id: null, reason: null, granted_by: null }
  await server.services.db
    .insertInto('role_assignments')
    .values({
      ...seat,
      user_id: answer.json.user.user_id,
      role_assignment_id: crypto.randomUUID(),
      created_at: new Date(),
    })
    .execute()
  return { ...on.asCaller(answer), browser }
}

const beginConfirmation = async (by: Caller) =>
  (await server.call(by, singleSignOn.beginConfirmation, { body: { provider_id: 'hospital' } })).json

async function confirm(by: Caller & { browser: BrowserCookies }, name: string) {
  const { authorization_url, browser_secret } = await beginConfirmation(by)
  expect(new URL(authorization_url).searchParams.get('prompt')).toBe('login')
  const returned = await hospital.signIn(authorization_url, name, by.browser)
  return await server.call(by, singleSignOn.finishConfirmation, {
    body: { provider_id: 'hospital', returned, browser_secret },
  })
}

const open = async (by: Caller, body: object = {}) =>
  await server.call(by, emergency.open, {
    params: { organisation_id },
    body: { reason: 'La guardia no puede abrir el informe de una paciente', ...body },
  })

const end = async (by: Caller, emergency_access_id: string) =>
  await server.call(by, emergency.end, { params: { organisation_id, emergency_access_id } })

test('an administrator without a password opens emergency access by signing in again at the provider, once', async () => {
  const ana = await administrator('ana')
  const without = await open(ana)
  expect([without.status, without.json.errors]).toEqual([422, [{ pointer: '/password', code: 'invalid' }]])
  expect((await confirm(ana, 'ana')).json).toEqual({ minutes: 5 })
  const opened = await open(ana)
  expect(opened.status).toBe(201)
  await end(ana, opened.json.emergency_access_id)
  expect((await open(ana)).status).toBe(422)
  const lines = await server.services.db
    .selectFrom('audit_events')
    .select(['outcome', 'detail'])
    .where('act', '=', 'emergency_access.open')
    .orderBy('sequence')
    .execute()
  expect(lines.map(({ outcome }) => outcome)).toEqual(['validation-failed', 'done', 'validation-failed'])
  expect(lines[1]?.detail).toMatchObject({ proved_by: 'provider' })
})

test('a confirmation is valid for this session and this person, for five minutes', async () => {
  const bea = await administrator('bea')
  const other = await administrator('cai')
  expect(on.reasonOf(await confirm({ ...bea, browser: new Map() }, 'cai'))).toBe('linked_to_other')
  expect((await open(bea)).status).toBe(422)
  await confirm(other, 'cai')
  expect((await open(bea)).status).toBe(422)
  server.later(5 * minute + 1000)
  expect((await open(other)).status).toBe(422)
})

test('a request for one purpose cannot be completed for another', async () => {
  const dan = await administrator('dan')
  const started = await beginConfirmation(dan)
  const returned = await hospital.signIn(started.authorization_url, 'dan', dan.browser)
  const body = { provider_id: 'hospital', returned, browser_secret: started.browser_secret }
  expect(on.reasonOf(await server.call(dan, singleSignOn.finishLink, { body }))).toBe('expired')
  const again = await beginConfirmation(dan)
  const back = await hospital.signIn(again.authorization_url, 'dan', dan.browser)
  const come = { provider_id: 'hospital', returned: back, browser_secret: again.browser_secret }
  expect(on.reasonOf(await on.finish(server, come))).toBe('expired')
  const signing = (await on.begin(server, 'hospital', { asks_again: true })).json
  const signed = await hospital.signIn(signing.authorization_url, 'dan', dan.browser)
  const wrong = { provider_id: 'hospital', returned: signed, browser_secret: signing.browser_secret }
  expect(on.reasonOf(await server.call(dan, singleSignOn.finishConfirmation, { body: wrong }))).toBe('expired')
  expect((await open(dan)).status).toBe(422)
})
