import { sectionKeys } from '@alta/contract/sections'
import * as reports from '@alta/contract/reports'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let organisation_id: string
let clinician: Person
beforeAll(async () => {
  server = await openTestServer({ options: { heartbeat_ms: 200 } })
  organisation_id = await server.organisation('Hospital de Prueba')
  clinician = await server.person(['clinician', organisation_id])
})
afterAll(() => server.close())

const course = `Paciente: Rosa Invent Ficticia
Antecedentes: hipertensión arterial. Alergia a penicilina.
Evolución: afebril, buena evolución.
Tratamiento al alta: enalapril 10 mg cada 24 horas.
Diagnóstico principal: neumonía adquirida en la comunidad.
`

const create = (by: Person, body: object = {}, headers: Record<string, string> = {}) =>
  server.call(by, reports.create, { body: { organisation_id, source: { text: course }, ...body }, headers })
const read = (by: Person, discharge_report_id: string) =>
  server.call(by, reports.read, { params: { discharge_report_id } })
const finished = (by: Person, id: string) =>
  vi.waitFor(
    async () => {
      const { json } = await read(by, id)
      if (!['ready', 'failed', 'cancelled'].includes(json.status)) throw new Error(json.status)
      return json
    },
    { timeout: 20_000, interval: 50 },
  )
const eventsIn = (text: string) =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('id: '))
    .map((block) => {
      const [, id, event, data = ''] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(block) ?? []
      return { id: Number(id), event, data: JSON.parse(data) }
    })
const listen = (by: Person, discharge_report_id: string, headers: Record<string, string> = {}) =>
  server.call(by, reports.events, { params: { discharge_report_id }, headers })

test('a pasted course becomes a report whose every quoted sentence is in the source', async () => {
  const created = await create(clinician)
  expect([created.status, created.json.status, created.json.progress]).toEqual([202, 'queued', { done: 0, total: 18 }])
  const report = await finished(clinician, created.json.discharge_report_id)
  expect(report).toMatchObject({ status: 'ready', language: 'es', progress: { done: 18, total: 18 }, problem: null })
  expect(report.generated.sections.map((section: { key: string }) => section.key)).toEqual([...sectionKeys])
  expect(report.title).toContain('Rosa Invent')
  expect(report.generation_seconds).toBeGreaterThan(0)
  const items = report.generated.sections.flatMap((section: { items: object[] }) => section.items)
  expect(items.length).toBeGreaterThan(2)
  const quoted = items.filter((item: { origin: string }) => item.origin === 'extracted')
  for (const { spans } of quoted) expect(spans[0].end).toBeLessThanOrEqual(report.source.text.length)
})

test('the answer to a new report has the fields of its entry in the list, for people and credentials', async () => {
  const machine = await server.credential(['clinician'], organisation_id)
  for (const by of [clinician, machine]) {
    const created = (await server.call(by, reports.create, { body: { organisation_id, source: { text: course } } }))
      .json
    const { items } = (await server.call(clinician, reports.list, { query: { organisation_id } })).json
    const listed = items.find(
      (item: { discharge_report_id: string }) => item.discharge_report_id === created.discharge_report_id,
    )
    expect(Object.keys(created).toSorted()).toEqual(Object.keys(listed).toSorted())
    for (const field of [
      'organisation_name',
      'created_at',
      'generated_by',
      'review_state',
      'ever_signed',
      'put_away',
      'annulled',
      'ratings',
    ])
      expect([field, created[field]]).toEqual([field, listed[field]])
    expect(created).toMatchObject({
      status: 'queued',
      progress: { done: 0, total: 18 },
      language: null,
      decisions: 0,
      unused_count: 0,
    })
    await finished(clinician, created.discharge_report_id)
  }
})

test('a listener receives 18 sections in order and then that the report is ready, from the start or resumed', async () => {
  const { discharge_report_id } = (await create(clinician)).json
  const received = eventsIn((await listen(clinician, discharge_report_id)).text)
  const sections = received.filter(({ event }) => event === 'section')
  expect(sections.map(({ data }) => data.section.key)).toEqual([...sectionKeys])
  expect(sections.at(-1)?.data.progress).toEqual({ done: 18, total: 18 })
  expect(received.at(0)?.data.status).toBe('queued')
  expect(received.at(-1)?.event).toBe('ready')
  const rest = eventsIn(
    (await listen(clinician, discharge_report_id, { 'last-event-id': String(received.at(-3)?.id) })).text,
  )
  expect(rest).toEqual(received.slice(-2))
  const late = eventsIn(
    (await listen(clinician, discharge_report_id, { 'last-event-id': String(received.at(-1)?.id) })).text,
  )
  expect(late.map(({ event, data }) => [event, data.status])).toEqual([['status', 'ready']])
})

test.each([
  ['the session of the listener ends', 'sessions'],
  ['the role of the listener there is taken, whatever they are elsewhere', 'role_assignments'],
] as const)(
  'a stream ends when %s',
  async (_what, table) => {
    const slow = await openTestServer({ options: { heartbeat_ms: 50 }, write: () => new Promise(() => undefined) })
    try {
      const slowOrganisation = await slow.organisation('Lenta')
      const other = await slow.organisation('Otra')
      const person = await slow.person(['clinician', slowOrganisation])
      const body = { organisation_id: slowOrganisation, source: { text: course } }
      const { discharge_report_id } = (await slow.call(person, reports.create, { body })).json
      const listening = slow.call(person, reports.events, { params: { discharge_report_id } })
      // The opening is in the audit log once the stream is accepted.
      await vi.waitFor(async () => {
        const opened = slow.services.db.selectFrom('audit_events').select('act').where('act', '=', 'reports.events')
        await opened.executeTakeFirstOrThrow()
      })
      if (table === 'sessions') await slow.services.db.deleteFrom(table).execute()
      else await slow.services.db.updateTable(table).set({ organisation_id: other }).execute()
      expect((await listening).text).toContain('heartbeat')
    } finally {
      await slow.close()
    }
  },
  60_000,
)

test('a stream ends cleanly when the server stops', async () => {
  const slow = await openTestServer({ write: () => new Promise(() => undefined) })
  const slowOrganisation = await slow.organisation('Lenta')
  const person = await slow.person(['clinician', slowOrganisation])
  const body = { organisation_id: slowOrganisation, source: { text: course } }
  const { discharge_report_id } = (await slow.call(person, reports.create, { body })).json
  const listening = slow.call(person, reports.events, { params: { discharge_report_id } })
  // There are two followers: the stream, and the job, which learns of a cancellation in the same way.
  const followers = async () => /alta_event_followers (\d+)/.exec((await slow.services.metrics.render()).text)?.[1]
  await expect.poll(followers).toBe('2')
  await slow.close()
  const received = await listening
  expect([received.status, eventsIn(received.text)[0]?.data.status]).toEqual([200, 'queued'])
})

test('the same submit twice, even at once, makes one report', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => create(clinician, {}, headers)))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(new Set(answers.map(({ json }) => json.discharge_report_id)).size).toBe(1)
  await finished(clinician, answers[0]?.json.discharge_report_id)
  const other = await create(clinician, { title: 'Otro' }, headers)
  expect([other.status, other.json.code]).toEqual([422, 'validation-failed'])
})

test('a Word file and an old Windows text are read as text; line ends and accents are normalised', async () => {
  const bytes = Buffer.from(course.replaceAll('\n', '\r\n'), 'latin1')
  const created = await create(clinician, {
    source: { file_base64: bytes.toString('base64'), filename: 'curso de Rosa.txt' },
  })
  expect([created.status, created.json.title]).toEqual([202, 'curso de Rosa'])
  const { source } = await finished(clinician, created.json.discharge_report_id)
  expect(source).toMatchObject({ filename: 'curso de Rosa.txt', text: course })
  expect(source.sha256).toMatch(/^[\da-f]{64}$/)
})

test.each([
  [{ source: { text: 'corto' } }, 422, '/source/text', 'too_small'],
  [{ source: { text: ' \n'.repeat(60) } }, 422, '/source/text', 'required'],
  [{ source: { text: 'x'.repeat(400_001) } }, 422, '/source/text', 'too_large'],
  [{ source: { file_base64: '!!!!', filename: 'a.txt' } }, 422, '/source/file_base64', 'invalid'],
  [{ source: { file_base64: '', filename: 'a.txt' } }, 422, '/source/file_base64', 'required'],
  [{ source: { file_base64: 'AAAA', filename: 'a.pdf' } }, 422, '/source/file_base64', 'unreadable_file'],
  [{ source: { file_base64: 'AAAA', filename: 'a.doc' } }, 415, '/source/file_base64', 'invalid'],
  [{ source: { files: [] } }, 422, '/source/files', 'too_small'],
  [{ source: {} }, 422, '/source/text', 'required'],
  [{ language: 'fr' }, 422, '/language', 'invalid'],
  [{ report_strategy: 'guided' }, 422, '/report_strategy', 'invalid'],
  [{ title: 'x'.repeat(121) }, 422, '/title', 'too_large'],
  [{ surprise: 1 }, 422, '/surprise', 'unrecognised'],
])('an invalid course is refused: %j', async (body, ...expected) => {
  const refused = await create(clinician, body)
  expect([refused.status, refused.json.errors?.[0]?.pointer, refused.json.errors?.[0]?.code]).toEqual(expected)
})

test('a file over the limit is too large before it is read', async () => {
  const refused = await create(clinician, { source: { file_base64: 'A'.repeat(16 * 1024 * 1024), filename: 'a.txt' } })
  expect([refused.status, refused.json.code]).toEqual([413, 'payload-too-large'])
})

test('lists are newest first, have cursors and filters, and are not sent again when unchanged', async () => {
  const listedOrganisation = await server.organisation('Lista')
  const person = await server.person(['clinician', listedOrganisation])
  for (const title of ['uno', 'dos', 'tres']) {
    const { json } = await create(person, { organisation_id: listedOrganisation, title })
    await finished(person, json.discharge_report_id)
  }
  const list = (query: Record<string, string>, headers = {}) => server.call(person, reports.list, { query, headers })
  const first = await list({ limit: '2', count: 'true' })
  expect(first.json.items.map(({ title }: { title: string }) => title)).toEqual(['tres', 'dos'])
  expect(first.json.total).toBe(3)
  const second = await list({ limit: '2', cursor: first.json.next_cursor })
  expect([second.json.items.length, second.json.next_cursor]).toEqual([1, null])
  expect(first.text).not.toContain('penicilina')
  expect((await list({ status: 'failed' })).json.items).toEqual([])
  expect((await list({ organisation_id })).json.items).toEqual([])
  expect((await list({ cursor: 'x' })).json.errors[0].pointer).toBe('/cursor')
  const again = await list({ limit: '2', count: 'true' }, { 'if-none-match': String(first.headers['etag']) })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('a given title is kept, and a clinician may change it', async () => {
  const { discharge_report_id } = (await create(clinician, { title: 'Cama 12' })).json
  expect((await finished(clinician, discharge_report_id)).title).toBe('Cama 12')
  const renamed = await server.call(clinician, reports.rename, {
    params: { discharge_report_id },
    body: { title: 'Cama 14' },
  })
  expect(renamed.json.title).toBe('Cama 14')
  expect((await read(clinician, discharge_report_id)).json.title).toBe('Cama 14')
})

test.each([
  ['markdown', /^# Informe de alta\n[^]*Café[^]*enalapril 10 mg/i],
  ['text', /^Informe de alta\n[^]*Café[^]*enalapril 10 mg/i],
  ['docx', /^PK/],
  ['pdf', /^%PDF-1\.7/],
  ['sheet_docx', /^PK/],
  ['sheet_pdf', /^%PDF-1\.7/],
  ['fhir', /^\{\s*"resourceType": "Bundle"[^]*enalapril 10 mg/i],
])('a ready report is exported as %s', async (format, beginning) => {
  const { discharge_report_id } = (await create(clinician, { title: 'Café "de" Rosa' })).json
  await finished(clinician, discharge_report_id)
  const query = { version: 'generated', format }
  const answer = await server.call(clinician, reports.exportFile, { params: { discharge_report_id }, query })
  expect(answer.status).toBe(200)
  expect(String(answer.headers['content-disposition'])).toMatch(
    /^attachment; filename="alta_(?:hoja-paciente_)?Cafe-de-Rosa_\d{4}-\d\d-\d\d\.\w+"/,
  )
  expect(answer.text).toMatch(beginning)
})

test('a clinician of another hospital finds nothing; a manager may not read reports; a reader may not create them', async () => {
  const { discharge_report_id } = (await create(clinician)).json
  await finished(clinician, discharge_report_id)
  const params = { discharge_report_id }
  const elsewhere = await server.person(['clinician', await server.organisation('Otro hospital')])
  const reader = await server.person(['reader', organisation_id])
  const manager = await server.person(['manager', organisation_id])
  const administrator = await server.person(['administrator'])
  for (const call of [reports.read, reports.events, reports.cancel, reports.retry])
    expect((await server.call(elsewhere, call, { params })).status).toBe(404)
  expect((await create(elsewhere)).status).toBe(404)
  for (const by of [manager, administrator]) expect((await read(by, discharge_report_id)).status).toBe(403)
  expect((await read(reader, discharge_report_id)).status).toBe(200)
  expect((await server.call(reader, reports.cancel, { params })).status).toBe(403)
  const both = await server.person(['reader', organisation_id], ['clinician', await server.organisation('Tercero')])
  expect((await server.call(both, reports.cancel, { params })).status).toBe(403)
  expect((await create(both)).status).toBe(403)
})

test('every read of a report is audited with its reader, and without any word of the patient', async () => {
  const { discharge_report_id } = (await create(clinician)).json
  await finished(clinician, discharge_report_id)
  const rows = await server.services.db
    .selectFrom('audit_events')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .execute()
  const mine = rows.filter(({ detail }) => JSON.stringify(detail).includes(discharge_report_id))
  expect(new Set(mine.map(({ act }) => act))).toEqual(new Set(['reports.create', 'reports.read']))
  expect(mine.every(({ actor_id }) => actor_id === clinician.user_id)).toBe(true)
  expect(JSON.stringify(rows)).not.toMatch(/Rosa|penicilina/)
})
