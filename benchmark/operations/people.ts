// A hospital at work: 500 signed-in people on PostgreSQL (two web processes and a worker) or 50 on the embedded
// database (one process). Each thinks for about five seconds between two actions; 40 of 100 keep a page open that
// receives events. Halfway through, 20 reports are written at once.
// npm run bench -- people [--on postgresql|embedded] [--people N] [--minutes N] [--think SECONDS]
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withPostgresql } from '../../scripts/postgresql.mjs'
import { startModelEndpoint } from '../../server/src/contract-tests/model-endpoint.ts'
import { fillHospital } from './hospital.ts'
import { postgresqlOf, processorOf, residentOf, sumOf } from './process-figures.ts'
import { endAll, type ManagedProcess, serverProcess } from './server-processes.ts'
import { verdicts } from './verdicts.ts'
import { type WorkingDay, prepare, stayOpen, type TimedAct, type Worker, work, writeReport } from './working-day.ts'

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'postgresql' },
    people: { type: 'string' },
    minutes: { type: 'string', default: '3' },
    think: { type: 'string', default: '5' },
  },
})
const isEmbedded = values.on === 'embedded'
const people = Number(values.people ?? (isEmbedded ? 50 : 500))
const minutes = Number(values.minutes)
const think_ms = Number(values.think) * 1000
const limits = { read_ms: 150, burst_ms: 200, growth: 1.1 }
const at_once = 20
const share_of_open_pages = 0.4
const reports_of_ward = 400
const metrics_token = 'measured'

const { check, conclude, say } = verdicts()
const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const spread = (timed: readonly TimedAct[]) => {
  const sorted = timed.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), most: sorted.at(-1) ?? 0 }
}
const formatTimes = (timed: readonly TimedAct[]) => {
  const { p50, p95, most } = spread(timed)
  return `${timed.length}, median ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, most ${most.toFixed(0)} ms`
}

/** The cumulative histogram of the event loop's delay: the count for each upper bound. */
async function delays({ url }: ManagedProcess): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metrics_token}` } })).text()
  return new Map(
    [...text.matchAll(/^alta_event_loop_delay_seconds_bucket\{le="([^"]+)"[^}]*\} (\d+)$/gm)].map(
      ([, le = '', count]) => [le, Number(count)],
    ),
  )
}
function delayPercentile(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  share: number,
): string {
  const since = [...after].map(([le, count]) => [le, count - (before.get(le) ?? 0)] as const)
  const all = since.at(-1)?.[1] ?? 0
  return since.find(([, count]) => count >= all * share)?.[0] ?? '?'
}

async function settle(webs: readonly ManagedProcess[], environment: Record<string, string>, fill: typeof fillHospital) {
  const inhabitants = await fill(environment, { people, reports: reports_of_ward })
  for (const one of processes) await one.start()
  const workers: Worker[] = []
  for (const person of inhabitants) {
    const url = webs[person.number % webs.length]?.url ?? ''
    const neighbour = workers.findLast(({ organisation_id }) => organisation_id === person.organisation_id)
    workers.push(await prepare(url, person, person.number % 5 === 0 ? undefined : neighbour?.report))
  }
  return workers
}

/** Processor seconds that each process has used, including PostgreSQL. */
const processorTimes = (): Map<string, number> =>
  new Map([
    ...processes.map(({ name, pid }) => [name, sumOf(pid(), processorOf)] as const),
    ...(isEmbedded ? [] : [['PostgreSQL', sumOf(postgresqlOf(`-p ${database_port}`), processorOf)] as const]),
  ])

/** Reads the memory every minute; returns the sum over all processes for each minute. */
async function watchMemory(signal: AbortSignal): Promise<number[]> {
  const seen: number[] = []
  for (let minute = 0; !signal.aborted; minute += 1) {
    const each = processes.map(({ name, pid }) => [name, sumOf(pid(), residentOf)] as const)
    seen.push(each.reduce((sum, [, size]) => sum + size, 0))
    say(`minute ${minute}: ${each.map(([name, size]) => `${name} ${size.toFixed(0)} MB`).join(', ')}`)
    await wait(60_000, undefined, { signal }).catch(() => undefined)
  }
  return seen
}

async function measure(workers: readonly Worker[], webs: readonly ManagedProcess[]): Promise<void> {
  const ending = new AbortController()
  const day: WorkingDay = { signal: ending.signal, think_ms, timed: [], failures: [], streams: { open: 0 } }
  const before = await Promise.all(webs.map(delays))
  const [used, began] = [processorTimes(), performance.now()]
  const memory = watchMemory(ending.signal)
  const open = workers.filter((_, index) => index % 10 < share_of_open_pages * 10)
  const running = [...workers.map((worker) => work(day, worker)), ...open.map((worker) => stayOpen(day, worker))]
  await wait(minutes * 30_000)
  const streams = day.streams.open
  const burst = Date.now()
  await Promise.all(workers.slice(0, at_once).map((worker) => writeReport(day, worker)))
  const over = Date.now()
  await wait(Math.max(0, minutes * 30_000 - (over - burst)))
  const after = await Promise.all(webs.map(delays))
  const cores = [...processorTimes()].map(
    ([name, seconds]) =>
      `${name} ${((seconds - (used.get(name) ?? 0)) / ((performance.now() - began) / 1000)).toFixed(2)}`,
  )
  ending.abort()
  await Promise.all(running)
  const sizes = await memory
  const kinds = Map.groupBy(day.timed, ({ kind }) => kind)
  for (const [kind, timed] of [...kinds].toSorted(([a], [b]) => a.localeCompare(b)))
    say(`${kind}: ${formatTimes(timed)}`)
  say(
    `${(day.timed.length / (minutes * 60)).toFixed(0)} calls a second, ${streams} streams open, load ${os.loadavg()[1]?.toFixed(1)}`,
  )
  say(`of a core: ${cores.join(', ')}`)
  for (const [index, web] of webs.entries())
    say(
      `${web.name}: event loop late by at most ${delayPercentile(before[index] ?? new Map(), after[index] ?? new Map(), 0.99)} s in 99 of 100`,
    )
  const failures = [...Map.groupBy(day.failures, (failure) => failure)].map(
    ([what, list]) => `${what} × ${list.length}`,
  )
  check('no call failed', day.failures.length === 0, failures.slice(0, 5).join(', ') || 'none')
  const reads = day.timed.filter(({ isRead }) => isRead)
  check(`p95 of reads is at most ${limits.read_ms} ms`, spread(reads).p95 <= limits.read_ms, formatTimes(reads))
  const meanwhile = day.timed.filter(
    ({ kind, at }) => at >= burst && at <= over && !kind.includes('generate') && !kind.includes('first event'),
  )
  const took = `${formatTimes(meanwhile)}, in ${((over - burst) / 1000).toFixed(1)} s`
  check(
    `p95 of other calls while ${at_once} reports are written is at most ${limits.burst_ms} ms`,
    spread(meanwhile).p95 <= limits.burst_ms,
    took,
  )
  const [ten, last] = [sizes[10], sizes.at(-1)]
  if (ten !== undefined && last !== undefined && sizes.length > 20)
    check(
      'memory at the end is within a tenth of that after ten minutes',
      last <= ten * limits.growth,
      `${ten.toFixed(0)}, ${last.toFixed(0)} MB`,
    )
}

let processes: ManagedProcess[] = []
let database_port = ''
async function hospital(database: Record<string, string>): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-people-'))
  if (database['DATABASE_URL'] !== undefined) database_port = new URL(database['DATABASE_URL']).port
  const model = await startModelEndpoint({ tokens_per_second: 40 })
  const environment = {
    ALTA_DATA_DIR: folder,
    ALTA_MODEL_URL: model.url,
    ALTA_MODEL_NAME: 'stand-in',
    ALTA_MODEL_CONCURRENCY: '60',
    ALTA_METRICS_TOKEN: metrics_token,
    ...database,
  }
  const make = (name: string, role: 'web' | 'worker' | 'all') => serverProcess(name, role, environment)
  const webs = isEmbedded ? [await make('server', 'all')] : [await make('web A', 'web'), await make('web B', 'web')]
  processes = [...webs, ...(isEmbedded ? [] : [await make('worker', 'worker')])]
  try {
    const workers = await settle(webs, environment, fillHospital)
    say(`${people} people, ${minutes} minutes, load ${os.loadavg()[0]?.toFixed(1)}`)
    await measure(workers, webs)
  } finally {
    await endAll(processes)
    await model.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

await (isEmbedded ? hospital({}) : withPostgresql(async (DATABASE_URL: string) => await hospital({ DATABASE_URL })))
process.exitCode = conclude()
