import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { newProcessDatabase } from './contract-tests/test-database.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-main-'))
afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

/** Starts a server in a separate process. Returns its output and its exit. */
const start = (environment: Record<string, string>) => {
  const { PATH = '' } = process.env
  const env = { PATH, PORT: '0', ALTA_DATA_DIR: root, ALTA_LOG_LEVEL: 'warn', ...environment }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (output.out += String(chunk)))
  child.stderr.on('data', (chunk) => (output.err += String(chunk)))
  return { child, output, ended: once(child, 'close').then(([code]: unknown[]) => code) }
}

/** A free port, for a server that does not report which one it uses. */
const freePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

describe('the server', () => {
  it('refuses a wrong configuration with one line', async () => {
    const { output, ended } = start({ ALTA_ROLE: 'boss' })
    expect(await ended).toBe(1)
    expect(output).toEqual({ out: '', err: 'Configuration: ALTA_ROLE must be one of all, web, worker.\n' })
  })

  // Two starts on one folder: the first one makes the database, and writes nothing else.
  const folder = path.join(root, 'whole')

  it('refuses an administrator with a password that is easily guessed, and ends', async () => {
    const { output, ended } = start({
      ALTA_DATA_DIR: folder,
      ALTA_ADMIN_EMAIL: 'admin@ward.example',
      ALTA_ADMIN_PASSWORD: 'password1234',
    })
    expect(await ended).toBe(1)
    expect(output.out).toBe('')
    expect(output.err).toMatch(/^Configuration: ALTA_ADMIN_EMAIL or ALTA_ADMIN_PASSWORD is refused: [^\n]*\n$/)
  }, 180_000)

  it('prints its address once, refuses a second server on its folder, and shuts down cleanly', async () => {
    const { child, output, ended } = start({ ALTA_DATA_DIR: folder })
    const addresses = () => [...output.out.matchAll(/^.* (http:\/\/127\.0\.0\.1:\d+)$/gm)].map(([, address]) => address)
    await expect.poll(addresses, { timeout: 180_000 }).toHaveLength(1)
    const ready = await fetch(`${addresses()[0]}/readyz`)
    expect(ready.status).toBe(200)

    const second = start({ ALTA_DATA_DIR: folder })
    expect(await second.ended).toBe(1)
    expect(second.output.err).toMatch(/^The data folder .* is in use by process \d+ .*\n$/)

    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(addresses()).toHaveLength(1)
    expect(fs.readdirSync(folder).toSorted()).toEqual(['database', 'files'])
  }, 300_000)

  // Only on PostgreSQL: the embedded database belongs to one process, which does everything.
  it.runIf(process.env['ALTA_TEST_DATABASE_URL'])(
    'that runs jobs alone serves metrics on their port, and nothing else',
    async () => {
      const database = await newProcessDatabase()
      const port = await freePort()
      const { child, output, ended } = start({
        ...database.environment,
        ALTA_DATA_DIR: path.join(root, 'worker'),
        ALTA_ROLE: 'worker',
        ALTA_METRICS_PORT: String(port),
      })
      await expect.poll(() => output.out, { timeout: 180_000 }).toContain('working jobs')
      const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      expect(figures).toMatch(/^alta_jobs_waiting\{queue="generate-report"\} 0$/m)
      expect(figures).toMatch(/^alta_threads\{state="working"\} 0$/m)
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
      expect((await fetch(`http://127.0.0.1:${port}/api/v0/config`)).status).toBe(404)
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
      await database.drop()
    },
    300_000,
  )
})
