// Measures how long each list takes at the API, with each order, filter and search, all with a total count: on a
// PostgreSQL of the full size (1,000,000 reports, 10,000,000 audit events, 100,000 users) and on one of a tenth of it,
// called alternately. Also prints the processor time of server and database, which other work on the machine does not
// change.
// npm run bench -- lists [PART ROUNDS]; ALTA_FILLED=url,url uses two databases that are already filled.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { withPostgresql } from '../../scripts/postgresql.mjs'
import { type Served, serve } from '../lists/child.ts'
import { fill } from './fill.ts'
import { type ListRequest, listRequests, walks } from './list-requests.ts'

const part = Number(process.argv[2] ?? 1)
const rounds = Number(process.argv[3] ?? 20)
const limit_ms = 80
const most_times = 1.5

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

const psql = (url: string, statement: string) =>
  spawnSync('psql', [url, '-Atc', statement], { encoding: 'utf8' }).stdout.trim()

/**
 * The processor time of some processes in ms. Its resolution is a hundredth of a second, so it is measured over many
 * requests. Linux only.
 */
const spent = (pids: readonly string[]) =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) * 10
  }, 0)

interface ServerUnderTest extends Served {
  readonly database: string
  readonly kinds: readonly ListRequest[]
}

const ask = async ({ url, token }: Served, { path, query, typed }: ListRequest) => {
  const began = performance.now()
  const response = await fetch(`${url}${path}?${query}`, { headers: { authorization: `Bearer ${token}`, ...typed } })
  const answer: ReturnType<typeof JSON.parse> = await response.json()
  if (!response.ok) throw new Error(`${path}?${query}: ${JSON.stringify(answer)}`)
  return { milliseconds: performance.now() - began, cursor: answer.next_cursor, total: answer.total }
}

const backends = ({ database, pid }: ServerUnderTest) => [
  String(pid),
  ...psql(database, 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
    .split('\n')
    .filter((one) => one !== ''),
]

async function open(database: string): Promise<ServerUnderTest> {
  const served = await serve('../operations/served.ts', [], { DATABASE_URL: database })
  const first = psql(database, `select organisation_id from organisations order by created_at limit 1`)
  const small = psql(database, `select organisation_id from organisations order by created_at offset 300 limit 1`)
  const user = psql(database, `select user_id from users where email like 'person1@%'`)
  return { ...served, database, kinds: listRequests({ first, small, user }) }
}

interface Timed {
  readonly name: string
  readonly full: number[]
  readonly tenth: number[]
  readonly processor: readonly [full: number, tenth: number]
}

/** Calls both servers alternately, each time with another limit, so that no cached answer is measured. */
async function timeKind(sides: readonly [ServerUnderTest, ServerUnderTest], at: number): Promise<Timed> {
  const times: [number[], number[]] = [[], []]
  const processor: [number, number] = [0, 0]
  let total = ''
  for (const side of [0, 1] as const) await askKind(sides[side], at, 25)
  const before = sides.map((side) => spent(backends(side)))
  for (let round = 0; round < rounds; round += 1)
    for (const side of [0, 1] as const) {
      const answer = await askKind(sides[side], at, 26 + round)
      times[side].push(answer.milliseconds)
      if (side === 0) total = String(answer.total ?? '')
    }
  for (const side of [0, 1] as const) processor[side] = (spent(backends(sides[side])) - (before[side] ?? 0)) / rounds
  const { path, query, typed } = sides[0].kinds[at] ?? { path: '', query: '' }
  const name = `${path.slice(8)} ${query.replaceAll(/[\da-f-]{36}/g, '…').replace('&count=true', '')} ${decodeURIComponent(typed?.['alta-q'] ?? '')} (${total})`
  return { name, full: times[0], tenth: times[1], processor }
}

const askKind = async (side: ServerUnderTest, at: number, limit: number) => {
  const kind = side.kinds[at]
  if (!kind) throw new Error('no such kind')
  return await ask(side, { ...kind, query: `${kind.query}&limit=${limit}` })
}

async function walk(side: ServerUnderTest, kind: ListRequest): Promise<number[]> {
  const times: number[] = []
  let cursor: string | null = null
  for (let page = 0; page < rounds && (page === 0 || cursor !== null); page += 1) {
    const query: string = `${kind.query}&limit=50${cursor === null ? '' : `&cursor=${cursor}`}`
    const answer = await ask(side, { ...kind, query })
    times.push(answer.milliseconds)
    cursor = answer.cursor
  }
  return times
}

const shown = ({ name, full, tenth, processor }: Timed) =>
  console.log(
    `${name.padEnd(82)} median ${percentile(full, 0.5).toFixed(1)} (${percentile(tenth, 0.5).toFixed(1)}), p95 ${percentile(full, 0.95).toFixed(1)} (${percentile(tenth, 0.95).toFixed(1)}) ms, processor ${processor.map((one) => one.toFixed(1)).join(' (')})`,
  )

async function measure(databases: readonly [string, string]): Promise<void> {
  const sides = [await open(databases[0]), await open(databases[1])] as const
  const all: Timed[] = []
  const only = process.argv[4]
  try {
    for (const [at, { path }] of sides[0].kinds.entries()) {
      if (only !== undefined && !path.includes(only)) continue
      const timed = await timeKind(sides, at)
      shown(timed)
      all.push(timed)
    }
    for (const kind of walks) {
      if (only !== undefined && !kind.path.includes(only)) continue
      const name = `${kind.path.slice(8)} page after page, ${kind.query}`
      const timed: Timed = {
        name,
        full: await walk(sides[0], kind),
        tenth: await walk(sides[1], kind),
        processor: [0, 0],
      }
      shown(timed)
      all.push(timed)
    }
  } finally {
    for (const side of sides) await side.stop()
  }
  const [full, tenth] = [all.flatMap((one) => one.full), all.flatMap((one) => one.tenth)]
  const [p95, p95_tenth] = [percentile(full, 0.95), percentile(tenth, 0.95)]
  const times = p95 / p95_tenth
  const processor =
    all.reduce((sum, one) => sum + one.processor[0], 0) / all.reduce((sum, one) => sum + one.processor[1], 0)
  console.log(`p95 of all ${p95.toFixed(1)} ms (at most ${limit_ms}); of a tenth ${p95_tenth.toFixed(1)} ms`)
  console.log(`${times.toFixed(2)} times (at most ${most_times}); processor time ${processor.toFixed(2)} times`)
  process.exitCode = p95 <= limit_ms && times <= most_times ? 0 : 1
}

const [full, tenth] = (process.env['ALTA_FILLED'] ?? '').split(',')
if (full && tenth) await measure([full, tenth])
else
  await withPostgresql(async (url: string) => {
    const databases = ['full', 'tenth'].map((name) => url.replace(/postgres$/, name))
    for (const name of ['full', 'tenth']) psql(url, `create database ${name}`)
    await fill(databases[0] ?? '', part)
    await fill(databases[1] ?? '', part / 10)
    await measure([databases[0] ?? '', databases[1] ?? ''])
  })
