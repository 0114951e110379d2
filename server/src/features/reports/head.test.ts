import type { Patient } from '@alta/contract/report'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as search from '@alta/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../contract-tests/test-server.ts'
import { at, evolution, openWard, source, written } from './review.fixtures.ts'

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

let ward: Awaited<ReturnType<typeof openWard>>
beforeAll(async () => {
  ward = await openWard({ ...written, patient, stay, warnings: ['several_patients'] })
})
afterAll(() => ward.server.close())

const put = async (by: Caller, id: string, ...[head, revision = 0]: readonly [head: unknown, revision?: number]) =>
  await ward.server.call(by, review.correctHead, at(id, { head, revision }))
const listed = async (q: string) =>
  (await ward.server.call(ward.reader, reports.list, { typed: { q } })).json.items.map(
    (item: reports.ReportSummary) => item.discharge_report_id,
  )
const name = (value: string | null) => ({ name: { value } })

test('a report says in lists whose it is and of which stay, as the engine read it', async () => {
  const id = await ward.ready()
  expect(await ward.summaryOf(id)).toMatchObject({
    patient_name: 'Rosa Invent Ficticia',
    record_number: '77-1234',
    birth_date: '1948-05-04',
    admission_date: '2023-09-03',
    discharge_date: '2023-09-06',
    service: 'Cirugía General',
  })
  const { generated, corrected } = (await ward.read(ward.reader, id)).json
  expect([generated.patient, corrected]).toEqual([patient, null])
})

test('a corrected head is a revision with the same words, and lists, searches and files follow it', async () => {
  const id = await ward.ready('Cama 40')
  const head = { ...name('Remedios Otra'), record_number: { value: 'ZX/889' }, admitted: { value: '2023-09-01' } }
  const { status, json } = await put(ward.berta, id, head)
  expect([status, json.title, json.corrected.revision, json.corrected.words_since]).toEqual([200, 'Cama 40', 1, 0])
  const opened = (await ward.read(ward.ada, id)).json
  expect(opened.corrected).toEqual(json.corrected)
  expect([opened.corrected.head, opened.review.state, opened.generated.patient]).toEqual([head, 'corrected', patient])
  expect(await ward.summaryOf(id)).toMatchObject({
    patient_name: 'Remedios Otra',
    record_number: 'ZX/889',
    birth_date: '1948-05-04',
    admission_date: '2023-09-01',
  })
  expect([await listed('remed'), await listed('889'), await listed('zx otra')]).toEqual([[id], [id], [id]])
  const { discharge_reports } = (await ward.server.call(ward.reader, search.find, { typed: { q: 'zx 889' } })).json
  expect(discharge_reports).toMatchObject([{ title: 'Cama 40', patient_name: 'Remedios Otra' }])
  const print = async (version: string, format: string) =>
    (await ward.server.call(ward.ada, reports.exportFile, { ...at(id), query: { version, format } })).text
  expect(await print('corrected', 'text')).toContain('Paciente: Remedios Otra')
  expect(await print('generated', 'markdown')).toContain('**Paciente:** Rosa Invent Ficticia')
  expect(JSON.parse(await print('corrected', 'fhir')).entry[1].resource).toMatchObject({
    identifier: [{ value: 'ZX/889' }],
    name: [{ text: 'Remedios Otra' }],
    gender: 'female',
    birthDate: '1948-05-04',
  })
})

test('what is taken out of the head is not known any more, and what is left out is as the course tells it', async () => {
  const id = await ward.ready()
  await put(ward.ada, id, { ...name(null), service: { value: 'Trauma' } })
  expect(await ward.summaryOf(id)).toMatchObject({ patient_name: null, service: 'Trauma' })
  expect((await put(ward.ada, id, name('Ana'), 1)).json.corrected).toMatchObject({ revision: 2, head: name('Ana') })
  expect(await ward.summaryOf(id)).toMatchObject({ patient_name: 'Ana', service: 'Cirugía General' })
})

test('the head of an older state is refused, and the same sent twice is one revision', async () => {
  const id = await ward.ready()
  expect((await put(ward.ada, id, name('Ana'))).json.corrected.revision).toBe(1)
  expect((await put(ward.ada, id, name('Ana'))).json.corrected.revision).toBe(1)
  const refused = await put(ward.berta, id, name('Eva'))
  expect([refused.status, refused.json.code]).toEqual([409, 'stale-revision'])
  expect((await put(ward.berta, id, name('Eva'), 7)).status).toBe(422)
  expect((await ward.summaryOf(id)).patient_name).toBe('Ana')
  const untouched = await ward.ready()
  expect((await put(ward.ada, untouched, {})).status).toBe(422)
})

test('who wrote upon the words that are still the same is not refused for another head, and keeps it', async () => {
  const id = await ward.ready()
  await put(ward.berta, id, name('Ana'))
  const saved = await ward.correct(ward.ada, id, evolution('Sin cambios relevantes.', 0))
  expect([saved.status, saved.json.revision, saved.json.words_since, saved.json.head]).toEqual([200, 2, 2, name('Ana')])
  await put(ward.berta, id, name('Eva'), 2)
  expect((await ward.correct(ward.ada, id, evolution('Otra cosa.', 1))).json.code).toBe('stale-revision')
  expect((await ward.correct(ward.ada, id, evolution('Otra cosa.', 2))).json.head).toEqual(name('Eva'))
})

test('a signature covers the head: another one opens the report again and has another digest', async () => {
  const id = await ward.ready('Cama 41')
  const signed = (await ward.sign(ward.ada, id, 0)).json
  expect((await put(ward.ada, id, name('Ana'))).json.corrected.revision).toBe(1)
  const { review: state } = (await ward.read(ward.ada, id)).json
  expect(state.state).toBe('corrected')
  const again = (await ward.sign(ward.ada, id, 1)).json
  expect(again.digest).not.toBe(signed.digest)
  await put(ward.ada, id, name('Eva'), 1)
  expect((await ward.sign(ward.ada, id, 2)).json.digest).not.toBe(again.digest)
  const old = (
    await ward.server.call(ward.ada, reports.exportFile, {
      ...at(id),
      query: { version: 'generated', format: 'text' },
    })
  ).text
  expect(old).toContain('Paciente: Rosa Invent Ficticia')
})

test('only who corrects reports corrects heads, and the log names fields and never what they say', async () => {
  const id = await ward.ready()
  expect((await put(ward.reader, id, name('Ana'))).status).toBe(403)
  const machine = await ward.server.credential(['clinician'], ward.organisation_id)
  expect((await put(machine, id, { ...name('Zacarías Único'), age: { value: '3 años' } })).status).toBe(200)
  const lines = await ward.server.services.db
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
])('dates that cannot be are refused where they stand: %j', async (head, pointer) => {
  const id = await ward.ready()
  const { status, json } = await put(ward.ada, id, head)
  expect([status, json.errors]).toEqual([422, [{ pointer, code: 'invalid' }]])
})

test('a report without a patient line is called by its stay, and goes on being called so when that is corrected', async () => {
  const body = { organisation_id: ward.organisation_id, source: { text: source, filename: 'curso.txt' } }
  const id = (await ward.server.call(ward.ada, reports.create, { body })).json.discharge_report_id
  await ward.becomesReady(id)
  const title = async () => (await ward.summaryOf(id)).title
  expect(await title()).toBe('Cirugía General, 03/09/2023')
  expect((await put(ward.ada, id, { service: { value: 'Medicina Interna' } })).json.title).toBe(
    'Medicina Interna, 03/09/2023',
  )
  expect(await title()).toBe('Medicina Interna, 03/09/2023')
})

test('a warning stands at the head of the report until somebody dismisses it', async () => {
  const id = await ward.ready()
  const warnings = async () => (await ward.read(ward.ada, id)).json.warnings
  expect(await warnings()).toEqual(['several_patients'])
  expect((await ward.server.call(ward.reader, reports.dismissWarnings, at(id))).status).toBe(403)
  expect((await ward.server.call(ward.berta, reports.dismissWarnings, at(id))).status).toBe(204)
  expect(await warnings()).toEqual([])
})
