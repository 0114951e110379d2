import * as chat from '@alta/contract/chat'
import * as dataExports from '@alta/contract/data-exports'
import * as documents from '@alta/contract/documents'
import * as marks from '@alta/contract/review-marks'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import { sql } from 'kysely'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { documentFile } from '#base/storage/delete-files'
import { type Caller, openTestServer, type TestServer } from '../../contract-tests/test-server.ts'
import { storedContents, foundIn, keysOf, newKeys } from './content-keys.fixtures.ts'

const opened: TestServer[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

const course = `Paciente: Rosa Invent Ficticia
NHC: 5150
Fecha de ingreso: 01/03/2026
Antecedentes: hipertensión arterial. Alergias: alergia a penicilina con exantema.
Enfermedad actual: fiebre y disnea de tres días en domicilio cerca de Zarzaparrilla.
Evolución favorable, afebril desde el segundo día, tolera dieta, deambula por Quisqueya.
Al alta: enalapril 10 mg cada 24 horas. Juicio clínico: neumonía adquirida en la comunidad.
`
const note = `Nota de consulta. Paciente vista en Tarambana. Refiere cefalea opresiva desde el Jueves.
Se recomienda paracetamol y control en Xilofonista.
`
/** Words from the course, the correction, the draft, the comment, the question and the document. */
const telling = [
  'zarzaparrilla',
  'quisqueya',
  'exantema',
  'neumon',
  'berenjenal',
  'mermelada',
  'carambola',
  'guacamayo',
]
const ofDocument = ['tarambana', 'opresiva', 'xilofonista', 'paracetamol']

async function openContentKeysFixture(environment: Record<string, string>) {
  const server = await openTestServer({ environment })
  opened.push(server)
  const organisation_id = await server.organisation('Hospital de Prueba')
  const ada = await server.person(['clinician', organisation_id])
  return { server, organisation_id, ada }
}
type ContentKeysFixture = Awaited<ReturnType<typeof openContentKeysFixture>>

const at = (discharge_report_id: string, body?: unknown) => ({ params: { discharge_report_id }, body })

async function madeReport({ server, organisation_id, ada }: ContentKeysFixture): Promise<string> {
  const body = { organisation_id, source: { text: course }, title: 'Cama 12' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const id: string = (await server.call(ada, reports.create, { body, headers })).json.discharge_report_id
  await vi.waitFor(async () => expect((await server.call(ada, reports.read, at(id))).json.status).toBe('ready'), {
    timeout: 60_000,
  })
  return id
}

async function reviewed({ server, ada }: ContentKeysFixture, id: string): Promise<void> {
  const evolution = (markdown: string) => ({ sections: [{ key: 'evolution', markdown }], base_revision: 0 })
  const { json } = await server.call(ada, reports.read, at(id))
  const facts = json.unused.slice(0, 2).map(({ section, text }: Record<string, string>) => ({ section, text }))
  if (facts.length > 0)
    expect((await server.call(ada, marks.dismiss, at(id, { facts, dismissed: true }))).status).toBe(200)
  expect((await server.call(ada, review.saveDraft, at(id, evolution('Un berenjenal.')))).status).toBeLessThan(300)
  expect((await server.call(ada, review.correct, at(id, evolution('Una mermelada.')))).status).toBeLessThan(300)
  const rating = { level: 'good', comment: 'Qué carambola' }
  expect((await server.call(ada, review.rate, at(id, rating))).status).toBeLessThan(300)
  const signed = await server.call(ada, review.sign, at(id, { version: 'corrected', revision: 1 }))
  expect(signed.status).toBeLessThan(300)
  expect(
    (await server.call(ada, review.saveDraft, at(id, { ...evolution('Otro berenjenal.'), base_revision: 1 }))).status,
  ).toBeLessThan(300)
}

async function chatted({ server, organisation_id, ada }: ContentKeysFixture, discharge_report_id: string) {
  const body = { title: 'Cama 12', organisation_id, rag_strategy: 'rag', discharge_report_ids: [discharge_report_id] }
  const { chat_session_id } = (await server.call(ada, chat.create, { body })).json
  const params = { chat_session_id }
  const announced = { filename: 'Guacamayo.txt', media_type: 'text/plain', bytes: Buffer.byteLength(note) }
  const { document_id } = (await server.call(ada, documents.create, { params, body: announced })).json
  const headers = { 'content-type': 'application/octet-stream' }
  await server.call(ada, documents.write, { params: { ...params, document_id }, raw: Buffer.from(note), headers })
  await vi.waitFor(
    async () =>
      expect((await server.call(ada, documents.read, { params: { ...params, document_id } })).json.state).toBe('ready'),
    { timeout: 60_000, interval: 100 },
  )
  const response = await server.call(ada, chat.ask, { params, body: { content: '¿Tiene cefalea el guacamayo?' } })
  expect(response.status).toBeLessThan(300)
  await vi.waitFor(
    async () => {
      const { items } = (await server.call(ada, chat.messages, { params })).json
      expect(items.every(({ status }: { status: string }) => status === 'complete')).toBe(true)
    },
    { timeout: 60_000, interval: 100 },
  )
  return { chat_session_id, document_id }
}

async function exported({ server, organisation_id, ada }: ContentKeysFixture): Promise<Uint8Array> {
  const params = { organisation_id }
  const created = await server.call(ada, dataExports.createOfPatient, { params, body: { record_number: '5150' } })
  const { data_export_id } = created.json
  await vi.waitFor(
    async () => {
      const { items } = (await server.call(ada, dataExports.list)).json
      expect(items[0].state).toBe('ready')
    },
    { timeout: 30_000 },
  )
  return (await server.call(ada, dataExports.content, { params: { data_export_id } })).bytes
}

/** Everything that people see of these records. */
async function readAll(
  { server, ada }: ContentKeysFixture,
  id: string,
  ids: { chat_session_id: string; document_id: string },
) {
  const report = await server.call(ada, reports.read, at(id))
  const messages = await server.call(ada, chat.messages, { params: { chat_session_id: ids.chat_session_id } })
  const text = await server.call(ada, documents.readText, { params: ids })
  const file = await server.call(ada, documents.content, { params: ids })
  return [report, messages, text, file].map(({ status, text: body }) => `${status} ${body}`).join('\n')
}

const search = async ({ server }: ContentKeysFixture, by: Caller, q: string): Promise<number> =>
  (await server.call(by, reports.list, { typed: { q } })).json.items.length

async function story(fixture: ContentKeysFixture) {
  const id = await madeReport(fixture)
  await reviewed(fixture, id)
  const ids = await chatted(fixture, id)
  return { id, ids }
}

test(
  'with a key no word that people wrote is readable in the database or the files, and all of it is served',
  { timeout: 300_000 },
  async () => {
    const fixture = await openContentKeysFixture(newKeys().environment)
    const { id, ids } = await story(fixture)
    const zip = await exported(fixture)
    expect(Buffer.from(zip).subarray(0, 2).toString()).toBe('PK')
    const shown = await readAll(fixture, id, ids)
    expect(foundIn(shown, [...telling.slice(0, 3), ...ofDocument])).toEqual([...telling.slice(0, 3), ...ofDocument])
    expect(foundIn(await storedContents(fixture.server), [...telling, ...ofDocument])).toEqual([])
    expect([
      await search(fixture, fixture.ada, 'Zarzaparrilla'),
      await search(fixture, fixture.ada, 'zarzapar'),
    ]).toEqual([1, 0])
    // The columns by which lists sort and search stay readable and are found by the beginnings of words.
    expect([
      await search(fixture, fixture.ada, 'rosa inv'),
      await search(fixture, fixture.ada, 'cam quisqueya'),
    ]).toEqual([1, 1])
    expect(foundIn(await storedContents(fixture.server), ['Rosa Invent', '5150', 'Cama 12'])).toHaveLength(3)
  },
)

test('without a key the same words are readable there', { timeout: 300_000 }, async () => {
  const fixture = await openContentKeysFixture({ ALTA_CONTENT_KEYS_FILE: '' })
  await story(fixture)
  const contents = await storedContents(fixture.server)
  expect(foundIn(contents, [...telling, ...ofDocument])).toEqual([...telling, ...ofDocument])
  expect([await search(fixture, fixture.ada, 'Zarzaparrilla'), await search(fixture, fixture.ada, 'zarzapar')]).toEqual(
    [1, 1],
  )
})

test(
  'data stays readable while keys are turned on for existing data, rotated, and turned off',
  { timeout: 300_000 },
  async () => {
    const { file, environment } = newKeys()
    const fixture = await openContentKeysFixture(environment)
    const keys = keysOf(fixture.server, file)
    const first = keys.writing()
    await keys.use(null)
    const { id, ids } = await story(fixture)
    const before = await readAll(fixture, id, ids)
    await keys.use(first)
    expect(await readAll(fixture, id, ids)).toBe(before)
    expect(await search(fixture, fixture.ada, 'Zarzaparrilla')).toBe(1)

    expect((await keys.rewriteAll()).changed).toBeGreaterThan(10)
    expect(await keys.rewriteAll()).toEqual({ changed: 0, unreadable: 0 })
    await keys.finish()
    expect(foundIn(await storedContents(fixture.server), [...telling, ...ofDocument])).toEqual([])
    expect(await readAll(fixture, id, ids)).toBe(before)
    expect([await search(fixture, fixture.ada, 'fictic'), await search(fixture, fixture.ada, 'zarzapar')]).toEqual([
      1, 0,
    ])

    const second = keys.add()
    await keys.use(second)
    await fixture.server.call(fixture.ada, review.rate, at(id, { level: 'fair', comment: 'Otra carambola' }))
    const after = await readAll(fixture, id, ids)
    expect((await keys.rewriteAll()).changed).toBeGreaterThan(10)
    await keys.finish()
    const needed = (await keys.used()).filter(({ unneeded_at }) => unneeded_at === null).map(({ key_id }) => key_id)
    expect(needed.toSorted()).toEqual([second, 'words'].toSorted())
    if (first !== null) keys.remove(first)
    expect(await storedContents(fixture.server)).not.toContain(`alta:sealed:1:${first}`)
    expect(await readAll(fixture, id, ids)).toBe(after)
    expect(await search(fixture, fixture.ada, 'Zarzaparrilla')).toBe(1)

    await keys.use(null)
    expect((await keys.rewriteAll()).changed).toBeGreaterThan(10)
    await keys.finish()
    expect(await readAll(fixture, id, ids)).toBe(after)
    const contents = await storedContents(fixture.server)
    expect(contents).not.toContain('alta:sealed')
    expect(foundIn(contents, [...telling, ...ofDocument])).toEqual([...telling, ...ofDocument])
    expect([
      await search(fixture, fixture.ada, 'Zarzaparrilla'),
      await search(fixture, fixture.ada, 'zarzapar'),
    ]).toEqual([1, 1])
  },
)

test(
  'data that was changed, moved or swapped in the database or the files is refused, and never shown',
  { timeout: 300_000 },
  async () => {
    const fixture = await openContentKeysFixture(newKeys().environment)
    const [one, other] = [await madeReport(fixture), await madeReport(fixture)]
    const { server, ada, organisation_id } = fixture
    const plain = server.services.db.withoutPlugins()
    const read = async () => {
      const { status, json } = await server.call(ada, reports.read, at(one))
      return [status, json.code]
    }
    const rows = await plain
      .selectFrom('discharge_reports')
      .select(['discharge_report_id', 'source_text', 'sections', 'unused'])
      .execute()
    const textOf = (id: string) => rows.find((row) => row.discharge_report_id === id)?.source_text ?? ''
    const put = async (source_text: string) =>
      await plain.updateTable('discharge_reports').set({ source_text }).where('discharge_report_id', '=', one).execute()
    const text = textOf(one)
    const changed = `${text.slice(0, -10)}${text.at(-10) === 'A' ? 'B' : 'A'}${text.slice(-9)}`
    for (const wrong of [
      changed,
      textOf(other),
      text.slice(0, -8),
      text.replace(one, other),
      'alta:sealed:1:nothing',
    ]) {
      await put(wrong)
      expect(await read()).toEqual([500, 'content-unreadable'])
    }
    await put(text)
    expect((await read())[0]).toBe(200)
    // The ciphertext of another column of the same row is refused.
    await sql`update discharge_reports set sections = stay where discharge_report_id = ${one}`.execute(plain)
    expect(await read()).toEqual([500, 'content-unreadable'])

    const ids = await chatted(fixture, other)
    const second = await chatted(fixture, other)
    const folder = path.join(server.services.config.ALTA_DATA_DIR, 'files/kept')
    const pathOf = (document_id: string) => path.join(folder, documentFile({ organisation_id, document_id }))
    const whole = fs.readFileSync(pathOf(ids.document_id))
    const file = async () => {
      const { status, text: body } = await server.call(ada, documents.content, { params: ids })
      expect(body).not.toContain('Tarambana')
      return status
    }
    const flipped = Buffer.from(whole)
    flipped[whole.length - 20] = (flipped[whole.length - 20] ?? 0) ^ 1
    for (const wrong of [
      fs.readFileSync(pathOf(second.document_id)),
      flipped,
      whole.subarray(0, -5),
      whole.subarray(0, 40),
    ]) {
      fs.writeFileSync(pathOf(ids.document_id), wrong)
      expect(await file()).toBe(500)
    }
    fs.writeFileSync(pathOf(ids.document_id), whole)
    expect((await server.call(ada, documents.content, { params: ids })).text).toBe(note)
  },
)
