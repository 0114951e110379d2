import * as assignments from '@alta/contract/assignments'
import * as organisations from '@alta/contract/organisations'
import * as users from '@alta/contract/users'
import { grantableRoles } from '@alta/contract/role-permissions'
import { organisationRoles, type Role, roles } from '@alta/contract/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let here: string
beforeAll(async () => {
  server = await openTestServer()
  here = await server.organisation('Hospital de Prueba')
})
afterAll(() => server.close())

const reason = 'Trabaja en la planta tercera'

const give = (by: Person, user_id: string, grant: Role | { readonly role: Role; readonly more: object }) => {
  const { role, more } = typeof grant === 'string' ? { role: grant, more: {} } : grant
  const system = !organisationRoles.some((known) => known === role)
  const scope = system ? { scope: 'system' } : { scope: 'organisation', organisation_id: here }
  return server.call(by, assignments.create, { body: { user_id, role, ...scope, reason, ...more } })
}

describe('nobody grants a role above their own rank', () => {
  const cases = (['administrator', 'manager', 'clinician', 'reader'] as const).flatMap((giver) =>
    roles
      .filter((role) => role !== 'owner')
      .map((role) => [giver, role, grantableRoles[giver].includes(role)] as const),
  )
  test.each(cases)('a %s gives the role %s: %s', async (giver, role, allowed) => {
    const by = await server.person(giver === 'administrator' ? [giver] : [giver, here])
    const { user_id } = await server.person()
    expect((await give(by, user_id, role)).status).toBe(allowed ? 201 : 403)
  })
})

test('a role works with the next request, names who gave it, and is the same assignment when given again', async () => {
  const manager = await server.person(['manager', here])
  const newcomer = await server.person()
  const see = async () =>
    (await server.call(newcomer, organisations.read, { params: { organisation_id: here } })).status
  expect(await see()).toBe(404)
  const first = await give(manager, newcomer.user_id, 'reader')
  expect(first.json).toMatchObject({ role: 'reader', scope: 'organisation', granted_by: { user_id: manager.user_id } })
  expect(await see()).toBe(200)
  const again = await give(manager, newcomer.user_id, 'reader')
  expect([again.status, again.json]).toEqual([200, first.json])
})

test('the same role given twice at the same moment is one assignment', async () => {
  const [one, two] = [await server.person(['manager', here]), await server.person(['administrator'])]
  const { user_id } = await server.person()
  const answers = await Promise.all([give(one, user_id, 'reader'), give(two, user_id, 'reader')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 201])
  expect(new Set(answers.map(({ json }) => json.role_assignment_id)).size).toBe(1)
})

test('an administrator takes a clinical role only with a reason, which is stored and audited', async () => {
  const administrator = await server.person(['administrator'])
  const owner = await server.person(['owner', await server.organisation('Propia')])
  const silent = { role: 'clinician', more: { reason: undefined } } as const
  const refused = await give(administrator, administrator.user_id, silent)
  expect([refused.status, refused.json.errors]).toEqual([422, [{ pointer: '/reason', code: 'required' }]])
  const response = await give(administrator, administrator.user_id, {
    role: 'clinician',
    more: { reason: 'Guardia del domingo' },
  })
  expect([response.status, response.json.reason]).toEqual([201, 'Guardia del domingo'])
  const rows = await server.services.db
    .selectFrom('audit_events')
    .selectAll()
    .where('actor_id', '=', administrator.user_id)
    .execute()
  expect(JSON.stringify(rows.map(({ detail }) => detail))).toContain('"opens_clinical_text_to_oneself":true')
  expect((await give(administrator, owner.user_id, 'clinician')).status).toBe(201)
})

test('an organisation without an owner gets one; an existing owner stays', async () => {
  const administrator = await server.person(['administrator'])
  const params = { organisation_id: await server.organisation('Sin dueño') }
  const [one, two] = [await server.person(), await server.person()]
  expect((await give(administrator, one.user_id, { role: 'owner', more: params })).status).toBe(201)
  expect((await give(administrator, two.user_id, { role: 'owner', more: params })).json.code).toBe('owner-required')
  const { json } = await server.call(administrator, organisations.read, { params })
  expect(json.owner.user_id).toBe(one.user_id)
})

test.each([
  [{ scope: 'system' }, '/role', 'invalid'],
  [{ organisation_id: undefined }, '/organisation_id', 'required'],
  [{ role: 'king' }, '/role', 'invalid'],
  [{ reason: '' }, '/reason', 'required'],
])('an inconsistent assignment is refused: %j', async (wrong, pointer, code) => {
  const manager = await server.person(['manager', here])
  const refused = await give(manager, manager.user_id, { role: 'reader', more: wrong })
  expect(refused.status).toBe(422)
  expect(refused.json.errors).toContainEqual({ pointer, code })
})

test('nobody gives roles to a person who does not exist, or in an organisation that the giver cannot see', async () => {
  const manager = await server.person(['manager', here])
  const elsewhere = await server.organisation('Otro')
  expect((await give(manager, crypto.randomUUID(), 'reader')).status).toBe(404)
  expect((await give(manager, manager.user_id, { role: 'reader', more: { organisation_id: elsewhere } })).status).toBe(
    404,
  )
  const both = await server.person(['manager', here], ['reader', elsewhere])
  expect((await give(both, manager.user_id, { role: 'reader', more: { organisation_id: elsewhere } })).status).toBe(403)
})

test('a manager sees their own assignments and those of their organisation, an auditor all, a guest none', async () => {
  const organisation_id = await server.organisation('Planta tranquila')
  const other = await server.organisation('Planta vecina')
  const manager = await server.person(['manager', organisation_id], ['reader', other])
  const reader = await server.person(['reader', organisation_id])
  await server.person(['reader', other])
  const auditor = await server.person(['auditor'])
  const list = async (by: Person, query: Record<string, string> = {}) =>
    (await server.call(by, assignments.list, { query })).json
  expect((await list(manager)).items).toHaveLength(3)
  expect((await list(reader)).items.map(({ user_id }: { user_id: string }) => user_id)).toEqual([reader.user_id])
  expect((await list(auditor, { organisation_id, count: 'true' })).total).toBe(2)
  expect((await list(auditor, { scope: 'system', user_id: auditor.user_id })).items).toHaveLength(1)
  expect((await list(await server.person())).items).toEqual([])
  const page = await list(manager, { limit: '2' })
  expect((await list(manager, { limit: '2', cursor: page.next_cursor })).items).toHaveLength(1)
})

test('the list of roles says what each grants and which the caller may give', async () => {
  const manager = await server.person(['manager', here])
  const { items } = (await server.call(manager, assignments.listRoles)).json
  const mine = items.filter((role: { assignable_by_me: boolean }) => role.assignable_by_me)
  expect(items).toHaveLength(roles.length)
  expect(mine.map(({ role }: { role: string }) => role)).toEqual(['clinician', 'reader'])
})

test('a person, their managers and readers of all users see that person; for others the person does not exist', async () => {
  const organisation_id = await server.organisation('Vista')
  const reader = await server.person(['reader', organisation_id])
  const see = async (by: Person) => (await server.call(by, users.read, { params: { user_id: reader.user_id } })).status
  expect(await see(reader)).toBe(200)
  expect(await see(await server.person(['manager', organisation_id]))).toBe(200)
  expect(await see(await server.person(['auditor']))).toBe(200)
  expect(await see(await server.person(['clinician', organisation_id]))).toBe(404)
  expect(await see(await server.person(['owner', await server.organisation('Lejos')]))).toBe(404)
})
