import * as auth from '@alta/contract/auth'
import * as invitations from '@alta/contract/invitations'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword, openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

const reason = 'Trabaja en la planta tercera'

let server: TestServer
let administrator: Person
let here: string
let owner: Person
let manager: Person
beforeAll(async () => {
  server = await openTestServer({ environment: { ALTA_REGISTRATION: 'closed' } })
  administrator = await server.person(['administrator'])
  here = await server.organisation('Hospital de Aquí')
  owner = await server.person(['owner', here])
  manager = await server.person(['manager', here])
})
afterAll(() => server.close())

const day = 24 * 60 * 60 * 1000
let number = 0
const address = () => `invited${(number += 1)}@ward.example`
const invite = (by: Person, body: object) => server.call(by, invitations.create, { body })
const tokenFor = async (by: Person, body: object): Promise<string> => (await invite(by, body)).json.invitation_token
const reader = (email: string) => ({ email, role: 'reader', organisation_id: here, reason })
const look = (invitation_token: string) => server.call(null, invitations.look, { body: { invitation_token } })
const accept = (by: Person, invitation_token: string) =>
  server.call(by, invitations.accept, { body: { invitation_token } })
const register = (email: string, invitation_token: string, more: object = {}) =>
  server.call(null, auth.register, {
    body: { name: 'Nova Persona', email, password: knownPassword, invitation_token, ...more },
  })
const list = async (by: Person, query: Record<string, string> = {}) =>
  (await server.call(by, invitations.list, { query })).json
const spent = [{ pointer: '/invitation_token', code: 'token_spent' }]
const rolesOf = async (user_id: string) =>
  (await server.services.db.selectFrom('role_assignments').selectAll().where('user_id', '=', user_id).execute()).map(
    ({ role, organisation_id, granted_by }) => ({ role, organisation_id, granted_by }),
  )

describe('a person without an account', () => {
  test('gets the account and the role by the link, even when registration is closed', async () => {
    const email = address()
    const created = await invite(manager, { ...reader(email.toUpperCase()), name: 'Nova', locale: 'ca' })
    expect(created.status).toBe(201)
    expect(created.json.invitation).toMatchObject({
      email,
      name: 'Nova',
      role: 'reader',
      organisation_name: 'Hospital de Aquí',
      user_id: null,
      invited_by: { user_id: manager.user_id },
      expired: false,
    })
    const token = created.json.invitation_token
    expect((await look(token)).json).toEqual({
      email,
      name: 'Nova',
      role: 'reader',
      organisation_name: 'Hospital de Aquí',
      registered: false,
      sets_password: false,
    })
    const registered = await register(email, token)
    expect([registered.status, registered.json.locale, registered.json.healthcare_organisation_role_count]).toEqual([
      201,
      'ca',
      1,
    ])
    expect(await rolesOf(registered.json.user_id)).toEqual([
      { role: 'reader', organisation_id: here, granted_by: manager.user_id },
    ])
    expect((await server.call(null, auth.login, { body: { email, password: knownPassword } })).status).toBe(200)
    expect((await look(token)).json.errors).toEqual(spent)
    expect((await register(email, token)).json.errors).toEqual(spent)
    expect((await list(manager)).items).toEqual([])
  })

  test('can register only with the invited address', async () => {
    const email = address()
    const token = await tokenFor(manager, reader(email))
    const other = await register(address(), token)
    expect([other.status, other.json.errors]).toEqual([422, [{ pointer: '/email', code: 'invalid' }]])
    expect((await register(email, token, { password: 'contraseña12345' })).json.errors[0].code).toBe(
      'password_too_common',
    )
    expect((await register(email, token)).status).toBe(201)
  })

  test('cannot use one link twice at once', async () => {
    const email = address()
    const token = await tokenFor(manager, reader(email))
    const both = await Promise.all([register(email, token), register(email, token)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    expect(both.find(({ status }) => status === 422)?.json.errors).toEqual(spent)
  })

  test('cannot use a link that is made up, expired, withdrawn or replaced', async () => {
    const email = address()
    expect((await look('made-up')).json.errors).toEqual(spent)
    expect((await register(email, 'made-up')).json.errors).toEqual(spent)
    const replaced = await tokenFor(manager, reader(email))
    const current = await invite(owner, reader(email))
    expect((await look(replaced)).json.errors).toEqual(spent)
    const params = { invitation_id: current.json.invitation.invitation_id }
    expect((await server.call(manager, invitations.remove, { params })).status).toBe(204)
    expect((await server.call(manager, invitations.remove, { params })).status).toBe(404)
    expect((await look(current.json.invitation_token)).json.errors).toEqual(spent)
    const fresh = await openTestServer()
    try {
      const by = await fresh.person(['administrator'])
      const { json } = await fresh.call(by, invitations.create, { body: { email } })
      fresh.later(14 * day - 60_000)
      const body = { invitation_token: json.invitation_token }
      expect((await fresh.call(null, invitations.look, { body })).status).toBe(200)
      fresh.later(2 * 60_000)
      expect((await fresh.call(null, invitations.look, { body })).json.errors).toEqual(spent)
      const again = await fresh.person(['administrator'])
      expect((await fresh.call(again, invitations.list)).json.items[0]).toMatchObject({ email, expired: true })
    } finally {
      await fresh.close()
    }
  })

  test('loses the invitation when its sender lost the role, left or was deactivated', async () => {
    const [demoted, left, closed] = [
      await server.person(['manager', here]),
      await server.person(['manager', here]),
      await server.person(['manager', here]),
    ]
    const links = []
    for (const by of [demoted, left, closed]) {
      const email = address()
      links.push({ email, token: await tokenFor(by, reader(email)) })
    }
    const { db } = server.services
    await db.deleteFrom('role_assignments').where('user_id', '=', demoted.user_id).execute()
    await db.deleteFrom('users').where('user_id', '=', left.user_id).execute()
    await db.updateTable('users').set({ active: false }).where('user_id', '=', closed.user_id).execute()
    for (const { email, token } of links) {
      expect((await look(token)).json.errors).toEqual(spent)
      expect((await register(email, token)).json.errors).toEqual(spent)
    }
  })

  test('gets no account when the invited owner role was taken meanwhile', async () => {
    const organisation_id = await server.organisation('Sin nadie')
    const email = address()
    const token = await tokenFor(administrator, { email, role: 'owner', organisation_id })
    await server.person(['owner', organisation_id])
    expect((await register(email, token)).json.code).toBe('owner-required')
    const found = await server.services.db.selectFrom('users').select('email').where('email', '=', email).execute()
    expect(found).toEqual([])
  })

  test('becomes the owner when the organisation had none', async () => {
    const organisation_id = await server.organisation('Sin dueña')
    const email = address()
    const token = await tokenFor(administrator, { email, role: 'owner', organisation_id })
    const { json } = await register(email, token)
    const found = await server.services.db
      .selectFrom('organisations')
      .select('owner_id')
      .where('organisation_id', '=', organisation_id)
      .executeTakeFirst()
    expect(found?.owner_id).toBe(json.user_id)
  })
})

describe('a person with an account', () => {
  test('accepts after signing in; nobody else can', async () => {
    const [person, stranger] = [await server.person(), await server.person()]
    const token = await tokenFor(manager, reader(person.email))
    expect((await look(token)).json.registered).toBe(true)
    expect((await accept(stranger, token)).json.code).toBe('forbidden')
    expect((await register(person.email, token)).json.code).toBe('registration-refused')
    const accepted = await accept(person, token)
    expect([accepted.status, accepted.json.role]).toEqual([200, 'reader'])
    expect(await rolesOf(person.user_id)).toEqual([
      { role: 'reader', organisation_id: here, granted_by: manager.user_id },
    ])
    expect((await accept(person, token)).json.errors).toEqual(spent)
  })

  test('gets one role from a link that is used twice at once, and none from a further one', async () => {
    const person = await server.person()
    const token = await tokenFor(manager, reader(person.email))
    const both = await Promise.all([accept(person, token), accept(person, token)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const again = await tokenFor(manager, reader(person.email))
    expect((await accept(person, again)).status).toBe(200)
    expect(await rolesOf(person.user_id)).toHaveLength(1)
  })

  test('gets the same answer as an unknown person, whoever invites', async () => {
    const known = await server.person()
    const [first, second] = [await invite(manager, reader(known.email)), await invite(manager, reader(address()))]
    const shape = (answer: typeof first) => [
      answer.status,
      Object.keys(answer.json.invitation).toSorted(),
      answer.json.invitation.user_id,
      answer.json.invitation.name,
    ]
    expect(shape(first)).toEqual(shape(second))
  })

  test('cannot invite oneself', async () => {
    const refused = await invite(administrator, { ...reader(administrator.email), role: 'clinician' })
    expect([refused.status, refused.json.errors]).toEqual([422, [{ pointer: '/email', code: 'invalid' }]])
  })
})

describe('a new password', () => {
  test('is set by a link that an administrator creates; open sessions and older links end', async () => {
    const person = await server.person(['clinician', here])
    const older = await tokenFor(administrator, { user_id: person.user_id, reason })
    const created = await invite(administrator, { user_id: person.user_id, reason })
    expect(created.json.invitation).toMatchObject({ email: person.email, user_id: person.user_id, role: null })
    const token = created.json.invitation_token
    expect((await look(older)).json.errors).toEqual(spent)
    expect((await look(token)).json).toMatchObject({ email: person.email, registered: false, sets_password: true })
    expect((await accept(person, token)).json.errors).toEqual(spent)
    const password = 'ocho perros azules cantan'
    const set = await register(person.email, token, { password, name: 'Con Otro Nombre' })
    expect([set.status, set.json.user_id, set.json.name, set.json.locale]).toEqual([
      201,
      person.user_id,
      'Con Otro Nombre',
      'es',
    ])
    expect((await server.call(person, auth.me)).status).toBe(401)
    const login = (secret: string) => server.call(null, auth.login, { body: { email: person.email, password: secret } })
    expect([(await login(knownPassword)).status, (await login(password)).status]).toEqual([401, 200])
    expect((await register(person.email, token)).json.errors).toEqual(spent)
  })

  test('cannot be given by a manager, nor to a person who is deactivated', async () => {
    const mine = await server.person(['reader', here])
    const foreign = await server.person()
    expect((await invite(manager, { user_id: mine.user_id, reason })).json.code).toBe('forbidden')
    expect((await invite(manager, { user_id: foreign.user_id, reason })).json.code).toBe('not-found')
    const token = await tokenFor(administrator, { user_id: mine.user_id, reason })
    await server.call(administrator, users.update, { params: { user_id: mine.user_id }, body: { active: false } })
    expect((await register(mine.email, token)).json.errors).toEqual(spent)
    expect((await invite(administrator, { user_id: mine.user_id, reason })).json.errors).toEqual([
      { pointer: '/user_id', code: 'unknown_user' },
    ])
  })

  test('cannot be set from an address that is no longer the user’s', async () => {
    const person = await server.person()
    const token = await tokenFor(administrator, { user_id: person.user_id, reason })
    const body = { email: address() }
    await server.call(administrator, users.update, { params: { user_id: person.user_id }, body })
    expect((await look(token)).json.errors).toEqual(spent)
    expect((await register(person.email, token)).json.errors).toEqual(spent)
  })
})
