import { Readable } from 'node:stream'
import { endpoint, file } from '@alta/contract/endpoint'
import { Problem } from '@alta/contract/problems'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestServer, type Person, type TestServer } from '../contract-tests/test-server.ts'
import { auditHash } from './audit.ts'
import { answerErrors } from './http/problems.ts'
import { readJsonBodies } from './http/parse.ts'
import { registerContext, serve } from './route.ts'

const note = endpoint({
  method: 'POST',
  path: '/notes',
  summary: 'Writes down an organisation',
  body: z.strictObject({ name: z.string(), ending: z.optional(z.enum(['throw', 'return', 'break'])) }),
  answer: z.object({ name: z.string() }),
  status: 201,
  access: 'signed-in',
  creates: true,
})
const upload = file({
  method: 'PUT',
  path: '/bytes',
  summary: 'Counts bytes',
  direction: 'in',
  media_types: ['application/octet-stream'],
  limit: 1000,
  answer: z.object({ size: z.int() }),
  access: 'signed-in',
})
const download = file({
  method: 'GET',
  path: '/pieces',
  summary: 'Answers in pieces',
  direction: 'out',
  media_types: ['text/plain'],
  query: z.strictObject({ breaks: z.enum(['yes', 'no']) }),
  access: 'signed-in',
  reads: 'none',
})

const chart = endpoint({
  method: 'GET',
  path: '/chart',
  summary: 'Reads what a patient has',
  answer: z.object({ words: z.string() }),
  access: 'signed-in',
  reads: 'clinical',
})

let server: TestServer
let app: FastifyInstance
let person: Person
let handled = 0
beforeAll(async () => {
  server = await openTestServer()
  person = await server.person()
  app = Fastify()
  registerContext(app, server.app.context)
  answerErrors(app)
  readJsonBodies(app)
  serve(app, note, async ({ db, body, now }) => {
    handled += 1
    const organisation_id = crypto.randomUUID()
    const row = {
      organisation_id,
      name: body.name,
      owner_id: null,
      report_strategy: 'extractive',
      created_at: now,
    } as const
    await db.insertInto('organisations').values(row).execute()
    if (body.ending === 'throw') throw new Problem('not-ready')
    if (body.ending === 'return') return new Problem('not-ready')
    if (body.ending === 'break') throw new Error('select * from patients')
    return { ...row, password_hash: 'never shown' }
  })
  serve(app, upload, {
    prepare: async ({ bytes }) => {
      let size = 0
      for await (const chunk of bytes) size += chunk.byteLength
      return size
    },
    handle: async (_call, size) => ({ size }),
  })
  serve(app, download, async ({ query }) => ({
    filename: 'pieces.txt',
    media_type: 'text/plain',
    bytes: async function* () {
      yield 'one,'
      if (query.breaks === 'yes') throw new Error('the database is gone')
      yield 'dós'
    },
  }))
  serve(app, chart, async () => ({ words: 'of a patient' }))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/notes',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const put = (payload: Buffer | Readable, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'PUT',
    url: '/bytes',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream', ...headers },
    payload,
  })
const countNamed = async (name: string) =>
  (await server.services.db.selectFrom('organisations').select('name').where('name', '=', name).execute()).length
const audited = async () => (await server.services.db.selectFrom('audit_events').select('sequence').execute()).length

test('a field that the contract does not name is never sent', async () => {
  const answer = await post({ name: 'plain' })
  expect([answer.statusCode, answer.json()]).toEqual([201, { name: 'plain' }])
})

test('what a handler throws rolls back everything but its audit event; what it returns is committed', async () => {
  const before = await audited()
  expect((await post({ name: 'thrown', ending: 'throw' })).json().code).toBe('not-ready')
  expect([await countNamed('thrown'), await audited()]).toEqual([0, before + 1])
  expect((await post({ name: 'returned', ending: 'return' })).json().code).toBe('not-ready')
  expect([await countNamed('returned'), await audited()]).toEqual([1, before + 2])
})

test('a read of clinical data whose handler does not say what it shows is not answered', async () => {
  const answer = await app.inject({ url: '/chart', headers: { authorization: `Bearer ${person.token}` } })
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'unexpected'])
  expect(answer.body).not.toContain('patient')
})

test('an unexpected error reveals nothing about the server', async () => {
  const answer = await post({ name: 'broken', ending: 'break' })
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'unexpected'])
  expect(answer.body).not.toMatch(/select|patients|at /)
})

test.each([
  ['{"name":', 400, 'malformed-request'],
  ['{"__proto__":{"name":"x"},"name":"y"}', 400, 'malformed-request'],
  [`{"name":"${'x'.repeat(1024 * 1024)}"}`, 413, 'payload-too-large'],
  ['{"name":"a\\u0000b"}', 422, 'validation-failed'],
  ['[]', 422, 'validation-failed'],
  ['', 422, 'validation-failed'],
])('a body that cannot be used is refused (%#)', async (payload, status, code) => {
  const answer = await post(payload)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

test('an unknown parameter is refused even where none are declared', async () => {
  const url = '/notes?surprise=1'
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await app.inject({ method: 'POST', url, headers, payload: { name: 'x' } })
  expect(answer.json().errors).toEqual([{ pointer: '/surprise', code: 'unrecognised' }])
})

test('a caller who is not signed in is refused before the body of the request is read', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/notes',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })
  expect(answer.statusCode).toBe(401)
})

test('an idempotency key makes many submits one, also at the same moment, and only for the same request', async () => {
  const headers = { 'idempotency-key': 'first' }
  const before = handled
  const answers = await Promise.all(Array.from({ length: 5 }, () => post({ name: 'once' }, headers)))
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(Array(5).fill([201, { name: 'once' }]))
  expect([handled - before, await countNamed('once')]).toEqual([1, 1])
  expect((await post({ name: 'twice' }, headers)).json().errors[0].pointer).toBe('/Idempotency-Key')
  const other = await server.person()
  expect((await post({ name: 'hers' }, { ...headers, authorization: `Bearer ${other.token}` })).statusCode).toBe(201)
})

test('after a failed submit the same idempotency key may be used again', async () => {
  const headers = { 'idempotency-key': 'second' }
  expect((await post({ name: 'late', ending: 'throw' }, headers)).statusCode).toBe(409)
  expect((await post({ name: 'late' }, headers)).statusCode).toBe(201)
  expect((await post({ name: 'kept', ending: 'return' }, { 'idempotency-key': 'third' })).statusCode).toBe(409)
  expect((await post({ name: 'later' }, { 'idempotency-key': 'third' })).statusCode).toBe(201)
})

test('an upload is streamed, and refused by its announced size, its real size, or its kind', async () => {
  expect((await put(Buffer.alloc(900))).json()).toEqual({ size: 900 })
  expect((await put(Buffer.alloc(1001))).json().code).toBe('payload-too-large')
  const unannounced = Readable.from([Buffer.alloc(600), Buffer.alloc(600)])
  expect((await put(unannounced)).json().code).toBe('payload-too-large')
  expect((await put(Buffer.alloc(9), { 'content-type': 'text/html' })).json().code).toBe('unsupported-file')
})

test('a streamed file arrives whole, or breaks off so that nobody takes a part for the whole', async () => {
  const headers = { authorization: `Bearer ${person.token}` }
  const get = (breaks: string) => app.inject({ url: '/pieces', query: { breaks }, headers })
  const answer = await get('no')
  expect([answer.statusCode, answer.body]).toEqual([200, 'one,dós'])
  await expect(get('yes')).rejects.toThrow('destroyed')
})

test('the audit log is a chain that nobody can change, not even with SQL', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, index) => post({ name: `chained ${index}` })))
  const { db } = server.services
  const events = await db.selectFrom('audit_events').selectAll().orderBy('sequence').execute()
  let previous = ''
  for (const [index, event] of events.entries()) {
    const detail = Object.fromEntries(
      Object.entries(z.parse(z.record(z.string(), z.nullable(z.string())), event.detail)),
    )
    expect([event.sequence, event.previous_hash]).toEqual([index + 1, previous])
    expect(event.hash).toBe(auditHash(previous, event.sequence, { ...event, organisation_id: null, detail }))
    previous = event.hash
  }
  expect(events.length).toBeGreaterThan(8)
  await expect(db.updateTable('audit_events').set({ act: 'nothing' }).execute()).rejects.toThrow('never changed')
  await expect(db.deleteFrom('audit_events').execute()).rejects.toThrow('never changed')
})
