// What a rule of retention that removes 100,000 reports of one organisation costs another: its calls while the rule is
// applied and while it rests, half a minute of each in turn, so that whatever else the machine does falls on both.
// On the embedded database. npm run bench -- retention [REPORTS]
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from './lists/child.ts'

const most_times = 2
const turn_s = 30
/** Of each; all the reports need not go for it. */
const turns = 12
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

/** Milliseconds of calls made one after the other for the length of a turn. */
async function measure(): Promise<number[]> {
  const taken: number[] = []
  for (const end = performance.now() + turn_s * 1000; performance.now() < end; turn += 1) {
    taken.push((await calls[turn % calls.length]?.()) ?? 0)
    await wait(every_ms)
  }
  return taken
}
const post = async (path: string) => {
  const response = await fetch(`${alta.url}${path}`, { method: 'POST' })
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`)
}
const left = async (): Promise<number> => {
  const told: ReturnType<typeof JSON.parse> = await (await fetch(`${alta.url}/left`)).json()
  return Number(told.left)
}
const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const sorted = (taken: readonly number[][]) => taken.flat().toSorted((a, b) => a - b)

try {
  for (const call of calls) await call()
  const [resting, working]: [number[][], number[][]] = [[], []]
  for (let round = 0; round < turns && (await left()) > 0; round += 1) {
    resting.push(await measure())
    await post('/begin')
    working.push(await measure())
    await post('/pause')
    await wait(1_000)
  }
  const told = (taken: readonly number[]) =>
    `median ${at(taken, 0.5).toFixed(1)}, p95 ${at(taken, 0.95).toFixed(1)}, p99 ${at(taken, 0.99).toFixed(1)} ms of ${taken.length} calls`
  const [alone, meanwhile] = [sorted(resting), sorted(working)]
  const times = at(meanwhile, 0.95) / at(alone, 0.95)
  console.log(`while the rule rests: ${told(alone)}`)
  console.log(
    `while it is applied, ${Number(reports) - (await left())} of ${reports} reports removed: ${told(meanwhile)}`,
  )
  console.log(`p95 ${times.toFixed(2)} times (limit ${most_times})`)
  process.exitCode = times <= most_times ? 0 : 1
} finally {
  await alta.stop()
}
