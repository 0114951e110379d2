import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import * as auth from '@alta/contract/auth'
import * as reports from '@alta/contract/reports'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { startModelEndpoint } from '../../contract-tests/model-endpoint.ts'
import { openTestServer } from '../../contract-tests/test-server.ts'
import { readConfig } from '../config.ts'
import { noTracing } from '../tracing.ts'
import { openTracing, tracesUrl } from './open.ts'

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.optional(z.string()), intValue: z.optional(z.union([z.number(), z.string()])) }),
})
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: z.array(attribute),
})
type ExportedSpan = z.output<typeof span>
const exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

/** A stand-in for a collector that stores every request as it arrives. */
async function startCollector() {
  const received: string[] = []
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.url} ${JSON.stringify(request.headers)}\n${body}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return { url: `http://127.0.0.1:${port}`, received, close: () => server.close() }
}

/** Words of a patient and of a person, and words that somebody typed. */
const words = ['Zurriaga', 'Peñaranda', 'amiloidosis', 'NHC-7741903', 'Cama diecinueve', 'ward.example', 'Valdepares']
const course = `Paciente: Zurriaga Peñaranda, Obdulia. NHC: NHC-7741903

Alergias: alérgica a penicilina.

Enfermedad actual: ingresa por disnea de 3 días de evolución por amiloidosis cardíaca.

Evolución: 12/01/2024. Se inicia furosemida 40 mg cada 12 horas. Buena evolución. Se decide el alta a domicilio.
`
const callerContext = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

let received: readonly string[] = []
let spans: readonly ExportedSpan[] = []
let modelsHeard: readonly (string | undefined)[] = []

beforeAll(async () => {
  const [collector, endpoint] = [await startCollector(), await startModelEndpoint()]
  const server = await openTestServer({
    environment: {
      ALTA_TRACES_ENDPOINT: collector.url,
      ALTA_MODEL_URL: endpoint.url,
      ALTA_MODEL_NAME: 'stand-in',
    },
  })
  const organisation_id = await server.organisation('Hospital de Valdepares')
  const person = await server.person(['clinician', organisation_id])
  const body = { organisation_id, title: 'Cama diecinueve', report_strategy: 'guided', source: { text: course } }
  const created = await server.call(person, reports.create, { body, headers: { traceparent: callerContext } })
  const at = { params: { discharge_report_id: created.json.discharge_report_id } }
  const status = async () => (await server.call(person, reports.read, at)).json.status
  await vi.waitUntil(async () => (await status()) === 'ready', { timeout: 120_000, interval: 200 })
  await server.call(person, reports.list, { typed: { q: 'amiloidosis' } })
  await server.call(null, auth.login, { body: { email: 'zurriaga@ward.example', password: 'Peñaranda 1234' } })
  await server.app.inject({ url: '/api/v0/no/such/Zurriaga' })
  await server.close()
  received = collector.received
  modelsHeard = endpoint.requests.map(({ traceparent }) => traceparent)
  spans = received
    .map((one) => exported.parse(JSON.parse(one.slice(one.indexOf('\n') + 1))))
    .flatMap(({ resourceSpans }) => resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)))
  await endpoint.close()
  collector.close()
}, 240_000)

const ofTrace = () => spans.filter((each) => each.traceId === traceId)
const named = (name: RegExp) => ofTrace().filter((each) => name.test(each.name))

describe('with a collector', () => {
  test('a traced request is exported with its job, its statements and its requests to a model', () => {
    expect(received.every((one) => one.startsWith('/v1/traces '))).toBe(true)
    const [request] = named(/^POST \/api\/v0\/discharge-reports$/)
    expect(request?.parentSpanId).toBe('00f067aa0ba902b7')
    const [job] = named(/^job /)
    expect(job?.parentSpanId).toBe(request?.spanId)
    expect(named(/^INSERT$/).some(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true)
    expect(named(/^SELECT$/).some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true)
    const models = named(/^chat stand-in$/)
    expect(models.length).toBeGreaterThan(0)
    expect(models.every(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true)
    expect(modelsHeard.length).toBeGreaterThan(0)
    const own = new Set(models.map(({ spanId }) => `00-${traceId}-${spanId}-01`))
    expect(modelsHeard.filter((one) => one === undefined || !own.has(one))).toEqual([])
  })

  test('no span holds a word of a patient, of a user or of typed text', () => {
    expect(spans.length).toBeGreaterThan(10)
    const all = received.join('\n').toLowerCase()
    expect(words.filter((word) => all.includes(word.toLowerCase()))).toEqual([])
    const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
    expect([...keys].toSorted()).toEqual([
      'alta.job.attempt',
      'alta.job.queue',
      'alta.model.outcome',
      'alta.request.id',
      'db.operation.name',
      'db.response.returned_rows',
      'db.system.name',
      'gen_ai.request.model',
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ])
  })
})

describe('without a collector', () => {
  test('nothing is traced', async () => {
    expect(await openTracing(readConfig({}))).toBe(noTracing)
    expect(noTracing.beginPart({ name: 'SELECT', kind: 'client' })).toBeNull()
    expect(noTracing.carry()).toBeUndefined()
  })

  test.each([
    [{}, undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, 'http://collector:4318/v1/traces'],
    [{ ALTA_TRACES_ENDPOINT: 'https://collector/v1/traces' }, 'https://collector/v1/traces'],
    [
      { ALTA_TRACES_ENDPOINT: 'http://one:4318', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://two:4318' },
      'http://one:4318/v1/traces',
    ],
  ])('its address is read from %j', (environment, url) => {
    expect(tracesUrl(readConfig(environment))).toBe(url)
  })
})
