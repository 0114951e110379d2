import * as users from '@alta/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#base/ids'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let administrator: Person
let manager: Person
let reader: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.person(['administrator'])
  const [here, there] = [await server.organisation('Hospital, el "Nuevo"'), await server.organisation('Hospital Allí')]
  manager = await server.person(['manager', here])
  reader = await server.person(['reader', here], ['clinician', there])
  await server.person()
})
afterAll(() => server.close())

const exported = async (by: Person, query: Record<string, string> = {}) => {
  const answer = await server.call(by, users.exportFile, { query })
  return {
    ...answer,
    lines: answer.text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n'),
  }
}

test('an administrator gets one row per role, and one for each person without any', async () => {
  const { status, headers, text, lines } = await exported(administrator, { sort: 'created_at' })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(String(headers['content-disposition'])).toMatch(/attachment; filename="users-\d{4}-\d\d-\d\d\.csv"/)
  expect(text.startsWith('\uFEFFname,email,organisation,role,locale,active,created_at,last_login_at\r\n')).toBe(true)
  expect(lines.slice(1).map((line) => line.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T'))).toEqual([
    'Person 1,person1@ward.example,,administrator,es,true,T,T',
    'Person 2,person2@ward.example,"Hospital, el ""Nuevo""",manager,es,true,T,T',
    'Person 3,person3@ward.example,"Hospital, el ""Nuevo""",reader,es,true,T,T',
    'Person 3,person3@ward.example,Hospital Allí,clinician,es,true,T,T',
    'Person 4,person4@ward.example,,,es,true,T,T',
  ])
})

test('a manager gets the people of their organisation, without roles elsewhere', async () => {
  const { text, lines } = await exported(manager, { sort: 'created_at' })
  expect(lines).toHaveLength(3)
  expect(text).not.toMatch(/Allí|clinician|person1|person4/)
})

test('the filters of the list select the people and the roles', async () => {
  const { lines } = await exported(administrator, { role: 'clinician' })
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^Person 3,.*Allí,clinician/)])
  expect((await exported(administrator, { q: 'nobody at all' })).lines).toHaveLength(1)
  expect((await server.call(administrator, users.exportFile, { query: { limit: '5' } })).status).toBe(422)
})

test('a person who may not see members gets no file', async () => {
  expect((await server.call(reader, users.exportFile)).status).toBe(403)
})

test('an export is audited, with the number of rows', async () => {
  await exported(administrator, { role: 'reader' })
  const line = await server.services.db
    .selectFrom('audit_events')
    .selectAll()
    .where('act', '=', 'users.export')
    .where('outcome', '=', 'done')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  expect([line.actor_id, line.detail]).toEqual([administrator.user_id, { users: 1 }])
})

test('a name that a spreadsheet would run as a formula is made harmless', async () => {
  const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|" /C calc"!A0', '＝1+1']
  for (const name of evil) {
    const { user_id } = await server.person()
    await server.services.db.updateTable('users').set({ name }).where('user_id', '=', user_id).execute()
  }
  const { lines } = await exported(administrator, { sort: '-created_at' })
  const cells = lines.slice(1, 1 + evil.length).map((line) => line.replace(/,person.*/, ''))
  expect(cells.toReversed()).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)", `"'=cmd|"" /C calc""!A0"`, "'＝1+1"])
})

test('several thousand people are exported once each, in order', async () => {
  const now = server.services.clock.now()
  const rows = Array.from({ length: 2500 }, (_, number) => ({
    user_id: newId(now),
    name: `Masa ${String(number).padStart(4, '0')}`,
    email: `masa${number}@ward.example`,
    password_hash: null,
    locale: 'ca' as const,
    created_at: now,
    last_login_at: null,
  }))
  await server.services.db.insertInto('users').values(rows).execute()
  for (const sort of ['name', '-last_login_at']) {
    const { lines } = await exported(administrator, { q: 'masa', sort })
    expect(lines).toHaveLength(2501)
    expect(new Set(lines).size).toBe(2501)
  }
  const byName = (await exported(administrator, { q: 'masa', sort: 'name' })).lines.slice(1)
  expect(byName).toEqual(byName.toSorted())
})
