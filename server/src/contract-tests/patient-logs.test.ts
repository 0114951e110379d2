import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { apiPrefix, everyCall } from '@alta/contract/api'
import * as assignments from '@alta/contract/assignments'
import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as chat from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import { type Endpoint, typedHeader } from '@alta/contract/endpoint'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as search from '@alta/contract/search'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** The real server in a separate process. All output of its threads and child processes comes through its pipes. */
const main = path.resolve(import.meta.dirname, '../main.ts')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-logs-'))
const administrator = { email: 'admin@ward.example', password: 'deu tortugues al balco' }
const metrics_token = 'for the watchers'
const reason = 'Trabaja en la planta tercera'

// Each of these words exists only in the records of a patient.
const secrets = [
  'Zósima',
  'Quintanar',
  '88ZQ7731',
  'Urraca',
  '55UP1199',
  '07/08/1937',
  '1937-08-07',
  'Quimeras',
] as const
const typed = secrets.map((secret) => encodeURIComponent(secret))
const course = `Paciente: Zósima Quintanar Ruiz  NHC 88ZQ7731  FN 07/08/1937
Servicio de Quimeras. Ingreso: 03/09/2023. Alta: 06/09/2023
Mujer de 86 años. Alergia a penicilina. Ingresa por disnea y fiebre de tres días de evolución.
Evolución: se inicia clindamicina 600 mg cada 8 horas. Afebril desde el segundo día.
Recomendaciones al alta: control en consultas externas en 7 días.
`

let child: ChildProcess
let address = ''
let output = ''
let token = ''
const ids: Record<string, string> = {}

async function start(): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  const first = { ALTA_ADMIN_EMAIL: administrator.email, ALTA_ADMIN_PASSWORD: administrator.password }
  const own = { PORT: '0', ALTA_DATA_DIR: folder, ALTA_LOG_LEVEL: 'trace', ALTA_METRICS_TOKEN: metrics_token }
  child = spawn(process.execPath, [main], { env: { PATH, HOME, ...own, ...first }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ready = Promise.withResolvers<string>()
  const hear = (text: string) => {
    output += text
    const found = /ready at (\S+)/.exec(output)?.[1]
    if (found !== undefined) ready.resolve(found)
  }
  child.stdout?.setEncoding('utf8').on('data', hear)
  child.stderr?.setEncoding('utf8').on('data', hear)
  child.once('exit', (code) => ready.reject(new Error(`the server ended with ${code}`)))
  address = await ready.promise
}

interface LoggedRequestFixture {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Record<string, string>
  readonly typed?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly raw?: string
  readonly media_type?: string
}

async function call(
  endpoint: Endpoint,
  { params = {}, query = {}, typed: words = {}, ...sent }: LoggedRequestFixture = {},
) {
  const url = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const raw = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
  const leaving = new AbortController()
  const response = await fetch(`${address}${apiPrefix}${url}?${new URLSearchParams(query).toString()}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(raw !== undefined && { 'content-type': sent.media_type ?? 'application/json' }),
      ...Object.fromEntries(
        Object.entries(words).map(([field, word]) => [typedHeader(field), encodeURIComponent(word)]),
      ),
    },
    ...(raw !== undefined && endpoint.method !== 'GET' && { body: raw }),
    signal: leaving.signal,
  })
  const isStream = response.headers.get('content-type')?.includes('event-stream') === true
  const text = isStream ? '' : await response.text()
  leaving.abort()
  const isJson = /^application\/(?:problem\+)?json/.test(response.headers.get('content-type') ?? '')
  return { status: response.status, text, json: isJson && text !== '' ? JSON.parse(text) : null }
}

/** A ward whose administrator is its clinician, with a report, a chat and a document of one patient. */
async function makeRecords(): Promise<void> {
  token = (await call(auth.login, { body: administrator })).json.token
  const user_id: string = (await call(auth.me)).json.user.user_id
  const { organisation_id } = (await call(organisations.create, { body: { name: 'Planta' } })).json
  const role = { user_id, organisation_id, role: 'clinician', scope: 'organisation', reason }
  expect((await call(assignments.create, { body: role })).status).toBe(201)
  const created = await call(reports.create, { body: { organisation_id, source: { text: course }, language: 'es' } })
  const { discharge_report_id } = created.json
  const report = { params: { discharge_report_id } }
  const read = async () => (await call(reports.read, report)).json
  await vi.waitFor(async () => expect((await read()).status).toBe('ready'), { timeout: 60_000, interval: 200 })
  const body = { title: 'Zósima Quintanar', organisation_id, rag_strategy: 'rag' }
  const { chat_session_id } = (
    await call(chat.create, { body: { ...body, discharge_report_ids: [discharge_report_id] } })
  ).json
  const session = { params: { chat_session_id } }
  const file = { filename: 'Zósima Quintanar.txt', media_type: 'text/plain', bytes: Buffer.byteLength(course) }
  const { document_id } = (await call(documents.create, { ...session, body: file })).json
  const document = { params: { chat_session_id, document_id } }
  await call(documents.write, { ...document, raw: course, media_type: 'application/octet-stream' })
  const state = async () => (await call(documents.read, document)).json.state
  await vi.waitFor(async () => expect(await state()).toBe('ready'), { timeout: 60_000, interval: 200 })
  const response = await call(chat.ask, { ...session, body: { content: '¿Qué alergias tiene Zósima Quintanar?' } })
  const { message_id } = response.json.assistant_message
  const newest = async () => (await call(chat.messages, session)).json.items[0].status
  await vi.waitFor(async () => expect(await newest()).toBe('complete'), { timeout: 60_000, interval: 200 })
  Object.assign(ids, { user_id, organisation_id, discharge_report_id, chat_session_id, document_id, message_id })
}

const report = () => ({ params: { discharge_report_id: ids['discharge_report_id'] ?? '' } })

beforeAll(async () => {
  await start()
  await makeRecords()
}, 180_000)
afterAll(() => {
  child.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})

const foundIn = (text: string) => [...secrets, ...typed].filter((secret) => text.includes(secret))

test('the records contain the words that the other tests look for', async () => {
  const { text } = await call(reports.list, { typed: { q: 'quintanar' } })
  expect(foundIn(text)).toEqual(expect.arrayContaining(['Zósima', 'Quintanar', '88ZQ7731', '1937-08-07']))
  expect(output.length).toBeGreaterThan(50)
})

test('a patient is found, corrected, signed, exported, asked about and searched for in the audit log', async () => {
  for (const q of secrets) {
    expect((await call(search.find, { typed: { q } })).status).toBe(200)
    expect((await call(reports.list, { typed: { q }, query: { sort: 'title', limit: '1' } })).status).toBe(200)
    expect((await call(chat.list, { typed: { q } })).status).toBe(200)
    expect((await call(audit.list, { typed: { record_number: q } })).status).toBe(200)
  }
  const head = { name: { value: 'Urraca' }, record_number: { value: '55UP1199' }, birth_date: { value: '1937-08-07' } }
  expect((await call(review.correctHead, { ...report(), body: { revision: 0, head } })).status).toBe(200)
  expect((await call(reports.rename, { ...report(), body: { title: 'Urraca 55UP1199' } })).status).toBe(200)
  for (const version of ['generated', 'corrected'])
    for (const format of Object.keys(reports.exportFormats))
      expect((await call(reports.exportFile, { ...report(), query: { version, format } })).status).toBe(200)
  const signature = { version: 'corrected', revision: 1 }
  expect((await call(review.sign, { ...report(), body: signature })).status).toBe(201)
})

// Calls that end what the other calls need, or that answer with the token in use.
const left = new Set([
  'auth.logout',
  'auth.login',
  'auth.change_password',
  'auth.end_session',
  'users.remove',
  'users.update',
  'users.end_sessions',
])

/** Puts a patient's fields wherever a call takes input: path, address, headers, body, and an invalid body. */
function* sentOf(endpoint: Endpoint): Generator<LoggedRequestFixture> {
  const secret = 'Zósima Quintanar 88ZQ7731'
  const named = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, secret]))
  const query = Object.fromEntries([...Object.keys(endpoint.query?.shape ?? {}), 'q'].map((name) => [name, secret]))
  const words = Object.fromEntries(Object.keys(endpoint.typed?.shape ?? {}).map((name) => [name, secret]))
  yield { params: named }
  yield { params: ids, query }
  yield { params: ids, typed: words }
  if (endpoint.method === 'GET') return
  yield { params: ids, body: { name: secret, title: secret, text: secret, content: secret, reason: secret } }
  yield { params: ids, raw: `{"title":"${secret}` }
  yield { params: ids, raw: secret, media_type: `text/${encodeURIComponent(secret)}` }
}

test('whatever each call is sent, no log, metric or audit event contains any of a patient’s fields', async () => {
  const wrong: string[] = []
  for (const [name, endpoint] of everyCall().filter(([known, { kind }]) => !left.has(known) && kind !== 'stream'))
    for (const sent of sentOf(endpoint)) {
      const { status } = await call(endpoint, sent)
      if (status === 401 || status === 429 || status >= 500) wrong.push(`${name} ${status}`)
    }
  expect(wrong).toEqual([])
  // The lines of lists are written within a second. An export of the log writes them first.
  const taken = await call(audit.exportFile, { query: { format: 'ndjson' } })
  expect(taken.status, taken.text).toBe(200)
  const lines = taken.text
  expect(lines.split('\n').length).toBeGreaterThan(50)
  expect(lines).toContain('reports.export')
  expect(foundIn(lines)).toEqual([])
  const figures = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${metrics_token}` } })
  expect([figures.status, foundIn(await figures.text())]).toEqual([200, []])
  expect(foundIn((await call(everyCallNamed('analytics.reports'))).text)).toEqual([])
  expect(foundIn(output)).toEqual([])
}, 240_000)

function everyCallNamed(callName: string): Endpoint {
  const found = everyCall().find(([name]) => name === callName)
  if (!found) throw new Error(callName)
  return found[1]
}
