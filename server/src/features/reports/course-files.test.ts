import { readFileSync } from 'node:fs'
import * as courseFiles from '@alta/contract/course-files'
import { limits } from '@alta/contract/limits'
import * as reports from '@alta/contract/reports'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { encryption, pdf } from '../../contract-tests/sample-files.ts'
import { png, printed, scan } from '../../contract-tests/sample-pictures.ts'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let organisation_id: string
let person: Person

beforeAll(async () => {
  // The engine never ends, so every accepted report stays under way.
  server = await openTestServer({ write: () => new Promise(() => undefined) })
  organisation_id = await server.organisation('Planta')
  person = await server.person(['clinician', organisation_id])
})
afterAll(() => server.close())

const sample = (name: string) =>
  readFileSync(new URL(`../../base/document-file/health-record/samples/${name}`, import.meta.url))

const head = 'Paciente: Candela Ibarrola Quesada\nNHC: 448812\n\n'
const admission = `${head}03/05/2024 Ingreso\nDisnea de tres días con tos y fiebre. TA 120/70. Furosemida 40 mg 1-0-0.`
const laboratory = 'Laboratorio\nHb 9,1 g/dL, leucocitos 10,4, creatinina 1,4 mg/dL.'
const evolution = `${head}05/05/2024 Evolución\nAfebril, mejoría de la disnea. Sigue furosemida 40 mg 1-0-0.`
const other = 'Paciente: Luis Mena Prat\nNHC: 910027\n\n06/05/2024 Evolución\nAfebril, tolera dieta. TA 130/70.'

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const named = (filename: string, bytes: Uint8Array | string) => ({ filename, file_base64: base64(bytes) })

/** Sends as a new person, because each may have only a few reports under way. */
async function send(files: readonly object[], more: { order?: string; unless_warned?: boolean } = {}) {
  const by = await server.person(['clinician', organisation_id])
  const { order, ...body } = more
  const source = { files, ...(order !== undefined && { order }) }
  return await server.call(by, reports.create, { body: { organisation_id, source, ...body } })
}
const courseOf = async (discharge_report_id: string) =>
  (await server.call(person, reports.read, { params: { discharge_report_id } })).json.source

describe('several files as one course', () => {
  it('are ordered by their dates, with the start of each, in any format', async () => {
    const created = await send([
      named('Ibarrola 5 de mayo.txt', evolution),
      { text: laboratory, filename: 'analítica.pdf' },
      named('ingreso.pdf', pdf([admission.split('\n')])),
      named('alta.xml', sample('cda-discharge-es.xml')),
    ])
    expect([created.status, created.json.title]).toEqual([202, 'ingreso'])
    const { text, files, filename } = await courseOf(created.json.discharge_report_id)
    const names = files.map((each: { filename: string }) => each.filename)
    expect(names).toEqual(['ingreso.pdf', 'Ibarrola 5 de mayo.txt', 'analítica.pdf', 'alta.xml'])
    expect(filename).toBe('ingreso.pdf')
    const begin = ({ start }: { start: number }) => text.slice(start, start + 20)
    expect(begin(files[1])).toBe(evolution.slice(0, 20))
    expect(text.slice(files[2].start)).toContain('Hb 9,1')
  })

  it('keep the given order when a person chose it', async () => {
    const parts = [
      { text: evolution, filename: 'b.txt' },
      { text: admission, filename: 'a.txt' },
    ]
    const created = await send(parts, { order: 'as_given' })
    const { files, text } = await courseOf(created.json.discharge_report_id)
    expect(files.map((each: { filename: string }) => each.filename)).toEqual(['b.txt', 'a.txt'])
    expect(text).toBe(`${evolution}\n\f\n${admission}`)
  })

  it('are one text without starts when there is only one', async () => {
    const created = await send([named('a.txt', admission)])
    expect(await courseOf(created.json.discharge_report_id)).toMatchObject({
      filename: 'a.txt',
      text: admission,
      files: [],
    })
  })

  it('cause a warning when two of them are of different patients', async () => {
    const parts = [admission, evolution, other].map((text, at) => ({ text, filename: `${at}.txt` }))
    const response = await send(parts, { unless_warned: true })
    expect([response.status, response.json.errors]).toEqual([
      422,
      [{ pointer: '/source/files', code: 'several_patients' }],
    ])
    expect((await send(parts.slice(0, 2), { unless_warned: true })).status).toBe(202)
    const records = [named('a.xml', sample('cda-discharge-es.xml')), named('b.json', sample('fhir-discharge-es.json'))]
    expect((await send(records, { unless_warned: true })).json.errors[0].code).toBe('several_patients')
  })

  it.each([
    ['has nothing in it', named('c.txt', ''), 422, 'required'],
    ['has no text', named('c.pdf', pdf([[]])), 422, 'no_text'],
    ['takes a password', named('c.pdf', pdf([['Alta.']], { trailer: encryption })), 422, 'password_protected'],
    ['is damaged', named('c.docx', 'x'), 422, 'unreadable_file'],
    ['is of another kind', named('c.doc', 'x'), 415, 'invalid'],
    ['is blank', { text: ' \n ', filename: 'c.txt' }, 422, 'required'],
  ])('name the one that %s', async (...[, file, status, code]) => {
    const refused = await send([named('a.txt', admission), named('b.txt', evolution), file])
    expect([refused.status, refused.json.errors]).toEqual([
      status,
      [expect.objectContaining({ pointer: '/source/files/2', code })],
    ])
  })

  it('are limited in number and length', async () => {
    const many = Array.from({ length: limits.course_files_max + 1 }, () => ({ text: admission, filename: 'a.txt' }))
    expect((await send(many)).json.errors).toEqual([
      expect.objectContaining({ pointer: '/source/files', code: 'too_large' }),
    ])
    const long = { text: 'palabra '.repeat(30_000), filename: 'a.txt' }
    expect((await send([long, long])).json.errors).toEqual([
      expect.objectContaining({ pointer: '/source/files', code: 'too_large' }),
    ])
  })
})

const readFile = async (bytes: Uint8Array | string, query: Record<string, string> = {}, by = person) =>
  await server.call(by, courseFiles.readCourseFile, {
    query: { organisation_id, ...query },
    raw: Buffer.from(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  })

describe('a scan that is read for a course', () => {
  const accept = 'application/json, text/event-stream'
  const send = (bytes: Uint8Array, headers: Record<string, string>) =>
    server.call(person, courseFiles.readCourseFile, {
      query: { organisation_id },
      raw: Buffer.from(bytes),
      headers: { 'content-type': 'application/octet-stream', ...headers },
    })
  const eventsIn = (text: string) =>
    [...text.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, event = '', data = '']) => ({
      event,
      data: JSON.parse(data),
    }))

  it('reports its progress in pages, and at the end its text, to clients that accept events', async () => {
    const page = await printed(['03/05/2024 Ingreso por disnea', 'Furosemida 40 mg cada 24 horas'])
    const bytes = scan([page, page])
    const response = await send(bytes, { accept })
    expect(response.headers['content-type']).toContain('text/event-stream')
    const events = eventsIn(response.text)
    expect(events[0]).toEqual({ event: 'progress', data: { read: 0, pages: 2 } })
    expect(events.filter(({ event }) => event === 'progress').at(-1)?.data).toEqual({ read: 2, pages: 2 })
    const plain = await send(bytes, { accept: 'application/json' })
    expect(plain.headers['content-type']).toContain('application/json')
    expect(events.at(-1)).toEqual({ event: 'answer', data: plain.json })
    expect(plain.json.text).toContain('Furosemida 40 mg')
  })

  it('reports an error at the end, and answers without events when no page has to be recognised', async () => {
    const blank = { width: 400, height: 300, data: new Uint8Array(400 * 300).fill(255) }
    const events = eventsIn((await send(scan([blank]), { accept })).text)
    expect(events.map(({ event }) => event)).toEqual(['progress', 'progress', 'problem'])
    expect(events.at(-1)?.data).toMatchObject({ code: 'validation-failed', errors: [{ code: 'no_text' }] })
    const broken = await send(Buffer.from('%PDF-1.4 broken'), { accept })
    expect([broken.status, broken.json.code]).toEqual([422, 'validation-failed'])
    expect((await send(pdf([admission.split('\n')]), { accept })).json.text).toContain('Furosemida')
  })
})

describe('a file that is read for a course', () => {
  it('returns its text and its first date', async () => {
    expect((await readFile(evolution, { kind: 'txt' })).json).toEqual({
      text: evolution,
      first_day: '2024-05-05',
      is_year_known: true,
      recognised: null,
    })
    expect((await readFile(laboratory)).json).toMatchObject({ text: laboratory, first_day: null, is_year_known: false })
    expect((await readFile(pdf([['Alta mañana.']]))).json.text).toBe('Alta mañana.')
  })

  it('is recognised when it is a picture, and the report keeps the words that may be wrong', async () => {
    const page = await printed(['Paciente de 74 años que ingresa por disnea progresiva.', 'Furosemida 40 mg 1-0-0'])
    const [picture, scanned] = [await readFile(png(page)), await readFile(scan([page]), { kind: 'pdf' })]
    for (const { json } of [picture, scanned]) {
      expect(json.text).toContain('Furosemida 40 mg 1-0-0')
      expect(json.recognised).toMatchObject({ pages: [{ page: 1 }], missing_languages: [] })
    }
    const { text } = picture.json
    const word = { start: text.indexOf('40'), end: text.indexOf('40') + 2, confidence: 51 }
    const outside = { start: text.length - 1, end: text.length + 9, confidence: 1 }
    const files = [
      { text: admission, filename: 'a.txt' },
      { text, filename: 'foto.png', uncertain: [word, outside] },
    ]
    const { json } = await server.call(person, reports.create, {
      body: { organisation_id, source: { files, order: 'as_given' } },
    })
    const { discharge_report_id } = json
    const report = await server.call(person, reports.read, { params: { discharge_report_id } })
    const { source } = report.json
    const [{ start, end, confidence }, ...others] = source.uncertain
    expect([source.text.slice(start, end), confidence, others]).toEqual(['40', 51, []])
    expect(start).toBeGreaterThan(admission.length)
  })

  it('says why it cannot be read', async () => {
    const hostile = await readFile(png({ width: 30_000, height: 30_000, data: new Uint8Array(30_000) }), {
      kind: 'png',
    })
    expect([hostile.status, hostile.json.errors?.[0]?.code]).toEqual([422, 'too_many_pixels'])
    const why = async (bytes: Uint8Array | string, kind: string) => {
      const { status, json } = await readFile(bytes, { kind })
      return [status, json.code, json.errors?.[0]?.code]
    }
    expect(await why(pdf([[]]), 'pdf')).toEqual([422, 'validation-failed', 'no_text'])
    expect(await why('x', 'docx')).toEqual([422, 'validation-failed', 'unreadable_file'])
    expect(await why('<a><b></a>', 'xml')).toEqual([422, 'validation-failed', 'unreadable_file'])
    expect(await why('palabra '.repeat(200_000), 'txt')).toEqual([413, 'payload-too-large', 'too_large'])
  })

  it('leaves none of its words and no file name anywhere', async () => {
    await readFile(evolution)
    const acts = await server.services.db
      .selectFrom('audit_events')
      .select('detail')
      .where('act', '=', 'course_files.read')
      .execute()
    expect(acts.at(-1)?.detail).toEqual({ characters: evolution.length })
  })
})

test('a person who may not generate reports in an organisation cannot have files read there', async () => {
  const reader = await server.person(['reader', organisation_id])
  expect((await readFile(evolution, {}, reader)).status).toBe(403)
  const elsewhere = await server.organisation('Otra')
  expect((await readFile(evolution, { organisation_id: elsewhere })).status).toBe(404)
})
