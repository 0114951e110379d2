import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScimServer, schemas, type ScimServer } from './provisioning.fixtures.ts'

let server: ScimServer
let id: string
let group: string
beforeAll(async () => {
  server = await openScimServer()
  id = (await server.user('Target Person')).id
  group = (await server.group('Target', [id])).id
})
afterAll(() => server.close())

const nasty: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  '\u0000',
  '\ud800',
  '\u202Eabc',
  'x'.repeat(5000),
  "'; drop table users; --",
  '%27\\',
  [],
  [[[]]],
  [null],
  {},
  { value: {} },
  { toString: 1, constructor: 2 },
  [{ value: ['x'] }],
  JSON.parse('{"a":'.repeat(200) + '1' + '}'.repeat(200)),
]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with one part at a time replaced by an invalid value, left out or renamed. */
function* variants(value: unknown): Generator<unknown> {
  yield* nasty
  if (Array.isArray(value))
    for (const [index, part] of value.entries()) for (const other of variants(part)) yield value.with(index, other)
  else if (isRecord(value))
    for (const [name, part] of Object.entries(value)) {
      const { [name]: _, ...rest } = value
      yield rest
      yield { ...rest, [name.toUpperCase()]: part }
      for (const other of variants(part)) yield { ...rest, [name]: other }
    }
}

const user = {
  schemas: schemas.user,
  userName: 'target.person@ward.example',
  externalId: 'x',
  name: { givenName: 'T', familyName: 'P' },
  emails: [{ value: 'target.person@ward.example', type: 'work', primary: true }],
  active: true,
}
const patch = (op: string, path: string | undefined, value: unknown) => ({
  schemas: schemas.patch,
  Operations: [{ op, ...(path !== undefined && { path }), value }],
})

const requests = () =>
  [
    ['PUT', `/Users/${id}`, user],
    ['POST', '/Users', { ...user, userName: 'a@b.example' }],
    ['PATCH', `/Users/${id}`, patch('add', 'emails[type eq "home"].value', 'h@b.example')],
    ['PATCH', `/Users/${id}`, patch('replace', undefined, { active: true, 'name.givenName': 'x' })],
    ['PUT', `/Groups/${group}`, { schemas: schemas.group, displayName: 'Target', members: [{ value: id }] }],
    ['PATCH', `/Groups/${group}`, patch('add', 'members', [{ value: id, type: 'User' }])],
    ['PATCH', `/Groups/${group}`, patch('remove', `members[value eq "${id}"]`, null)],
  ] as const

const known = [200, 201, 204, 400, 409]

test('any content of a body is answered as the protocol requires', async () => {
  const wrong: string[] = []
  let sent = 0
  for (const [method, url, body] of requests())
    for (const variant of variants(body)) {
      sent += 1
      const { status, json } = await server.scim(method, url, { body: variant })
      const isProblem = status < 400 || (json?.status === String(status) && typeof json.detail === 'string')
      if (!known.includes(status) || !isProblem)
        wrong.push(`${status} ${method} ${url} ${JSON.stringify(variant).slice(0, 200)}`)
    }
  expect(wrong).toEqual([])
  expect(sent).toBeGreaterThan(500)
})

test('any content of an address is answered as the protocol requires', async () => {
  const wrong: string[] = []
  const texts = [
    '',
    '\u0000',
    '%',
    '"',
    '(',
    ')',
    '[',
    'a'.repeat(3000),
    "'",
    '\\',
    '💊',
    'not',
    'id eq',
    '-1e9',
    '__proto__',
  ]
  for (const resource of ['Users', 'Groups'])
    for (const name of ['filter', 'startIndex', 'count', 'attributes', 'excludedAttributes', 'sortBy'])
      for (const text of texts) {
        const { status } = await server.scim('GET', `/${resource}?${name}=${encodeURIComponent(text)}`)
        if (![200, 400].includes(status)) wrong.push(`${status} ${resource} ${name} ${text.slice(0, 20)}`)
      }
  for (const text of texts.slice(1)) {
    const { status } = await server.scim('GET', `/Users/${encodeURIComponent(text)}`)
    if (![404, 400].includes(status)) wrong.push(`${status} ${text.slice(0, 20)}`)
  }
  for (const query of ['filter=a&filter=b', 'count=1&count=2', 'attributes=a&attributes=b'])
    if ((await server.scim('GET', `/Users?${query}`)).status !== 400) wrong.push(query)
  expect(wrong).toEqual([])
})
