import fs from 'node:fs'
import path from 'node:path'
import { everyCall } from '@alta/contract/api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../contract-tests/test-server.ts'
import { openApiDocument } from './reference.routes.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    environment: { ALTA_METRICS_TOKEN: 'for the watchers' },
    options: { requests_per_minute: { address: 40, person: 40 } },
  })
})
afterAll(() => server.close())

const file = path.resolve(import.meta.dirname, '../../../../docs/openapi.json')
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })

test('the committed OpenAPI document equals the one that is served (npm run alta -- openapi writes it)', async () => {
  const served = (await get('/api/v0/openapi.json')).json()
  expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(served)
})

test('the reference contains every call and needs no script', async () => {
  const page = await get('/api/v0/docs')
  for (const [name] of everyCall()) expect(page.body).toContain(`id="${name}"`)
  expect(page.body.replaceAll('http://localhost', '')).not.toMatch(/<script|https?:\/\//)
  expect(String(page.headers['content-security-policy'])).toContain("style-src 'sha256-")
})

test('calls are grouped, each with an example that names the server and the requested organisation', async () => {
  const id = '01932f6e-7c1a-7d42-9d0e-5f1f4c0e2b7a'
  const { body } = await get(`/api/v0/docs?organisation_id=${id}`, { host: 'alta.example' })
  expect(body).toContain('<h2 id="reports">Reports</h2>')
  expect(body).toContain(`curl -X GET 'http://alta.example/api/v0/organisations/${id}'`)
  expect(body).toMatch(new RegExp(`curl -X POST 'http://alta.example/api/v0/discharge-reports'[^<]+${id}`))
  expect(body).toContain('authorization: Bearer $ALTA_TOKEN')
  const odd = await get('/api/v0/docs?organisation_id=%3Cscript%3E', { host: '"><script>x' })
  expect(odd.body).not.toContain('<script')
})

test('the OpenAPI document is also found at the root', async () => {
  const answer = await get('/openapi.json')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/api/v0/openapi.json'])
})

test('a path outside the contract is not found, and answered as a problem', async () => {
  const answer = await get('/api/v0/nothing/here')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
  expect(answer.json()).toMatchObject({ code: 'not-found', type: 'urn:alta:problem:not-found' })
  expect(answer.json().instance).toMatch(/^urn:alta:request:[\da-f-]{36}$/)
})

test('health, readiness and metrics are served, metrics with their token only', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  const check = vi.spyOn(server.services.files, 'check').mockResolvedValueOnce()
  expect((await get('/readyz')).json()).toEqual({ status: 'ready', files: 'available' })
  // The server stays ready: the store fails for all processes, so a balancer would remove every one of them.
  check.mockRejectedValueOnce(new Error('away'))
  expect((await get('/readyz')).json()).toEqual({ status: 'ready', files: 'unavailable' })
  expect((await get('/metrics')).statusCode).toBe(401)
  expect((await get('/metrics', { authorization: 'Bearer guessed' })).statusCode).toBe(401)
  const figures = await get('/metrics', { authorization: 'Bearer for the watchers' })
  expect(figures.body).toContain('alta_http_request_duration_seconds_bucket')
})

test('every answer outside the API carries the security headers', async () => {
  for (const url of [
    '/healthz',
    '/readyz',
    '/metrics',
    '/openapi.json',
    '/api/v0/docs',
    '/api/v0/nothing',
    '/nothing.css',
  ]) {
    const { headers } = await get(url)
    expect([url, headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
      url,
      'nosniff',
      'no-referrer',
    ])
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*base-uri 'none';.*frame-ancestors 'none'/)
  }
})

test('answers of the API carry the security headers', async () => {
  const { headers } = await get('/api/v0/config')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect((await get('/api/v0/config', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
})

test('a process that is about to stop is not ready, and goes on answering', async () => {
  const stopping = await openTestServer()
  stopping.app.draining.abort()
  const [ready, alive] = await Promise.all(['/readyz', '/healthz'].map((url) => stopping.app.inject({ url })))
  expect([ready?.statusCode, ready?.headers['retry-after'], ready?.json().code]).toEqual([
    503,
    '1',
    'engine-unavailable',
  ])
  expect([alive?.statusCode, alive?.headers.connection]).toEqual([200, 'close'])
  await stopping.close()
})

test('a caller beyond the rate limit is told when to retry', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => get('/api/v0/config')))
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json().code).toBe('rate-limited')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})
