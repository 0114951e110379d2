import * as auth from '@alta/contract/auth'
import * as secondFactor from '@alta/contract/second-factor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passkeyOrigin } from '../../contract-tests/second-factor-records.ts'
import { softwareAuthenticator } from '../../contract-tests/software-authenticator.ts'
import { type Caller, openTestServer, type TestServer } from '../../contract-tests/test-server.ts'
import { enrolKey, passwordOnly, prove } from './second-factor.fixtures.ts'
import { mustHaveSecondFactors, passkeySite } from './second-factor.rules.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { ALTA_PUBLIC_URL: passkeyOrigin } })
})
afterAll(() => server.close())

const questionFor = async (by: Caller) => (await server.call(by, secondFactor.beginPasskeyUse)).json
const wrong = { code: 'validation-failed', errors: [{ pointer: '/passkey', code: 'invalid' }] }

test('a passkey is added, and completes sign-ins', async () => {
  const person = await server.person()
  const { key, recovery_codes, second_factor } = await enrolKey(server, person, 'Llave azul')
  expect(second_factor).toMatchObject({ kind: 'passkey', name: 'Llave azul' })
  expect(recovery_codes).toHaveLength(10)
  for (const _ of [1, 2]) {
    const half = await passwordOnly(server, person)
    expect(half.missing).toBe('proof')
    const question = await questionFor(half)
    expect(question).toMatchObject({ rpId: 'alta.example', userVerification: 'preferred' })
    // After the password a touch without user verification is enough.
    const whole = await prove(server, half, { passkey: key.use(question, { verified: false }) })
    expect((await server.call(whole.json, auth.sessions)).status).toBe(200)
  }
})

describe('a passkey’s response is refused', () => {
  const lies = {
    'for another site': { rp_id: 'evil.example' },
    'on a page of another site': { origin: 'https://evil.example' },
    'to another question': { challenge: 'AAAA' },
    'when it was made for something else': { type: 'webauthn.create' },
    'with a counter that stands still: a copy': { counter: 1 },
  }
  test.each(Object.entries(lies))('%s', async (_name, lie) => {
    const person = await server.person()
    const { key } = await enrolKey(server, person)
    const half = await passwordOnly(server, person)
    expect((await prove(server, half, { passkey: key.use(await questionFor(half), lie) })).json).toMatchObject(wrong)
    expect((await server.call(half, auth.sessions)).status).toBe(403)
  })

  test('a second time, in another session, and after five minutes', async () => {
    const person = await server.person()
    const { key } = await enrolKey(server, person)
    const [half, other] = [await passwordOnly(server, person), await passwordOnly(server, person)]
    const answer = key.use(await questionFor(half))
    expect((await prove(server, other, { passkey: answer })).json).toMatchObject(wrong)
    expect((await prove(server, half, { passkey: answer })).status).toBe(200)
    expect((await prove(server, other, { passkey: answer })).json).toMatchObject(wrong)
    const late = key.use(await questionFor(other))
    server.later(5 * 60_000 + 1000)
    expect((await prove(server, other, { passkey: late })).json).toMatchObject(wrong)
  })

  test('by another person’s passkey, and with an invalid signature', async () => {
    const [ana, eva] = [await server.person(), await server.person()]
    const own = (await enrolKey(server, ana)).key
    const { key } = await enrolKey(server, eva)
    const half = await passwordOnly(server, ana)
    expect((await prove(server, half, { passkey: key.use(await questionFor(half)) })).json).toMatchObject(wrong)
    const { response, ...answer } = own.use(await questionFor(half))
    const signature = `${response.signature.slice(0, -4)}AAAA`
    const broken = { passkey: { ...answer, response: { ...response, signature } } }
    expect((await prove(server, half, broken)).json).toMatchObject(wrong)
  })
})

test('without a passkey no challenge is issued', async () => {
  expect((await server.call(await server.person(), secondFactor.beginPasskeyUse)).json.code).toBe('not-ready')
})

describe('adding a passkey', () => {
  const add = async (by: Caller, passkey: object) =>
    await server.call(by, secondFactor.addPasskey, { body: { name: 'Llave', passkey } })

  test.each([
    ['for another site', { rp_id: 'evil.example' }],
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['to another question', { challenge: 'AAAA' }],
    ['that was used, not made', { type: 'webauthn.get' }],
  ])('is refused %s', async (_name, lie) => {
    const person = await server.person()
    const question = (await server.call(person, secondFactor.beginPasskey)).json
    const answer = await add(person, softwareAuthenticator(passkeyOrigin).create(question, lie))
    expect(answer.json).toMatchObject(wrong)
    expect((await server.call(person, secondFactor.list)).json.items).toEqual([])
  })

  test('works once for each challenge, and once for each authenticator', async () => {
    const person = await server.person()
    const { key } = await enrolKey(server, person)
    const question = (await server.call(person, secondFactor.beginPasskey)).json
    expect(question.excludeCredentials).toHaveLength(1)
    expect((await add(person, key.create(question))).json.code).toBe('already-exists')
    expect((await add(person, key.create(question))).json.errors[0].code).toBe('token_spent')
  })

  test('is limited to ten factors', async () => {
    const person = await server.person()
    for (let made = 0; made < 10; made += 1) await enrolKey(server, person)
    const question = (await server.call(person, secondFactor.beginPasskey)).json
    const answer = await add(person, softwareAuthenticator(passkeyOrigin).create(question))
    expect(answer.json).toMatchObject({ code: 'validation-failed', errors: [{ pointer: '/name', code: 'too_large' }] })
  })
})

test('passkeys need an https address with a host name, or localhost', () => {
  const siteOf = (ALTA_PUBLIC_URL?: string) =>
    passkeySite({ PORT: 8080, ...(ALTA_PUBLIC_URL !== undefined && { ALTA_PUBLIC_URL }) })
  expect(siteOf('https://alta.example:8443')).toEqual({ origin: 'https://alta.example:8443', rp_id: 'alta.example' })
  expect(siteOf('http://localhost:9000')).toEqual({ origin: 'http://localhost:9000', rp_id: 'localhost' })
  expect(siteOf()).toEqual({ origin: 'http://localhost:8080', rp_id: 'localhost' })
  for (const none of ['http://alta.example', 'https://10.0.0.4', 'http://127.0.0.1:8080', 'https://[fd00::1]'])
    expect(siteOf(none)).toBeNull()
})

test('no second factor is required where nobody could set one up', () => {
  const { config, seals } = server.services
  const numeric = { ...config, ALTA_PUBLIC_URL: 'http://10.0.0.4' }
  expect(() => mustHaveSecondFactors(['reader'], { config: numeric, seals: null })).toThrow('validation-failed')
  mustHaveSecondFactors([], { config: numeric, seals: null })
  mustHaveSecondFactors(['reader'], { config: numeric, seals })
  mustHaveSecondFactors(['reader'], { config, seals: null })
})
