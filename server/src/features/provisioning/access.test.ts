import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServerWith } from '../single-sign-on/single-sign-on.fixtures.ts'
import { openTestServer } from '../../contract-tests/test-server.ts'
import {
  clinicToken,
  directory,
  hospitalToken,
  auditEventsOf,
  openScimServer,
  schemas,
  type ScimServer,
} from './provisioning.fixtures.ts'

let server: ScimServer
beforeAll(async () => {
  server = await openScimServer()
})
afterAll(() => server.close())

/** Every route with its minimal request. */
const calls = [
  ['GET', '/ServiceProviderConfig'],
  ['GET', '/ResourceTypes'],
  ['GET', '/ResourceTypes/User'],
  ['GET', '/Schemas'],
  ['GET', `/Schemas/${schemas.user[0]}`],
  ['GET', '/Users'],
  ['POST', '/Users'],
  ['GET', '/Users/:id'],
  ['PUT', '/Users/:id'],
  ['PATCH', '/Users/:id'],
  ['DELETE', '/Users/:id'],
  ['GET', '/Groups'],
  ['POST', '/Groups'],
  ['GET', '/Groups/:id'],
  ['PUT', '/Groups/:id'],
  ['PATCH', '/Groups/:id'],
  ['DELETE', '/Groups/:id'],
] as const

/** Every route under the prefix, from the tree that the server prints. The indentation of a line shows its parent. */
function servedRoutes(): string[] {
  const path: string[] = []
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? []
      path.splice(indent.length / 4, Number.POSITIVE_INFINITY, part)
      const url = path.slice(0, indent.length / 4 + 1).join('')
      return url.startsWith('/scim') ? (methods ?? '').split(', ').map((method) => `${method} ${url}`) : []
    })
    .filter((route) => !route.startsWith(' '))
}

test('no other SCIM route exists', () => {
  const known = calls.map(([method, url]) => `${method} /scim/v2${url}`.replace(/(Types|Schemas)\/.+/, '$1/:id'))
  // The catch-all route answers everything else.
  const served = servedRoutes().filter((route) => !/ \/scim\/v2(?:\/\*?)?$/.test(route))
  expect(served.toSorted()).toEqual(known.toSorted())
})

describe('each route accepts only tokens of directories', () => {
  test.each(calls)('%s %s', async (method, url) => {
    const person = await server.person(['administrator'])
    const organisation_id = await server.organisation('Hospital')
    const credential = await server.credential(['clinician'], organisation_id)
    const address = url.replace(':id', crypto.randomUUID())
    for (const token of [
      null,
      person.token,
      credential.token,
      `alta_scim_${'x'.repeat(43)}`,
      `${hospitalToken}x`,
      'x',
    ]) {
      const sent = method === 'GET' ? {} : { raw: 'not even JSON' }
      const { status, json, headers } = await server.scim(method, address, { token, ...sent })
      expect([status, json?.status]).toEqual([401, '401'])
      expect(headers['www-authenticate']).toBe('Bearer')
    }
  })
})

test('a directory’s token opens nothing else', async () => {
  for (const url of ['/api/v0/users', '/api/v0/auth/me', '/api/v0/organisations']) {
    const headers = { authorization: `Bearer ${hospitalToken}` }
    expect((await server.app.inject({ url, headers })).statusCode).toBe(401)
  }
})

test('without a directory no SCIM route exists', async () => {
  for (const off of [
    await openTestServer(),
    await openServerWith([{ ...directory('hospital', clinicToken), provisioning: undefined }]),
  ]) {
    const headers = { authorization: `Bearer ${hospitalToken}` }
    for (const url of ['/scim/v2/Users', '/scim/v2/ServiceProviderConfig', '/scim/v2/x', '/scim/v2'])
      expect((await off.app.inject({ url, headers })).statusCode).toBe(404)
    await off.close()
  }
})

test('each change is audited as the directory’s act, without names or addresses', async () => {
  const { id } = await server.user('Secret Name')
  await server.patch(`/Users/${id}`, { op: 'replace', path: 'displayName', value: 'Secret Other' })
  const { id: group } = await server.group('Secret Group', [id])
  await server.patch(`/Groups/${group}`, { op: 'remove', path: 'members' })
  await server.scim('DELETE', `/Groups/${group}`)
  await server.scim('DELETE', `/Users/${id}`)
  await server.scim('DELETE', `/Users/${id}`)
  const lines = (await auditEventsOf(server)).filter(({ act }) => act.startsWith('provisioning.'))
  expect(lines.map(({ act, outcome }) => `${act}: ${outcome}`)).toEqual([
    'provisioning.create_user: done',
    'provisioning.change_user: done',
    'provisioning.create_group: done',
    'provisioning.change_group: done',
    'provisioning.remove_group: done',
    'provisioning.remove_user: done',
    'provisioning.remove_user: not-found',
  ])
  expect(lines[1]?.detail).toMatchObject({
    user_id: id,
    changed: 'name',
    provider_id: 'hospital',
    actor_kind: 'provisioning',
  })
  expect(lines[3]?.detail).toMatchObject({ group_id: group, added: 0, removed: 1 })
  expect(JSON.stringify(lines)).not.toMatch(/Secret|ward\.example/)
})
