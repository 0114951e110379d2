import { once } from 'node:events'
import net from 'node:net'
import { setTimeout } from 'node:timers/promises'
import * as auth from '@alta/contract/auth'
import { limits } from '@alta/contract/limits'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import { afterEach, expect, test } from 'vitest'
import { knownPassword, openTestServer, type TestServer } from './test-server.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function listening(options: Parameters<typeof openTestServer>[0] = {}): Promise<number> {
  server = await openTestServer(options)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const bound = server.app.server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

async function connected(port: number): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

test('the server closes although connections without a request are open', async () => {
  const port = await listening()
  const silent = await connected(port)
  const idle = await connected(port)
  idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(idle, 'data')
  const gone = Promise.all([once(silent, 'close'), once(idle, 'close')])
  const begun = performance.now()
  await server?.app.close()
  await gone
  // This is far below the minute for which a kept connection may last.
  expect(performance.now() - begun).toBeLessThan(15_000)
})

test.each([
  ['a head', 'POST /api/v0/auth/login HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'a body',
    'POST /api/v0/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
  ],
])('%s that arrives byte by byte is not waited for', async (_name, bytes) => {
  const port = await listening({ options: { timeouts: { head_ms: 500, request_ms: 1_000, check_ms: 100 } } })
  const socket = await connected(port)
  let answer = ''
  socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece))
  socket.write(bytes)
  const drip = setInterval(() => socket.write('a'), 100)
  // Data after the end of the connection causes an error, which `once` would throw.
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(drip)
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*"code":"malformed-request"/)
})

test('a session has a limited number of open streams, until one of them ends', async () => {
  // The report is never written, so its streams stay open.
  const port = await listening({ write: async () => await new Promise(() => undefined) })
  if (!server) throw new Error('no server')
  const organisation_id = await server.organisation('Hospital')
  const person = await server.person(['clinician', organisation_id])
  const body = { organisation_id, source: { text: 'Paciente con fiebre y tos desde hace tres días. '.repeat(3) } }
  const { json } = await server.call(person, reports.create, { body })
  const address = `http://127.0.0.1:${port}/api/v0/discharge-reports/${json.discharge_report_id}/events`
  const leaving = Array.from({ length: limits.streams_per_session }, () => new AbortController())
  const open = async (signal?: AbortSignal) =>
    await fetch(address, { headers: { authorization: `Bearer ${person.token}` }, ...(signal && { signal }) })
  const streams = await Promise.all(leaving.map(({ signal }) => open(signal)))
  const ended = streams.filter(({ status }) => status !== 200)
  expect(ended).toEqual([])
  const other = await server.person(['clinician', organisation_id])
  expect((await server.call(other, organisations.list)).status).toBe(200)
  const refused = await open()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  leaving[0]?.abort()
  await expect.poll(async () => (await open(AbortSignal.timeout(500))).status, { timeout: 10_000 }).toBe(200)
  for (const each of leaving) each.abort()
})

test('a server whose jobs do not run is not ready', async () => {
  server = await openTestServer()
  const ready = async () => (await server?.app.inject({ method: 'GET', url: '/readyz' }))?.statusCode
  expect(await ready()).toBe(200)
  await server.services.jobs.stop()
  expect(await ready()).toBe(503)
})

test.each([
  ['the session ended', 401],
  ['the role was taken', 403],
])('a request that began before %s and ended after it is not carried out', async (what, status) => {
  const port = await listening()
  if (!server) throw new Error('no server')
  const organisation_id = await server.organisation('Planta que llega tarde')
  const clinician = await server.person(['clinician', organisation_id])
  const source = { text: 'Paciente inventada. Evolución favorable, afebril, tolera dieta. Alta a domicilio.' }
  const body = JSON.stringify({ organisation_id, source })
  const head = [
    'POST /api/v0/discharge-reports HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Authorization: Bearer ${clinician.token}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ].join('\r\n')
  const socket = await connected(port)
  let answer = ''
  socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece))
  socket.write(`${head}\r\n\r\n${body.slice(0, 20)}`)
  // Waits until the server has accepted the request.
  await setTimeout(300)
  const { db } = server.services
  await (what === 'the session ended'
    ? server.call(clinician, auth.logout)
    : db.deleteFrom('role_assignments').where('user_id', '=', clinician.user_id).execute())
  socket.write(body.slice(20))
  await once(socket, 'close')
  expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `)
  expect(await db.selectFrom('discharge_reports').select('title').execute()).toEqual([])
})

test('a flood of calls without a session does not keep others of the network from signing in', async () => {
  const requests_per_minute = { person: 1_000, address: 5 }
  server = await openTestServer({ options: { requests_per_minute } })
  const person = await server.person()
  const statuses: number[] = []
  for (let at = 0; at < 7; at += 1) statuses.push((await server.call(null, auth.me)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  const body = { email: person.email, password: knownPassword }
  expect((await server.call(null, auth.login, { body })).status).toBe(200)
})
