// Measures the memory and processor time of a server that nobody uses. Starts the real server with its embedded
// database, as npm start does after the build: once on an empty folder, and once on a folder with the demonstration.
// After its second start the server is used once (a report and a chat answer) and then left alone; then the memory of
// all its processes and their processor time are read, which other work on the machine does not change.
// npm run bench -- idle [MINUTES]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../../server/seeds/demo.ts'
import { pinnedNode, root, thrift } from '../../scripts/prepare.mjs'
import { processorOf, residentOf, sumOf } from './process-figures.ts'

const minutes = Number(process.argv[2] ?? 10)
/** The time without use before anything is measured: threads are released after five minutes. */
const settle_ms = Math.min(6, minutes) * 60_000
const limits = { memory_mb: 400, processor: 0.01, second_start_ms: 3_000 }
const password = 'ward-of-nobody-7431'
const course = fs.readFileSync(path.join(root, 'clinical/cases/es-01.txt'), 'utf8')

interface AccountCredentials {
  readonly email: string
  readonly password: string
}

interface IdleServer {
  readonly url: string
  readonly pid: number
  readonly served_ms: number
  readonly processor_s: number
  readonly stop: () => Promise<void>
}

/**
 * The status of the page, after its whole body has been read. Does not use fetch, because fetch sends headers that show
 * that it is not a browser.
 */
async function statusOf(url: string): Promise<number> {
  const [response]: http.IncomingMessage[] = await once(http.get(url), 'response')
  for await (const _ of response ?? []);
  return response?.statusCode ?? 0
}

async function start(folder: string, options: readonly string[] = []): Promise<IdleServer> {
  const began = performance.now()
  const child = spawn(pinnedNode, [...thrift.options, 'server/src/main.ts', ...options], {
    cwd: root,
    env: {
      ...process.env,
      ...thrift.variables,
      NODE_ENV: 'production',
      ALTA_LOG_LEVEL: 'warn',
      ALTA_DATA_DIR: folder,
      ALTA_ADMIN_EMAIL: 'ada@ward.example',
      ALTA_ADMIN_PASSWORD: password,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Alta is ready at (\S+)$/.exec(line)?.[1]
    if (url === undefined) continue
    const status = await statusOf(url)
    if (status !== 200) throw new Error(`the page is answered ${status}: npm run build first`)
    child.stdout.resume()
    const pid = child.pid ?? 0
    return { url, pid, served_ms: performance.now() - began, processor_s: processorOf(pid), stop }
  }
  throw new Error('the server did not start')
}

type UntypedJson = ReturnType<typeof JSON.parse>

/**
 * Signs in, creates what is needed, then creates a report and asks a question. Returns the milliseconds that each took.
 */
async function actOnce({ url }: IdleServer, account: AccountCredentials) {
  let token = ''
  const ask = async (method: string, endpoint: string, body?: object): Promise<UntypedJson> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${url}/api/v0${endpoint}`, init)
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${endpoint}: ${response.status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }
  token = (await ask('POST', '/auth/login', account)).token
  const own = await ask('POST', '/organisations', { name: `Hospital ${Date.now()}` })
  const { organisation_id } = own
  const me = await ask('GET', '/auth/me')
  await ask('POST', '/role-assignments', {
    user_id: me.user.user_id,
    scope: 'organisation',
    organisation_id,
    role: 'clinician',
    reason: 'Measured at rest',
  })
  const report = async () => {
    const began = performance.now()
    const created = await ask('POST', '/discharge-reports', { organisation_id, source: { text: course } })
    const endpoint = `/discharge-reports/${created.discharge_report_id}`
    while ((await ask('GET', endpoint)).status !== 'ready') await wait(20)
    return { ms: performance.now() - began, id: String(created.discharge_report_id) }
  }
  const first = await report()
  const session = await ask('POST', '/chat-sessions', {
    organisation_id,
    title: 'At rest',
    rag_strategy: 'rag',
    discharge_report_ids: [first.id],
  })
  const answer = async () => {
    const endpoint = `/chat-sessions/${session.chat_session_id}`
    // The page sends the same request before somebody types.
    await ask('GET', endpoint)
    const began = performance.now()
    const question = await ask('POST', `${endpoint}/messages`, { content: '¿Qué alergias tiene?' })
    for (;;) {
      const { items } = await ask('GET', `${endpoint}/messages`)
      const { message_id } = question.assistant_message
      if (items.some((one: UntypedJson) => one.message_id === message_id && one.status === 'complete'))
        return performance.now() - began
      await wait(20)
    }
  }
  return { report, answer, first: { report_ms: first.ms, answer_ms: await answer() } }
}

const line = (name: string, value: string, met?: boolean) =>
  console.log(`  ${name}: ${value}${met === undefined ? '' : met ? '' : '  (above its limit)'}`)
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

async function measure(name: string, options: readonly string[], account: AccountCredentials): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-idle-'))
  try {
    console.log(name)
    const first = await start(folder, options)
    line(
      'first start to the served page',
      `${seconds(first.served_ms)}, ${first.processor_s.toFixed(2)} s of processor`,
    )
    await first.stop()
    const server = await start(folder)
    line(
      'second start to the served page',
      `${seconds(server.served_ms)}, ${server.processor_s.toFixed(2)} s of processor`,
      server.served_ms <= limits.second_start_ms,
    )
    const { report, answer, first: used } = await actOnce(server, account)
    line('used once', `report ${seconds(used.report_ms)}, answer ${seconds(used.answer_ms)}`)
    line('memory after that', `${sumOf(server.pid, residentOf).toFixed(0)} MB`)
    await wait(settle_ms)
    const before = sumOf(server.pid, processorOf)
    const began = performance.now()
    await wait(Math.max(60_000, minutes * 60_000 - settle_ms))
    const share = (sumOf(server.pid, processorOf) - before) / ((performance.now() - began) / 1000)
    const memory = sumOf(server.pid, residentOf)
    line(`memory after ${minutes} minutes`, `${memory.toFixed(0)} MB`, memory <= limits.memory_mb)
    line('processor at rest', `${(share * 100).toFixed(2)} % of a core`, share <= limits.processor)
    line('used after the rest', `report ${seconds((await report()).ms)}, answer ${seconds(await answer())}`)
    await server.stop()
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

await measure('Empty', [], { email: 'ada@ward.example', password })
await measure('With the demonstration', ['--demo'], { email: 'administrator@demo.example', password: demoPassword })
