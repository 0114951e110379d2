import * as auth from '@alta/contract/auth'
import * as credentials from '@alta/contract/credentials'
import * as invitations from '@alta/contract/invitations'
import * as notices from '@alta/contract/notices'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInMs } from '#base/date-range'
import { knownPassword, type Caller, type Person } from '../../contract-tests/test-server.ts'
import { purgeDevices } from '../auth/devices.store.ts'
import { openMailing } from '../mail/mail.fixtures.ts'

let server: Awaited<ReturnType<typeof openMailing>>
beforeAll(async () => {
  server = await openMailing()
})
afterAll(() => server.close())

const noticesOf = async (by: Caller): Promise<notices.Notice[]> => (await server.call(by, notices.list)).json.items
const kinds = async (by: Caller) => (await noticesOf(by)).map(({ kind }) => kind)
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
interface SignInDevice {
  readonly browser: string
  readonly address: string
  readonly password?: string
}
const signIn = async ({ email }: Person, { browser, address, password = knownPassword }: SignInDevice) => {
  const headers = { 'user-agent': browser, 'x-forwarded-for': address }
  return (await server.call(null, auth.login, { body: { email, password }, headers })).json
}

test('a sign-in from an unknown browser or network is notified at once and by mail; a known one is not', async () => {
  const person = await server.person()
  await signIn(person, { browser: firefox, address: '192.0.2.7' })
  await signIn(person, { browser: firefox, address: '192.0.2.9' })
  expect(await kinds(person)).toEqual([])
  await signIn(person, { browser: chrome, address: '203.0.113.9' })
  expect(await noticesOf(person)).toMatchObject([
    { kind: 'signed_in_elsewhere', subject: { id: null, name: 'Chrome, Linux, 203.0.113.9' }, reason: null },
  ])
  const mail = await server.mailTo(person.email)
  expect(mail.subject).toBe('Su cuenta de Alta')
  expect(mail.text).toMatch(/navegador o una red que no se conocían: Chrome, Linux, 203\.0\.113\.9/)
  expect(mail.link.href).toBe('https://alta.hospital.example/dashboard')
  await signIn(person, { browser: chrome, address: '203.0.113.9' })
  expect(await kinds(person)).toEqual(['signed_in_elsewhere'])
  expect(
    await server.services.db.selectFrom('known_devices').selectAll().where('user_id', '=', person.user_id).execute(),
  ).toHaveLength(2)
})

test('at most thirty devices of a person are known, and one unused for half a year counts as new again', async () => {
  const person = await server.person()
  for (let number = 0; number < 35; number += 1) {
    server.later(1000)
    await signIn(person, { browser: firefox, address: `10.${number}.0.1` })
  }
  const known = async () =>
    (await server.services.db.selectFrom('known_devices').selectAll().where('user_id', '=', person.user_id).execute())
      .length
  expect(await known()).toBe(30)
  await purgeDevices(server.services.db, new Date(server.services.clock.now().getTime() + 181 * dayInMs))
  expect(await known()).toBe(0)
})

test('a password change, an address change by an administrator, and a password set by link are notified', async () => {
  const administrator = await server.person(['administrator'])
  const person = await server.person()
  const new_password = 'ocho gatos rojos en la azotea'
  await server.call(person, auth.changePassword, { body: { current_password: knownPassword, new_password } })
  expect(await kinds(person)).toEqual(['password_changed'])
  await server.mailTo(person.email, 'Se ha cambiado la contraseña')
  const email = `other-${person.email}`
  await server.call(administrator, users.update, { params: { user_id: person.user_id }, body: { email } })
  expect((await noticesOf(person))[0]).toMatchObject({ kind: 'email_changed', subject: { name: email } })
  expect((await server.mailTo(person.email, email)).text).toContain('ha cambiado la dirección')
  const created = await server.call(administrator, invitations.create, { body: { user_id: person.user_id } })
  const { invitation_token } = created.json
  const body = { name: 'Otra', email, password: 'nueve gatos pardos en el portal', invitation_token }
  expect((await server.call(null, auth.register, { body })).status).toBe(201)
  const again = await signIn({ ...person, email }, { browser: firefox, address: '192.0.2.7', password: body.password })
  expect(await kinds(again)).toEqual(['password_reset', 'email_changed', 'password_changed'])
  // The earlier address gets a mail about the change and nothing after it.
  const rows = await server.services.db
    .selectFrom('notices')
    .select('mail_to')
    .where('user_id', '=', person.user_id)
    .execute()
  expect(rows.map(({ mail_to }) => mail_to)).toEqual([null, null, null])
})

test('a new service credential and a new secret are notified to the person who created them', async () => {
  const organisation_id = await server.organisation('Hospital de las máquinas')
  const manager = await server.person(['manager', organisation_id])
  const reason = 'La máquina de la historia clínica'
  const body = { name: 'Historia', expires_in_days: 30, roles: ['reader'], reason }
  const created = await server.call(manager, credentials.create, { params: { organisation_id }, body })
  const params = { service_credential_id: created.json.service_credential_id }
  await server.call(manager, credentials.rotate, { params, body: { expires_in_days: 30, reason } })
  const own = (await noticesOf(manager)).filter(({ kind }) => kind === 'own_credential_issued')
  expect(own).toHaveLength(2)
  expect(own[0]).toMatchObject({ subject: { name: 'Historia' }, organisation_name: 'Hospital de las máquinas' })
  const mail = await server.mailTo(manager.email, 'Historia')
  expect(mail.text).not.toContain(reason)
})

test('a mail about an act on others says where to read the notice, and no more', async () => {
  const organisation_id = await server.organisation('Hospital de los avisos')
  const owner = await server.person(['owner', organisation_id])
  const administrator = await server.person(['administrator'])
  const invited = {
    email: 'lectora@ward.example',
    organisation_id,
    role: 'reader',
    reason: 'Motivo con Fulanita Pérez',
  }
  await server.call(administrator, invitations.create, { body: invited })
  const mail = await server.mailTo(owner.email)
  expect(mail.text).toContain('quién puede leer textos clínicos en Hospital de los avisos')
  expect(mail.text + mail.html).not.toMatch(/Fulanita|lectora@/)
})
