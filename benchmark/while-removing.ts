// Measures what removing many reports of one organisation costs another: times the other's calls while reports are
// removed and while the removal is paused, half a minute of each in turn, so that other work on the machine affects
// both.
import { setTimeout as wait } from 'node:timers/promises'
import { type Served, serve } from './lists/child.ts'

const most_times = 2
const turn_s = 30
/** The number of turns of each kind. Fewer reports than all may be removed in them. */
const turns = 12
const every_ms = 50

interface TimedRequest {
  readonly method?: string
  readonly body?: string
  readonly typed?: Readonly<Record<string, string>>
}

/** Calls in turn: a list, a search, a report, and an audited change. Each returns its milliseconds. */
async function callsOf(alta: Served) {
  const headers = { authorization: `Bearer ${alta.token}`, 'content-type': 'application/json' }
  const timed = async (path: string, { typed = {}, ...sent }: TimedRequest = {}): Promise<number> => {
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
  const pathOf = (turn: number) => `/discharge-reports/${ids[turn % ids.length]}`
  const rename = (turn: number) => ({ method: 'PATCH', body: JSON.stringify({ title: `Informe ${turn}` }) })
  const calls: readonly ((turn: number) => Promise<number>)[] = [
    () => timed('/discharge-reports?limit=50&sort=-created_at'),
    () => timed('/discharge-reports?limit=50', { typed: { 'alta-q': 'fiebre' } }),
    (turn) => timed(pathOf(turn)),
    (turn) => timed(pathOf(turn), rename(turn)),
  ]
  let turn = 0
  /** The milliseconds of calls made one after another for the length of a turn. */
  const measure = async (): Promise<number[]> => {
    const timings: number[] = []
    for (const end = performance.now() + turn_s * 1000; performance.now() < end; turn += 1) {
      timings.push((await calls[turn % calls.length]?.(turn)) ?? 0)
      await wait(every_ms)
    }
    return timings
  }
  for (const call of calls) await call(0)
  return measure
}

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const sorted = (timings: readonly number[][]) => timings.flat().toSorted((a, b) => a - b)
const formatTimes = (timings: readonly number[]) =>
  `median ${quantile(timings, 0.5).toFixed(1)}, p95 ${quantile(timings, 0.95).toFixed(1)}, p99 ${quantile(timings, 0.99).toFixed(1)} ms of ${timings.length} calls`

interface Removing {
  /**
   * The script answers POST /begin (start or resume), POST /pause and GET /left, and the API calls of the other
   * organisation.
   */
  readonly script: string
  readonly reports: number
  readonly environment?: NodeJS.ProcessEnv
}

/** Prints the measurements; returns whether they are within the limit. */
export async function measureWhileRemoving({ script, reports, environment }: Removing): Promise<boolean> {
  const alta = await serve(script, [String(reports)], { NODE_ENV: 'production', ...environment })
  const post = async (path: string) => {
    const response = await fetch(`${alta.url}${path}`, { method: 'POST' })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`)
    if (text !== '') console.log(text)
  }
  const left = async (): Promise<number> => {
    const answer: ReturnType<typeof JSON.parse> = await (await fetch(`${alta.url}/left`)).json()
    return Number(answer.left)
  }
  try {
    const measure = await callsOf(alta)
    const [resting, working]: [number[][], number[][]] = [[], []]
    for (let round = 0; round < turns && (await left()) > 0; round += 1) {
      resting.push(await measure())
      await post('/begin')
      working.push(await measure())
      await post('/pause')
      await wait(1_000)
    }
    const [alone, meanwhile] = [sorted(resting), sorted(working)]
    const times = quantile(meanwhile, 0.95) / quantile(alone, 0.95)
    console.log(`while it rests: ${formatTimes(alone)}`)
    console.log(`while reports are removed, ${reports - (await left())} of ${reports}: ${formatTimes(meanwhile)}`)
    console.log(`p95 ${times.toFixed(2)} times (limit ${most_times})`)
    return times <= most_times
  } finally {
    await alta.stop()
  }
}
