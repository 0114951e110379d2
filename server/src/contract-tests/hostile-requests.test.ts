import { once } from 'node:events'
import net from 'node:net'
import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as chat from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword, openTestServer, type Person, type TestServer } from './test-server.ts'

let server: TestServer
let port: number
let administrator: Person
let clinician: Person
let organisation_id: string

beforeAll(async () => {
  server = await openTestServer()
  organisation_id = await server.organisation('Hospital Santa Eulàlia del Mar')
  administrator = await server.person(['administrator'])
  clinician = await server.person(['clinician', organisation_id])
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const bound = server.app.server.address()
  port = typeof bound === 'object' && bound !== null ? bound.port : 0
})
afterAll(() => server.close())

/** The server's answer to these bytes on a new connection. */
async function rawAnswer(bytes: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  let answer = ''
  socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece))
  await once(socket, 'close')
  return answer
}

const get = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`

describe('a request that cannot be parsed is answered with a problem that repeats nothing of it', () => {
  test.each([
    ['no HTTP at all', 'wha-t?\r\n\r\n', 400],
    ['a header without an end', get('/api/v0/reports', `X-Long: ${'secret'.repeat(20_000)}\r\n`), 431],
    ['an expectation', get('/api/v0/reports', 'Expect: secret\r\n'), 417],
    ['a path that cannot be decoded', get('/api/v0/users/%E0%A4%A'), 400],
    ['a length that is none', get('/api/v0/reports', 'Content-Length: -7\r\n'), 400],
  ])('%s', async (_name, bytes, status) => {
    const answer = await rawAnswer(bytes)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(head.toLowerCase()).toContain('content-type: application/problem+json')
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain("frame-ancestors 'none'")
    expect(JSON.parse(body)).toMatchObject({ code: 'malformed-request', status })
    expect(body).not.toMatch(/secret|%E0/)
  })
})

test('a TRACE request is not echoed', async () => {
  const answer = await rawAnswer(get('/api/v0/config', 'X-Told: secret\r\n').replace('GET', 'TRACE'))
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).not.toContain('secret')
})

describe('a request whose length is ambiguous is refused', () => {
  const post = (more: string) =>
    `POST /api/v0/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}`
  test.each([
    [
      'a length and chunks',
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n',
    ],
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}\n'],
    ['an encoding that is not the last', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a line that ends in half', 'X-Odd: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('%s', async (_name, more) => {
    const answer = await rawAnswer(post(more))
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})

describe('dates at the limits of the calendar', () => {
  test.each([
    ['from', '0000-01-01'],
    ['from', '0999-12-31'],
    ['to', '9999-12-31'],
    ['to', '2026-02-31'],
  ])('%s=%s is refused', async (name, day) => {
    for (const [by, call] of [
      [clinician, reports.list],
      [administrator, audit.list],
    ] as const) {
      const { status, json } = await server.call(by, call, { query: { [name]: day } })
      expect([status, json.errors[0]]).toEqual([422, { pointer: `/${name}`, code: 'invalid' }])
    }
  })
})

test('uploads and imports without a body are malformed', async () => {
  const created = await server.call(clinician, chat.create, {
    body: { title: 'Cama 12', organisation_id, rag_strategy: 'rag' },
  })
  const { chat_session_id } = created.json
  const announced = await server.call(clinician, documents.create, {
    params: { chat_session_id },
    body: { filename: 'a.txt', media_type: 'text/plain', bytes: 12 },
  })
  const params = { chat_session_id, document_id: announced.json.document_id }
  const uploaded = await server.call(clinician, documents.write, { params })
  const imported = await server.call(administrator, users.importFile, { query: { dry_run: 'true' } })
  expect([uploaded.json.code, imported.json.code]).toEqual(['malformed-request', 'malformed-request'])
})

test('an overlong id is not found', async () => {
  const answer = await rawAnswer(get(`/api/v0/users/${'secret'.repeat(60)}`))
  expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*application\/problem\+json/)
  expect(answer).not.toContain('secret')
})

test('an address with two slashes is not found', async () => {
  const answer = await rawAnswer(get('//etc/passwd'))
  expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*application\/problem\+json/)
  expect(answer).not.toContain('root:')
})

test('an export of the audit log with an invalid id is refused before it begins', async () => {
  const { status, json } = await server.call(administrator, audit.exportFile, {
    query: { format: 'csv', actor_id: 'not-an-id' },
  })
  expect([status, json.code]).toEqual([404, 'not-found'])
})

describe('names and titles are one line without invisible characters', () => {
  test('control and direction characters are removed', async () => {
    const name = 'Unitat\u202E rev\u2066 \u200Bocult\n\u0007a'
    const { json } = await server.call(administrator, organisations.create, {
      body: { name, owner_id: clinician.user_id },
    })
    expect(json.name).toBe('Unitat rev ocult a')
    const titled = await server.call(clinician, chat.create, {
      body: { title: 'Llit\u202E 12\u0000', organisation_id, rag_strategy: 'rag' },
    })
    expect(titled.json.title).toBe('Llit 12')
  })

  test('a name of such characters alone is refused', async () => {
    const body = { title: '\u202E\u0007', organisation_id, rag_strategy: 'rag' }
    expect((await server.call(clinician, chat.create, { body })).status).toBe(422)
  })
})

describe('a password made of the name of the person’s own organisation', () => {
  test.each(['SantaEulalia2026', 'eulaliadelmar!!1', 'H0spitalSanta3ulalia'])('%s is refused', async (new_password) => {
    const body = { current_password: knownPassword, new_password }
    const { status, json } = await server.call(clinician, auth.changePassword, { body })
    expect([status, json.errors]).toEqual([422, [{ pointer: '/new_password', code: 'password_too_common' }]])
  })

  test('is accepted for a person outside that organisation', async () => {
    const stranger = await server.person()
    const body = { current_password: knownPassword, new_password: 'SantaEulalia2026' }
    expect((await server.call(stranger, auth.changePassword, { body })).status).toBe(204)
  })
})
