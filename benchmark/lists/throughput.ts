// Measures the requests per second for a list of 50 users, and compares them with bare node:http that sends the same
// bytes in the same run: with responses that are cached until the next write (decision 0008), with every request
// querying the embedded database, and on PostgreSQL, where nothing is cached.
// npm run bench -- list-throughput [SECONDS]
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { forTests, withPostgresql } from '../../scripts/postgresql.mjs'
import { type Served, serve } from './child.ts'
import { requestsPerSecond } from './keep-asking.ts'

const seconds = Number(process.argv[2] ?? 5)
const limits = { kept: 0.35, anew: 0.5, postgresql: 0.5 }
type Way = keyof typeof limits
const listPath = '/api/v0/users?limit=50'
const rounds = 4

async function bare(body: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  for await (const line of createInterface({ input: child.stdout }))
    return { url: String(JSON.parse(line).url), stop: () => child.kill() }
  throw new Error('The bare server did not start')
}

async function measure(servers: Readonly<Record<Way, Served>>): Promise<boolean> {
  const headers = { authorization: `Bearer ${servers.kept.token}` }
  const first = await fetch(servers.kept.url + listPath, { headers })
  const body = await first.text()
  if (!first.ok) throw new Error(body)
  const floor = await bare(body)
  const load = { path: listPath, connections: 10, seconds }
  const ways = ['kept', 'anew', 'postgresql'] as const
  const rates: Record<Way | 'bare', number[]> = { kept: [], anew: [], postgresql: [], bare: [] }
  // The servers take turns, so that noise on the machine affects all of them.
  for (let round = 0; round <= rounds; round += 1) {
    const of = async (url: string, token: string) => await requestsPerSecond({ ...load, url, token })
    const floored = await of(floor.url, '')
    // The first round only warms up.
    if (round > 0) rates.bare.push(floored)
    for (const way of ways) {
      const rate = await of(servers[way].url, servers[way].token)
      if (round > 0) rates[way].push(rate)
    }
  }
  floor.stop()
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  console.log(`answer ${body.length} bytes; bare node:http ${Math.round(median(rates.bare))}/s`)
  let holds = true
  for (const way of ways) {
    const ratio = median(rates[way].map((rate, round) => rate / (rates.bare[round] ?? 1)))
    console.log(`${way}: ${Math.round(median(rates[way]))}/s, ratio ${ratio.toFixed(2)} (at least ${limits[way]})`)
    holds &&= ratio >= limits[way]
  }
  return holds
}

await withPostgresql(async (DATABASE_URL: string) => {
  const servers = {
    kept: await serve('served.ts', ['50']),
    anew: await serve('served.ts', ['50', '0', 'asked-anew']),
    postgresql: await serve('served.ts', ['50'], { DATABASE_URL }),
  }
  try {
    process.exitCode = (await measure(servers)) ? 0 : 1
  } finally {
    for (const server of Object.values(servers)) await server.stop()
  }
}, forTests)
