import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openScimServer, schemas, type ScimServer } from './provisioning.fixtures.ts'
import { scimLimits } from './scim-limits.ts'

let server: ScimServer
const ids: string[] = []
beforeAll(async () => {
  server = await openScimServer()
  for (const name of ['Aina Font', 'Biel Font', 'Clara Prat', 'Dani Prat']) {
    const emails = [{ value: `${name.slice(0, 4).toLowerCase()}@work.example`, type: 'work' }]
    ids.push(
      (await server.user(name, { externalId: name.slice(0, 1), emails, name: { familyName: name.split(' ')[1] } })).id,
    )
  }
  await server.patch(`/Users/${ids[3]}`, { op: 'replace', path: 'active', value: false })
  await server.group('Font', [ids[0] ?? '', ids[1] ?? ''])
})
afterAll(() => server.close())

const find = async (filter: string, resources = 'Users') =>
  await server.scim('GET', `/${resources}?filter=${encodeURIComponent(filter)}`)

/** The first letters of the users who are found. */
const found = async (filter: string): Promise<string> => {
  const { json } = await find(filter)
  return json.scimType ?? json.Resources.map(({ externalId }: { externalId: string }) => externalId).join('')
}

describe('filters', () => {
  test.each([
    ['userName eq "aina.font@ward.example"', 'A'],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName EQ "Aina.Font@Ward.example"', 'A'],
    ['externalId eq "B"', 'B'],
    ['externalId eq "b"', ''],
    ['displayName sw "clara"', 'C'],
    ['displayName co "FONT"', 'AB'],
    ['displayName ew "prat"', 'CD'],
    ['displayName co "%"', ''],
    ['name.familyName eq "Prat" and active eq true', 'C'],
    ['active eq false', 'D'],
    ['active eq "False"', 'D'],
    ['emails.value eq "biel@work.example"', 'B'],
    ['emails co "aina@"', 'A'],
    ['emails[type eq "work" and value sw "dani"]', 'D'],
    ['emails[type eq "home"]', ''],
    ['not (displayName co "font") or externalId eq "A"', 'ACD'],
    ['displayName co "a" and (externalId eq "A" or externalId eq "C")', 'AC'],
    ['externalId pr', 'ABCD'],
    ['title pr', ''],
    ['preferredLanguage eq null', 'ABCD'],
    ['groups.value pr and externalId ne "A"', 'B'],
    ['meta.lastModified gt "2020-01-01T00:00:00Z"', 'ABCD'],
    ['meta.lastModified gt "2200-01-01T00:00:00Z"', ''],
    ['userName ge "clara"', 'CD'],
    ['userName eq "\\u0000\'; drop table users; --"', ''],
  ])('%s', async (filter, letters) => {
    expect(await found(filter)).toBe(letters)
  })

  test.each([
    '',
    'userName',
    'userName eq',
    'userName eq aina',
    'userName is "x"',
    'nonsense eq "x"',
    'userName eq "x" and',
    'userName eq "x" userName',
    '(userName eq "x"',
    'userName[value eq "x"]',
    'active gt true',
    'active eq "perhaps"',
    'meta.lastModified gt "yesterday"',
    'userName eq 7',
    'emails[type eq "work"].value',
    '"userName" eq "x"',
    `userName eq "${'x'.repeat(scimLimits.filter_characters)}"`,
    `${'('.repeat(scimLimits.filter_depth + 1)}active eq true${')'.repeat(scimLimits.filter_depth + 1)}`,
    Array.from({ length: scimLimits.filter_terms + 1 }, () => 'id pr').join(' or '),
  ])('%s is an invalid filter', async (filter) => {
    const { status, json } = await find(filter)
    expect([status, json.scimType]).toEqual([400, 'invalidFilter'])
  })

  test('groups are found by name, external id and member', async () => {
    await server.group('Prat', [], { externalId: 'g-2' })
    for (const [filter, total] of [
      ['displayName eq "font"', 1],
      ['externalId eq "g-2"', 1],
      [`members.value eq "${ids[0]}"`, 1],
      [`members[value eq "${ids[2]}"]`, 0],
      ['displayName sw "f" or displayName sw "p"', 2],
    ] as const)
      expect([filter, (await find(filter, 'Groups')).json.totalResults]).toEqual([filter, total])
  })
})

describe('pages', () => {
  const page = async (query: string) => {
    const { json } = await server.scim('GET', `/Users?${query}`)
    const { totalResults, startIndex, itemsPerPage, Resources } = json
    return [
      totalResults,
      startIndex,
      itemsPerPage,
      Resources.map(({ externalId }: { externalId: string }) => externalId).join(''),
    ]
  }
  test('begin at one and contain as many as requested', async () => {
    expect(await page('startIndex=2&count=2')).toEqual([4, 2, 2, 'BC'])
    expect(await page('startIndex=-3&count=1')).toEqual([4, 1, 1, 'A'])
    expect(await page('count=0')).toEqual([4, 1, 0, ''])
    expect(await page('count=-1')).toEqual([4, 1, 0, ''])
    expect(await page('startIndex=9')).toEqual([4, 9, 0, ''])
    expect(await page('count=100000')).toEqual([4, 1, 4, 'ABCD'])
    expect((await server.scim('GET', '/Users?count=many')).json.scimType).toBe('invalidValue')
  })
  test('contain the requested attributes', async () => {
    const one = async (query: string) => (await server.scim('GET', `/Users/${ids[0]}?${query}`)).json
    expect(await one('attributes=userName,emails.value')).toEqual({
      schemas: schemas.user,
      id: ids[0],
      userName: 'aina.font@ward.example',
      emails: [{ value: 'aina@work.example' }],
    })
    expect(Object.keys(await one('excludedAttributes=emails,GROUPS,meta,name,id'))).toEqual([
      'schemas',
      'id',
      'externalId',
      'userName',
      'displayName',
      'active',
    ])
  })
})

describe('operations that are refused', () => {
  test.each([
    [{ op: 'replace', path: 'nonsense', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'name.nonsense', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'emails[', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: '', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'userName[value eq "x"]', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'emails[type eq "fax"].value', value: 'x@x.example' }, 'noTarget'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'remove', path: 'userName' }, 'mutability'],
    [{ op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    [{ op: 'replace', path: 'groups', value: [] }, 'mutability'],
    [{ op: 'replace', value: { id: 'x' } }, 'mutability'],
    [{ op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
    [{ op: 'replace', path: 'name', value: 'x' }, 'invalidValue'],
    [{ op: 'replace', value: 'x' }, 'invalidValue'],
    [{ op: 'add', path: 'displayName' }, 'invalidValue'],
    [{ op: 'move', path: 'displayName', value: 'x' }, 'invalidSyntax'],
    ['replace', 'invalidSyntax'],
    [
      { op: 'add', path: 'emails', value: Array.from({ length: 30 }, (_, n) => ({ value: `${n}@x.example` })) },
      'tooMany',
    ],
  ])('%o: %s', async (operation, scimType) => {
    const before = (await server.scim('GET', `/Users/${ids[0]}`)).json
    const { status, json } = await server.scim('PATCH', `/Users/${ids[0]}`, {
      body: {
        schemas: schemas.patch,
        Operations: [{ op: 'replace', path: 'displayName', value: 'Nobody' }, operation],
      },
    })
    expect([status, json.scimType]).toEqual([400, scimType])
    expect((await server.scim('GET', `/Users/${ids[0]}`)).json).toEqual(before)
  })

  test.each([
    [{ op: 'add', path: 'members', value: [{ value: crypto.randomUUID() }] }, 'invalidValue'],
    [{ op: 'add', path: 'members', value: [{ value: 'x' }] }, 'invalidValue'],
    [{ op: 'add', path: 'members', value: [{ value: crypto.randomUUID(), type: 'Group' }] }, 'invalidValue'],
    [{ op: 'replace', path: `members[value eq "${crypto.randomUUID()}"]`, value: {} }, 'noTarget'],
    [{ op: 'remove', path: 'members[display eq "x"]' }, 'invalidFilter'],
    [{ op: 'replace', path: 'members.display', value: 'x' }, 'invalidPath'],
    [{ op: 'remove', path: 'displayName' }, 'mutability'],
    [{ op: 'replace', path: 'displayName', value: '' }, 'invalidValue'],
  ])('of a group: %o: %s', async (operation, scimType) => {
    const group = (await find('displayName eq "Font"', 'Groups')).json.Resources[0]
    const { status, json } = await server.patch(`/Groups/${group.id}`, operation)
    expect([status, json.scimType]).toEqual([400, scimType])
  })
})

describe('limits', () => {
  test('apply to operations, to a body, and to the members of a group', async () => {
    const many = Array.from({ length: scimLimits.operations + 1 }, () => ({ op: 'add', path: 'title', value: 'x' }))
    expect((await server.patch(`/Users/${ids[0]}`, ...many)).json.scimType).toBe('tooMany')
    const large = await server.scim('POST', '/Users', { raw: `"${'x'.repeat(scimLimits.body_bytes)}"` })
    expect([large.status, large.json.status]).toEqual([413, '413'])
    const strangers = Array.from({ length: scimLimits.group_members + 1 }, () => ({ value: crypto.randomUUID() }))
    const body = { schemas: schemas.group, displayName: 'Crowd', members: strangers }
    expect((await server.scim('POST', '/Groups', { body })).json.scimType).toBe('tooMany')
    const some = { ...body, members: strangers.slice(0, scimLimits.changed_members + 1) }
    expect((await server.scim('POST', '/Groups', { body: some })).json.scimType).toBe('tooMany')
  })

  test('other media types and invalid addresses are refused with SCIM errors', async () => {
    const csv = await server.scim('POST', '/Users', { raw: 'a,b', headers: { 'content-type': 'text/csv' } })
    expect([csv.status, csv.json.schemas]).toEqual([415, ['urn:ietf:params:scim:api:messages:2.0:Error']])
    for (const url of ['/Users/nobody', '/Groups/nobody', '/Bulk', '/Users/.search', `/Users/${crypto.randomUUID()}`])
      expect((await server.scim('GET', url)).status).toBe(404)
    const proto = await server.scim('POST', '/Users', { raw: '{"__proto__":{"active":true},"schemas":[]}' })
    expect([proto.status, proto.json.scimType]).toEqual([400, 'invalidSyntax'])
  })
})

test('configuration, resource types and schemas are served', async () => {
  const config = (await server.scim('GET', '/ServiceProviderConfig')).json
  expect(config).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, filter: { supported: true } })
  const types = (await server.scim('GET', '/ResourceTypes')).json.Resources
  expect(types.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/Users', '/Groups'])
  expect((await server.scim('GET', '/ResourceTypes/User')).json.schema).toBe(schemas.user[0])
  const schema = (await server.scim('GET', `/Schemas/${schemas.user[0]}`)).json
  const names = schema.attributes.map(({ name }: { name: string }) => name)
  expect(names).toContain('emails')
  const shown = Object.keys((await server.scim('GET', `/Users/${ids[0]}`)).json)
  expect(
    shown.filter((name) => !['schemas', 'id', 'externalId', 'meta'].includes(name) && !names.includes(name)),
  ).toEqual([])
  expect((await server.scim('GET', '/Schemas?filter=x')).status).toBe(403)
})
