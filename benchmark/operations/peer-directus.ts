// Compares the calls for users with those of Directus, alternating in one run: a list of 50, one user, a new user with
// a password, signing in. Prints requests per second and p95 for 1, 10 and 50 clients, for Alta's embedded database
// beside SQLite and for both on PostgreSQL. This script does not install Directus: run npm install directus (with pg
// and sqlite3) in any folder and name that folder.
// npm run bench -- peer --directus FOLDER [--seconds 5] [--on embedded|postgresql] [--node PROGRAM]
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { forTests, withPostgresql } from '../../scripts/postgresql.mjs'
import { serve } from '../lists/child.ts'
import { verdicts } from './verdicts.ts'

const { values } = parseArgs({
  options: {
    directus: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    on: { type: 'string' },
    node: { type: 'string' },
  },
})
const installed = values.directus ?? ''
if (installed === '') throw new Error('--directus names the folder in which Directus is installed')
/** The Node that runs Directus, because its packages are compiled for the Node that installed them. */
const node = values.node ?? process.execPath
const seconds = Number(values.seconds)
const clients = [1, 10, 50]
const users = 1_000
const account = { email: 'ada@example.com', password: 'deu tortugues al balco' }
const { check, conclude, say } = verdicts()

interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}
type PeerAct = 'list' | 'read' | 'create' | 'sign in'
interface Peer {
  readonly url: string
  readonly token: string
  readonly acts: Readonly<Record<PeerAct, (number: number) => Request>>
  readonly stop: () => Promise<void>
}

let requestCount = 0
/**
 * Sends each request from another IP address, because many registrations from one address would be refused, which is
 * not what is measured.
 */
async function send({ url, token }: Pick<Peer, 'url' | 'token'>, { method, path: requestPath, body }: Request) {
  requestCount += 1
  const from = `10.${(requestCount >> 16) % 256}.${(requestCount >> 8) % 256}.${requestCount % 256}`
  const response = await fetch(url + requestPath, {
    method,
    headers: {
      'x-forwarded-for': from,
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${requestPath}: ${response.status} ${text.slice(0, 200)}`)
  const json: ReturnType<typeof JSON.parse> = text === '' ? null : JSON.parse(text)
  return json
}

async function measure(peer: Peer, act: PeerAct, count: number): Promise<{ rate: number; p95: number }> {
  const timings: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  const client = async () => {
    while (performance.now() < end) {
      const at = performance.now()
      await send(peer, peer.acts[act](requestCount))
      timings.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: count }, client))
  const rate = timings.length / ((performance.now() - began) / 1000)
  return { rate, p95: timings.toSorted((a, b) => a - b)[Math.floor(timings.length * 0.95)] ?? 0 }
}

async function alta(environment: Record<string, string>): Promise<Peer> {
  const server = await serve('served.ts', [String(users)], { NODE_ENV: 'production', ...environment })
  const named = { name: 'Ada Segunda' }
  const made = await send(
    { url: server.url, token: '' },
    { method: 'POST', path: '/api/v0/auth/register', body: { ...account, ...named } },
  )
  const new_user = (number: number) => ({ email: `nou${number}@ward.example`, password: account.password, ...named })
  return {
    ...server,
    acts: {
      list: () => ({ method: 'GET', path: '/api/v0/users?limit=50' }),
      read: () => ({ method: 'GET', path: `/api/v0/users/${made.user_id}` }),
      create: (number) => ({ method: 'POST', path: '/api/v0/auth/register', body: new_user(number) }),
      'sign in': () => ({ method: 'POST', path: '/api/v0/auth/login', body: account }),
    },
  }
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return await promise
}

async function until(isThere: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isThere().catch(() => false)) return
    await wait(500)
  }
  throw new Error('Directus did not start')
}

async function directus(database: Record<string, string>): Promise<Peer> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'directus-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: data,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SECRET: 'only for this measurement',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    ACCESS_TOKEN_TTL: '1d',
    TELEMETRY: 'false',
    // Otherwise Directus refuses requests while its event loop is delayed.
    PRESSURE_LIMITER_ENABLED: 'false',
    LOG_LEVEL: 'error',
    STORAGE_LOCAL_ROOT: path.join(data, 'uploads'),
    EXTENSIONS_PATH: path.join(data, 'extensions'),
    ...database,
    ...(database['DB_CLIENT'] === 'sqlite3' && { DB_FILENAME: path.join(data, 'data.db') }),
  }
  const command = path.join(installed, 'node_modules/directus/cli.js')
  const bootstrap = spawnSync(node, [command, 'bootstrap'], { cwd: data, env, encoding: 'utf8' })
  if (bootstrap.status !== 0) throw new Error(`directus bootstrap: ${bootstrap.stderr.slice(-800)}`)
  const child: ChildProcess = spawn(node, [command, 'start'], {
    cwd: data,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await until(async () => (await fetch(`${url}/server/ping`)).ok)
  const signed = await send({ url, token: '' }, { method: 'POST', path: '/auth/login', body: account })
  const token = String(signed.data.access_token)
  const person = (number: number) => ({
    first_name: 'Núria',
    last_name: `Vidal ${number}`,
    email: `person${number}@example.com`,
  })
  for (let first = 0; first < users; first += 100)
    await send(
      { url, token },
      { method: 'POST', path: '/users', body: Array.from({ length: 100 }, (_, index) => person(first + index)) },
    )
  const me = await send({ url, token }, { method: 'GET', path: '/users/me' })
  const new_user = (number: number) => ({ ...person(1_000_000 + number), password: account.password })
  return {
    url,
    token,
    acts: {
      list: () => ({ method: 'GET', path: '/users?limit=50' }),
      read: () => ({ method: 'GET', path: `/users/${me.data.id}` }),
      create: (number) => ({ method: 'POST', path: '/users', body: new_user(number) }),
      'sign in': () => ({ method: 'POST', path: '/auth/login', body: account }),
    },
    stop: async () => {
      child.kill('SIGKILL')
      await wait(500)
      fs.rmSync(data, { recursive: true, force: true })
    },
  }
}

async function compare(name: string, one: Peer, other: Peer): Promise<void> {
  const formatRate = ({ rate, p95 }: { rate: number; p95: number }) => `${rate.toFixed(0)}/s, p95 ${p95.toFixed(0)} ms`
  for (const act of ['list', 'read', 'create', 'sign in'] as const)
    for (const count of clients) {
      const [ours, theirs] = [await measure(one, act, count), await measure(other, act, count)]
      const isAhead = ours.rate >= theirs.rate && ours.p95 <= theirs.p95
      check(`${name}, ${act}, ${count} at once`, isAhead, `Alta ${formatRate(ours)}; Directus ${formatRate(theirs)}`)
    }
}

async function run(name: string, environment: Record<string, string>, database: Record<string, string>) {
  const one = await alta(environment)
  try {
    const other = await directus(database)
    try {
      say(`${name}, load ${os.loadavg()[0]?.toFixed(1)}`)
      await compare(name, one, other)
    } finally {
      await other.stop()
    }
  } finally {
    await one.stop()
  }
}

if (values.on !== 'postgresql') await run('embedded and SQLite', {}, { DB_CLIENT: 'sqlite3' })
if (values.on !== 'embedded')
  await withPostgresql(async (DATABASE_URL: string) => {
    const own = new URL(DATABASE_URL)
    own.pathname = '/directus'
    spawnSync('psql', [DATABASE_URL, '-c', 'create database directus'], { stdio: 'ignore' })
    await run('PostgreSQL', { DATABASE_URL }, { DB_CLIENT: 'pg', DB_CONNECTION_STRING: own.href })
  }, forTests)
process.exitCode = conclude()
