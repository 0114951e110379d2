import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScimServer, schemas, type ScimServer } from './provisioning.fixtures.ts'

/** The requests of Okta's provisioning agent, in the shapes that its public documentation shows. */
let server: ScimServer
beforeAll(async () => {
  server = await openScimServer()
})
afterAll(() => server.close())

const profile = (mail: string, more: object = {}) => ({
  schemas: schemas.user,
  userName: mail,
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: mail, type: 'work' }],
  displayName: 'Test User',
  locale: 'es-ES',
  externalId: `00u${mail}`,
  groups: [],
  password: '1mz050nq',
  active: true,
  ...more,
})

const create = async (mail: string) => (await server.scim('POST', '/Users', { body: profile(mail) })).json

test('saving the settings requests a page of users and one of groups', async () => {
  const users = await server.scim('GET', '/Users?startIndex=1&count=2')
  const groups = await server.scim('GET', '/Groups?startIndex=1&count=100')
  for (const { json } of [users, groups]) expect(json).toMatchObject({ totalResults: 0, startIndex: 1, Resources: [] })
})

test('a user is looked for, created without the password that is sent, read, replaced and deactivated', async () => {
  const filter = encodeURIComponent('userName eq "test.user@okta.local"')
  expect((await server.scim('GET', `/Users?filter=${filter}&startIndex=1&count=100`)).json.totalResults).toBe(0)
  const created = await create('test.user@okta.local')
  expect(JSON.stringify(created)).not.toContain('1mz050nq')
  const row = await server.services.db
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', created.id)
    .executeTakeFirstOrThrow()
  expect([row.password_hash, row.locale]).toEqual([null, 'es'])
  expect((await server.scim('GET', `/Users/${created.id}`)).json).toEqual(created)
  const body = { ...profile('test.user@okta.local', { displayName: 'Otra' }), id: created.id, meta: created.meta }
  const put = await server.scim('PUT', `/Users/${created.id}`, { body })
  expect([put.status, put.json.displayName]).toEqual([200, 'Otra'])
  const off = await server.patch(`/Users/${created.id}`, { op: 'replace', value: { active: false } })
  expect([off.status, off.json.active]).toEqual([200, false])
  const on = await server.scim('PUT', `/Users/${created.id}`, { body })
  expect([on.status, on.json.active]).toEqual([200, true])
})

test('a group is pushed, renamed by an object with its id, and its members change singly or all at once', async () => {
  const [one, two, three] = [
    await create('g1@okta.local'),
    await create('g2@okta.local'),
    await create('g3@okta.local'),
  ]
  const created = await server.scim('POST', '/Groups', {
    body: { schemas: schemas.group, displayName: 'Test SCIMv2', members: [] },
  })
  const { id } = created.json
  const url = `/Groups/${id}`
  const filter = encodeURIComponent('displayName eq "Test SCIMv2"')
  expect((await server.scim('GET', `/Groups?filter=${filter}&startIndex=1&count=100`)).json.Resources[0].id).toBe(id)
  const renamed = await server.patch(url, { op: 'replace', value: { id, displayName: 'Test SCIMv2 b' } })
  expect(renamed.status).toBe(204)
  await server.patch(
    url,
    { op: 'add', path: 'members', value: [{ value: one.id, display: 'g1@okta.local' }, { value: two.id }] },
    { op: 'remove', path: `members[value eq "${one.id}"]` },
    { op: 'add', path: 'members', value: [{ value: three.id }] },
  )
  const members = async () => (await server.scim('GET', url)).json.members.map(({ value }: { value: string }) => value)
  expect(await members()).toEqual([two.id, three.id])
  await server.patch(url, { op: 'replace', path: 'members', value: [{ value: one.id }] })
  expect(await members()).toEqual([one.id])
  const body = {
    schemas: schemas.group,
    id,
    displayName: 'Test SCIMv2 b',
    members: [{ value: two.id }, { value: three.id }],
  }
  expect((await server.scim('PUT', url, { body })).status).toBe(200)
  expect((await server.scim('GET', `/Users/${two.id}`)).json.groups).toEqual([
    { value: id, $ref: `https://alta.example/scim/v2/Groups/${id}`, display: 'Test SCIMv2 b' },
  ])
})

/** The requests of Okta's own suite (“SCIM 2.0 SPEC Test”, for BlazeMeter) in its order, with its assertions. */
test('the requests of Okta’s test suite are answered as it requires', async () => {
  const spec = await openScimServer()
  const headers = {
    accept: 'application/scim+json',
    'accept-charset': 'utf-8',
    'content-type': 'application/scim+json; charset=utf-8',
    'user-agent': 'OKTA SCIM Integration',
  }
  const error = 'urn:ietf:params:scim:api:messages:2.0:Error'
  try {
    const sent = profile('first@okta.local')
    await spec.scim('POST', '/Users', { body: sent })
    const page = (await spec.scim('GET', '/Users?count=1&startIndex=1', { headers })).json
    expect(page).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      itemsPerPage: 1,
      startIndex: 1,
      totalResults: 1,
    })
    const [{ id }] = page.Resources
    const whole = { userName: 'first@okta.local', active: true, name: { givenName: 'Test', familyName: 'User' } }
    for (const shown of [page.Resources[0], (await spec.scim('GET', `/Users/${id}`, { headers })).json])
      expect(shown).toMatchObject({ ...whole, id, emails: [{ value: 'first@okta.local' }] })

    const find = async (name: string, token?: string) =>
      await spec.scim('GET', `/Users?filter=${encodeURIComponent(`userName eq "${name}"`)}`, {
        headers: token === undefined ? headers : { ...headers, authorization: token },
        ...(token !== undefined && { token: null }),
      })
    expect((await find('nobody@okta.local')).json).toMatchObject({ totalResults: 0 })
    for (const nobody of ['010101001010101011001010101011', '00919288221112222']) {
      const { status, json } = await spec.scim('GET', `/Users/${nobody}`, { headers })
      expect([status, json.status, json.schemas]).toEqual([404, '404', [error]])
      expect(json.detail).not.toBe('')
    }
    const { name, displayName, emails, active } = profile('random@okta.local')
    const realistic = { schemas: schemas.user, userName: 'random@okta.local', name, displayName, emails, active }
    const json = { 'content-type': 'application/json', accept: 'application/scim+json; charset=utf-8' }
    const created = await spec.scim('POST', '/Users', { body: realistic, headers: json })
    expect([created.status, created.headers['content-type']]).toEqual([201, 'application/scim+json; charset=utf-8'])
    expect(created.json).toMatchObject({ ...whole, userName: 'random@okta.local', schemas: schemas.user })
    const again = await spec.scim('POST', '/Users', { body: realistic, headers: json })
    expect([again.status, again.json.scimType]).toEqual([409, 'uniqueness'])
    expect((await find('RANDOM@OKTA.LOCAL')).json.Resources[0].id).toBe(created.json.id)
    expect((await spec.scim('GET', '/Groups', { headers })).status).toBe(200)
    const stranger = await find('random@okta.local', 'non-token')
    expect([stranger.status, stranger.json.status, stranger.json.schemas]).toEqual([401, '401', [error]])
    expect(stranger.json.detail).not.toBe('')
  } finally {
    await spec.close()
  }
})

test('the pages of an import contain each user once', async () => {
  for (const name of ['p1', 'p2', 'p3']) await create(`${name}@okta.local`)
  const page = async (startIndex: number) => (await server.scim('GET', `/Users?startIndex=${startIndex}&count=2`)).json
  const { totalResults } = await page(1)
  const ids: string[] = []
  for (let start = 1; start <= totalResults; start += 2)
    ids.push(...(await page(start)).Resources.map(({ id }: { id: string }) => id))
  expect(new Set(ids).size).toBe(totalResults)
  expect(ids).toHaveLength(totalResults)
  expect(await page(totalResults + 1)).toMatchObject({ itemsPerPage: 0, Resources: [] })
})
