import type { Patient } from '@alta/contract/report'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as search from '@alta/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../contract-tests/test-server.ts'
import { at, evolution, openReviewFixture, source, written } from './review.fixtures.ts'

const fact = (text: string) => {
  const start = source.indexOf(text)
  return { text, spans: start < 0 ? [] : [{ start, end: start + text.length }] }
}
const patient: Patient = {
  record_number: { ...fact('77-1234'), spans: [] },
  name: fact('Rosa Invent Ficticia'),
  birth_date: { text: '4/5/1948', spans: [], day: '1948-05-04' },
  age: null,
  sex: { text: 'paciente', spans: [], code: 'female' },
}
const stay = {
  ...written.stay,
  admitted: { text: '3-IX', spans: [], day: '2023-09-03' },
  discharged: { text: '6-IX', spans: [], day: '2023-09-06' },
  service: { text: 'Cirugía General', spans: [] },
}

let fixture: Awaited<ReturnType<typeof openReviewFixture>>
beforeAll(async () => {
  fixture = await openReviewFixture({ ...written, patient, stay, warnings: ['several_patients'] })
})
afterAll(() => fixture.server.close())

const put = async (by: Caller, id: string, ...[head, revision = 0]: readonly [head: unknown, revision?: number]) =>
  await fixture.server.call(by, review.correctHead, at(id, { head, revision }))
const listed = async (q: string) =>
  (await fixture.server.call(fixture.reader, reports.list, { typed: { q } })).json.items.map(
    (item: reports.ReportSummary) => item.discharge_report_id,
  )
const name = (value: string | null) => ({ name: { value } })

test('lists show the patient and stay of a report, as the engine read them', async () => {
  const id = await fixture.createReport()
  expect(await fixture.summaryOf(id)).toMatchObject({
    patient_name: 'Rosa Invent Ficticia',
    record_number: '77-1234',
    birth_date: '1948-05-04',
    admission_date: '2023-09-03',
    discharge_date: '2023-09-06',
    service: 'Cirugía General',
  })
  const { generated, corrected } = (await fixture.read(fixture.reader, id)).json
  expect([generated.patient, corrected]).toEqual([patient, null])
})

test('a corrected head is a revision with the same text, and lists, searches and files follow it', async () => {
  const id = await fixture.createReport('Cama 40')
  const head = { ...name('Remedios Otra'), record_number: { value: 'ZX/889' }, admitted: { value: '2023-09-01' } }
  const { status, json } = await put(fixture.berta, id, head)
  expect([status, json.title, json.corrected.revision, json.corrected.words_since]).toEqual([200, 'Cama 40', 1, 0])
  const opened = (await fixture.read(fixture.ada, id)).json
  expect(opened.corrected).toEqual(json.corrected)
  expect([opened.corrected.head, opened.review.state, opened.generated.patient]).toEqual([head, 'corrected', patient])
  expect(await fixture.summaryOf(id)).toMatchObject({
    patient_name: 'Remedios Otra',
    record_number: 'ZX/889',
    birth_date: '1948-05-04',
    admission_date: '2023-09-01',
  })
  expect([await listed('remed'), await listed('889'), await listed('zx otra')]).toEqual([[id], [id], [id]])
  const { discharge_reports } = (await fixture.server.call(fixture.reader, search.find, { typed: { q: 'zx 889' } }))
    .json
  expect(discharge_reports).toMatchObject([{ title: 'Cama 40', patient_name: 'Remedios Otra' }])
  const print = async (version: string, format: string) =>
    (await fixture.server.call(fixture.ada, reports.exportFile, { ...at(id), query: { version, format } })).text
  expect(await print('corrected', 'text')).toContain('Paciente: Remedios Otra')
  expect(await print('generated', 'markdown')).toContain('**Paciente:** Rosa Invent Ficticia')
  expect(JSON.parse(await print('corrected', 'fhir')).entry[1].resource).toMatchObject({
    identifier: [{ value: 'ZX/889' }],
    name: [{ text: 'Remedios Otra' }],
    gender: 'female',
    birthDate: '1948-05-04',
  })
})

test('a removed value of the head is empty, and a value not sent is as the course says', async () => {
  const id = await fixture.createReport()
  await put(fixture.ada, id, { ...name(null), service: { value: 'Trauma' } })
  expect(await fixture.summaryOf(id)).toMatchObject({ patient_name: null, service: 'Trauma' })
  expect((await put(fixture.ada, id, name('Ana'), 1)).json.corrected).toMatchObject({ revision: 2, head: name('Ana') })
  expect(await fixture.summaryOf(id)).toMatchObject({ patient_name: 'Ana', service: 'Cirugía General' })
})

test('a head based on an older revision is refused, and the same one sent twice is one revision', async () => {
  const id = await fixture.createReport()
  expect((await put(fixture.ada, id, name('Ana'))).json.corrected.revision).toBe(1)
  expect((await put(fixture.ada, id, name('Ana'))).json.corrected.revision).toBe(1)
  const refused = await put(fixture.berta, id, name('Eva'))
  expect([refused.status, refused.json.code]).toEqual([409, 'stale-revision'])
  expect((await put(fixture.berta, id, name('Eva'), 7)).status).toBe(422)
  expect((await fixture.summaryOf(id)).patient_name).toBe('Ana')
  const untouched = await fixture.createReport()
  expect((await put(fixture.ada, untouched, {})).status).toBe(422)
})

test('a correction of the text is not refused for a new head, and keeps that head', async () => {
  const id = await fixture.createReport()
  await put(fixture.berta, id, name('Ana'))
  const saved = await fixture.correct(fixture.ada, id, evolution('Sin cambios relevantes.', 0))
  expect([saved.status, saved.json.revision, saved.json.words_since, saved.json.head]).toEqual([200, 2, 2, name('Ana')])
  await put(fixture.berta, id, name('Eva'), 2)
  expect((await fixture.correct(fixture.ada, id, evolution('Otra cosa.', 1))).json.code).toBe('stale-revision')
  expect((await fixture.correct(fixture.ada, id, evolution('Otra cosa.', 2))).json.head).toEqual(name('Eva'))
})

test('a signature covers the head: another head reopens the report and has another digest', async () => {
  const id = await fixture.createReport('Cama 41')
  const signed = (await fixture.sign(fixture.ada, id, 0)).json
  expect((await put(fixture.ada, id, name('Ana'))).json.corrected.revision).toBe(1)
  const { review: state } = (await fixture.read(fixture.ada, id)).json
  expect(state.state).toBe('corrected')
  const again = (await fixture.sign(fixture.ada, id, 1)).json
  expect(again.digest).not.toBe(signed.digest)
  await put(fixture.ada, id, name('Eva'), 1)
  expect((await fixture.sign(fixture.ada, id, 2)).json.digest).not.toBe(again.digest)
  const old = (
    await fixture.server.call(fixture.ada, reports.exportFile, {
      ...at(id),
      query: { version: 'generated', format: 'text' },
    })
  ).text
  expect(old).toContain('Paciente: Rosa Invent Ficticia')
})

test('only people who correct reports correct heads, and the audit event names fields, not their values', async () => {
  const id = await fixture.createReport()
  expect((await put(fixture.reader, id, name('Ana'))).status).toBe(403)
  const machine = await fixture.server.credential(['clinician'], fixture.organisation_id)
  expect((await put(machine, id, { ...name('Zacarías Único'), age: { value: '3 años' } })).status).toBe(200)
  const lines = await fixture.server.services.db
    .selectFrom('audit_events')
    .select(['act', 'detail'])
    .where('act', '=', 'reports.correct_head')
    .execute()
  expect(lines.map(({ detail }) => detail)).toContainEqual(expect.objectContaining({ revision: 1, fields: 'name,age' }))
  expect(JSON.stringify(lines)).not.toContain('Zacarías')
})

test.each([
  [{ birth_date: { value: '2023-02-30' } }, '/head/birth_date/value'],
  [{ birth_date: { value: '2024-01-01' } }, '/head/birth_date/value'],
  [{ discharged: { value: '2023-09-02' } }, '/head/discharged/value'],
  [{ admitted: { value: '2023-09-07' } }, '/head/admitted/value'],
])('an impossible date is refused at its field: %j', async (head, pointer) => {
  const id = await fixture.createReport()
  const { status, json } = await put(fixture.ada, id, head)
  expect([status, json.errors]).toEqual([422, [{ pointer, code: 'invalid' }]])
})

test('a report without a patient’s name is titled by its stay, and the title follows a corrected stay', async () => {
  const body = { organisation_id: fixture.organisation_id, source: { text: source, filename: 'curso.txt' } }
  const id = (await fixture.server.call(fixture.ada, reports.create, { body })).json.discharge_report_id
  await fixture.waitUntilReady(id)
  const title = async () => (await fixture.summaryOf(id)).title
  expect(await title()).toBe('Cirugía General, 03/09/2023')
  expect((await put(fixture.ada, id, { service: { value: 'Medicina Interna' } })).json.title).toBe(
    'Medicina Interna, 03/09/2023',
  )
  expect(await title()).toBe('Medicina Interna, 03/09/2023')
})

test('a warning is shown with the report until a person dismisses it', async () => {
  const id = await fixture.createReport()
  const warnings = async () => (await fixture.read(fixture.ada, id)).json.warnings
  expect(await warnings()).toEqual(['several_patients'])
  expect((await fixture.server.call(fixture.reader, reports.dismissWarnings, at(id))).status).toBe(403)
  expect((await fixture.server.call(fixture.berta, reports.dismissWarnings, at(id))).status).toBe(204)
  expect(await warnings()).toEqual([])
})
