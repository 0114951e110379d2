import * as audit from '@alta/contract/audit'
import * as chat from '@alta/contract/chat'
import * as dataExports from '@alta/contract/data-exports'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertChat } from '../../contract-tests/change-records.ts'
import { freshRecords } from '../../contract-tests/records.ts'
import { type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { openReviewFixture } from '../reports/review.fixtures.ts'
import { purgeExpired } from '../housekeeping/housekeeping.ts'

let fixture: Awaited<ReturnType<typeof openReviewFixture>>
let server: TestServer
beforeAll(async () => {
  fixture = await openReviewFixture()
  server = fixture.server
})
afterAll(() => server.close())

const ready = async (by: Person, data_export_id: string) =>
  await vi.waitFor(
    async () => {
      const { items } = (await server.call(by, dataExports.list)).json
      const mine = items.find((item: { data_export_id: string }) => item.data_export_id === data_export_id)
      expect(mine.state).toBe('ready')
      return mine
    },
    { timeout: 30_000 },
  )
const fetched = async (by: Person, data_export_id: string) =>
  await server.call(by, dataExports.content, { params: { data_export_id } })
const opened = (bytes: Uint8Array) =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))
const ofPerson = async (by: Person, user_id = by.user_id) =>
  await server.call(by, dataExports.createOfPerson, { params: { user_id } })
const ofPatient = async (by: Person, record_number: string) =>
  await server.call(by, dataExports.createOfPatient, {
    params: { organisation_id: fixture.organisation_id },
    body: { record_number },
  })

async function chatOf(person: Person) {
  const body = { title: 'Cama 12, Rosa', organisation_id: fixture.organisation_id, rag_strategy: 'echo' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const created = (await server.call(person, chat.create, { body, headers })).json
  const params = { chat_session_id: created.chat_session_id }
  await server.call(person, chat.ask, { params, body: { content: '¿Flamenco?' } })
  return created.chat_session_id
}

test('a person exports all their data with the text of their chats; an administrator without any text', async () => {
  const chat_session_id = await chatOf(fixture.ada)
  const report = await fixture.createReport()
  await fixture.rate(fixture.ada, report, { level: 'good', comment: 'Rosa Invent está bien' })
  const response = await ofPerson(fixture.ada)
  expect([response.status, response.json.state, response.json.kind]).toEqual([202, 'waiting', 'person'])
  const finished = await ready(fixture.ada, response.json.data_export_id)
  const answer = await fetched(fixture.ada, finished.data_export_id)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toMatch(/filename="person-data-\d{4}-\d{2}-\d{2}\.zip"/)
  expect(answer.bytes.length).toBe(finished.bytes)
  const files = opened(answer.bytes)
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({
    user_id: fixture.ada.user_id,
    email: fixture.ada.email,
  })
  expect(files.get('account.json')).not.toMatch(/password|hash/)
  expect(JSON.parse(files.get('roles.json') ?? '')).toMatchObject([{ role: 'clinician' }])
  expect(JSON.parse(files.get('sessions.json') ?? '')).toHaveLength(1)
  expect(files.get('acts.ndjson')).toContain('reports.create')
  expect(files.get('ratings.json')).toContain('Rosa Invent está bien')
  expect(files.get(`chats/${chat_session_id}/chat.json`)).toContain('¿Flamenco?')

  const administrator = await server.person(['administrator'])
  const other = (await ofPerson(administrator, fixture.ada.user_id)).json
  await ready(administrator, other.data_export_id)
  const without = opened((await fetched(administrator, other.data_export_id)).bytes)
  const all = [...without.values()].join('')
  expect([...without.keys()].filter((name) => name.startsWith('chats/'))).toEqual([])
  expect(without.get('chats.json')).toContain(chat_session_id)
  for (const word of ['Flamenco', 'Rosa', 'Cama 12']) expect(all).not.toContain(word)
  expect((await fetched(fixture.ada, other.data_export_id)).status).toBe(404)
})

test('a person who may export takes a patient’s reports in every format, the course and their own chats', async () => {
  const organisation = { organisation_id: fixture.organisation_id, word: 'Garza', clinical: 'Flamenco' }
  const id = await fixture.createReport('Informe de la paciente')
  await fixture.correct(fixture.ada, id, { sections: [{ key: 'evolution', markdown: 'Otra.' }], base_revision: 0 })
  const { db } = server.services
  await db
    .updateTable('discharge_reports')
    .set({ record_number: 'HC 5150' })
    .where('discharge_report_id', '=', id)
    .execute()
  const mine = await freshRecords(server, organisation, ['document_id'])
  const theirs = await freshRecords(server, organisation, ['document_id'])
  await insertChat(server, mine, fixture.ada)
  for (const { chat_session_id = '', document_id = '' } of [mine, theirs])
    await db
      .updateTable('chat_texts')
      .set({ text: 'Historia HC 5150' })
      .where('organisation_id', '=', organisation.organisation_id)
      .where('chat_session_id', '=', chat_session_id)
      .where('source_id', '=', document_id)
      .execute()
  const { status, json } = await ofPatient(fixture.ada, 'hc-5150')
  expect([status, json.kind]).toEqual([202, 'patient'])
  const finished = await ready(fixture.ada, json.data_export_id)
  const answer = await fetched(fixture.ada, finished.data_export_id)
  expect(answer.headers['content-disposition']).not.toMatch(/5150|Rosa/)
  const files = opened(answer.bytes)
  const kinds = ['docx', 'pdf', 'md', 'txt', 'fhir.json']
  const expected = ['generated', 'corrected'].flatMap((version) =>
    kinds.map((kind) => `reports/${id}/${version}.${kind}`),
  )
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([...expected, `reports/${id}/report.json`, `reports/${id}/source.txt`]),
  )
  expect(files.get(`reports/${id}/source.txt`)).toContain('Rosa Invent Ficticia')
  expect(JSON.parse(files.get(`reports/${id}/generated.fhir.json`) ?? '').resourceType).toBe('Bundle')
  expect(JSON.parse(files.get(`reports/${id}/report.json`) ?? '')).toMatchObject({ discharge_report_id: id })
  expect(files.get(`chats/${mine['chat_session_id']}/documents/${mine['document_id']}`)).toBe('Flamenco')
  expect([...files.keys()].some((name) => name.includes(theirs['chat_session_id'] ?? 'none'))).toBe(false)
  expect(files.has('audit.ndjson')).toBe(false)
  expect(JSON.parse(files.get('manifest.json') ?? '')).toMatchObject({ reports: [id], audit: false })
  const manager = await server.person(['manager', fixture.organisation_id], ['clinician', fixture.organisation_id])
  const other = (await ofPatient(manager, 'hc5150')).json
  await ready(manager, other.data_export_id)
  const log = opened((await fetched(manager, other.data_export_id)).bytes).get('audit.ndjson')
  expect(log).toContain('reports.correct')
  const lines = await server.call(manager, audit.list, {
    query: { organisation_id: fixture.organisation_id, act: 'data_exports' },
  })
  expect(lines.json.items.map(({ act }: { act: string }) => act)).toEqual([
    'data_exports.content',
    'data_exports.create_of_patient',
    'data_exports.content',
    'data_exports.create_of_patient',
  ])
  expect(lines.text).not.toContain('5150')
})

test('nobody exports what they may not read, and a lost role closes earlier exports', async () => {
  const reader = await server.person(['reader', fixture.organisation_id])
  const elsewhere = await server.person(['clinician', await server.organisation('Hospital Vecino')])
  const administrator = await server.person(['administrator'])
  expect((await ofPatient(reader, 'HC 1')).status).toBe(403)
  expect((await ofPatient(administrator, 'HC 1')).status).toBe(403)
  expect((await ofPatient(elsewhere, 'HC 1')).status).toBe(404)
  expect((await ofPerson(reader, fixture.ada.user_id)).status).toBe(404)
  const machine = await server.credential(['clinician'], fixture.organisation_id)
  const sent = { params: { organisation_id: fixture.organisation_id }, body: { record_number: 'HC 1' } }
  expect((await server.call(machine, dataExports.createOfPatient, sent)).status).toBe(403)
  const clinician = await server.person(['clinician', fixture.organisation_id])
  const { data_export_id } = (await ofPatient(clinician, 'HC 5150')).json
  await ready(clinician, data_export_id)
  expect((await fetched(fixture.ada, data_export_id)).status).toBe(404)
  expect((await fetched(clinician, data_export_id)).status).toBe(200)
  await server.services.db.deleteFrom('role_assignments').where('user_id', '=', clinician.user_id).execute()
  await expect.poll(async () => (await fetched(clinician, data_export_id)).status).toBe(404)
})

test('at most two exports wait; the requester can delete one, and all are deleted after a day', async () => {
  const person = await server.person(['clinician', fixture.organisation_id])
  const waiting = async () => {
    const requested_at = server.services.clock.now()
    const times = { requested_at, expires_at: new Date(requested_at.getTime() + 3_600_000) }
    const { user_id } = person
    await server.services.db
      .insertInto('data_exports')
      .values({
        data_export_id: crypto.randomUUID(),
        kind: 'person',
        user_id,
        requested_by: user_id,
        ...times,
        records: null,
      })
      .execute()
  }
  await waiting()
  const { data_export_id } = (await ofPerson(person)).json
  await waiting()
  await ready(person, data_export_id)
  expect((await ofPerson(person)).json).toMatchObject({ code: 'rate-limited' })
  const bytes = () => server.services.files.get(`data-exports/${data_export_id}`)
  const removed = await server.call(person, dataExports.remove, { params: { data_export_id } })
  expect(removed.status).toBe(204)
  expect((await fetched(person, data_export_id)).status).toBe(404)
  await expect.poll(bytes, { timeout: 20_000 }).toBeUndefined()
  server.later(25 * 3_600_000)
  await purgeExpired(server.services)
  const left = await server.services.db.selectFrom('data_exports').select('data_export_id').execute()
  expect(left).toEqual([])
})
