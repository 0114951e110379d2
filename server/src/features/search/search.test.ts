import * as chat from '@alta/contract/chat'
import type { Role } from '@alta/contract/permissions'
import * as search from '@alta/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#base/ids'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let [here, there] = ['', '']
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  here = await server.organisation('Hospital Sant Pau')
  there = await server.organisation('Clínica del Mar')
  administrator = await server.person(['administrator'])
  await report(here, 'Ferrer Oliva, Joan')
  await report(here, 'Oliva Ferrer, Núria')
  await report(there, 'Ferrer, Pau')
})
afterAll(() => server.close())

async function report(organisation_id: string, title: string): Promise<string> {
  const { db, clock } = server.services
  const discharge_report_id = newId(clock.now())
  await db
    .insertInto('discharge_reports')
    .values({
      organisation_id,
      discharge_report_id,
      title,
      title_given: true,
      status: 'ready',
      created_at: clock.now(),
      created_by: null,
      created_by_credential: null,
      source_filename: null,
      source_text: 'Ferrer en el texto del curso',
      source_sha256: '',
      requested_language: null,
      language: 'es',
      report_strategy: 'extractive',
      engine: '',
      engine_version: '',
      started_at: clock.now(),
      generation_seconds: 1,
      problem_code: null,
    })
    .execute()
  return discharge_report_id
}
async function named(name: string, ...roles: readonly (readonly [Role, string?])[]): Promise<Person> {
  const person = await server.person(...roles)
  await server.services.db.updateTable('users').set({ name }).where('user_id', '=', person.user_id).execute()
  return person
}
const find = async (by: Person, q: string) => (await server.call(by, search.find, { typed: { q } })).json
const names = (items: { name: string }[]) => items.map(({ name }) => name)
const titles = (items: { title: string }[]) => items.map(({ title }) => title)

test('people, organisations and reports are found by the beginnings of their words, in any order', async () => {
  const clinician = await named('Núria Puig Ferrer', ['clinician', here], ['manager', here])
  const found = await find(clinician, 'ferr oliv')
  expect(titles(found.discharge_reports)).toEqual(['Oliva Ferrer, Núria', 'Ferrer Oliva, Joan'])
  expect(found.discharge_reports[0]).toEqual({
    discharge_report_id: expect.any(String),
    title: 'Oliva Ferrer, Núria',
    patient_name: null,
    record_number: null,
    birth_date: null,
    admission_date: null,
    organisation_name: 'Hospital Sant Pau',
    status: 'ready',
    created_at: expect.stringMatching(/Z$/),
  })
  expect((await find(clinician, 'NURIA PUIG')).users).toEqual([
    { user_id: clinician.user_id, name: 'Núria Puig Ferrer', email: clinician.email },
  ])
  expect(names((await find(clinician, 'pau hosp')).organisations)).toEqual(['Hospital Sant Pau'])
  expect(await find(clinician, 'errer')).toEqual({
    users: [],
    organisations: [],
    discharge_reports: [],
    chat_sessions: [],
  })
})

test('names that begin with the query come first, and there are never more than five of a kind', async () => {
  const organisation_id = await server.organisation('Hospital Lleno')
  for (const name of ['Zoe Alba', 'Bea Alba', 'Alba Zas', 'Àlba Bou', 'Carla Albareda', 'Dora Alba', 'Eva Alba'])
    await named(name, ['reader', organisation_id])
  const manager = await server.person(['manager', organisation_id])
  expect(names((await find(manager, 'alba')).users)).toEqual([
    'Àlba Bou',
    'Alba Zas',
    'Bea Alba',
    'Carla Albareda',
    'Dora Alba',
  ])
  for (let number = 1; number <= 7; number += 1) await report(organisation_id, `Serie número ${number}`)
  const reader = await server.person(['reader', organisation_id])
  expect(titles((await find(reader, 'serie')).discharge_reports)).toEqual(
    [7, 6, 5, 4, 3].map((number) => `Serie número ${number}`),
  )
})

test('everyone finds only what they may see, and administrators find no report', async () => {
  const reader = await named('Rita Ferrer', ['reader', here])
  await named('Tomàs Ferrer', ['reader', there])
  expect(titles((await find(reader, 'ferrer')).discharge_reports)).toHaveLength(2)
  expect(names((await find(reader, 'ferrer')).users)).toEqual(['Rita Ferrer'])
  expect((await find(reader, 'mar')).organisations).toEqual([])
  const all = await find(administrator, 'ferrer')
  expect(names(all.users)).toEqual(expect.arrayContaining(['Rita Ferrer', 'Tomàs Ferrer']))
  expect(all.discharge_reports).toEqual([])
  expect((await find(await server.person(['auditor']), 'ferrer')).discharge_reports).toEqual([])
  expect((await find(await server.person(['manager', here]), 'ferrer')).discharge_reports).toEqual([])
  const guest = await named('Gil Ferrer')
  const found = await find(guest, 'ferrer')
  expect([names(found.users), found.organisations, found.discharge_reports]).toEqual([['Gil Ferrer'], [], []])
  // The search does not cover the words of the course itself.
  expect((await find(reader, 'curso')).discharge_reports).toEqual([])
})

test('chats are found by their author only, the last used first', async () => {
  const [mine, other] = [await server.person(['clinician', here]), await server.person(['clinician', here])]
  const begin = async (by: Person, title: string) =>
    await server.call(by, chat.create, { body: { title, organisation_id: here, rag_strategy: 'echo' } })
  for (const title of ['Rosales, cama 1', 'Rosales, cama 2']) {
    await begin(mine, title)
    server.later(1_000)
  }
  await begin(other, 'Rosales, cama 3')
  const found = await find(mine, 'ros cam')
  expect(titles(found.chat_sessions)).toEqual(['Rosales, cama 2', 'Rosales, cama 1'])
  expect(found.chat_sessions[0]).toEqual({
    chat_session_id: expect.any(String),
    title: 'Rosales, cama 2',
    organisation_name: 'Hospital Sant Pau',
  })
  expect((await find(administrator, 'rosales')).chat_sessions).toEqual([])
})

test.each(["' & | ! ( ) <-> :*", 'a:*|b', "x'); drop table users --", '%%%', '\\', '﷽', '"', '🩺'])(
  'search text is always words, never a query: %s',
  async (q) => {
    const answer = await server.call(administrator, search.find, { typed: { q } })
    expect([answer.status, Object.keys(answer.json)]).toEqual([
      200,
      ['users', 'organisations', 'discharge_reports', 'chat_sessions'],
    ])
  },
)

test('an empty search, a very long one and one by a credential are refused', async () => {
  const status = async (q: string) => (await server.call(administrator, search.find, { typed: { q } })).status
  expect([await status(' '), await status('x'.repeat(101)), await status('a '.repeat(50))]).toEqual([422, 422, 200])
  const machine = await server.credential(['clinician'], here)
  expect((await server.call(machine, search.find, { typed: { q: 'ferrer' } })).status).toBe(403)
})
