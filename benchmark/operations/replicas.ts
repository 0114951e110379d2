// Runs two web processes and two workers on one PostgreSQL and one object store under load. Each process is killed once
// and restarted once; also checks what must hold across processes.
// npm run bench -- replicas [SECONDS between acts, REQUESTS a second, PEOPLE who each have a report and an answer
// written, PART]
import { setTimeout as wait } from 'node:timers/promises'
import { withPostgresql } from '../../scripts/postgresql.mjs'
import { startModelEndpoint } from '../../server/src/contract-tests/model-endpoint.ts'
import { startBalancer } from './balancer.ts'
import { administrator, createBenchOrganisation } from './calls.ts'
import { checkAcross } from './across.ts'
import { type LoadRun, startLoad } from './load.ts'
import { startObjectStore } from './object-store.ts'
import { endAll, type ManagedProcess, serverProcess } from './server-processes.ts'
import { verdicts } from './verdicts.ts'

const [seconds = 20, per_second = 20, people = 12] = process.argv.slice(2, 5).map(Number)
/** `load` or `across`; without it both. */
const part = process.argv[5]
const longest_still_ms = 15_000

const { check, conclude, say } = verdicts()

/** Reports what happened to the load during an act and some time after it. */
async function during(load: LoadRun, name: string, act: () => Promise<unknown>) {
  const [failed, requests, began] = [load.failures.length, load.counts.requests, Date.now()]
  await act()
  await wait(seconds * 1000)
  const failures = load.failures.slice(failed)
  const still = load.watched.filter(({ still_at, still_ms }) => still_at + still_ms >= began)
  const longest = Math.max(0, ...still.map(({ still_ms }) => still_ms))
  const kinds = Object.entries(Object.groupBy(failures, ({ what, code }) => `${what} ${code}`))
  const failureKinds = kinds.map(([kind, list = []]) => `${kind} × ${list.length}`).join(', ')
  say(
    `${name}: ${load.counts.requests - requests} requests, ${failures.length} failed${failureKinds && ` (${failureKinds})`}, ` +
      `${load.open()} streams, longest still ${(longest / 1000).toFixed(1)} s`,
  )
  return { failures: failures.length }
}

/** Waits until the process reports that it is ready, and until the balancer has noticed it. */
async function ready({ url }: ManagedProcess): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    await wait(1_000)
    if (isReady) return
  }
}

async function restart(one: ManagedProcess): Promise<void> {
  one.signal('SIGTERM')
  await one.ended()
  await one.start()
  await ready(one)
}

async function killAndRestart(one: ManagedProcess): Promise<void> {
  one.signal('SIGKILL')
  await one.ended()
  await wait(seconds * 500)
  await one.start()
  await ready(one)
}

async function measure(processes: readonly ManagedProcess[], load: LoadRun): Promise<void> {
  await during(load, 'nothing happens', () => wait(seconds * 1000))
  let rolling = 0
  for (const one of processes) {
    const { failures } = await during(load, `SIGTERM ${one.name}`, () => restart(one))
    rolling += failures
  }
  check('no request failed in the rolling restart', rolling === 0, `${rolling} failed`)
  for (const one of processes) await during(load, `kill -9 ${one.name}`, () => killAndRestart(one))
  await load.stop()
  const lost = await load.lost()
  check(
    'every acknowledged write is there',
    lost.length === 0,
    `${load.counts.acknowledged} acknowledged, ${lost.length} lost ${lost.slice(0, 3).join(' ')}`,
  )
  const failed = load.watched.filter(({ ended }) => ended === 'failed')
  check('no report and no answer failed', failed.length === 0, `${failed.length} of ${load.watched.length}`)
  const disorder = load.watched.filter((watched) => watched.disorder > 0)
  check(
    'every stream went on from its last event, each event once',
    disorder.length === 0,
    `${disorder.length} of ${load.watched.length}`,
  )
  for (const kind of ['report', 'answer'] as const) {
    const still = load.watched.filter((watched) => watched.kind === kind).map(({ still_ms }) => still_ms)
    const longest = Math.max(0, ...still)
    check(
      `the longest that an ${kind} stood still is 15 s`.replace('an report', 'a report'),
      longest <= longest_still_ms,
      `${(longest / 1000).toFixed(1)} s`,
    )
  }
}

await withPostgresql(async (DATABASE_URL) => {
  const store = await startObjectStore()
  const model = await startModelEndpoint({ tokens_per_second: 40 })
  const environment = {
    DATABASE_URL,
    ...store.environment,
    ALTA_MODEL_URL: model.url,
    ALTA_MODEL_NAME: 'stand-in',
    ALTA_ADMIN_EMAIL: administrator.email,
    ALTA_ADMIN_PASSWORD: administrator.password,
    ALTA_MODEL_CONCURRENCY: '40',
  }
  const processes = await Promise.all(
    (['web A', 'web B', 'worker A', 'worker B'] as const).map((name) =>
      serverProcess(name, name.startsWith('web') ? 'web' : 'worker', environment),
    ),
  )
  const [webA, webB] = processes
  if (!webA || !webB) throw new Error('no web process')
  try {
    const started = await Promise.allSettled(processes.map((one) => one.start()))
    const wrong = started.filter(({ status }) => status === 'rejected')
    check('all start at once on an empty database', wrong.length === 0, `${wrong.length} did not`)
    for (const one of processes) if (!one.isRunning()) await one.start()
    const balancer = await startBalancer([webA.url, webB.url])
    const organisation = await createBenchOrganisation(balancer.url, people)
    if (part !== 'load') await checkAcross({ a: webA.url, b: webB.url, check })
    if (part === 'across') return balancer.close()
    const load = startLoad(balancer.url, organisation, per_second)
    await measure(processes, load)
    say(`requests that the balancer sent a second time: ${balancer.again()}`)
    balancer.close()
  } finally {
    await endAll(processes)
    for (const { name, lines } of processes) if (process.env['LOUD']) say(`${name}\n${lines.slice(-40).join('\n')}`)
    await model.close()
    await store.close()
  }
})
process.exitCode = conclude()
