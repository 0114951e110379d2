import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as notices from '@alta/contract/notices'
import * as secondFactor from '@alta/contract/second-factor'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeNow, passkeyOrigin } from '../../contract-tests/second-factor-records.ts'
import { knownPassword, openTestServer, type TestServer } from '../../contract-tests/test-server.ts'
import { enrolApp, nextCode_ms, passwordOnly, prove } from './second-factor.fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { ALTA_PUBLIC_URL: passkeyOrigin } })
})
afterAll(() => server.close())

const wrong = (field: string) => ({
  code: 'validation-failed',
  errors: [{ pointer: `/${field}`, code: 'invalid' }],
})
const stateOf = async (by: { token: string }) => (await server.call(by, secondFactor.state)).json

test('sign-in is unchanged for people without a second factor', async () => {
  const person = await server.person()
  const signedIn = await passwordOnly(server, person)
  expect(signedIn.missing).toBeNull()
  expect(await stateOf(signedIn)).toMatchObject({ missing: null, totp: false, passkey: false, recovery_codes_left: 0 })
})

test('an authenticator app is set up with one of its codes, and a code is required at the next sign-in', async () => {
  const person = await server.person(['administrator'])
  const { secret, recovery_codes, second_factor } = await enrolApp(server, person, 'Mi móvil')
  expect(second_factor).toMatchObject({ kind: 'totp', name: 'Mi móvil', last_used_at: null })
  expect(new Set(recovery_codes).size).toBe(10)
  expect((await server.call(person, users.list)).status).toBe(200)

  const half = await passwordOnly(server, person)
  expect(half).toMatchObject({ missing: 'proof', permissions: [] })
  expect(half.seconds_left).toBeLessThanOrEqual(600)
  expect((await server.call(half, users.list)).json.code).toBe('second-factor-required')
  server.later(nextCode_ms)
  const whole = await prove(server, half, { code: codeNow(server, secret) })
  expect(whole.json).toMatchObject({ missing: null, user: { user_id: person.user_id } })
  expect(whole.json.system_permissions).toContain('users:write')
  expect(whole.json.seconds_left).toBeGreaterThan(3600)
  expect((await server.call(whole.json, users.list)).status).toBe(200)
  // The token from the password alone no longer works.
  expect((await server.call(half, auth.me)).status).toBe(401)
  const { items } = (await server.call(whole.json, secondFactor.list)).json
  expect(items[0].last_used_at).not.toBeNull()
})

test('a code works once: it cannot be repeated, not even the one of the setup, nor an older one be used', async () => {
  const person = await server.person()
  const { secret, code } = await enrolApp(server, person)
  const half = await passwordOnly(server, person)
  expect((await prove(server, half, { code })).json).toMatchObject(wrong('code'))
  server.later(nextCode_ms)
  const older = codeNow(server, secret)
  server.later(nextCode_ms)
  const newest = codeNow(server, secret)
  expect((await prove(server, half, { code: newest })).status).toBe(200)
  const other = await passwordOnly(server, person)
  for (const used of [older, newest])
    expect((await prove(server, other, { code: used })).json).toMatchObject(wrong('code'))
})

test('of one code sent many times at once only one is accepted', async () => {
  const person = await server.person()
  const { secret } = await enrolApp(server, person)
  server.later(nextCode_ms)
  const halves = await Promise.all([1, 2, 3, 4].map(async () => await passwordOnly(server, person)))
  const code = codeNow(server, secret)
  const answers = await Promise.all(halves.map(async (half) => (await prove(server, half, { code })).status))
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(answers.filter((status) => status === 422)).toHaveLength(3)
})

test('sessions opened before the setup need the second factor, too', async () => {
  const person = await server.person()
  const elsewhere = await passwordOnly(server, person)
  expect((await server.call(elsewhere, auth.sessions)).status).toBe(200)
  const { secret } = await enrolApp(server, person)
  expect((await server.call(elsewhere, auth.sessions)).json.code).toBe('second-factor-required')
  server.later(nextCode_ms)
  const whole = await prove(server, elsewhere, { code: codeNow(server, secret) })
  expect((await server.call(whole.json, auth.sessions)).status).toBe(200)
})

test('wrong codes are counted like wrong passwords, and a right password does not reset the count', async () => {
  const person = await server.person()
  const { secret } = await enrolApp(server, person)
  server.later(nextCode_ms)
  for (let tries = 0; tries < 10; tries += 1) {
    const half = await passwordOnly(server, person)
    expect((await prove(server, half, { code: '000000' })).status).toBe(422)
  }
  const half = await passwordOnly(server, person)
  const closed = await prove(server, half, { code: codeNow(server, secret) })
  expect([closed.status, closed.json.code]).toEqual([429, 'rate-limited'])
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(60)
  server.later(15 * 60_000)
  const later = await passwordOnly(server, person)
  expect((await prove(server, later, { code: codeNow(server, secret) })).status).toBe(200)
})

test('an incomplete sign-in expires after ten minutes', async () => {
  const person = await server.person()
  const { secret } = await enrolApp(server, person)
  const half = await passwordOnly(server, person)
  server.later(10 * 60_000 + 1000)
  expect((await prove(server, half, { code: codeNow(server, secret) })).status).toBe(401)
})

test('a complete sign-in cannot be completed again, and an incomplete one cannot set up a factor', async () => {
  const person = await server.person()
  const { secret } = await enrolApp(server, person)
  server.later(nextCode_ms)
  expect((await prove(server, person, { code: codeNow(server, secret) })).status).toBe(403)
  const half = await passwordOnly(server, person)
  for (const call of [secondFactor.beginTotp, secondFactor.beginPasskey])
    expect((await server.call(half, call)).json.code).toBe('second-factor-required')
  const password = await server.call(half, secondFactor.reauthenticate, { body: { password: knownPassword } })
  expect(password.json.code).toBe('second-factor-required')
})

describe('recovery codes', () => {
  test('each sign in once, in any notation; the rest stay valid', async () => {
    const person = await server.person()
    const { recovery_codes } = await enrolApp(server, person)
    const [first = '', second = ''] = recovery_codes
    const half = await passwordOnly(server, person)
    const typed = ` ${String(first).toUpperCase().replaceAll('-', ' ')}`
    const whole = (await prove(server, half, { recovery_code: typed })).json
    expect((await stateOf(whole)).recovery_codes_left).toBe(9)
    const again = await passwordOnly(server, person)
    expect((await prove(server, again, { recovery_code: first })).json).toMatchObject(wrong('recovery_code'))
    expect((await prove(server, again, { recovery_code: second })).status).toBe(200)
  })

  test('are replaced by new ones', async () => {
    const person = await server.person()
    const { recovery_codes } = await enrolApp(server, person)
    const renewed = (await server.call(person, secondFactor.renewRecoveryCodes)).json
    expect(renewed.recovery_codes).toHaveLength(10)
    const half = await passwordOnly(server, person)
    expect((await prove(server, half, { recovery_code: recovery_codes[0] })).status).toBe(422)
    expect((await prove(server, half, { recovery_code: renewed.recovery_codes[0] })).status).toBe(200)
  })

  test('of another person do not work', async () => {
    const [ana, eva] = [await server.person(), await server.person()]
    await enrolApp(server, ana)
    const { recovery_codes } = await enrolApp(server, eva)
    const half = await passwordOnly(server, ana)
    expect((await prove(server, half, { recovery_code: recovery_codes[0] })).status).toBe(422)
  })

  test('exist only with a second factor, and are deleted with the last one', async () => {
    const person = await server.person()
    expect((await server.call(person, secondFactor.renewRecoveryCodes)).json.code).toBe('not-ready')
    const one = await enrolApp(server, person)
    const other = await enrolApp(server, person, 'Tableta')
    expect(other.recovery_codes).toBeNull()
    const remove = async ({ second_factor: { second_factor_id } }: typeof one) =>
      (await server.call(person, secondFactor.remove, { params: { second_factor_id } })).status
    expect(await remove(one)).toBe(204)
    expect((await stateOf(person)).recovery_codes_left).toBe(10)
    expect(await remove(other)).toBe(204)
    expect(await stateOf(person)).toMatchObject({ totp: false, recovery_codes_left: 0 })
    expect((await passwordOnly(server, person)).missing).toBeNull()
    const received = (await server.call(person, notices.list)).json.items
    expect(received.map((one: { kind: string; subject: { name: string } }) => [one.kind, one.subject.name])).toEqual(
      expect.arrayContaining([
        ['second_factor_added', 'Móvil'],
        ['second_factor_added', 'Tableta'],
        ['second_factor_removed', 'Móvil'],
        ['second_factor_removed', 'Tableta'],
      ]),
    )
  })
})

test('a factor can be renamed; a setup from half an hour ago, or in another session, is refused', async () => {
  const person = await server.person()
  const { second_factor } = await enrolApp(server, person)
  const { second_factor_id } = second_factor
  const sent = { params: { second_factor_id }, body: { name: 'Teléfono' } }
  expect((await server.call(person, secondFactor.rename, sent)).json.name).toBe('Teléfono')
  expect((await server.call(await server.person(), secondFactor.rename, sent)).status).toBe(404)
  const { secret } = (await server.call(person, secondFactor.beginTotp)).json
  server.later(31 * 60_000)
  await server.call(person, secondFactor.reauthenticate, { body: { password: knownPassword } })
  const body = { name: 'Tarde', code: codeNow(server, secret) }
  expect((await server.call(person, secondFactor.addTotp, { body })).json.errors[0].code).toBe('token_spent')
})

test('secrets are stored encrypted, recovery codes as hashes, and neither is in the audit log', async () => {
  const administrator = await server.person(['administrator'])
  const { secret, recovery_codes } = await enrolApp(server, administrator)
  const half = await passwordOnly(server, administrator)
  await prove(server, half, { code: '123456' })
  const whole = (await prove(server, half, { recovery_code: recovery_codes[0] })).json
  const rows = [
    await server.services.db.selectFrom('second_factors').selectAll().execute(),
    await server.services.db.selectFrom('second_factor_challenges').selectAll().execute(),
    await server.services.db.selectFrom('recovery_codes').selectAll().execute(),
  ]
  const log = await server.call(whole, audit.list, { query: { limit: '200' } })
  for (const text of [JSON.stringify(rows), log.text]) {
    expect(text).not.toContain(secret)
    for (const code of recovery_codes) expect(text).not.toContain(code)
  }
  const acts = log.json.items
    .filter(({ actor }: { actor: { id: string } | null }) => actor?.id === administrator.user_id)
    .map(({ act, outcome }: { act: string; outcome: string }) => `${act} ${outcome}`)
  expect(acts.toReversed()).toEqual([
    'second_factor.begin_totp done',
    'second_factor.add_totp done',
    'auth.login done',
    'second_factor.prove validation-failed',
    'second_factor.prove done',
  ])
})
