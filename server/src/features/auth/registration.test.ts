import { setTimeout } from 'node:timers/promises'
import * as auth from '@alta/contract/auth'
import * as invitations from '@alta/contract/invitations'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownPassword, openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { prepareFirstAdministrator } from './setup.ts'

const reason = 'Trabaja en la planta tercera'

let server: TestServer
let administrator: Person
let here: string
let manager: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.person(['administrator'])
  here = await server.organisation('Hospital de Aquí')
  manager = await server.person(['manager', here])
})
afterAll(() => server.close())

const strangers = 'nou conills a la lluna'
let number = 0
const colleague = () => `colleague${(number += 1)}@ward.example`
/** Each registration uses another network address, so that the tests do not share a rate limit. */
const register = (email: string, { address = `10.1.0.${(number += 1)}`, ...more }: Record<string, string> = {}) =>
  server.call(null, auth.register, {
    body: { name: 'Quien Sea', email, password: strangers, ...more },
    headers: { 'x-forwarded-for': address },
  })
const signIn = async (email: string, password: string) =>
  await server.call(null, auth.login, {
    body: { email, password },
    headers: { 'x-forwarded-for': `10.2.0.${(number += 1)}` },
  })
const tokenFor = async (by: Person, body: object): Promise<string> =>
  (await server.call(by, invitations.create, { body })).json.invitation_token
const rolesOf = async (user_id: string) =>
  await server.services.db.selectFrom('role_assignments').select('role').where('user_id', '=', user_id).execute()
/** A person who registered somebody else's address and has signed in with it. */
async function stranger(email: string): Promise<Person> {
  await register(email)
  const { token, user } = (await signIn(email, strangers)).json
  return { token, user_id: user.user_id, email }
}

describe('registering without an invitation', () => {
  it('creates an account that nobody vouches for, and records the address it came from', async () => {
    const email = colleague()
    const created = await register(email, { address: '203.0.113.9' })
    expect([created.status, created.json]).toMatchObject([201, { email, origin: 'registered', verified_at: null }])
    const params = { user_id: created.json.user_id }
    expect((await server.call(administrator, users.read, { params })).json).toEqual(created.json)
    const stored = await server.services.db
      .selectFrom('users')
      .select('registered_from')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(stored).toEqual({ registered_from: '203.0.113.9' })
  })

  it('answers the same for a known address as for an unknown one, and changes nothing', async () => {
    const known = await server.person(['reader', here])
    const pending = colleague()
    await server.services.db
      .insertInto('users')
      .values({ user_id: crypto.randomUUID(), name: 'Importada', email: pending, locale: 'es', created_at: new Date() })
      .execute()
    const answers = [await register(known.email), await register(pending), await register(colleague())]
    const shapes = answers.map(({ status, json: { user_id, email, created_at, ...rest } }) => ({
      status,
      rest,
      id: /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(user_id),
      email: typeof email,
      recent: Math.abs(Date.parse(created_at) - Date.now()) < 60_000,
    }))
    expect(shapes[0]).toEqual(shapes[2])
    expect(shapes[1]).toEqual(shapes[2])
    expect(answers[0]?.json.user_id).not.toBe(known.user_id)
    expect(Object.keys(answers[0]?.json)).toEqual(Object.keys(answers[2]?.json))
    const headers = answers.map((answer) => Object.keys(answer.headers).toSorted())
    expect(headers[0]).toEqual(headers[2])
    expect((await signIn(known.email, strangers)).status).toBe(401)
    expect((await signIn(pending, strangers)).status).toBe(401)
    expect((await signIn(known.email, knownPassword)).status).toBe(200)
  })

  it('hashes the password of a known address, too', async () => {
    const known = await server.person()
    const spent = async (email: string) => {
      const began = performance.now()
      await register(email)
      return performance.now() - began
    }
    const times: [unknown: number, taken: number][] = []
    // The two kinds alternate, so that a busy machine slows down both.
    for (let at = 0; at < 9; at += 1) times.push([await spent(colleague()), await spent(known.email)])
    const [unknown = 0, taken = 0] = [0, 1].map(
      (kind) => times.map((pair) => pair[kind] ?? 0).toSorted((a, b) => a - b)[4],
    )
    expect(taken).toBeGreaterThan(unknown / 3)
  })

  it('of a known address is recorded in the audit log as such', async () => {
    const known = await server.person()
    await register(known.email, { address: '203.0.113.20' })
    const lines = await server.services.db
      .selectFrom('audit_events')
      .select(['actor_id', 'detail'])
      .where('act', '=', 'auth.register')
      .where('address', '=', '203.0.113.20')
      .execute()
    expect(lines).toEqual([
      { actor_id: null, detail: { user_id: known.user_id, first_administrator: false, registered_already: true } },
    ])
  })

  it('is rate-limited by network, for known and unknown addresses alike, and invitations are not', async () => {
    const known = await server.person()
    const answers = []
    for (let at = 0; at < 24; at += 1) {
      const email = at % 2 === 0 ? colleague() : known.email
      answers.push((await register(email, { address: `2001:db8:7:7::${at + 1}` })).status)
    }
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 201), 429, 429, 429, 429])
    const refused = await register(colleague(), { address: '2001:db8:7:7:ffff::1' })
    expect([refused.status, refused.json.code]).toEqual([429, 'rate-limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await register(colleague(), { address: '2001:db8:7:8::1' })).status).toBe(201)
    const invited = colleague()
    const invitation_token = await tokenFor(manager, { email: invited, role: 'reader', organisation_id: here, reason })
    expect((await register(invited, { address: '2001:db8:7:7::1', invitation_token })).status).toBe(201)
    const logged = await server.services.db
      .selectFrom('audit_events')
      .select('detail')
      .where('act', '=', 'auth.register')
      .where('outcome', '=', 'rate-limited')
      .orderBy('sequence')
      .execute()
    expect(logged.map(({ detail }) => detail)).toEqual([{ refused: 1 }, { refused: 2 }, { refused: 4 }])
  })

  it('is rate-limited for simultaneous requests, and allowed again an hour later', async () => {
    const apart = await openTestServer()
    const ask = (email: string) =>
      apart.call(null, auth.register, { body: { name: 'Quien Sea', email, password: strangers } })
    try {
      const answers = await Promise.all(Array.from({ length: 23 }, () => ask(colleague())))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
      apart.later(61 * 60_000)
      expect((await ask(colleague())).status).toBe(201)
    } finally {
      await apart.close()
    }
  })
})

describe('an account that another person registered with the address', () => {
  it('is taken from them when the invited person opens the link', async () => {
    const email = colleague()
    const thief = await stranger(email)
    const invitation_token = await tokenFor(manager, { email, role: 'clinician', organisation_id: here, reason })
    const preview = await server.call(null, invitations.look, { body: { invitation_token } })
    expect(preview.json).toMatchObject({ registered: false, sets_password: false, role: 'clinician' })
    const mine = await register(email, { name: 'La Invitada', password: knownPassword, invitation_token })
    expect([mine.status, mine.json]).toMatchObject([
      201,
      { user_id: thief.user_id, name: 'La Invitada', verified_at: expect.any(String) },
    ])
    expect(await rolesOf(thief.user_id)).toEqual([{ role: 'clinician' }])
    expect((await server.call(thief, auth.me)).status).toBe(401)
    expect((await signIn(email, strangers)).status).toBe(401)
    expect((await signIn(email, knownPassword)).status).toBe(200)
    const { detail } = await server.services.db
      .selectFrom('audit_events')
      .select('detail')
      .where('act', '=', 'auth.register')
      .where('organisation_id', '=', here)
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow()
    expect(detail).toMatchObject({ user_id: thief.user_id, replaced_unverified: true })
  })

  it('accepts nothing with the password it was registered with, not even the invitation itself', async () => {
    const email = colleague()
    const thief = await stranger(email)
    const invitation_token = await tokenFor(manager, { email, role: 'reader', organisation_id: here, reason })
    const accepted = await server.call(thief, invitations.accept, { body: { invitation_token } })
    expect([accepted.status, accepted.json.code]).toEqual([409, 'unverified-account'])
    expect(await rolesOf(thief.user_id)).toEqual([])
    // The link still works for a person who chooses a password with it.
    expect((await register(email, { password: knownPassword, invitation_token })).status).toBe(201)
    expect(await rolesOf(thief.user_id)).toEqual([{ role: 'reader' }])
  })

  it('is verified by a link for a new password', async () => {
    const email = colleague()
    const thief = await stranger(email)
    const invitation_token = await tokenFor(administrator, { user_id: thief.user_id })
    expect((await register(email, { password: knownPassword, invitation_token })).json.verified_at).not.toBeNull()
    expect((await server.call(thief, auth.me)).status).toBe(401)
  })

  it('stays deactivated when an administrator deactivated it', async () => {
    const email = colleague()
    const thief = await stranger(email)
    const params = { user_id: thief.user_id }
    await server.call(administrator, users.update, { params, body: { active: false } })
    const invitation_token = await tokenFor(manager, { email, role: 'reader', organisation_id: here, reason })
    const refused = await register(email, { password: knownPassword, invitation_token })
    expect([refused.status, refused.json.code]).toEqual([422, 'registration-refused'])
    expect(await rolesOf(thief.user_id)).toEqual([])
  })

  it('does not keep the first administrator from using that address', async () => {
    const fresh = await openTestServer()
    const call = (more: object) =>
      fresh.call(null, auth.register, {
        body: { name: 'Administra', email: 'admin@ward.example', password: strangers, ...more },
      })
    try {
      const link = await prepareFirstAdministrator(fresh.services)
      await call({})
      const setup_token = /setup_token=([\w-]+)$/.exec(link ?? '')?.[1]
      const created = await call({ setup_token, password: knownPassword })
      expect([created.status, created.json]).toMatchObject([
        201,
        { system_role_count: 1, verified_at: expect.any(String) },
      ])
      const login = (password: string) =>
        fresh.call(null, auth.login, { body: { email: 'admin@ward.example', password } })
      expect([(await login(strangers)).status, (await login(knownPassword)).status]).toEqual([401, 200])
    } finally {
      await fresh.close()
    }
  })

  it('opens no session with a password that was replaced while it was checked', async () => {
    const thieves = []
    for (let round = 0; round < 6; round += 1) {
      const email = colleague()
      thieves.push((await stranger(email)).user_id)
      const invitation_token = await tokenFor(manager, { email, role: 'reader', organisation_id: here, reason })
      const [set] = await Promise.all([
        register(email, { password: knownPassword, invitation_token }),
        ...Array.from({ length: 8 }, async (_, at) => {
          await setTimeout(at * round)
          return await signIn(email, strangers)
        }),
      ])
      expect(set.status).toBe(201)
    }
    const open = await server.services.db
      .selectFrom('sessions')
      .select('session_id')
      .where('user_id', 'in', thieves)
      .execute()
    expect(open).toEqual([])
  })
})
