import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../contract-tests/test-server.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-pages-'))
const script = `export const words = ${JSON.stringify('ward '.repeat(500))}`
let server: TestServer
beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'assets'))
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Alta</title>')
  fs.writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  fs.writeFileSync(path.join(folder, 'assets', 'main-B1x_9kQz.js'), script)
  fs.writeFileSync(path.join(folder, 'assets', 'main-B1x_9kQz.js.br'), brotliCompressSync(script))
  fs.writeFileSync(path.join(folder, 'assets', 'late-C2y_8jRw.js'), script)
  fs.writeFileSync(path.join(folder, 'assets', 'D4wNc9e.js'), script)
  fs.mkdirSync(path.join(folder, '.vite'))
  for (const name of ['.vite/manifest.json', '.alta-built'])
    fs.writeFileSync(path.join(folder, name), 'secret of the build')
  server = await openTestServer({ options: { web_folder: folder } })
})
afterAll(async () => {
  await server.close()
  fs.rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { accept: 'text/html,*/*', ...headers } })

test.each(['/', '/login', '/users/01a1f8f6-1f3d-702f-a8d5-4ad29cb6f8bd', '/register?setup_token=x'])(
  'the address %s opens the application, revalidated each time, under a strict policy',
  async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>Alta</title>'])
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    for (const none of ['frame-ancestors', 'base-uri', 'object-src']) expect(policy).toContain(`${none} 'none'`)
    expect(policy).not.toMatch(/unsafe|https?:/)
  },
)

test('assets are cached for ever and sent compressed, either by the build or on request', async () => {
  for (const name of ['main-B1x_9kQz.js', 'late-C2y_8jRw.js', 'D4wNc9e.js']) {
    const { headers, rawPayload } = await get(`/assets/${name}`, { 'accept-encoding': 'br, gzip' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect([headers['content-encoding'], headers['content-type']]).toEqual([
      'br',
      'application/javascript; charset=utf-8',
    ])
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script)
  }
  expect((await get('/assets/main-B1x_9kQz.js', { 'accept-encoding': 'identity' })).body).toBe(script)
})

test('a page is served to clients that accept anything, and internal files of the build are never served', async () => {
  const title = '<title>Alta</title>'
  expect((await get('/users', { accept: '*/*' })).body).toContain(title)
  expect((await server.app.inject({ method: 'GET', url: '/login' })).body).toContain(title)
  expect((await get('/data.json', { accept: '*/*' })).statusCode).toBe(404)
  for (const url of ['/.vite/manifest.json', '/.alta-built'])
    expect((await get(url, { accept: '*/*' })).body).not.toContain('secret of the build')
})

test('a missing file, and any method but GET on a page, is not found', async () => {
  expect((await get('/assets/gone-D3z_7hSv.js')).statusCode).toBe(404)
  expect((await get('/favicon.ico', { accept: 'image/*' })).statusCode).toBe(404)
  expect((await get('/api/elsewhere')).json().code).toBe('not-found')
  expect((await get('/../package.json', { accept: 'application/json' })).statusCode).toBe(404)
  expect((await server.app.inject({ method: 'POST', url: '/login' })).json().code).toBe('not-found')
})
