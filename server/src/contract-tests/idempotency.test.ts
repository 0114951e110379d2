import * as chat from '@alta/contract/chat'
import * as reports from '@alta/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from './test-server.ts'

let server: TestServer
let organisation_id: string
let clinician: Person
beforeAll(async () => {
  server = await openTestServer()
  organisation_id = await server.organisation('Hospital')
  clinician = await server.person(['clinician', organisation_id])
})
afterAll(() => server.close())

const headers = (key: string) => ({ 'idempotency-key': key })
const course = { text: 'Paciente con fiebre y tos desde hace tres días. '.repeat(3) }
const session = async (title: string, key: string) =>
  await server.call(clinician, chat.create, {
    body: { title, organisation_id, rag_strategy: 'echo' },
    headers: headers(key),
  })

test('a key is bound to its path: the same question in another chat is refused under it', async () => {
  const [one, other] = [await session('Cama 1', 'one'), await session('Cama 2', 'other')]
  const ask = async (chat_session_id: string) =>
    await server.call(clinician, chat.ask, {
      params: { chat_session_id },
      body: { content: '¿Fiebre?' },
      headers: headers('ask'),
    })
  const first = await ask(one.json.chat_session_id)
  expect(first.status).toBe(202)
  expect((await ask(one.json.chat_session_id)).json).toEqual(first.json)
  const elsewhere = await ask(other.json.chat_session_id)
  expect([elsewhere.status, elsewhere.json.errors[0].pointer]).toEqual([422, '/Idempotency-Key'])
})

test('a stored answer is not repeated to a person who lost the role in that organisation', async () => {
  const elsewhere = await server.organisation('Otro hospital')
  const person = await server.person(['clinician', organisation_id], ['clinician', elsewhere])
  const create = async () =>
    await server.call(person, reports.create, { body: { organisation_id, source: course }, headers: headers('report') })
  const created = await create()
  expect(created.status).toBe(202)
  expect((await create()).json.discharge_report_id).toBe(created.json.discharge_report_id)
  await server.services.db
    .deleteFrom('role_assignments')
    .where('user_id', '=', person.user_id)
    .where('organisation_id', '=', organisation_id)
    .execute()
  const again = await create()
  expect(again.status).toBe(404)
  expect(again.text).not.toContain(created.json.discharge_report_id)
})
