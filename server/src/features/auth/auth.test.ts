import { setTimeout as wait } from 'node:timers/promises'
import * as auth from '@alta/contract/auth'
import * as organisations from '@alta/contract/organisations'
import * as secondFactor from '@alta/contract/second-factor'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPassword, openTestServer, type TestServer } from '../../contract-tests/test-server.ts'
import { prepareFirstAdministrator } from './setup.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const minute = 60_000
const login = (email: string, password: string, address = '10.0.0.1') =>
  server.call(null, auth.login, { body: { email, password }, headers: { 'x-forwarded-for': address } })

test('a person signs in, has a session, and signs out for good', async () => {
  const { email, user_id } = await server.person(['administrator'])
  const answer = await login(email.toUpperCase(), knownPassword)
  expect(answer.status).toBe(200)
  expect(answer.json.user).toMatchObject({ user_id, email, system_role_count: 1, locale: 'es' })
  expect(answer.json.system_permissions).toContain('users:read')
  expect(answer.json.system_permissions).toEqual(answer.json.system_permissions.toSorted())
  expect(answer.text).not.toContain('argon2')
  const signedIn = { user_id, email, token: answer.json.token }
  expect((await server.call(signedIn, auth.me)).json.user.user_id).toBe(user_id)
  expect((await server.call(signedIn, auth.logout)).status).toBe(200)
  expect((await server.call(signedIn, auth.me)).status).toBe(401)
})

test('the token itself is not stored', async () => {
  const { token } = await server.person()
  const rows = await server.services.db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await server.person()
  const wrong = await login(email, 'not the password at all')
  const unknown = await login('nobody@ward.example', 'not the password at all')
  expect(wrong.status).toBe(401)
  expect({ ...wrong.json, instance: '' }).toEqual({ ...unknown.json, instance: '' })
})

test('a deactivated account is signed out with its next request and cannot sign in again', async () => {
  const person = await server.person()
  await server.services.db.updateTable('users').set({ active: false }).where('user_id', '=', person.user_id).execute()
  expect((await server.call(person, auth.me)).status).toBe(401)
  expect((await login(person.email, knownPassword)).status).toBe(401)
})

test('each refused sign-in is an event, of the account where there is one, even one deactivated at that moment', async () => {
  const { db } = server.services
  const [person, closed, closing] = [await server.person(), await server.person(), await server.person()]
  const close = async (user_id: string) =>
    await db.updateTable('users').set({ active: false }).where('user_id', '=', user_id).execute()
  await close(closed.user_id)
  await login(person.email, 'not the password at all', '10.7.7.7')
  await login('nobody.at.all@ward.example', 'not the password at all', '10.7.7.7')
  await login(closed.email, knownPassword, '10.7.7.7')
  // The attempt is counted first. While the password is compared, somebody closes the account.
  const late = login(closing.email, knownPassword, '10.7.7.7')
  const counted = () => db.selectFrom('login_attempts').select('account').where('account', '=', closing.email).execute()
  await expect.poll(counted, { interval: 1 }).toHaveLength(1)
  await wait(5)
  await close(closing.user_id)
  expect((await late).status).toBe(401)
  const lines = await db
    .selectFrom('audit_events')
    .select(['actor_id', 'act', 'outcome', 'detail'])
    .where('address', '=', '10.7.7.7')
    .orderBy('sequence')
    .execute()
  const refused = (actor_id: string | null) => ({
    actor_id,
    act: 'auth.login',
    outcome: 'unauthenticated',
    detail: { actor_id },
  })
  expect(lines).toEqual([person.user_id, null, closed.user_id, closing.user_id].map(refused))
})

test('ten wrong passwords lock one account for one address, for a quarter of an hour, even when sent at once', async () => {
  const { email } = await server.person()
  const tries = await Promise.all(Array.from({ length: 14 }, () => login(email, 'wrong password', '10.0.0.2')))
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(4)
  const closed = await login(email, knownPassword, '10.0.0.2')
  expect(closed.json.code).toBe('rate-limited')
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(800)
  expect((await login(email, knownPassword, '10.0.0.3')).status).toBe(200)
  server.later(16 * minute)
  expect((await login(email, knownPassword, '10.0.0.2')).status).toBe(200)
})

test('ending other sessions needs a new authentication after a while', async () => {
  const person = await server.person()
  const second = { ...person, token: (await login(person.email, knownPassword)).json.token }
  const { items } = (await server.call(person, auth.sessions)).json
  const other = items.find((session: { current: boolean }) => !session.current)
  const end = async () => await server.call(person, auth.endSession, { params: { session_id: other.session_id } })
  const everywhere = async () => await server.call(person, users.endSessions, { params: { user_id: person.user_id } })
  server.later(11 * 60_000)
  for (const answer of [await end(), await everywhere()])
    expect([answer.status, answer.json.code]).toEqual([403, 'reauthentication-required'])
  expect((await server.call(second, auth.me)).status).toBe(200)
  await server.call(person, secondFactor.reauthenticate, { body: { password: knownPassword } })
  expect((await end()).status).toBe(204)
  expect((await server.call(second, auth.me)).status).toBe(401)
  expect((await everywhere()).status).toBe(204)
  expect((await server.call(person, auth.me)).status).toBe(401)
})

test('a person ends another of their own sessions; nobody ends another person’s', async () => {
  const person = await server.person()
  const second = { ...person, token: (await login(person.email, knownPassword)).json.token }
  const { json } = await server.call(person, auth.sessions)
  expect(json.items).toHaveLength(2)
  const other = json.items.find((session: { current: boolean }) => !session.current)
  const stranger = await server.person()
  const params = { session_id: other.session_id }
  expect((await server.call(stranger, auth.endSession, { params })).status).toBe(404)
  expect((await server.call(person, auth.endSession, { params })).status).toBe(204)
  expect((await server.call(second, auth.me)).status).toBe(401)
})

test('a changed password ends every other session, and a wrong current one signs nobody out', async () => {
  const person = await server.person()
  const second = { ...person, token: (await login(person.email, knownPassword)).json.token }
  const change = (current_password: string, new_password: string) =>
    server.call(person, auth.changePassword, { body: { current_password, new_password } })
  const wrong = await change('not the one', 'ocho perros azules cantan')
  expect([wrong.status, wrong.json.errors]).toEqual([422, [{ pointer: '/current_password', code: 'invalid' }]])
  expect((await change(knownPassword, 'contraseña12345')).json.errors[0].code).toBe('password_too_common')
  expect((await change(knownPassword, 'ocho perros azules cantan')).status).toBe(204)
  expect((await server.call(person, auth.me)).status).toBe(200)
  expect((await server.call(second, auth.me)).status).toBe(401)
  expect((await login(person.email, 'ocho perros azules cantan')).status).toBe(200)
})

test('passwords cannot be guessed from an open session', async () => {
  const person = await server.person()
  const body = { current_password: 'guessed', new_password: 'ocho perros azules cantan' }
  const tries = await Promise.all(Array.from({ length: 12 }, () => server.call(person, auth.changePassword, { body })))
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2)
})

const registration = { name: 'Núria Prat', email: 'nuria@ward.example', password: 'nou conills a la lluna' }

test('a new account has no role and no permission', async () => {
  const created = await server.call(null, auth.register, { body: registration })
  expect(created.status).toBe(201)
  expect(created.json).toMatchObject({ email: registration.email, active: true, system_role_count: 0 })
  const { json } = await login(registration.email, registration.password)
  expect(json.system_permissions).toEqual([])
  const guest = { user_id: json.user.user_id, email: registration.email, token: json.token }
  expect((await server.call(guest, organisations.list)).json.items).toEqual([])
})

test.each([
  ['password1234', 'password_too_common'],
  ['Hospital2026!', 'password_too_common'],
  ['qwertyuiop12', 'password_too_common'],
  ['123456789012', 'password_too_common'],
  ['aaaaaaaaaaaa', 'password_too_common'],
  ['C0ntr4s3n4!!', 'password_too_common'],
  ['short', 'too_small'],
])('the password %s is refused as %s', async (password, code) => {
  const refused = await server.call(null, auth.register, {
    body: { ...registration, email: 'x@ward.example', password },
  })
  expect([refused.status, refused.json.errors[0].pointer, refused.json.errors[0].code]).toEqual([
    422,
    '/password',
    code,
  ])
})

test('the setup link creates the first administrator once, in any registration mode; nobody else becomes one', async () => {
  const fresh = await openTestServer({ environment: { ALTA_REGISTRATION: 'closed' } })
  try {
    const link = () => prepareFirstAdministrator(fresh.services)
    const links = [await link(), await link()]
    const [replaced, current] = links.map((line) => /register#setup_token=([\w-]+)$/.exec(line ?? '')?.[1])
    const register = (setup_token?: string, email = registration.email) =>
      fresh.call(null, auth.register, { body: { ...registration, email, setup_token } })
    expect((await register()).json.code).toBe('registration-refused')
    expect((await register(replaced)).json.errors).toEqual([{ pointer: '/setup_token', code: 'token_spent' }])
    const both = await Promise.all([register(current), register(current, 'second@ward.example')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    expect(both.find(({ status }) => status === 201)?.json.system_role_count).toBe(1)
    expect(await link()).toBeNull()
  } finally {
    await fresh.close()
  }
})

test('the environment variables create the first administrator of an empty database', async () => {
  const environment = { ALTA_ADMIN_EMAIL: 'Admin@ward.example', ALTA_ADMIN_PASSWORD: 'deu tortugues al balco' }
  const fresh = await openTestServer({ environment })
  try {
    await prepareFirstAdministrator(fresh.services)
    await prepareFirstAdministrator(fresh.services)
    const body = { email: 'admin@ward.example', password: environment.ALTA_ADMIN_PASSWORD }
    const answer = await fresh.call(null, auth.login, { body })
    expect(answer.json.system_permissions).toContain('organisations:create')
  } finally {
    await fresh.close()
  }
})

test.each([
  ['domain', 'a@ward.example', 201],
  ['domain', 'a@elsewhere.example', 422],
  ['invitation', 'a@ward.example', 422],
  ['closed', 'a@ward.example', 422],
])(
  'registration %s answers %s with %i',
  async (mode, email, status) => {
    const environment = { ALTA_REGISTRATION: mode, ALTA_REGISTRATION_DOMAINS: 'ward.example' }
    const fresh = await openTestServer({ environment })
    try {
      expect((await fresh.call(null, auth.register, { body: { ...registration, email } })).status).toBe(status)
    } finally {
      await fresh.close()
    }
  },
  60_000,
)
