import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { apiPrefix } from '@alta/contract/api'
import { newMigratedProcessDatabase } from './test-database.ts'

const main = path.resolve(import.meta.dirname, '../main.ts')

/** The real server as a process of its own, which may be killed and started again on the same data. */
export interface ServerProcess {
  /** The settings it is started with: a folder and, where tests run on PostgreSQL, a database of its own. */
  readonly environment: Readonly<Record<string, string>>
  readonly folder: string
  readonly address: () => string
  /** Waits for the line that states its address. */
  readonly start: () => Promise<void>
  /** Kills the process without a warning, as the operating system would. */
  readonly kill: () => Promise<void>
  /** Stops in order, as on a signal. */
  readonly stop: () => Promise<void>
  readonly call: (token: string | null, what: readonly [string, string], body?: object) => Promise<Called>
  /** Kills the process, and removes all its data. */
  readonly close: () => Promise<void>
}

interface Called {
  readonly status: number
  /** Loosely: tests say with `expect` what it must be. */
  readonly json: ReturnType<typeof JSON.parse>
}

/** Prepares the folder and the migrated database of a server; nothing runs yet. */
export async function newServerProcess(more: Record<string, string> = {}): Promise<ServerProcess> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-process-'))
  const database = await newMigratedProcessDatabase(folder)
  const { PATH = '', HOME = '' } = process.env
  const own = { PATH, HOME, PORT: '0', ALTA_DATA_DIR: folder, ALTA_LOG_LEVEL: 'error' }
  const environment = { ...own, ...more, ...database.environment }
  let child: ChildProcess | undefined
  let address = ''
  const start = async () => {
    const started = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /ready at (\S+)/.exec(text)?.[1]
      if (found !== undefined) resolve(found)
    })
    started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    address = await promise
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child?.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  const call: ServerProcess['call'] = async (token, [method, url], body) => {
    const response = await fetch(`${address}${apiPrefix}${url}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, json: text === '' ? null : JSON.parse(text) }
  }
  const close = async () => {
    await end('SIGKILL')
    await database.drop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  const ways = { start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
  return { environment, folder, address: () => address, ...ways, call, close }
}
