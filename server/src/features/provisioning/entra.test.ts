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

test('trying the connection asks for somebody who is not there', async () => {
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

test('a person is looked for, made, and found by either name', async () => {
  const made = await create('neus@ward.example')
  expect(made.status).toBe(201)
  expect(made.json.title).toBeUndefined()
  for (const asked of [
    'userName eq "NEUS@ward.example"',
    'externalId eq "neus"',
    'emails[type eq "work"].value eq "neus@ward.example"',
  ]) {
    const { json } = await server.scim('GET', `/Users?filter=${encodeURIComponent(asked)}`)
    expect(json.Resources[0].id).toBe(made.json.id)
  }
})

test('attributes change by paths with filters, by names with points, with capitals', async () => {
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

test('somebody is deactivated with a boolean that is a string, and comes back', async () => {
  const { id } = (await create('pol@ward.example')).json
  const isActive = async () =>
    (await server.services.db.selectFrom('users').select('active').where('user_id', '=', id).executeTakeFirstOrThrow())
      .active
  const out = await server.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })
  expect([out.status, out.json.active, await isActive()]).toEqual([200, false, false])
  const back = await server.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' })
  expect([back.status, back.json.active, await isActive()]).toEqual([200, true, true])
})

test('a group is made, renamed, filled and emptied; its members are asked about one by one', async () => {
  const ids = [(await create('a1@ward.example')).json.id, (await create('a2@ward.example')).json.id]
  const made = await server.scim('POST', '/Groups', {
    body: {
      schemas: schemas.group,
      externalId: '8aa1a0c0',
      displayName: 'Cardiologia',
      meta: { resourceType: 'Group' },
    },
  })
  expect([made.status, made.json.members]).toEqual([201, []])
  const url = `/Groups/${made.json.id}`
  const filled = await server.patch(url, {
    op: 'Add',
    path: 'members',
    value: ids.map((value) => ({ $ref: null, value })),
  })
  expect([filled.status, filled.json]).toEqual([204, null])
  const isIn = async (id: string) => {
    const filter = encodeURIComponent(`id eq "${made.json.id}" and members eq "${id}"`)
    return (await server.scim('GET', `/Groups?excludedAttributes=members&filter=${filter}`)).json.totalResults
  }
  expect(await Promise.all(ids.map(isIn))).toEqual([1, 1])
  await server.patch(url, { op: 'Replace', path: 'displayName', value: 'Cardiologia 2' })
  const without = await server.scim('GET', `${url}?excludedAttributes=members`)
  expect([without.json.displayName, without.json.members]).toEqual(['Cardiologia 2', undefined])
  // only whom it names, although no filter says so
  await server.patch(url, { op: 'Remove', path: 'members', value: [{ $ref: null, value: ids[0] }] })
  expect((await server.scim('GET', url)).json.members).toMatchObject([{ value: ids[1], type: 'User' }])
  expect((await server.scim('DELETE', url)).status).toBe(204)
  expect((await server.scim('GET', `/Users/${ids[1]}`)).json.groups).toEqual([])
})
