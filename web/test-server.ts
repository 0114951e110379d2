import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The one-time word of the setup link of an empty server; the first test that registers spends it. */
    setup_token: string
  }
}

/** What the server says until it is ready, or until it gives up. */
const firstWords = (server: ChildProcess) =>
  new Promise<string>((resolve) => {
    let output = ''
    server.stdout?.on('data', (chunk) => {
      output += String(chunk)
      if (/ready at http/.test(output)) resolve(output)
    })
    server.on('exit', () => resolve(output))
  })

/** Starts Alta on an empty embedded database, or among the people of the demonstration; leaves nothing behind. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'alta-screens-'))
  const demo = project.name.startsWith('administration')
  const port = process.env[`ALTA_TEST_PORT_${demo ? 'administration' : 'screens'}`]
  const server = spawn(process.execPath, ['server/src/main.ts', ...(demo ? ['--demo'] : [])], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: port, ALTA_DATA_DIR: folder, ALTA_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const output = await firstWords(server)
  const setup_token = /setup_token=([\w-]+)/.exec(output)?.[1]
  if (setup_token === undefined && !(demo && output.includes('ready at')))
    throw new Error(`The server did not start:\n${output}`)
  project.provide('setup_token', setup_token ?? '')
  return async () => {
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
