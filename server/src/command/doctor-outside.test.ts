import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createPlain, type RequestListener } from 'node:http'
import { createServer as createSecure } from 'node:https'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../contract-tests/test-server.ts'
import { runCommand } from './commands.ts'

let server: TestServer
const closing: (() => unknown)[] = []
beforeAll(async () => {
  server = await openTestServer({ environment: { ALTA_PUBLIC_URL: 'https://alta.example.org' } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const portOf = (of: Server): number => {
  const bound = of.address()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

async function runDoctor(...words: string[]) {
  let output = ''
  const complaints: string[] = []
  const terminal = {
    write: async (content: unknown) => void (output += String(content)),
    complain: (line: string) => void complaints.push(line),
  }
  const code = await runCommand(['doctor', '--address', ...words], terminal)
  return { code, output, complaints }
}

/** A proxy in front of the server that adds and removes headers of its answers. */
const before =
  (change: (headers: Headers) => void): RequestListener =>
  (request, response) => {
    void fetch(`http://127.0.0.1:${portOf(server.app.server)}${request.url}`, { redirect: 'manual' }).then(
      async (answer) => {
        const headers = new Headers(answer.headers)
        headers.delete('content-encoding')
        headers.delete('transfer-encoding')
        headers.delete('content-length')
        change(headers)
        response.sendDate = headers.has('date')
        response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()))
      },
    )
  }

async function listening<S extends Server>(proxy: S): Promise<S> {
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  closing.push(() => proxy.close())
  return proxy
}

test('a healthy server passes the checks, with a warning when it is reached without TLS', async () => {
  const { code, output } = await runDoctor(`http://127.0.0.1:${portOf(server.app.server)}`)
  expect(output).toMatch(/^ok {5}reached: http:\/\/127\.0\.0\.1:\d+$/m)
  expect(output).toMatch(/^ok {5}ready: /m)
  expect(output).toMatch(/^warn {3}transport: without TLS/m)
  expect(output).toMatch(/^ok {5}version: \d+\.\d+\.\d+$/m)
  expect(output).toMatch(/^ok {5}headers: content-security-policy/m)
  expect(output).toMatch(/^(?:ok|warn) +clock: \d+ s from this machine's/m)
  expect(output).toMatch(/^(?:ok|warn) +answers: \d+ ms/m)
  expect(code).toBe(0)
})

test('headers that a proxy drops and a clock that is wrong are named, with the consequences', async () => {
  const proxy = await listening(
    createPlain(
      before((headers) => {
        headers.delete('content-security-policy')
        headers.set('date', new Date(Date.now() - 3_600_000).toUTCString())
      }),
    ),
  )
  const { code, output, complaints } = await runDoctor(`http://127.0.0.1:${portOf(proxy)}`)
  expect(output).toMatch(/^wrong {2}headers: .*content-security-policy \(pages may load what is not theirs\)/m)
  expect(output).toMatch(/^wrong {2}clock: 3\d\d\d s from this machine's: .*NTP/m)
  expect(code).toBe(1)
  expect(complaints).toEqual(['alta doctor: 2 things are wrong'])
})

test('an address where nothing or another server answers is wrong, and an invalid address is wrong usage', async () => {
  const closed = createPlain()
  closed.listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const port = portOf(closed)
  closed.close()
  expect((await runDoctor(`http://127.0.0.1:${port}`)).output).toMatch(/^wrong {2}reached: nothing listens there: /m)
  const other = await listening(createPlain((_request, response) => response.writeHead(404).end()))
  expect((await runDoctor(`http://127.0.0.1:${portOf(other)}`)).output).toMatch(
    /^wrong {2}reached: \/healthz answers 404/m,
  )
  expect((await runDoctor('alta.example.org')).code).toBe(2)
})

test.skipIf(spawnSync('openssl', ['version']).status !== 0)(
  'a certificate that expires soon causes a warning, and one of an unknown authority is refused',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alta-doctor-tls-'))
    closing.push(() => rmSync(folder, { recursive: true }))
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '9']
    const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
    expect(spawnSync('openssl', [...made, ...about, '-keyout', key, '-out', certificate]).status).toBe(0)
    const pair = { key: readFileSync(key), cert: readFileSync(certificate) }
    const address = `https://127.0.0.1:${portOf(
      await listening(
        createSecure(
          pair,
          before(() => undefined),
        ),
      ),
    )}`
    expect((await runDoctor(address)).output).toMatch(/^wrong {2}reached: its certificate is signed by itself/m)
    // Node reads the authorities that it trusts only at its start.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'alta.ts'), 'doctor', '--address', address],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
    )
    expect(stdout).toMatch(/^warn {3}transport: TLSv1\.3, certificate good for 8 days: it should have been renewed/m)
    expect(stdout).toMatch(/^ok {5}headers: .*strict-transport-security$/m)
  },
)
