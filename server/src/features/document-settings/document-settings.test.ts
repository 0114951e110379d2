import { deflateSync, crc32 } from 'node:zlib'
import * as audit from '@alta/contract/audit'
import * as documentSettings from '@alta/contract/document-settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewFixture } from '../reports/review.fixtures.ts'
import * as reports from '@alta/contract/reports'
import type { Caller, Person } from '../../contract-tests/test-server.ts'
import { readPdf } from '../../contract-tests/read-pdf.ts'

let fixture: Awaited<ReturnType<typeof openReviewFixture>>
let manager: Person
beforeAll(async () => {
  fixture = await openReviewFixture()
  manager = await fixture.server.person(['manager', fixture.organisation_id])
})
afterAll(() => fixture.server.close())

const read = (by: Caller, organisation_id: string) =>
  fixture.server.call(by, documentSettings.readDocumentSettings, { params: { organisation_id } })
const change = (by: Caller, organisation_id: string, body: object) =>
  fixture.server.call(by, documentSettings.changeDocumentSettings, { params: { organisation_id }, body })
/** An organisation with its manager. */
async function makeOrganisation(name: string) {
  const organisation_id = await fixture.server.organisation(name)
  return { organisation_id, by: await fixture.server.person(['manager', organisation_id]) }
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey PNG. `rows` is the number of rows that its data really holds. */
function png(width: number, height: number, { rows = height, interlace = 0 } = {}): string {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, interlace], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc((width + 1) * rows))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]).toString(
    'base64',
  )
}

test('before any change, documents use the default settings', async () => {
  const { status, json } = await read(fixture.reader, fixture.organisation_id)
  expect([status, json]).toEqual([
    200,
    { name: '', address: [], footer: '', time_zone: null, layouts: [], logo: null, revision: 0 },
  ])
})

test('people with permission change them; other members see them; outsiders find nothing', async () => {
  const { organisation_id, by } = await makeOrganisation('Guardada')
  const reader = await fixture.server.person(['reader', organisation_id])
  const saved = await change(by, organisation_id, {
    name: ' Hospital de la Vall ',
    address: ['Calle Mayor 1'],
    revision: 0,
  })
  expect([saved.status, saved.json.name, saved.json.revision]).toEqual([200, 'Hospital de la Vall', 1])
  expect((await read(reader, organisation_id)).json).toEqual(saved.json)
  expect((await change(reader, organisation_id, { name: 'Otro' })).status).toBe(403)
  for (const answer of [await read(manager, organisation_id), await change(manager, organisation_id, {})])
    expect(answer.status).toBe(404)
  expect((await change(by, organisation_id, { name: 'Otro', revision: 0 })).json.code).toBe('stale-revision')
  expect((await change(by, organisation_id, { name: 'Hospital de la Vall' })).json.revision).toBe(1)
})

test('a logo is stored with its real format, and can be removed', async () => {
  const { organisation_id, by } = await makeOrganisation('Con logotipo')
  const logo_base64 = png(30, 10)
  const saved = await change(by, organisation_id, { logo_base64 })
  expect(saved.json.logo).toEqual({ media_type: 'image/png', base64: logo_base64 })
  expect((await change(by, organisation_id, { logo_base64 })).json.revision).toBe(1)
  expect((await change(by, organisation_id, { logo_base64: null })).json.logo).toBeNull()
})

const section = { key: 'evolution', titles: {} } as const
const refusals: readonly (readonly [string, object, string, string])[] = [
  [
    'a file that is no image',
    { logo_base64: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
    '/logo_base64',
    'invalid',
  ],
  ['an image that ends early', { logo_base64: png(30, 10, { rows: 4 }) }, '/logo_base64', 'invalid'],
  ['an image that holds more than it says', { logo_base64: png(30, 10, { rows: 4000 }) }, '/logo_base64', 'invalid'],
  ['an interlaced image', { logo_base64: png(30, 10, { interlace: 1 }) }, '/logo_base64', 'invalid'],
  ['an image of too many pixels', { logo_base64: png(1501, 1) }, '/logo_base64', 'too_large'],
  ['too many bytes', { logo_base64: 'A'.repeat(266_672) }, '/logo_base64', 'too_large'],
  ['no base64', { logo_base64: 'ñ' }, '/logo_base64', 'invalid'],
  ['a zone nobody knows', { time_zone: 'Europe/Garriga' }, '/time_zone', 'invalid'],
  [
    'a service twice',
    {
      layouts: [
        { service: 'UCI', sections: [] },
        { service: 'uci', sections: [] },
      ],
    },
    '/layouts/1/service',
    'already_taken',
  ],
  [
    'a section twice',
    { layouts: [{ service: null, sections: [section, section] }] },
    '/layouts/0/sections/1/key',
    'already_taken',
  ],
  ['five lines of address', { address: ['a', 'b', 'c', 'd', 'e'] }, '/address', 'too_large'],
]
test.each(refusals)('%s is refused at its field, and nothing is stored', async (...[, body, pointer, code]) => {
  const { organisation_id, by } = await makeOrganisation('Exacta')
  const refused = await change(by, organisation_id, { footer: 'No', ...body })
  expect([refused.status, refused.json.errors]).toMatchObject([422, [{ pointer, code }]])
  expect((await read(by, organisation_id)).json).toMatchObject({ footer: '', revision: 0 })
})

test('the audit log names the changed settings and not their content', async () => {
  const { organisation_id, by } = await makeOrganisation('Vigilada')
  await change(by, organisation_id, { name: 'Pelícano', footer: 'Flamenco', logo_base64: png(3, 3) })
  const { text, json } = await fixture.server.call(by, audit.list, { query: { organisation_id } })
  expect(json.items[0]).toMatchObject({ act: 'organisations.change_document_settings', organisation_id })
  expect(json.items[0].detail).toMatchObject({ changed: 'name footer logo' })
  expect(text).not.toMatch(/Pelícano|Flamenco/)
})

test('every export uses them: letterhead, order, titles and local time', async () => {
  const id = await fixture.createReport('Cama 12')
  const saved = await change(manager, fixture.organisation_id, {
    name: 'Hospital de la Vall',
    address: ['Calle Mayor 1, 08001 Barcelona'],
    footer: 'Documento confidencial',
    time_zone: 'Asia/Tokyo',
    logo_base64: png(40, 20),
    layouts: [
      {
        service: null,
        sections: [
          { key: 'main_diagnosis', titles: { es: 'Juicio clínico' } },
          { key: 'medication', titles: {} },
        ],
      },
    ],
  })
  expect(saved.status).toBe(200)
  const taken = async (format: string) => {
    const query = { version: 'generated', format }
    return await fixture.server.call(fixture.ada, reports.exportFile, { params: { discharge_report_id: id }, query })
  }
  for (const format of ['markdown', 'text']) {
    const { text } = await taken(format)
    expect(text).toMatch(/Hospital de la Vall[^]*Calle Mayor 1[^]*Juicio clínico[^]*Medicación[^]*Complicaciones/)
    expect(text).toMatch(/GMT\+9[^]*Documento confidencial/)
  }
  const bundle = (await taken('fhir')).json
  expect(JSON.stringify(bundle)).toContain('"address":[{"line":["Calle Mayor 1, 08001 Barcelona"]}]')
  expect(bundle.entry[0].resource.section.slice(0, 2)).toMatchObject([
    { section: [{ title: 'Juicio clínico' }, {}, {}] },
    { title: 'Medicación' },
  ])
  const pdf = await readPdf((await taken('pdf')).bytes)
  expect(
    pdf
      .tagged('H2')
      .slice(0, 3)
      .map((title) => title.trim()),
  ).toEqual(['Juicio clínico', 'Medicación', 'Complicaciones'])
  expect(pdf.pages[0]).toMatch(/Hospital de la Vall[^]*Calle Mayor 1[^]*Documento confidencial/)
  expect(pdf.tagged('Figure')).toHaveLength(1)
})
