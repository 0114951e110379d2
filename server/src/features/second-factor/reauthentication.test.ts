import { everyCall } from '@alta/contract/api'
import * as assignments from '@alta/contract/assignments'
import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as credentials from '@alta/contract/credentials'
import * as organisations from '@alta/contract/organisations'
import * as secondFactor from '@alta/contract/second-factor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minimalRequest } from '../../contract-tests/minimal-requests.ts'
import { codeNow, passkeyOrigin } from '../../contract-tests/second-factor-records.ts'
import { type Caller, knownPassword, openTestServer, type TestServer } from '../../contract-tests/test-server.ts'
import { enrolApp, enrolKey, nextCode_ms, passwordOnly, prove } from './second-factor.fixtures.ts'

const minutes = (count: number) => count * 60_000
const asking = everyCall().filter(([, { reauthenticates }]) => reauthenticates === 'configured')

test('the calls that need reauthentication give roles, sign, or export the log', () => {
  expect(asking.map(([name]) => name).toSorted()).toEqual([
    'access_requests.decide',
    'assignments.create',
    'audit.export',
    'credentials.create',
    'credentials.rotate',
    'credentials.update',
    'invitations.create',
    'organisations.create',
    'reports.sign',
    'users.import',
  ])
})

describe('with reauthentication configured', () => {
  let server: TestServer
  let organisation_id: string
  beforeAll(async () => {
    server = await openTestServer({ environment: { ALTA_REAUTHENTICATION: '10', ALTA_PUBLIC_URL: passkeyOrigin } })
    organisation_id = await server.organisation('Hospital General')
  })
  afterAll(() => server.close())

  const again = async (by: Caller, body: object) => await server.call(by, secondFactor.reauthenticate, { body })
  const issue = async (by: Caller) =>
    await server.call(by, credentials.create, {
      params: { organisation_id },
      body: { name: 'Máquina', expires_in_days: 30, roles: ['reader'], reason: 'Para el archivo de informes' },
    })
  const manager = async () => await server.person(['manager', organisation_id])

  test('each of these calls is refused ten minutes after the last authentication, and does nothing', async () => {
    const superuser = await server.person(
      ['administrator'],
      ...(['owner', 'manager', 'clinician'] as const).map((role) => [role, organisation_id] as const),
    )
    const ids = { organisation_id, user_id: superuser.user_id }
    server.later(minutes(10) + 1000)
    const answers: string[] = []
    for (const [name, endpoint] of asking) {
      const { status, json } = await server.call(superuser, endpoint, minimalRequest(name, ids))
      if (status !== 403 || json.code !== 'reauthentication-required') answers.push(`${name}: ${status}`)
    }
    expect(answers).toEqual([])
    // A new owner and new rules for signing in need a fresh proof. A new name does not.
    const change = async (body: object) =>
      (await server.call(superuser, organisations.update, { params: ids, body })).json
    expect((await change({ second_factor_roles: ['owner'] })).code).toBe('reauthentication-required')
    expect((await change({ owner_id: crypto.randomUUID(), name: 'Otro' })).code).toBe('reauthentication-required')
    expect((await change({ name: 'Hospital General' })).name).toBe('Hospital General')
    // Reading needs no fresh proof.
    expect((await server.call(superuser, audit.list)).status).toBe(200)
    const { items } = (await server.call(superuser, audit.list, { query: { limit: '200' } })).json
    expect(items.filter(({ outcome }: { outcome: string }) => outcome === 'reauthentication-required')).toEqual([])
  })

  test('a password, a code, or a passkey with user verification renews it for ten minutes', async () => {
    const person = await manager()
    expect((await issue(person)).status).toBe(201)
    const { secret } = await enrolApp(server, person)
    const { key } = await enrolKey(server, person)
    const late = async () => {
      server.later(minutes(10) + 1000)
      expect((await issue(person)).status).toBe(403)
    }
    await late()
    expect((await again(person, { password: 'otra' })).json.errors).toEqual([{ pointer: '/password', code: 'invalid' }])
    expect((await issue(person)).status).toBe(403)
    expect((await again(person, { password: knownPassword })).status).toBe(204)
    server.later(minutes(9))
    expect((await issue(person)).status).toBe(201)
    await late()
    const code = codeNow(server, secret)
    expect((await again(person, { code })).status).toBe(204)
    expect((await issue(person)).status).toBe(201)
    expect((await again(person, { code })).status).toBe(422)
    await late()
    const question = async () => (await server.call(person, secondFactor.beginPasskeyUse)).json
    expect((await question()).userVerification).toBe('required')
    expect((await again(person, { passkey: key.use(await question(), { verified: false }) })).status).toBe(422)
    expect((await again(person, { passkey: key.use(await question()) })).status).toBe(204)
    expect((await issue(person)).status).toBe(201)
  })

  test('it is needed in each session, and a call repeated with its idempotency key takes effect once', async () => {
    const person = await manager()
    const reader = await server.person()
    server.later(minutes(11))
    const elsewhere = await passwordOnly(server, person)
    const body = {
      organisation_id,
      user_id: reader.user_id,
      role: 'reader',
      scope: 'organisation',
      reason: 'Planta tercera',
    }
    const give = async (by: Caller) =>
      await server.call(by, assignments.create, { body, headers: { 'idempotency-key': `give ${reader.user_id}` } })
    expect((await give(person)).json.code).toBe('reauthentication-required')
    expect((await again(elsewhere, { password: knownPassword })).status).toBe(204)
    expect((await give(person)).status).toBe(403)
    expect((await again(person, { password: knownPassword })).status).toBe(204)
    const [first, second] = [await give(person), await give(person)]
    expect([first.status, second.json]).toEqual([201, first.json])
  })

  test('a sign-in with its second factor counts as one; a service credential never needs it', async () => {
    const person = await manager()
    const { secret } = await enrolApp(server, person)
    server.later(minutes(11))
    const half = await passwordOnly(server, person)
    server.later(nextCode_ms)
    const whole = (await prove(server, half, { code: codeNow(server, secret) })).json
    expect((await issue(whole)).status).toBe(201)
    const machine = await server.credential(['clinician'], organisation_id)
    const sign = asking.find(([name]) => name === 'reports.sign')
    if (!sign) throw new Error('no such call')
    expect(
      (await server.call(machine, sign[1], minimalRequest(sign[0], { discharge_report_id: organisation_id }))).json
        .code,
    ).toBe('forbidden')
  })

  test('wrong passwords are counted', async () => {
    const person = await manager()
    for (let tries = 0; tries < 10; tries += 1) await again(person, { password: 'otra' })
    expect((await again(person, { password: knownPassword })).status).toBe(429)
    expect((await server.call(person, auth.me)).status).toBe(200)
  })
})

describe('without reauthentication configured', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer({ environment: { ALTA_PUBLIC_URL: passkeyOrigin } })
  })
  afterAll(() => server.close())

  test('only changes of second factors need it', async () => {
    const organisation_id = await server.organisation('Hospital General')
    const owner = await server.person(['owner', organisation_id])
    server.later(minutes(11))
    const body = { name: 'Máquina', expires_in_days: 30, roles: ['reader'], reason: 'Para el archivo de informes' }
    expect((await server.call(owner, credentials.create, { params: { organisation_id }, body })).status).toBe(201)
    for (const call of [secondFactor.beginTotp, secondFactor.beginPasskey, secondFactor.renewRecoveryCodes])
      expect((await server.call(owner, call)).json.code).toBe('reauthentication-required')
  })
})

test('a longer time that is configured does not count for second factors and the end of sessions', async () => {
  const server = await openTestServer({ environment: { ALTA_REAUTHENTICATION: '60', ALTA_PUBLIC_URL: passkeyOrigin } })
  const organisation_id = await server.organisation('Hospital General')
  const owner = await server.person(['owner', organisation_id], ['administrator'])
  server.later(minutes(11))
  const always = everyCall().filter(([, { reauthenticates }]) => reauthenticates === 'always')
  expect(always.length).toBeGreaterThan(4)
  for (const [name, endpoint] of always) {
    const { json } = await server.call(owner, endpoint, minimalRequest(name, { user_id: owner.user_id }))
    expect([name, json.code]).toEqual([name, 'reauthentication-required'])
  }
  const body = { name: 'Máquina', expires_in_days: 30, roles: ['reader'], reason: 'Para el archivo de informes' }
  expect((await server.call(owner, credentials.create, { params: { organisation_id }, body })).status).toBe(201)
  await server.close()
})
