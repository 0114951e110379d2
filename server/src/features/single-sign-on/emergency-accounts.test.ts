import * as auth from '@alta/contract/auth'
import * as invitations from '@alta/contract/invitations'
import * as publicCalls from '@alta/contract/public'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestProvider, type TestProvider } from '../../contract-tests/identity-provider.ts'
import { type Caller, knownPassword, type TestServer } from '../../contract-tests/test-server.ts'
import { prepareFirstAdministrator } from '../auth/setup.ts'
import * as on from './single-sign-on.fixtures.ts'

const email = 'Emergency@Hospital.example'
let hospital: TestProvider
let server: TestServer
let administrator: Caller
beforeAll(async () => {
  hospital = await openTestProvider({ redirect_uri: on.returnAddress('hospital') })
  server = await on.openServerWith([on.settingsOf('hospital', hospital)], {
    ALTA_LOCAL_ACCOUNTS: 'emergency',
    ALTA_ADMIN_EMAIL: email,
    ALTA_ADMIN_PASSWORD: knownPassword,
  })
  await prepareFirstAdministrator(server.services)
  administrator = on.asCaller(await login(email))
})
afterAll(async () => {
  await server.close()
  await hospital.close()
})

const login = async (address: string) =>
  await server.call(null, auth.login, { body: { email: address, password: knownPassword } })

test('the sign-in page is told the mode, and that registration is closed', async () => {
  expect((await server.call(null, publicCalls.read)).json).toMatchObject({
    local_accounts: 'emergency',
    registration: 'closed',
  })
})

test('the emergency administrator’s password works, and right passwords of others do not', async () => {
  const person = await server.person(['administrator'])
  expect((await login(email)).status).toBe(200)
  expect((await login(person.email)).status).toBe(401)
})

test('the configured address is not enough: its account has to be an administrator', async () => {
  const { db } = server.services
  const held = await db.selectFrom('role_assignments').selectAll().where('role', '=', 'administrator').execute()
  await db.deleteFrom('role_assignments').where('role', '=', 'administrator').execute()
  expect((await login(email)).status).toBe(401)
  await db.insertInto('role_assignments').values(held).execute()
  expect((await login(email)).status).toBe(200)
})

test('nobody registers, sets a password by a link, or changes one', async () => {
  const register = async (body: object) =>
    (await server.call(null, auth.register, { body: { name: 'Nueva', password: knownPassword, ...body } })).json.code
  expect(await register({ email: 'new@hospital.example' })).toBe('registration-refused')
  const invited = 'invited@hospital.example'
  const created = await server.call(administrator, invitations.create, { body: { email: invited } })
  expect(created.status).toBe(201)
  const { invitation_token } = created.json
  expect(await register({ email: invited, invitation_token })).toBe('registration-refused')
  const person = await server.person()
  const body = { current_password: knownPassword, new_password: 'ocho gatos rojos en la azotea' }
  expect((await server.call(person, auth.changePassword, { body })).json.code).toBe('forbidden')
})

test('everybody else signs in through a provider', async () => {
  hospital.people.set('ana', { email: 'ana@hospital.example', email_verified: true, name: 'Ana' })
  expect((await on.signInAt(server, hospital, ['hospital', 'ana'])).status).toBe(200)
})

test('a start in this mode ends the sessions opened with passwords', async () => {
  const person = await server.person()
  const ana = on.asCaller(await on.signInAt(server, hospital, ['hospital', 'ana']))
  expect((await server.call(person, auth.me)).status).toBe(200)
  await prepareFirstAdministrator(server.services)
  const statuses = [person, ana, administrator].map(async (by) => (await server.call(by, auth.me)).status)
  expect(await Promise.all(statuses)).toEqual([401, 200, 200])
})
