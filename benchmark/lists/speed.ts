// How long the list of users takes at the API: pages, orders, searches, filters. 10,000 users on the embedded database,
// or as many as said on the PostgreSQL of DATABASE_URL. npm run bench:list-speed [-- USERS LIMIT_MS]
import { serve } from './child.ts'

const users = Number(process.argv[2] ?? 10_000)
const limit_ms = Number(process.argv[3] ?? 40)
const rounds = 60

const alta = await serve('served.ts', [String(users)])
const headers = { authorization: `Bearer ${alta.token}` }

async function ask(query: string) {
  // every request differs, so that nothing kept from the one before answers it
  const started = performance.now()
  const response = await fetch(`${alta.url}/api/v0/users?${query}`, { headers })
  const answer: ReturnType<typeof JSON.parse> = await response.json()
  if (!response.ok) throw new Error(`${query}: ${JSON.stringify(answer)}`)
  return { milliseconds: performance.now() - started, answer }
}

const limits = Array.from({ length: rounds }, (_, round) => 26 + round)
const orders = ['name', '-name', 'email', '-email', 'created_at', '-created_at', 'last_login_at', '-last_login_at']
const words = ['nuria', 'belas', 'nur bel', 'person4711', 'valdearce', 'zzz', 'o', 'ibanez sola']
const kinds: Record<string, readonly string[]> = {
  'first page': ['count=true'],
  ...Object.fromEntries(orders.map((sort) => [`by ${sort}`, [`sort=${sort}`]])),
  ...Object.fromEntries(words.map((q) => [`search "${q}"`, [`q=${encodeURIComponent(q)}&sort=name&count=true`]])),
  'filtered by state and level': ['active=false&level=member&sort=name&count=true'],
}

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

const all: number[] = []
const report = (kind: string, times: readonly number[]) => {
  all.push(...times)
  console.log(
    `${kind.padEnd(30)} median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
  )
}
await ask('limit=50')
for (const [kind, [query]] of Object.entries(kinds)) {
  const times: number[] = []
  for (const limit of limits) times.push((await ask(`${query}&limit=${limit}`)).milliseconds)
  report(kind, times)
}
const paging: number[] = []
let cursor: string | null = null
for (let page = 0; page < 2 * rounds && (page === 0 || cursor !== null); page += 1) {
  const { milliseconds, answer } = await ask(`sort=name&limit=50${cursor === null ? '' : `&cursor=${cursor}`}`)
  paging.push(milliseconds)
  cursor = answer.next_cursor
}
report('page after page', paging)
await alta.stop()
const p95 = percentile(all, 0.95)
console.log(`${users} users: p95 ${p95.toFixed(1)} ms (at most ${limit_ms})`)
process.exitCode = p95 <= limit_ms ? 0 : 1
