import * as assignments from '@alta/contract/assignments'
import * as organisations from '@alta/contract/organisations'
import { grantableRoles } from '@alta/contract/role-permissions'
import { organisationRoles, type Role, roles } from '@alta/contract/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { insertRole } from './assignments.store.ts'
import { mustKeepAnAdministrator } from '../users/privileged-roles.store.ts'

let server: TestServer
let here: string
beforeAll(async () => {
  server = await openTestServer()
  here = await server.organisation('Hospital de Prueba')
})
afterAll(() => server.close())

const isSystem = (role: Role) => !organisationRoles.some((known) => known === role)
const heldBy = async (user_id: string, role: Role) =>
  await server.services.db
    .selectFrom('role_assignments')
    .select('role_assignment_id')
    .where('user_id', '=', user_id)
    .where('role', '=', role)
    .executeTakeFirst()
const idOf = async ({ user_id }: Person, role: Role) => (await heldBy(user_id, role))?.role_assignment_id ?? ''
const take = (by: Person, role_assignment_id: string) =>
  server.call(by, assignments.remove, { params: { role_assignment_id } })
const list = async (by: Person, query: Record<string, string>) =>
  (await server.call(by, assignments.list, { query })).json

describe('nobody takes a role above their own rank', () => {
  const cases = (['administrator', 'owner', 'manager', 'clinician', 'reader'] as const).flatMap((taker) =>
    roles
      .filter((role) => role !== 'owner')
      .map((role) => [taker, role, grantableRoles[taker].includes(role)] as const),
  )
  test.each(cases)('a %s takes the role %s: %s', async (taker, role, allowed) => {
    const organisation_id = await server.organisation('Planta')
    await server.person(['administrator'])
    const by = await server.person(taker === 'administrator' ? [taker] : [taker, organisation_id])
    const holder = await server.person(isSystem(role) ? [role] : [role, organisation_id])
    // A taker gets 404 for a role that they cannot see. A taker who may not remove any role gets 403 before the lookup.
    const isVisible = grantableRoles[taker].length === 0 || !isSystem(role)
    const expected = allowed ? 204 : isVisible ? 403 : 404
    expect((await take(by, await idOf(holder, role))).status).toBe(expected)
    expect((await heldBy(holder.user_id, role)) === undefined).toBe(allowed)
  })
})

test('a removed role ends with the next request, and the audit event names who lost which role', async () => {
  const manager = await server.person(['manager', here])
  const reader = await server.person(['reader', here])
  const see = async () => (await server.call(reader, organisations.read, { params: { organisation_id: here } })).status
  expect(await see()).toBe(200)
  const role_assignment_id = await idOf(reader, 'reader')
  expect((await take(manager, role_assignment_id)).status).toBe(204)
  expect(await see()).toBe(404)
  expect((await take(manager, role_assignment_id)).status).toBe(404)
  const line = await server.services.db
    .selectFrom('audit_events')
    .selectAll()
    .where('actor_id', '=', manager.user_id)
    .where('outcome', '=', 'done')
    .executeTakeFirstOrThrow()
  expect([line.act, line.organisation_id]).toEqual(['assignments.remove', here])
  expect(line.detail).toEqual({ role_assignment_id, user_id: reader.user_id, role: 'reader' })
})

test('the owner role cannot be removed: owner and administrator are told why, a manager is refused', async () => {
  const organisation_id = await server.organisation('Con dueño')
  const owner = await server.person(['owner', organisation_id])
  const role = await idOf(owner, 'owner')
  for (const by of [owner, await server.person(['administrator'])])
    expect((await take(by, role)).json.code).toBe('owner-required')
  expect((await take(await server.person(['manager', organisation_id]), role)).json.code).toBe('forbidden')
  expect(await heldBy(owner.user_id, 'owner')).toBeDefined()
})

test('nobody takes a role in an organisation they cannot see, and an unknown id is not found', async () => {
  const elsewhere = await server.organisation('Otro')
  const reader = await server.person(['reader', elsewhere])
  const manager = await server.person(['manager', here])
  const role = await idOf(reader, 'reader')
  expect((await take(manager, role)).status).toBe(404)
  const both = await server.person(['manager', here], ['clinician', elsewhere])
  expect((await take(both, role)).status).toBe(404)
  // A person sees their own role and may not remove it.
  expect((await take(both, await idOf(both, 'clinician'))).status).toBe(403)
  for (const id of [crypto.randomUUID(), 'no-such-id']) expect((await take(manager, id)).status).toBe(404)
  expect((await take(await server.person(), role)).status).toBe(403)
})

describe('one administrator always remains', () => {
  beforeEach(async () => {
    await server.services.db.deleteFrom('role_assignments').where('role', '=', 'administrator').execute()
  })
  const administrators = async () =>
    (
      await server.services.db
        .selectFrom('role_assignments')
        .select('user_id')
        .where('role', '=', 'administrator')
        .execute()
    ).length

  test('the last administrator cannot give the role up; once there is another, they can', async () => {
    const last = await server.person(['administrator'])
    const role = await idOf(last, 'administrator')
    const refused = await take(last, role)
    expect([refused.status, refused.json.code]).toEqual([409, 'last-administrator'])
    await server.person(['administrator'])
    expect((await take(last, role)).status).toBe(204)
  })

  test.each([{ active: false }, { password_hash: null }])(
    'an administrator who cannot sign in does not count: %j',
    async (unable) => {
      const able = await server.person(['administrator'])
      const other = await server.person(['administrator'])
      await server.services.db.updateTable('users').set(unable).where('user_id', '=', other.user_id).execute()
      expect((await take(able, await idOf(able, 'administrator'))).json.code).toBe('last-administrator')
      expect((await take(able, await idOf(other, 'administrator'))).status).toBe(204)
    },
  )

  test('when all administrators remove one another at once, one keeps the role', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => server.person(['administrator'])))
    const ids = await Promise.all(people.map((person) => idOf(person, 'administrator')))
    const answers = await Promise.all(people.map((person, index) => take(person, ids[(index + 1) % ids.length] ?? '')))
    expect(await administrators()).toBe(1)
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(3)
  })

  test('a deactivation and a removal at once leave one administrator', async () => {
    const [one, two] = [await server.person(['administrator']), await server.person(['administrator'])]
    const { db } = server.services
    const deactivate = db.transaction().execute(async (trx) => {
      await mustKeepAnAdministrator(trx, two.user_id)
      await trx.updateTable('users').set({ active: false }).where('user_id', '=', two.user_id).execute()
    })
    const outcomes = await Promise.allSettled([deactivate, take(two, await idOf(one, 'administrator'))])
    const able = await db
      .selectFrom('role_assignments')
      .innerJoin('users', 'users.user_id', 'role_assignments.user_id')
      .select('users.user_id')
      .where('role', '=', 'administrator')
      .where('active', '=', true)
      .execute()
    expect([outcomes.length, able.length]).toEqual([2, 1])
  })
})

test('members are found by role and by words of name and address, and special characters are literal', async () => {
  const organisation_id = await server.organisation('Grande')
  const manager = await server.person(['manager', organisation_id])
  const anna = await server.person(['reader', organisation_id], ['clinician', organisation_id])
  await server.person(['reader', organisation_id])
  await server.services.db
    .updateTable('users')
    .set({ name: 'Ànna Puig-Gràcia' })
    .where('user_id', '=', anna.user_id)
    .execute()
  const found = async (query: Record<string, string>) =>
    (await list(manager, { organisation_id, ...query })).items.map(({ role }: { role: string }) => role)
  expect(await found({ q: 'grac ANN' })).toEqual(['clinician', 'reader'])
  expect(await found({ user_id: `${anna.user_id},${manager.user_id}` })).toEqual(['clinician', 'reader', 'manager'])
  expect(await found({ q: 'anna', role: 'reader' })).toEqual(['reader'])
  expect(await found({ q: anna.email })).toHaveLength(2)
  expect(await found({ role: 'reader' })).toHaveLength(2)
  for (const q of ["ann' | b", '(anna', ':*', '%']) expect(await found({ q: `${q} zzz` })).toEqual([])
  expect((await server.call(manager, assignments.list, { query: { role: 'king' } })).status).toBe(422)
})

test('two thousand members are paged newest first, each once', async () => {
  const organisation_id = await server.organisation('Enorme')
  const manager = await server.person(['manager', organisation_id])
  const { db, clock } = server.services
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    for (let number = 0; number < 2000; number += 1) {
      const user_id = crypto.randomUUID()
      const email = `${number}@muchos.example`
      const user = { user_id, name: `Persona ${number}`, email, locale: 'es', password_hash: null } as const
      await trx
        .insertInto('users')
        .values({ ...user, created_at: now, last_login_at: null })
        .execute()
      const role = { user_id, role: 'reader', organisation_id, granted_by: null, reason: null } as const
      await insertRole(trx, role, now)
    }
  })
  const found = new Set<string>()
  let [cursor, before]: [string | null, string] = [null, '9']
  do {
    const query = { organisation_id, limit: '200', ...(cursor !== null && { cursor }) }
    const page: { items: { role_assignment_id: string }[]; next_cursor: string | null } = await list(manager, query)
    for (const { role_assignment_id } of page.items) {
      expect(role_assignment_id < before).toBe(true)
      before = role_assignment_id
      found.add(role_assignment_id)
    }
    cursor = page.next_cursor
  } while (cursor !== null)
  expect(found.size).toBe(2001)
  const counted = await list(manager, { organisation_id, count: 'true', limit: '1' })
  expect(counted).toMatchObject({ total: 1000, total_capped: true })
})
