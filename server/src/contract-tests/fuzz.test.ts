import { everyCall } from '@alta/contract/api'
import { type Endpoint, typedHeader } from '@alta/contract/endpoint'
import { isProblemCode } from '@alta/contract/problems'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, minimalRequest } from './minimal-requests.ts'
import type { OrganisationFixture } from './record-ids.ts'
import { freshRecords } from './records.ts'
import { type Caller, openTestServer, type SentRequest, type TestServer } from './test-server.ts'

/** Requests per call and actor in one run, more before a release. `ALTA_FUZZ=all` sends every variant. */
const sampled = process.env['ALTA_TEST_ALL'] === '1' ? 12 : 5
/** Calls that end what the other calls need: sessions, accounts, organisations. */
const left = new Set([
  'auth.logout',
  'auth.end_session',
  'auth.change_password',
  'users.remove',
  'organisations.remove',
])

const words: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\u202Eabc',
  '\uD800',
  '𝕏'.repeat(300),
  'a'.repeat(5_000),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%2e%2e',
  'null',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999',
  '0000-01-01',
  '9999-12-31',
  '2026-02-31',
  '[]',
  '{"$gt":""}',
  '00000000-0000-0000-0000-000000000000',
]
const headers = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
  'range',
  'user-agent',
  'x-forwarded-for',
]
const deep = Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], 'x')
const values: readonly unknown[] = [
  ...words,
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 53,
  1e308,
  [],
  {},
  [null],
  deep,
  Array.from({ length: 2_000 }, () => 'x'),
  { __proto__: null, constructor: 'x', toString: 1 },
]
const asText = (word: string): string => encodeURIComponent(word.toWellFormed())

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The minimal request with one part at a time replaced by each invalid value. */
function variantsOf(endpoint: Endpoint, sent: SentRequest): SentRequest[] {
  const body = isRecord(sent.body) ? sent.body : {}
  const fields = Object.keys(body)
  const queries = Object.keys(endpoint.query?.shape ?? {})
  const typed = Object.keys(endpoint.typed?.shape ?? {})
  const params = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const takesBody = endpoint.method !== 'GET' && sent.raw === undefined
  return [
    ...fields.flatMap((field) => values.map((value) => ({ ...sent, body: { ...body, [field]: value } }))),
    ...(takesBody ? values.map((value) => ({ ...sent, body: value })) : []),
    ...[...queries, 'unknown'].flatMap((name) =>
      words.map((word) => ({ ...sent, query: { ...sent.query, [name]: word.toWellFormed() } })),
    ),
    ...typed.flatMap((name) =>
      words.map((word) => ({ ...sent, typed: { ...sent.typed, [name]: word.toWellFormed() } })),
    ),
    ...typed.flatMap((name) =>
      ['%', '%ZZ', '%C3', 'x'.repeat(3_000), 'ñ', '"'].map((word) => ({
        ...sent,
        headers: { ...sent.headers, [typedHeader(name)]: word },
      })),
    ),
    ...params.flatMap((name) => words.map((word) => ({ ...sent, params: { ...sent.params, [name]: asText(word) } }))),
    ...headers.flatMap((name) =>
      ['', 'x'.repeat(3_000), '"', '-1', 'text/html'].map((word) => ({
        ...sent,
        headers: { ...sent.headers, [name]: word },
      })),
    ),
    ...(sent.raw === undefined ? [] : words.map((word) => ({ ...sent, raw: word }))),
  ]
}

/** A sample of the variants that is the same in every run. */
function chosenFrom(variants: readonly SentRequest[], seed: number): readonly SentRequest[] {
  if (process.env['ALTA_FUZZ'] === 'all') return variants
  const step = Math.max(1, Math.floor(variants.length / sampled))
  return variants.filter((_, at) => at % step === seed % step)
}

let server: TestServer
let organisation: OrganisationFixture
let actors: readonly (Caller | null)[]
beforeAll(async () => {
  const requests_per_minute = { person: 1_000_000, address: 1_000_000 }
  server = await openTestServer({ options: { requests_per_minute } })
  organisation = { organisation_id: await server.organisation('Hospital Garza'), word: 'Garza', clinical: 'Flamenco' }
  actors = [
    await server.person(['administrator']),
    await server.person(['clinician', organisation.organisation_id], ['owner', organisation.organisation_id]),
    await server.credential(['clinician'], organisation.organisation_id),
    null,
  ]
})
afterAll(() => server.close())

test.each(everyCall().filter(([name]) => !left.has(name)))(
  '%s answers any input with its declared answer or a problem',
  async (name, endpoint) => {
    const ids = await freshRecords(server, organisation, idsOf(name, endpoint))
    const sent = minimalRequest(name, { ...ids, email: 'somebody@ward.example', word: organisation.word })
    const variants = variantsOf(endpoint, sent)
    expect(variants.length).toBeGreaterThanOrEqual(60)
    const wrong: string[] = []
    for (const [at, actor] of actors.entries())
      for (const variant of chosenFrom(variants, at)) {
        const beginning = endpoint.kind === 'stream' ? ({ beginning: true } as const) : {}
        const { status, headers, text, json } = await server.call(actor, endpoint, { ...variant, ...beginning })
        const answered = `${status} to ${JSON.stringify({ ...variant, raw: undefined }).slice(0, 300)}`
        if (status >= 500) wrong.push(answered)
        else if (status >= 400) {
          const isProblem = String(headers['content-type']).startsWith('application/problem+json')
          if (!isProblem || !isProblemCode(json.code) || json.status !== status)
            wrong.push(`no problem: ${answered} ${text}`)
        }
      }
    expect(wrong.slice(0, 5)).toEqual([])
  },
  120_000,
)
