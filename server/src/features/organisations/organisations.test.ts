import * as model from '@alta/contract/model'
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

const create = (body: object, headers: Record<string, string> = {}) =>
  server.call(administrator, organisations.create, { body, headers })
const names = async (by: Person, query: Record<string, string> = {}) =>
  (await server.call(by, organisations.list, { query })).json.items.map(({ name }: { name: string }) => name)

test('an administrator creates an organisation and owns it, or names its owner', async () => {
  const owner = await server.person()
  const mine = await create({ name: '  Hospital Nou  ' })
  expect(mine.status).toBe(201)
  expect(mine.json).toMatchObject({ name: 'Hospital Nou', owner: { user_id: administrator.user_id }, member_count: 1 })
  expect(mine.json.report_strategy).toBe('extractive')
  const theirs = await create({ name: 'Hospital Vell', owner_id: owner.user_id })
  expect(theirs.json.owner.user_id).toBe(owner.user_id)
  expect(await names(owner)).toEqual(['Hospital Vell'])
  const nobody = await create({ name: 'Sense', owner_id: crypto.randomUUID() })
  expect([nobody.status, nobody.json.errors]).toEqual([422, [{ pointer: '/owner_id', code: 'unknown_user' }]])
})

test('an administrator manages an organisation, but reads no report there', async () => {
  const { json } = await create({ name: 'Hospital Privat' })
  expect(json.permissions).toContain('members:write')
  expect(json.permissions.filter((permission: string) => permission.startsWith('discharge_reports'))).toEqual([])
})

test('the selector of the report screen lists only organisations where the caller may create a report', async () => {
  const [one, two] = [await server.organisation('Uno'), await server.organisation('Dos')]
  const person = await server.person(['clinician', one], ['reader', two])
  expect(await names(person)).toHaveLength(2)
  expect(await names(person, { permission: 'discharge_reports:create' })).toEqual(['Uno'])
  expect(await names(administrator, { permission: 'discharge_reports:create' })).toEqual([])
})

test('organisations are found by the beginnings of words, ignoring accents and punctuation, and counted', async () => {
  await create({ name: 'Clínica 100 %' })
  await create({ name: 'Clínica 2000' })
  expect(await names(administrator, { q: '100 %' })).toEqual(['Clínica 100 %'])
  expect(await names(administrator, { q: '20 clin' })).toEqual(['Clínica 2000'])
  expect(await names(administrator, { q: 'línica' })).toEqual([])
  const { json } = await server.call(administrator, organisations.list, {
    query: { q: 'CLINICA', count: 'true', limit: '1' },
  })
  expect([json.total, json.items.length, json.next_cursor === null]).toEqual([2, 1, false])
})

test.each(["a' & b | !c:*", '<-> ( )', "'; drop table organisations --", '%', '\\', '𝕳ospital', '::**'])(
  'search text is always words, never a query: %s',
  async (q) => expect((await server.call(administrator, organisations.list, { query: { q } })).status).toBe(200),
)

test('a long list is paged in every order, each organisation once, also those with the same name', async () => {
  const person = await server.person(['administrator'])
  for (const name of ['Zeta', 'àlber', 'Álber', 'Mitja', 'mitja']) await create({ name: `Ordre ${name}` })
  for (const sort of organisations.organisationSorts) {
    const found: string[] = []
    let cursor: string | undefined
    do {
      const query = { q: 'ordre', sort, limit: '2', ...(cursor !== undefined && { cursor }) }
      const { json } = await server.call(person, organisations.list, { query })
      found.push(...json.items.map(({ name }: { name: string }) => name.slice(6)))
      cursor = json.next_cursor ?? undefined
    } while (cursor !== undefined)
    const folded = found.map((name) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())
    const byName = ['alber', 'alber', 'mitja', 'mitja', 'zeta']
    const byAge = ['zeta', 'alber', 'alber', 'mitja', 'mitja']
    const rising = sort.endsWith('name') ? byName : byAge
    expect([sort, folded]).toEqual([sort, sort.startsWith('-') ? rising.toReversed() : rising])
    expect(new Set(found).size).toBe(5)
  }
  const first = await server.call(person, organisations.list, { query: { sort: 'name', limit: '1' } })
  const crossed = { sort: '-name', cursor: first.json.next_cursor }
  expect((await server.call(person, organisations.list, { query: crossed })).json.errors[0].pointer).toBe('/cursor')
})

test.each([
  [{ surprise: '1' }, '/surprise', 'unrecognised'],
  [{ limit: '0' }, '/limit', 'too_small'],
  [{ limit: '201' }, '/limit', 'too_large'],
  [{ limit: 'many' }, '/limit', 'invalid'],
])('a list refuses the parameter %j', async (query, pointer, code) => {
  const refused = await server.call(administrator, organisations.list, { query })
  expect([refused.status, refused.json.errors[0].pointer, refused.json.errors[0].code]).toEqual([422, pointer, code])
})

test('without a model only the extractive strategy can be chosen', async () => {
  const { items } = (await server.call(administrator, organisations.strategies)).json
  expect(items).toEqual([
    { report_strategy: 'extractive', available: true, unavailable_reason: null },
    { report_strategy: 'guided', available: false, unavailable_reason: 'no_model' },
    { report_strategy: 'single_pass', available: false, unavailable_reason: 'no_model' },
  ])
  expect((await create({ name: 'Amb model', report_strategy: 'guided' })).json.errors[0].pointer).toBe(
    '/report_strategy',
  )
})

test('an unchanged list is answered as not modified', async () => {
  const first = await server.call(administrator, organisations.list)
  const etag = String(first.headers['etag'])
  const again = await server.call(administrator, organisations.list, { headers: { 'if-none-match': etag } })
  expect([again.status, again.text]).toEqual([304, ''])
  await create({ name: 'Una més' })
  expect((await server.call(administrator, organisations.list, { headers: { 'if-none-match': etag } })).status).toBe(
    200,
  )
})

test('without a model the settings say so, and no model can be chosen; other settings can be prepared', async () => {
  const { organisation_id } = (await create({ name: 'Sense model' })).json
  const params = { organisation_id }
  const settings = (await server.call(administrator, model.readSettings, { params })).json
  expect([settings.endpoint, settings.embedding, settings.model_allowed]).toEqual([null, null, true])
  const refused = await server.call(administrator, model.changeSettings, { params, body: { model: 'llama' } })
  expect(refused.json.errors[0].pointer).toBe('/model')
  const prepared = await server.call(administrator, model.changeSettings, { params, body: { model_allowed: false } })
  expect([prepared.status, prepared.json.model_allowed]).toEqual([200, false])
  const { items } = (await server.call(administrator, organisations.strategies, { query: params })).json
  expect(items[1].unavailable_reason).toBe('no_model')
})
