import * as users from '@alta/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#base/ids'
import { insertUser } from './users.store.ts'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

const people = [
  'Àlex Roca',
  'alba Puig',
  'Zoe Ñíguez',
  'Ana María O’Neill',
  "L'Estel Vidal",
  'Ángel Peña',
  'Ana Maria Peña',
]

let server: TestServer
let administrator: Person
let manager: Person
let organisation_id: string
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.person(['administrator'])
  organisation_id = await server.organisation('Planta')
  manager = await server.person(['manager', organisation_id])
  for (const [number, name] of people.entries()) {
    const now = new Date(server.services.clock.now().getTime() + number)
    const email = `p${number}.${String.fromCharCode(122 - number)}@hospital.example`
    const user_id = await insertUser(
      server.services.db,
      { name, email, password_hash: '', locale: 'es', origin: 'installed' },
      now,
    )
    if (number % 3 === 0)
      await server.services.db
        .updateTable('users')
        .set({ last_login_at: now })
        .where('user_id', '=', user_id ?? '')
        .execute()
    if (number < 3)
      await server.services.db
        .insertInto('role_assignments')
        .values({
          role_assignment_id: newId(now),
          user_id: user_id ?? '',
          role: number === 0 ? 'clinician' : 'reader',
          organisation_id,
          granted_by: null,
          reason: null,
          created_at: now,
        })
        .execute()
  }
})
afterAll(() => server.close())

const list = async (by: Person, query: Record<string, string> = {}) =>
  (await server.call(by, users.list, { query })).json
const names = async (by: Person, query: Record<string, string> = {}): Promise<string[]> =>
  (await list(by, query)).items.map(({ name }: users.User) => name)

describe('visibility of users', () => {
  test('an administrator sees everyone, newest first', async () => {
    const { items, next_cursor } = await list(administrator)
    expect(next_cursor).toBeNull()
    expect(items).toHaveLength(people.length + 2)
    expect(items[0].name).toBe(people.at(-1))
    expect(items[0]).not.toHaveProperty('password_hash')
    expect(items[0]).not.toHaveProperty('sort_name')
  })

  test('a manager sees their own account and the members of their organisation', async () => {
    const found = await names(manager, { sort: 'name' })
    expect(found).toEqual(['alba Puig', 'Àlex Roca', expect.stringMatching(/^Person/), 'Zoe Ñíguez'])
    expect((await list(manager, { count: 'true', limit: '1' })).total).toBe(4)
  })

  test('anyone else sees only their own account', async () => {
    const reader = await server.person(['reader', await server.organisation('Otra')])
    expect((await list(reader)).items.map(({ user_id }: users.User) => user_id)).toEqual([reader.user_id])
    const guest = await server.person()
    expect((await list(guest, { count: 'true' })).total).toBe(1)
  })

  test('a filter reveals nothing of other organisations to a manager', async () => {
    const elsewhere = await server.organisation('Allí')
    const both = await server.person(['reader', organisation_id], ['owner', elsewhere])
    expect(await names(manager, { organisation_id: elsewhere })).toEqual([])
    expect(await names(manager, { role: 'owner' })).toEqual([])
    expect((await list(administrator, { role: 'owner' })).items[0].user_id).toBe(both.user_id)
    expect((await list(both, { role: 'owner' })).items[0].user_id).toBe(both.user_id)
    await server.services.db.deleteFrom('role_assignments').where('user_id', '=', both.user_id).execute()
  })
})

describe('search and filters', () => {
  test.each([
    ['ana', ['Ana Maria Peña', 'Ana María O’Neill']],
    ['ÁNA mari', ['Ana Maria Peña', 'Ana María O’Neill']],
    ['pen', ['Ana Maria Peña', 'Ángel Peña']],
    ['PEÑA ana', ['Ana Maria Peña']],
    ['niguez', ['Zoe Ñíguez']],
    ["l'est", ["L'Estel Vidal"]],
    ["o'n", ['Ana María O’Neill']],
    ['p3', ['Ana María O’Neill']],
    ['p3.w@hospital', ['Ana María O’Neill']],
    ['eill', []],
    ['%', []],
    ['_', []],
    ["' & !", []],
    ["') or true --", []],
    ['ana & !maria', ['Ana Maria Peña', 'Ana María O’Neill']],
    ['ana:* | zoe', []],
    ['<-> (( \\', []],
    ['ana\u0000', ['Ana Maria Peña', 'Ana María O’Neill']],
  ])('%s finds %j', async (q, found) => {
    const answer = await server.call(administrator, users.list, { query: { q, sort: 'name' } })
    expect(answer.status).toBe(200)
    expect(answer.json.items.map(({ name }: users.User) => name).toSorted()).toEqual(found.toSorted())
  })

  test('people are filtered by level, role, organisation and state, together and counted', async () => {
    expect((await names(administrator, { level: 'staff' })).length).toBe(1)
    expect((await names(administrator, { level: 'member', organisation_id })).length).toBe(4)
    expect(await names(administrator, { level: 'guest', organisation_id })).toEqual([])
    expect(await names(administrator, { level: 'guest', q: 'peña', sort: 'email' })).toEqual([
      'Ángel Peña',
      'Ana Maria Peña',
    ])
    expect(await names(administrator, { role: 'reader', organisation_id, sort: 'name' })).toEqual([
      'alba Puig',
      'Zoe Ñíguez',
    ])
    const zoe = (await list(administrator, { q: 'zoe' })).items[0]
    await server.services.db.updateTable('users').set({ active: false }).where('user_id', '=', zoe.user_id).execute()
    expect(await names(administrator, { active: 'false' })).toEqual(['Zoe Ñíguez'])
    const { items, total } = await list(administrator, {
      role: 'reader',
      organisation_id,
      active: 'true',
      count: 'true',
    })
    expect([items.length, total]).toEqual([1, 1])
    expect(items[0]).toMatchObject({ system_role_count: 0, healthcare_organisation_role_count: 1 })
  })

  test.each([
    [{ sort: 'password_hash' }, '/sort'],
    [{ level: 'god' }, '/level'],
    [{ role: 'root' }, '/role'],
    [{ active: 'maybe' }, '/active'],
    [{ q: '   ' }, '/q'],
    [{ q: 'x'.repeat(101) }, '/q'],
    [{ offset: '10' }, '/offset'],
    [{ cursor: 'nonsense' }, '/cursor'],
    [{ cursor: Buffer.from('["name","x","not-an-id"]').toString('base64url') }, '/cursor'],
    [{ sort: 'name', cursor: Buffer.from(`["email","x","${crypto.randomUUID()}"]`).toString('base64url') }, '/cursor'],
    [
      {
        sort: 'last_login_at',
        cursor: Buffer.from(`["last_login_at","never","${crypto.randomUUID()}"]`).toString('base64url'),
      },
      '/cursor',
    ],
    [
      { sort: 'name', cursor: Buffer.from(`["name","\\u0000","${crypto.randomUUID()}"]`).toString('base64url') },
      '/cursor',
    ],
  ])('%j is refused', async (query, pointer) => {
    const refused = await server.call(administrator, users.list, { query })
    expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, pointer])
  })
})

describe('pages', () => {
  const pagesOf = async (sort: string) => {
    const found: users.User[] = []
    let cursor: string | null = null
    do {
      const page: { items: users.User[]; next_cursor: string | null } = await list(administrator, {
        sort,
        limit: '2',
        ...(cursor !== null && { cursor }),
      })
      expect(page.items.length).toBeLessThanOrEqual(2)
      found.push(...page.items)
      cursor = page.next_cursor
    } while (cursor !== null)
    return found
  }

  test.each(users.userSorts)('sorted by %s contain every user once, in the order of the whole list', async (sort) => {
    const paged = (await pagesOf(sort)).map(({ user_id }) => user_id)
    const whole = (await list(administrator, { sort })).items.map(({ user_id }: users.User) => user_id)
    expect(paged).toEqual(whole)
    expect(new Set(paged).size).toBe(paged.length)
  })

  test('sort names regardless of accents and capitals', async () => {
    const sorted = (await pagesOf('name')).map(({ name }) => name).filter((name) => people.includes(name))
    expect(sorted).toEqual(
      [
        'alba Puig',
        'Àlex Roca',
        'Ana Maria Peña',
        'Ana María O’Neill',
        'Ángel Peña',
        "L'Estel Vidal",
        'Zoe Ñíguez',
      ].toSorted((a, b) =>
        a.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() <
        b.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
          ? -1
          : 1,
      ),
    )
    expect((await pagesOf('-name')).map(({ name }) => name).filter((name) => people.includes(name))).toEqual(
      sorted.toReversed(),
    )
  })

  test.each(['last_login_at', '-last_login_at'])('sorted by %s put people who never signed in last', async (sort) => {
    const times = (await pagesOf(sort)).map(({ last_login_at }) => last_login_at)
    const known = times.filter((time) => time !== null)
    expect(times.slice(0, known.length)).toEqual(known)
    expect(known).toEqual(sort === 'last_login_at' ? known.toSorted() : known.toSorted().toReversed())
    expect(times.length).toBeGreaterThan(known.length + 2)
  })

  test('continue although the person at the cursor was deleted meanwhile', async () => {
    const extra = await server.person()
    const first = await list(administrator, { sort: '-created_at', limit: '1' })
    expect(first.items[0].user_id).toBe(extra.user_id)
    await server.services.db.deleteFrom('users').where('user_id', '=', extra.user_id).execute()
    const second = await list(administrator, { sort: '-created_at', limit: '1', cursor: first.next_cursor })
    expect(second.items).toHaveLength(1)
  })

  test('have a valid cursor after a very long name in any script', async () => {
    const name = '한'.repeat(120)
    const now = server.services.clock.now()
    for (const email of ['long1@ward.example', 'long2@ward.example'])
      await insertUser(server.services.db, { name, email, password_hash: '', locale: 'en', origin: 'installed' }, now)
    const first = await list(administrator, { sort: '-name', limit: '1' })
    const next = await server.call(administrator, users.list, {
      query: { sort: '-name', limit: '1', cursor: first.next_cursor },
    })
    expect([next.status, next.json.items[0].name]).toEqual([200, name])
  })

  test('contain a thousand without a limit, and a cursor for the rest', async () => {
    const rows = Array.from({ length: 1100 }, (_, number) => ({
      user_id: newId(server.services.clock.now()),
      name: `Muchos ${number}`,
      email: `muchos${number}@ward.example`,
      password_hash: null,
      locale: 'es' as const,
      created_at: server.services.clock.now(),
      last_login_at: null,
    }))
    await server.services.db.insertInto('users').values(rows).execute()
    const { items, next_cursor, total } = await list(administrator, { q: 'muchos', count: 'true' })
    expect([items.length, total, next_cursor === null]).toEqual([1000, 1000, false])
    expect((await list(administrator, { q: 'muchos', cursor: next_cursor })).items).toHaveLength(100)
  })
})

test('an unchanged list is answered as not modified', async () => {
  const first = await server.call(administrator, users.list, { query: { limit: '5' } })
  const headers = { 'if-none-match': String(first.headers['etag']) }
  expect((await server.call(administrator, users.list, { query: { limit: '5' }, headers })).status).toBe(304)
  await server.person()
  expect((await server.call(administrator, users.list, { query: { limit: '5' }, headers })).status).toBe(200)
})

test('a page of the list shows the roles of each person, as far as the caller may see them', async () => {
  const elsewhere = await server.organisation('Otra planta')
  const both = await server.person(['clinician', organisation_id], ['reader', elsewhere])
  const rolesSeenBy = async (by: Person) => {
    const { items } = (await server.call(by, users.list, { query: { limit: '100' } })).json
    return items.find(({ user_id }: users.ListedUser) => user_id === both.user_id)?.roles
  }
  const here = { role: 'clinician', organisation_name: 'Planta' }
  expect(await rolesSeenBy(administrator)).toEqual([here, { role: 'reader', organisation_name: 'Otra planta' }])
  expect(await rolesSeenBy(manager)).toEqual([here])
})
