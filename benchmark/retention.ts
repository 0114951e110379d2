// What a rule of retention that removes 100,000 reports of one organisation costs another: its calls alone, and meanwhile.
// On the embedded database. npm run bench:retention [-- REPORTS]
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from './lists/child.ts'

const most_times = 2
/** Of the calls alone, and at most of those meanwhile: the rest is waited for. */
const alone_s = 60
const every_ms = 50

const reports = process.argv[2] ?? '100000'
const alta = await serve('../retention-served.ts', [reports], { NODE_ENV: 'production' })
const headers = { authorization: `Bearer ${alta.token}`, 'content-type': 'application/json' }

interface Sent {
  readonly method?: string
  readonly body?: string
  readonly typed?: Readonly<Record<string, string>>
}

async function timed(path: string, { typed = {}, ...sent }: Sent = {}): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${alta.url}/api/v0${path}`, { ...sent, headers: { ...headers, ...typed } })
  await response.text()
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`)
  return performance.now() - began
}

const listed: ReturnType<typeof JSON.parse> = await (
  await fetch(`${alta.url}/api/v0/discharge-reports?limit=50`, { headers })
).json()
const ids: string[] = listed.items.map((item: { discharge_report_id: string }) => item.discharge_report_id)
let turn = 0
/** In turns: a list, a search, a report, and an act that is written down. */
const calls: readonly (() => Promise<number>)[] = [
  () => timed('/discharge-reports?limit=50&sort=-created_at'),
  () => timed('/discharge-reports?limit=50', { typed: { 'alta-q': 'fiebre' } }),
  () => timed(`/discharge-reports/${ids[turn % ids.length]}`),
  () =>
    timed(`/discharge-reports/${ids[turn % ids.length]}`, {
      method: 'PATCH',
      body: JSON.stringify({ title: `Informe ${turn}` }),
    }),
]

/** Milliseconds of calls made one after the other, until then. */
async function measure(isOver: () => Promise<boolean>): Promise<number[]> {
  const taken: number[] = []
  for (; !(turn % 40 === 0 && (await isOver())); turn += 1) {
    taken.push((await calls[turn % calls.length]?.()) ?? 0)
    await wait(every_ms)
  }
  turn += 1
  return taken.toSorted((a, b) => a - b)
}
const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const left = async (): Promise<number> => {
  const told: ReturnType<typeof JSON.parse> = await (await fetch(`${alta.url}/left`)).json()
  return Number(told.left)
}

try {
  for (const call of calls) await call()
  const end = performance.now() + alone_s * 1000
  const alone = await measure(async () => performance.now() > end)
  const before = await left()
  const began = performance.now()
  await fetch(`${alta.url}/begin`, { method: 'POST' })
  const meanwhile = await measure(async () => (await left()) === 0)
  const seconds = (performance.now() - began) / 1000
  const told = (sorted: readonly number[]) =>
    `median ${at(sorted, 0.5).toFixed(1)}, p95 ${at(sorted, 0.95).toFixed(1)}, p99 ${at(sorted, 0.99).toFixed(1)} ms of ${sorted.length} calls`
  const times = at(meanwhile, 0.95) / at(alone, 0.95)
  console.log(`alone: ${told(alone)}`)
  console.log(`while ${before} reports are removed in ${seconds.toFixed(0)} s: ${told(meanwhile)}`)
  console.log(`p95 ${times.toFixed(2)} times (limit ${most_times})`)
  process.exitCode = times <= most_times ? 0 : 1
} finally {
  await alta.stop()
}
