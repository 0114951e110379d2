import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openMailServer } from '../server/src/contract-tests/mail-server.ts'
import { behaviours, startModelEndpoint } from '../server/src/contract-tests/model-endpoint.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The one-time word of the setup link of an empty server; the first test that registers spends it. */
    setup_token: string
    /** `npm test -- --all`: whatever is seen is looked at in both themes. */
    full_run: boolean
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

/**
 * A stand-in whose models behave as they are called, and how the server is told of it. Who stalls is waited for
 * briefly.
 */
async function openModel() {
  const { url, close } = await startModelEndpoint()
  const environment = {
    ALTA_MODEL_URL: url,
    ALTA_MODEL_NAME: 'stand-in',
    ALTA_MODEL_CHOICES: behaviours.map((behaviour) => `stand-in:${behaviour}`).join(','),
    ALTA_MODEL_IDLE_TIMEOUT: '2',
  }
  return { environment, close }
}

/** A mail server that takes every mail but those to `refused@…`. */
async function openMail(port = '') {
  const { port: own, close } = await openMailServer({ refuses: 'refused@' })
  const environment = {
    ALTA_SMTP_URL: `smtp://127.0.0.1:${own}`,
    ALTA_MAIL_FROM: 'alta@hospital.example',
    ALTA_PUBLIC_URL: `http://localhost:${port}`,
  }
  return { environment, close }
}

/**
 * Starts Alta on an empty embedded database, or among the people of the demonstration, with or without a language model;
 * leaves nothing behind.
 */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'alta-screens-'))
  const kind = ['screens', 'administration', 'models'].find((name) => project.name.startsWith(name)) ?? ''
  const demo = kind !== 'screens'
  const port = process.env[`ALTA_TEST_PORT_${kind}`]
  const model = kind === 'models' ? await openModel() : null
  const mail = kind === 'administration' ? await openMail(port) : null
  const environment = {
    PORT: port,
    ALTA_DATA_DIR: folder,
    ALTA_LOG_LEVEL: 'warn',
    // The retention period of reports that the demonstration signed days ago has ended.
    ALTA_SIGNED_RETENTION_DAYS: '1',
    ...model?.environment,
    ...mail?.environment,
  }
  const server = spawn(process.execPath, ['server/src/main.ts', ...(demo ? ['--demo'] : [])], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const output = await firstWords(server)
  const setup_token = /setup_token=([\w-]+)/.exec(output)?.[1]
  if (setup_token === undefined && !(demo && output.includes('ready at')))
    throw new Error(`The server did not start:\n${output}`)
  project.provide('setup_token', setup_token ?? '')
  project.provide('full_run', process.env.ALTA_TEST_ALL === '1')
  return async () => {
    server.kill()
    await ended
    await model?.close()
    await mail?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
