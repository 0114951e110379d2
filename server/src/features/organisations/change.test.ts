import * as assignments from '@alta/contract/assignments'
import * as organisations from '@alta/contract/organisations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.person(['administrator'])
})
afterAll(() => server.close())

/** An organisation with its owner and a manager. */
async function ward(name: string) {
  const organisation_id = await server.organisation(name)
  const owner = await server.person(['owner', organisation_id])
  const manager = await server.person(['manager', organisation_id])
  return { organisation_id, owner, manager }
}
const update = (by: Person, organisation_id: string, body: object) =>
  server.call(by, organisations.update, { params: { organisation_id }, body })
const read = async (by: Person, organisation_id: string) =>
  (await server.call(by, organisations.read, { params: { organisation_id } })).json
const rolesOf = async (organisation_id: string, { user_id }: Person) => {
  const query = { organisation_id, user_id }
  const { json } = await server.call(administrator, assignments.list, { query })
  return json.items.map(({ role }: { role: string }) => role).toSorted()
}

test('a manager renames their organisation, and its revision increases', async () => {
  const { organisation_id, manager } = await ward('Antes')
  const changed = await update(manager, organisation_id, { name: ' Después ' })
  expect([changed.status, changed.json.name, changed.json.revision]).toEqual([200, 'Después', 2])
  expect(await read(manager, organisation_id)).toEqual(changed.json)
})

test('a change of nothing returns the record as it is', async () => {
  const { organisation_id, owner, manager } = await ward('Igual')
  const before = await read(manager, organisation_id)
  const same = { name: 'Igual', report_strategy: 'extractive', owner_id: owner.user_id }
  for (const body of [{}, same, { ...same, revision: 1 }])
    expect((await update(manager, organisation_id, body)).json).toEqual(before)
})

test('of two managers who save at once one gets a conflict', async () => {
  const { organisation_id, owner, manager } = await ward('Disputada')
  const answers = await Promise.all([
    update(owner, organisation_id, { name: 'Una', revision: 1 }),
    update(manager, organisation_id, { name: 'Otra', revision: 1 }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const [won] = answers.filter(({ status }) => status === 200)
  const [lost] = answers.filter(({ status }) => status === 409)
  expect(lost?.json.code).toBe('stale-revision')
  expect(await read(owner, organisation_id)).toMatchObject({ name: won?.json.name, revision: 2 })
})

test('an owner transfers their organisation, stays as its manager, and cannot take it back', async () => {
  const { organisation_id, owner, manager } = await ward('Herencia')
  const handed = await update(owner, organisation_id, { owner_id: manager.user_id })
  expect(handed.json).toMatchObject({ owner: { user_id: manager.user_id }, revision: 2, member_count: 2 })
  expect(await rolesOf(organisation_id, owner)).toEqual(['manager'])
  expect(await rolesOf(organisation_id, manager)).toEqual(['manager', 'owner'])
  expect((await update(owner, organisation_id, { owner_id: owner.user_id })).json.code).toBe('forbidden')
})

test('an administrator transfers an organisation to anybody, even one without an owner', async () => {
  const organisation_id = await server.organisation('Huérfana')
  const [one, two] = [await server.person(), await server.person()]
  await update(administrator, organisation_id, { owner_id: one.user_id })
  expect(await rolesOf(organisation_id, one)).toEqual(['owner'])
  await update(administrator, organisation_id, { owner_id: two.user_id, name: 'Adoptada' })
  expect(await read(two, organisation_id)).toMatchObject({ name: 'Adoptada', owner: { user_id: two.user_id } })
  expect(await rolesOf(organisation_id, one)).toEqual(['manager'])
})

test('two transfers at once leave one owner, who is the one that the organisation shows', async () => {
  const { organisation_id } = await ward('Carrera')
  const heirs = [await server.person(), await server.person(), await server.person()]
  await Promise.all(heirs.map(({ user_id }) => update(administrator, organisation_id, { owner_id: user_id })))
  const { items } = (await server.call(administrator, assignments.list, { query: { organisation_id, role: 'owner' } }))
    .json
  expect(items.map(({ user_id }: { user_id: string }) => user_id)).toEqual([
    (await read(administrator, organisation_id)).owner.user_id,
  ])
})

test('nobody else transfers it: a manager is refused before the new owner is checked', async () => {
  const { organisation_id, manager } = await ward('Firme')
  for (const owner_id of [manager.user_id, crypto.randomUUID()])
    expect((await update(manager, organisation_id, { owner_id, name: 'Mía' })).json.code).toBe('forbidden')
  expect((await read(manager, organisation_id)).name).toBe('Firme')
})

test('a transfer to a person who does not exist or cannot sign in is refused, and nothing else changes', async () => {
  const { organisation_id, owner } = await ward('Segura')
  const inactive = await server.person()
  const { db } = server.services
  await db.updateTable('users').set({ active: false }).where('user_id', '=', inactive.user_id).execute()
  for (const owner_id of [inactive.user_id, crypto.randomUUID()]) {
    const refused = await update(owner, organisation_id, { owner_id, name: 'Otra' })
    expect([refused.status, refused.json.errors]).toEqual([422, [{ pointer: '/owner_id', code: 'unknown_user' }]])
  }
  expect(await read(owner, organisation_id)).toMatchObject({ name: 'Segura', owner: { user_id: owner.user_id } })
  expect(await rolesOf(organisation_id, owner)).toEqual(['owner'])
})

test.each([
  [{ report_strategy: 'guided' }, '/report_strategy', 'invalid'],
  [{ report_strategy: 'magic' }, '/report_strategy', 'invalid'],
  [{ name: '  ' }, '/name', 'required'],
  [{ name: 'x'.repeat(121) }, '/name', 'too_large'],
  [{ revision: 0 }, '/revision', 'too_small'],
  [{ member_count: 3 }, '/member_count', 'unrecognised'],
])('an invalid change is refused at its field: %j', async (body, pointer, code) => {
  const { organisation_id, owner } = await ward('Exacta')
  const refused = await update(owner, organisation_id, body)
  expect([refused.status, refused.json.errors[0].pointer, refused.json.errors[0].code]).toEqual([422, pointer, code])
})

test('a reader may not change the organisation, and outsiders do not find it', async () => {
  const { organisation_id } = await ward('Cerrada')
  const elsewhere = await server.organisation('Lejana')
  const reader = await server.person(['reader', organisation_id], ['manager', elsewhere])
  const stranger = await server.person(['owner', elsewhere])
  expect((await update(reader, organisation_id, { name: 'x' })).status).toBe(403)
  expect((await update(stranger, organisation_id, { name: 'x' })).status).toBe(404)
  expect((await update(administrator, crypto.randomUUID(), { name: 'x' })).status).toBe(404)
})
