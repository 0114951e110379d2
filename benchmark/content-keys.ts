// Measures what encrypting files and texts with a content key costs. Two servers run at the same time, one with a key
// and one without, and are called alternately: opening a report, a list of 50, a search for a word, and the first
// sentence of an answer over 2,000 passages, warm (the same session as before) and cold (another session). Also
// compares the sizes of the databases. Runs on the embedded database.
// npm run bench -- content-keys
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newKeysFile, writeKeysFile } from '../server/src/base/content/keys-file.ts'
import { serve } from './lists/child.ts'

const reports = 25
const sessions = 7
const rounds = { opened: 150, asked: 16 }
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-content-keys-'))
const cases = path.join(import.meta.dirname, '../clinical/cases')
const courses = fs
  .readdirSync(cases)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => fs.readFileSync(path.join(cases, name), 'utf8'))

const keys = path.join(folder, 'content-keys.json')
writeKeysFile(keys, newKeysFile(new Date()), { fresh: true })

async function openServer(name: string, environment: Record<string, string>) {
  const data = path.join(folder, name)
  const alta = await serve('../chat-served.ts', [String(sessions), '1'], { ALTA_DATA_DIR: data, ...environment })
  const headers = { authorization: `Bearer ${alta.token}`, 'content-type': 'application/json' }
  const call = async (endpoint: string, sent: RequestInit = {}, typed = {}): Promise<ReturnType<typeof JSON.parse>> => {
    const response = await fetch(`${alta.url}/api/v0${endpoint}`, { ...sent, headers: { ...headers, ...typed } })
    const text = await response.text()
    if (!response.ok) throw new Error(`${endpoint} was answered ${response.status}: ${text}`)
    return JSON.parse(text)
  }
  const { items } = await call('/chat-sessions?limit=200&sort=created_at', {}, { 'alta-q': 'larga' })
  const { organisation_id } = items[0]
  const ids: string[] = []
  for (let at = 0; at < reports; at += 1) {
    const text = courses[(at * 7) % courses.length] ?? ''
    const body = JSON.stringify({ organisation_id, source: { text }, title: `Informe ${at}` })
    const { discharge_report_id } = await call('/discharge-reports', { method: 'POST', body })
    ids.push(discharge_report_id)
    while (!['ready', 'failed'].includes((await call(`/discharge-reports/${discharge_report_id}`)).status))
      await wait(50)
  }
  const ask = async (session: string): Promise<void> => {
    const body = JSON.stringify({ content: '¿Qué dosis de enalapril toma?' })
    const { assistant_message } = await call(`/chat-sessions/${session}/messages`, { method: 'POST', body })
    const endpoint = `/chat-sessions/${session}/messages/${assistant_message.message_id}/events`
    const stream = await fetch(`${alta.url}/api/v0${endpoint}`, { headers })
    for await (const text of stream.body?.pipeThrough(new TextDecoderStream()) ?? [])
      if (text.includes('event: done')) break
  }
  const chats: string[] = items.map(({ chat_session_id }: { chat_session_id: string }) => chat_session_id)
  return { alta, data, call, ids, ask, chats }
}
type Server = Awaited<ReturnType<typeof openServer>>

const servers = {
  'without a key': await openServer('without', {}),
  'with a key': await openServer('with', { ALTA_CONTENT_KEYS_FILE: keys }),
}

const works: readonly { name: string; times: number; work: (server: Server, turn: number) => Promise<unknown> }[] = [
  {
    name: 'opening a report',
    times: rounds.opened,
    work: ({ call, ids }, turn) => call(`/discharge-reports/${ids[turn % ids.length]}`),
  },
  { name: 'a list of 50', times: rounds.opened, work: ({ call }) => call('/discharge-reports?limit=50') },
  {
    name: 'a search by a word',
    times: rounds.opened,
    work: ({ call }) => call('/discharge-reports?limit=50', {}, { 'alta-q': 'fiebre' }),
  },
  {
    name: 'an answer over 2,000 passages, cold',
    times: sessions - 1,
    work: ({ ask, chats }, turn) => ask(chats[turn + 1] ?? ''),
  },
  { name: 'an answer over 2,000 passages, warm', times: rounds.asked, work: ({ ask, chats }) => ask(chats[0] ?? '') },
]

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

for (const { name, times, work } of works) {
  const timings = new Map<string, number[]>()
  for (let turn = 0; turn < times; turn += 1)
    for (const [which, server] of Object.entries(servers)) {
      const began = performance.now()
      await work(server, turn)
      timings.set(which, [...(timings.get(which) ?? []), performance.now() - began])
    }
  for (const [which, values] of timings)
    console.log(
      `${name}, ${which}: lower quartile ${quantile(values, 0.25).toFixed(1)} ms, median ${quantile(values, 0.5).toFixed(1)} ms`,
    )
}

/** The size of the tables and indexes, without the write-ahead log. */
function sizeOf(directory: string): number {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('pg_wal'))
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0)
}
for (const [which, { data }] of Object.entries(servers))
  console.log(`the database, ${which}: ${(sizeOf(path.join(data, 'database')) / 1e6).toFixed(0)} MB`)
for (const { alta } of Object.values(servers)) await alta.stop()
fs.rmSync(folder, { recursive: true, force: true })
