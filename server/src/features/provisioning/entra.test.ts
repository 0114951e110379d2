import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScimServer, schemas, type ScimServer } from './provisioning.fixtures.ts'

/** The requests of Entra ID's provisioning service, in the shapes that its public documentation shows. */
let server: ScimServer
beforeAll(async () => {
  server = await openScimServer()
})
afterAll(() => server.close())

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

const create = async (mail: string) =>
  await server.scim('POST', '/Users', {
    body: {
      schemas: [...schemas.user, enterprise],
      externalId: mail.split('@')[0],
      userName: mail,
      active: true,
      displayName: 'Neus Bosch',
      emails: [{ primary: true, type: 'work', value: mail }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Neus Bosch', familyName: 'Bosch', givenName: 'Neus' },
      roles: [],
      title: 'Metgessa',
      phoneNumbers: [{ type: 'work', value: '555' }],
      [enterprise]: { department: 'Cardiologia', manager: { value: '1' } },
    },
  })

test('the connection test looks for a user who does not exist', async () => {
  const filter = encodeURIComponent(`userName eq "${crypto.randomUUID()}"`)
  const { status, json } = await server.scim('GET', `/Users?filter=${filter}`)
  expect([status, json]).toEqual([
    200,
    {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 0,
      startIndex: 1,
      itemsPerPage: 0,
      Resources: [],
    },
  ])
})

test('a user is looked for, created, and found by either name', async () => {
  const created = await create('neus@ward.example')
  expect(created.status).toBe(201)
  expect(created.json.title).toBeUndefined()
  for (const filter of [
    'userName eq "NEUS@ward.example"',
    'externalId eq "neus"',
    'emails[type eq "work"].value eq "neus@ward.example"',
  ]) {
    const { json } = await server.scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)
    expect(json.Resources[0].id).toBe(created.json.id)
  }
})

test('attributes change by paths with filters, dotted names and capital letters', async () => {
  const { id } = (await create('ona@ward.example')).json
  const { status, json } = await server.patch(
    `/Users/${id}`,
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'ona.bosch@ward.example' },
    { op: 'Replace', path: 'name.familyName', value: 'Bosch i Mas' },
    { op: 'Add', path: 'emails[type eq "home"].value', value: 'ona@home.example' },
    { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '666' },
    { op: 'Add', path: `${enterprise}:department`, value: 'Urgències' },
    { op: 'Replace', path: 'title', value: 'Cap' },
  )
  expect(status).toBe(200)
  expect(json).toMatchObject({
    name: { formatted: 'Neus Bosch', familyName: 'Bosch i Mas', givenName: 'Neus' },
    emails: [
      { primary: true, type: 'work', value: 'ona.bosch@ward.example' },
      { type: 'home', value: 'ona@home.example' },
    ],
  })
  const whole = await server.patch(`/Users/${id}`, {
    op: 'Replace',
    value: {
      displayName: 'Ona',
      'name.givenName': 'Ona',
      'emails[type eq "work"].value': 'ona@ward.example',
      active: 'True',
    },
  })
  expect(whole.json).toMatchObject({ displayName: 'Ona', name: { givenName: 'Ona' }, active: true })
  expect(whole.json.emails[0].value).toBe('ona@ward.example')
})

test('a user is deactivated with a boolean in a string, and reactivated', async () => {
  const { id } = (await create('pol@ward.example')).json
  const isActive = async () =>
    (await server.services.db.selectFrom('users').select('active').where('user_id', '=', id).executeTakeFirstOrThrow())
      .active
  const out = await server.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })
  expect([out.status, out.json.active, await isActive()]).toEqual([200, false, false])
  const back = await server.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' })
  expect([back.status, back.json.active, await isActive()]).toEqual([200, true, true])
})

test('a group is created, renamed, filled and emptied; its members are looked up one by one', async () => {
  const ids = [(await create('a1@ward.example')).json.id, (await create('a2@ward.example')).json.id]
  const created = await server.scim('POST', '/Groups', {
    body: {
      schemas: schemas.group,
      externalId: '8aa1a0c0',
      displayName: 'Cardiologia',
      meta: { resourceType: 'Group' },
    },
  })
  expect([created.status, created.json.members]).toEqual([201, []])
  const url = `/Groups/${created.json.id}`
  const filled = await server.patch(url, {
    op: 'Add',
    path: 'members',
    value: ids.map((value) => ({ $ref: null, value })),
  })
  expect([filled.status, filled.json]).toEqual([204, null])
  const isIn = async (id: string) => {
    const filter = encodeURIComponent(`id eq "${created.json.id}" and members eq "${id}"`)
    return (await server.scim('GET', `/Groups?excludedAttributes=members&filter=${filter}`)).json.totalResults
  }
  expect(await Promise.all(ids.map(isIn))).toEqual([1, 1])
  await server.patch(url, { op: 'Replace', path: 'displayName', value: 'Cardiologia 2' })
  const without = await server.scim('GET', `${url}?excludedAttributes=members`)
  expect([without.json.displayName, without.json.members]).toEqual(['Cardiologia 2', undefined])
  // Only the member that the value names is removed, although the path has no filter.
  await server.patch(url, { op: 'Remove', path: 'members', value: [{ $ref: null, value: ids[0] }] })
  expect((await server.scim('GET', url)).json.members).toMatchObject([{ value: ids[1], type: 'User' }])
  expect((await server.scim('DELETE', url)).status).toBe(204)
  expect((await server.scim('GET', `/Users/${ids[1]}`)).json.groups).toEqual([])
})

test('a user name is replaced, a manager and other extensions are ignored, and the account is removed', async () => {
  const { id } = (await create('rut@ward.example')).json
  const changed = await server.patch(
    `/Users/${id}`,
    { op: 'Replace', path: 'userName', value: 'rut.mas@ward.example' },
    { op: 'Add', path: `${enterprise}:manager`, value: [{ $ref: 'http://x.example/Users/1', value: '1' }] },
    { op: 'Add', path: 'addresses[type eq "work"].postalCode', value: '08001' },
    { op: 'Replace', path: 'externalId', value: 'rut.mas' },
  )
  expect([changed.status, changed.json.userName, changed.json.externalId]).toEqual([
    200,
    'rut.mas@ward.example',
    'rut.mas',
  ])
  const off = await server.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: false })
  expect(off.json.active).toBe(false)
  // The form that the service sends with the flag aadOptscim062020.
  const on = await server.patch(`/Users/${id}`, { op: 'replace', value: { active: true } })
  expect(on.json.active).toBe(true)
  expect((await server.scim('DELETE', `/Users/${id}`)).status).toBe(204)
  expect((await server.scim('GET', `/Users/${id}`)).status).toBe(404)
})

test('a group may have an unknown schema, and members are removed by value, by path or by filter', async () => {
  const ids = [(await create('b1@ward.example')).json.id, (await create('b2@ward.example')).json.id]
  const created = await server.scim('POST', '/Groups', {
    body: {
      schemas: [...schemas.group, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'Urgències',
      members: [],
      meta: { resourceType: 'Group' },
    },
  })
  expect([created.status, created.json.schemas]).toEqual([201, schemas.group])
  const url = `/Groups/${created.json.id}`
  const fill = async () =>
    await server.patch(url, { op: 'Replace', path: 'members', value: ids.map((value) => ({ value })) })
  const members = async () => (await server.scim('GET', url)).json.members.map(({ value }: { value: string }) => value)
  const ways = [
    { op: 'Remove', path: 'members', value: [{ $ref: null, value: ids[0] }] },
    { op: 'remove', path: `members[value eq "${ids[0]}"]` },
    { op: 'Remove', path: 'members', value: { value: ids[0] } },
  ]
  for (const way of ways) {
    await fill()
    expect([way, (await server.patch(url, way)).status, await members()]).toEqual([way, 204, [ids[1]]])
  }
  const filter = encodeURIComponent('displayName eq "Urgències"')
  const found = (await server.scim('GET', `/Groups?excludedAttributes=members&filter=${filter}`)).json
  expect([found.totalResults, found.Resources[0].members]).toEqual([1, undefined])
})
