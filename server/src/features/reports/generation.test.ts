import * as reports from '@alta/contract/reports'
import { type GeneratedReport, emptyPatient, emptyStay } from '@alta/contract/report'
import { sectionKeys } from '@alta/contract/sections'
import { expect, test, vi } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { testPool, testTurn } from '../../contract-tests/test-work.ts'
import { reportThreads, type WriteReport } from './reports.threads.ts'

const course = 'Paciente inventado. Evolución favorable, afebril, tolera dieta. Alta a domicilio.'
const empty: GeneratedReport = {
  language: 'es',
  engine: { name: 'stand-in', version: '1' },
  title: null,
  patient: emptyPatient,
  stay: emptyStay,
  warnings: [],
  sections: sectionKeys.map((key) => ({ key, empty: 'not_documented', items: [] })),
  unused: [],
}

async function withHospital(
  write: WriteReport,
  work: (server: TestServer, person: Person, organisation_id: string) => Promise<void>,
) {
  const server = await openTestServer({ write })
  try {
    const organisation_id = await server.organisation('Planta')
    await work(server, await server.person(['clinician', organisation_id]), organisation_id)
  } finally {
    await server.close()
  }
}
const create = (server: TestServer, by: Person, organisation_id: string) =>
  server.call(by, reports.create, { body: { organisation_id, source: { text: course } } })
const status = async (server: TestServer, by: Person, discharge_report_id: string) =>
  (await server.call(by, reports.read, { params: { discharge_report_id } })).json.status
const becomes = (expected: string, ask: () => Promise<string>) =>
  vi.waitFor(async () => expect(await ask()).toBe(expected), { timeout: 20_000, interval: 30 })

test('a report whose engine fails says so, others continue, and it can be generated again', async () => {
  let broken = true
  const write: WriteReport = async () => {
    if (broken) throw new Error('broken on purpose')
    return empty
  }
  await withHospital(write, async (server, person, organisation_id) => {
    const { discharge_report_id } = (await create(server, person, organisation_id)).json
    const params = { discharge_report_id }
    await becomes('failed', () => status(server, person, discharge_report_id))
    const received = (await server.call(person, reports.events, { params })).text
    expect(received).toContain('event: problem\ndata: {"code":"unexpected"}')
    broken = false
    const again = await server.call(person, reports.retry, { params })
    expect([again.status, again.json.status, again.json.problem]).toEqual([202, 'queued', null])
    await becomes('ready', () => status(server, person, discharge_report_id))
    const retold = (await server.call(person, reports.events, { params })).text
    expect(retold).not.toContain('event: problem')
    expect((await server.call(person, reports.retry, { params })).json.code).toBe('not-ready')
  })
})

test('a cancelled report stays cancelled when the engine finishes later, and a person runs two at a time', async () => {
  const release = Promise.withResolvers<void>()
  const write: WriteReport = async () => {
    await release.promise
    return empty
  }
  await withHospital(write, async (server, person, organisation_id) => {
    const first = (await create(server, person, organisation_id)).json
    expect((await create(server, person, organisation_id)).status).toBe(202)
    const third = await create(server, person, organisation_id)
    expect([third.status, third.json.code, third.json.errors[0].code]).toEqual([
      429,
      'rate-limited',
      'too_many_running',
    ])
    expect(third.headers['retry-after']).toBe('5')
    await becomes('running', () => status(server, person, first.discharge_report_id))
    const params = { discharge_report_id: first.discharge_report_id }
    const cancelled = await server.call(person, reports.cancel, { params })
    expect([cancelled.status, cancelled.json.status]).toEqual([202, 'cancelled'])
    expect((await create(server, person, organisation_id)).status).toBe(202)
    const exported = { params, query: { version: 'generated', format: 'text' } }
    expect((await server.call(person, reports.exportFile, exported)).json.code).toBe('not-ready')
    release.resolve()
    const { json } = await server.call(person, reports.list)
    const last = json.items[0].discharge_report_id
    await becomes('ready', () => status(server, person, last))
    expect(await status(server, person, first.discharge_report_id)).toBe('cancelled')
    expect((await server.call(person, reports.events, { params })).text).toContain('"cancelled"')
  })
})

test('of several courses sent at once by a person with one running, only one more is accepted', async () => {
  const write: WriteReport = () => new Promise(() => undefined)
  await withHospital(write, async (server, person, organisation_id) => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(server, person, organisation_id)))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([202, 202, 429, 429])
  })
})

const misbehaving = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
const listening = "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {"
const signal = new AbortController().signal

test.each([
  ['takes too long', `${listening} for (;;); })`, 'took-too-long'],
  ['ends its thread', `${listening} process.exit(3) })`, 'ended with 3'],
  ['throws', `${listening} throw new Error('broken') })`, 'broken'],
  [
    'eats memory',
    `${listening} const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) })`,
    'took-too-long',
  ],
  ['answers something else', `${listening} parentPort.postMessage({ sections: 'none' }) })`, 'sections'],
])(
  'an engine that %s fails only its own report',
  async (_what, code, because) => {
    const write = reportThreads(testPool, { time_ms: 1500, memory_mb: 32, at_once: 1, script: misbehaving(code) })
    await expect(write({ turn: testTurn, text: course, language: null, signal })).rejects.toThrow(because)
  },
  20_000,
)

test('cancelling a report ends the thread that writes it, and the next report gets another', async () => {
  const script = misbehaving(
    `${listening.replace('()', '({ text })')} if (text.includes('endless')) for (;;); parentPort.postMessage(${JSON.stringify(empty)}) })`,
  )
  const threads = reportThreads(testPool, { time_ms: 60_000, memory_mb: 64, at_once: 2, script })
  const ended = Promise.withResolvers<unknown>()
  const write: WriteReport = async (request) => {
    try {
      return await threads(request)
    } catch (error) {
      ended.resolve(error)
      throw error
    }
  }
  await withHospital(write, async (server, person, organisation_id) => {
    const endless = { organisation_id, source: { text: `${course} endless` } }
    const { discharge_report_id } = (await server.call(person, reports.create, { body: endless })).json
    await becomes('running', () => status(server, person, discharge_report_id))
    await server.call(person, reports.cancel, { params: { discharge_report_id } })
    expect(String(await ended.promise)).toContain('abort')
    const next = (await create(server, person, organisation_id)).json.discharge_report_id
    await becomes('ready', () => status(server, person, next))
    expect(await status(server, person, discharge_report_id)).toBe('cancelled')
  })
})

test('the engine in its thread writes the same report each time, even two courses at once', async () => {
  const write = reportThreads(testPool, { time_ms: 20_000, memory_mb: 512, at_once: 2 })
  const [one, two] = await Promise.all(
    [1, 2].map(() => write({ turn: testTurn, text: course, language: 'es', signal })),
  )
  expect(one).toEqual(two)
  expect(await write({ turn: testTurn, text: course, language: 'es', signal })).toEqual(one)
  expect(one?.sections.map(({ key }) => key)).toEqual([...sectionKeys])
})
