import * as assignments from '@alta/contract/assignments'
import * as auth from '@alta/contract/auth'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPassword, openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

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

const update = (by: Person, of: Person, body: object) =>
  server.call(by, users.update, { params: { user_id: of.user_id }, body })
const remove = (by: Person, of: Person) => server.call(by, users.remove, { params: { user_id: of.user_id } })
const read = (by: Person, of: Person) => server.call(by, users.read, { params: { user_id: of.user_id } })
const login = (email: string, headers: Record<string, string> = {}) =>
  server.call(null, auth.login, { body: { email, password: knownPassword }, headers })

test('a person changes their own name and language, and each change creates a new revision', async () => {
  const person = await server.person()
  const changed = await update(person, person, { name: '  Núria   Prat ', locale: 'ca' })
  expect([changed.status, changed.json.name, changed.json.locale, changed.json.revision]).toEqual([
    200,
    'Núria   Prat',
    'ca',
    2,
  ])
  const same = await update(person, person, { name: 'Núria   Prat', email: person.email, active: true })
  expect([same.status, same.json.revision]).toEqual([200, 2])
  expect((await update(person, person, {})).json.revision).toBe(2)
})

test('a person may not change their own address and state', async () => {
  const person = await server.person(['clinician', here])
  expect((await update(person, person, { email: 'else@ward.example' })).json.code).toBe('forbidden')
  expect((await update(person, person, { active: false })).json.code).toBe('forbidden')
  expect((await read(person, person)).json).toMatchObject({ email: person.email, active: true, revision: 1 })
})

test('a manager sees the people of their organisation and may not change them; others are not found', async () => {
  const mine = await server.person(['reader', here])
  const foreign = await server.person(['reader', await server.organisation('Hospital de Allí')])
  for (const body of [{ name: 'Otro' }, { email: 'otro@ward.example' }, { active: false }, { locale: 'en' }, {}]) {
    expect((await update(manager, mine, body)).json.code).toBe('forbidden')
    expect((await update(manager, foreign, body)).json.code).toBe('not-found')
  }
  expect((await remove(manager, mine)).status).toBe(403)
})

test('a change based on an older revision gets a conflict, and nothing of it is stored', async () => {
  const person = await server.person()
  const params = { user_id: person.user_id }
  const save = (name: string, revision: number) =>
    server.call(administrator, users.update, { params, body: { name, revision } })
  expect((await save('Primera', 1)).json.revision).toBe(2)
  expect((await save('Segunda', 1)).json.code).toBe('stale-revision')
  expect((await read(administrator, person)).json.name).toBe('Primera')
  expect((await save('Segunda', 2)).json.revision).toBe(3)
})

test('of two who save the same revision at once, one gets a conflict', async () => {
  const person = await server.person()
  const both = await Promise.all(['Uno', 'Dos'].map((name) => update(administrator, person, { name, revision: 1 })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an administrator sets a new address, in small letters, but not one that is taken', async () => {
  const [person, other] = [await server.person(), await server.person()]
  expect((await update(administrator, person, { email: ' Nueva@Ward.Example ' })).json.email).toBe('nueva@ward.example')
  const taken = await update(administrator, person, { email: other.email.toUpperCase() })
  expect([taken.status, taken.json.errors]).toEqual([409, [{ pointer: '/email', code: 'already_taken' }]])
  expect((await login('nueva@ward.example')).status).toBe(200)
})

test('a deactivated person is signed out with the next request and cannot sign in until reactivated', async () => {
  const person = await server.person(['clinician', here])
  expect((await server.call(person, auth.me)).status).toBe(200)
  expect((await update(administrator, person, { active: false })).json.active).toBe(false)
  expect((await server.call(person, auth.me)).status).toBe(401)
  expect((await login(person.email)).status).toBe(401)
  expect((await update(administrator, person, { active: true, reason: 'Vuelve de una baja larga' })).json.active).toBe(
    true,
  )
  // The person's earlier sessions stay ended.
  expect((await server.call(person, auth.me)).status).toBe(401)
  expect((await login(person.email)).status).toBe(200)
})

test('nobody deactivates or deletes themselves', async () => {
  const colleague = await server.person(['administrator'])
  expect((await update(colleague, colleague, { active: false })).json.code).toBe('forbidden')
  expect((await remove(colleague, colleague)).json.code).toBe('forbidden')
  await remove(administrator, colleague)
})

test('a deleted person loses their roles and sessions; the log still shows their name', async () => {
  const person = await server.person(['reader', here])
  const { name } = (await read(administrator, person)).json
  expect((await remove(administrator, person)).status).toBe(204)
  expect((await read(administrator, person)).status).toBe(404)
  expect((await remove(administrator, person)).status).toBe(404)
  expect((await server.call(person, auth.me)).status).toBe(401)
  expect((await login(person.email)).status).toBe(401)
  const { items } = (await server.call(administrator, assignments.list, { query: { user_id: person.user_id } })).json
  expect(items).toEqual([])
  const line = await server.services.db
    .selectFrom('audit_events')
    .selectAll()
    .where('act', '=', 'users.remove')
    .where('outcome', '=', 'done')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  expect(line.detail).toMatchObject({ user_id: person.user_id, name })
})

test('the owner of an organisation cannot be deleted until another person owns it', async () => {
  const owner = await server.person(['owner', await server.organisation('Con propietaria')])
  expect((await remove(administrator, owner)).json.code).toBe('owner-required')
  expect((await read(administrator, owner)).status).toBe(200)
})

test('a person and an administrator see where the person is signed in; the person’s manager does not', async () => {
  const person = await server.person(['reader', here])
  const agent = `Mozilla/5.0 ${'x'.repeat(400)}`
  const { token } = (await login(person.email, { 'user-agent': agent, 'x-forwarded-for': '10.1.2.3' })).json
  const params = { user_id: person.user_id }
  const own = (await server.call({ ...person, token }, auth.sessions)).json.items
  expect(own).toHaveLength(2)
  expect(own[0]).toMatchObject({ current: true, address: '10.1.2.3', user_agent: agent.slice(0, 300) })
  expect(own[1]).toMatchObject({ current: false, address: null, user_agent: null })
  const sessions = (await server.call(administrator, users.sessions, { params })).json.items
  expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([false, false])
  expect((await server.call(manager, users.sessions, { params })).status).toBe(403)
  expect((await server.call(await server.person(), users.sessions, { params })).status).toBe(404)
})

test('signing a person out everywhere ends every session of that person and of nobody else', async () => {
  const [person, other] = [await server.person(['reader', here]), await server.person()]
  const params = { user_id: person.user_id }
  expect((await server.call(manager, users.endSessions, { params })).status).toBe(403)
  expect((await server.call(other, users.endSessions, { params })).status).toBe(404)
  expect((await server.call(administrator, users.endSessions, { params })).status).toBe(204)
  expect((await server.call(person, auth.me)).status).toBe(401)
  expect((await server.call(other, auth.me)).status).toBe(200)
  expect((await server.call(other, users.endSessions, { params: { user_id: other.user_id } })).status).toBe(204)
  expect((await server.call(other, auth.me)).status).toBe(401)
})

const administrators = async (fresh: TestServer) => {
  const { total } = await fresh.services.db
    .selectFrom('role_assignments')
    .innerJoin('users', 'users.user_id', 'role_assignments.user_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('role', '=', 'administrator')
    .where('active', '=', true)
    .executeTakeFirstOrThrow()
  return total
}

test.each([
  [
    'deactivate',
    (fresh: TestServer, by: Person, of: Person) =>
      fresh.call(by, users.update, { params: { user_id: of.user_id }, body: { active: false } }),
  ],
  [
    'delete',
    (fresh: TestServer, by: Person, of: Person) => fresh.call(by, users.remove, { params: { user_id: of.user_id } }),
  ],
])(
  'when two administrators %s each other at once, one remains',
  async (_name, act) => {
    const fresh = await openTestServer()
    try {
      const [one, two] = [await fresh.person(['administrator']), await fresh.person(['administrator'])]
      const both = await Promise.all([act(fresh, one, two), act(fresh, two, one)])
      const done = both.filter(({ status }) => status < 300)
      // The second administrator was deleted before, or the call was refused because they are the last one.
      expect(done).toHaveLength(1)
      expect(both.every(({ status }) => status < 300 || status === 401 || status === 409)).toBe(true)
      expect(await administrators(fresh)).toBe(1)
    } finally {
      await fresh.close()
    }
  },
  60_000,
)

test('a colleague without a password does not count when the last administrator is deactivated', async () => {
  const fresh = await openTestServer()
  try {
    const [one, two] = [await fresh.person(['administrator']), await fresh.person(['administrator'])]
    await fresh.services.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('user_id', '=', two.user_id)
      .execute()
    const params = { user_id: one.user_id }
    const refused = await fresh.call(two, users.update, { params, body: { active: false } })
    expect(refused.json.code).toBe('last-administrator')
    expect((await fresh.call(two, users.remove, { params })).json.code).toBe('last-administrator')
  } finally {
    await fresh.close()
  }
})
