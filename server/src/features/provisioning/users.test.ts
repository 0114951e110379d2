import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clinicToken, openScimServer, schemas, type ScimServer } from './provisioning.fixtures.ts'

let server: ScimServer
beforeAll(async () => {
  server = await openScimServer()
})
afterAll(() => server.close())

const account = async (user_id: string) =>
  await server.services.db.selectFrom('users').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow()

describe('a user', () => {
  test('is created, read, replaced, changed and removed', async () => {
    const body = {
      schemas: schemas.user,
      externalId: 'e-1',
      userName: 'Maria.Vidal@ward.example',
      name: { givenName: 'Maria', familyName: 'Vidal' },
      emails: [
        { value: 'maria@home.example', type: 'home' },
        { value: 'maria.vidal@ward.example', type: 'work', primary: true },
      ],
      preferredLanguage: 'ca-ES',
    }
    const created = await server.scim('POST', '/Users', { body })
    expect(created.status).toBe(201)
    expect(created.headers['content-type']).toBe('application/scim+json; charset=utf-8')
    const { id } = created.json
    expect(created.headers['location']).toBe(`https://alta.example/scim/v2/Users/${id}`)
    expect(created.json).toMatchObject({
      ...body,
      active: true,
      groups: [],
      meta: { resourceType: 'User', location: created.headers['location'], version: created.headers['etag'] },
    })
    expect(await account(id)).toMatchObject({
      name: 'Maria Vidal',
      email: 'maria.vidal@ward.example',
      password_hash: null,
      locale: 'ca',
      origin: 'provisioned',
      active: true,
    })
    expect((await account(id)).verified_at).not.toBeNull()
    expect((await server.scim('GET', `/Users/${id}`)).json).toEqual(created.json)

    const put = await server.scim('PUT', `/Users/${id}`, {
      body: { schemas: schemas.user, id, userName: 'maria.vidal@ward.example', displayName: 'Maria Vidal i Puig' },
    })
    expect([put.status, put.json.name, put.json.emails, put.json.externalId, put.json.active]).toEqual([
      200,
      undefined,
      undefined,
      undefined,
      true,
    ])
    expect((await account(id)).name).toBe('Maria Vidal i Puig')

    const patched = await server.patch(`/Users/${id}`, { op: 'replace', path: 'displayName', value: 'Maria V.' })
    expect([patched.status, patched.json.displayName]).toEqual([200, 'Maria V.'])
    expect((await server.scim('DELETE', `/Users/${id}`)).status).toBe(204)
    expect((await server.scim('GET', `/Users/${id}`)).status).toBe(404)
    expect((await account(id)).active).toBe(false)
  })

  test('of another directory is not found', async () => {
    const { id } = await server.user('Anna Roca')
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { schemas: schemas.user, userName: 'x@ward.example' }],
      ['PATCH', { schemas: schemas.patch, Operations: [{ op: 'replace', path: 'active', value: false }] }],
      ['DELETE', undefined],
    ] as const) {
      const request = { token: clinicToken, ...(body && { body }) }
      expect((await server.scim(method, `/Users/${id}`, request)).status).toBe(404)
    }
    const listed = await server.scim('GET', '/Users', { token: clinicToken })
    expect(listed.json.totalResults).toBe(0)
    expect((await account(id)).active).toBe(true)
  })

  test('with the name, external id or address of another is refused', async () => {
    await server.user('Pau Serra', { externalId: 'pau' })
    const other = await server.user('Pere Soler')
    const again = { schemas: schemas.user, displayName: 'Pau', active: true }
    for (const body of [
      { ...again, userName: 'PAU.SERRA@ward.example' },
      { ...again, userName: 'other@ward.example', externalId: 'pau' },
      { ...again, userName: 'other', emails: [{ value: 'pau.serra@ward.example' }] },
    ]) {
      const { status, json } = await server.scim('POST', '/Users', { body })
      expect([status, json.status, json.scimType]).toEqual([409, '409', 'uniqueness'])
    }
    const moved = await server.patch(`/Users/${other.id}`, {
      op: 'add',
      path: 'emails',
      value: [{ value: 'pau.serra@ward.example' }],
    })
    expect([moved.status, moved.json.scimType]).toEqual([409, 'uniqueness'])
    expect((await server.scim('GET', `/Users/${other.id}`)).json.emails).toBeUndefined()
  })

  test('needs a name and an address', async () => {
    for (const body of [
      { schemas: schemas.user, displayName: 'Nobody' },
      { schemas: schemas.user, userName: 'no-address' },
      { schemas: schemas.user, userName: 'a@ward.example', active: 'perhaps' },
      { schemas: schemas.user, userName: 'a@ward.example', emails: 'a@ward.example' },
      { schemas: schemas.user, userName: 'a@ward.example', displayName: 'x'.repeat(300) },
      { schemas: schemas.user, userName: `${'x'.repeat(300)}@ward.example` },
    ]) {
      const { status, json } = await server.scim('POST', '/Users', { body })
      expect([status, json.scimType]).toEqual([400, 'invalidValue'])
      expect(json.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
    }
  })

  test('with a wrong schema, or without one, is refused', async () => {
    const sent = async (body: unknown) => (await server.scim('POST', '/Users', { body })).json.scimType
    expect(await sent({ userName: 'a@ward.example' })).toBe('invalidSyntax')
    expect(await sent([])).toBe('invalidSyntax')
    expect(await sent({ schemas: schemas.group, userName: 'a@ward.example' })).toBe('invalidValue')
    expect((await server.scim('POST', '/Users', { raw: '{"schemas":' })).json.scimType).toBe('invalidSyntax')
  })

  test('has read-only fields: id, groups and meta of a body are ignored, and another id is refused', async () => {
    const created = await server.user('Rosa Mas', {
      id: 'mine',
      meta: { created: 'x' },
      groups: [{ value: 'g' }],
      title: 'Dr',
    })
    expect(created).toMatchObject({ groups: [] })
    expect(created.id).not.toBe('mine')
    expect(created.title).toBeUndefined()
    const body = { schemas: schemas.user, id: 'mine', userName: 'rosa.mas@ward.example' }
    expect((await server.scim('PUT', `/Users/${created.id}`, { body })).json.scimType).toBe('mutability')
  })
})

describe('versions', () => {
  test('a change of an outdated version is refused, and a read of the same version has no body', async () => {
    const { id, meta } = await server.user('Joan Vila')
    const read = await server.scim('GET', `/Users/${id}`, { headers: { 'if-none-match': meta.version } })
    expect([read.status, read.json]).toEqual([304, null])
    const body = { schemas: schemas.user, userName: 'joan.vila@ward.example', displayName: 'Joan' }
    const headers = { 'if-match': meta.version }
    expect((await server.scim('PUT', `/Users/${id}`, { body, headers })).status).toBe(200)
    expect((await server.scim('PUT', `/Users/${id}`, { body, headers })).status).toBe(412)
    expect((await server.scim('DELETE', `/Users/${id}`, { headers })).status).toBe(412)
  })
})

describe('a user who is created again', () => {
  test('gets the same account; another user with the same address does not', async () => {
    const { id } = await server.user('Neus Grau', { externalId: 'neus-1' })
    await server.scim('DELETE', `/Users/${id}`)
    const other = await server.scim('POST', '/Users', {
      body: { schemas: schemas.user, userName: 'neus.grau@ward.example', externalId: 'neus-2' },
    })
    expect([other.status, other.json.scimType]).toEqual([409, 'uniqueness'])
    const back = await server.user('Neus Grau', { externalId: 'neus-1' })
    expect([back.id, back.active]).toEqual([id, true])
    expect((await account(id)).active).toBe(true)
  })
})
