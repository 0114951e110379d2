// A list of 50 users, requests a second, beside bare node:http that sends the same bytes in the same run.
// npm run bench -- list-throughput [SECONDS]
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { serve } from './child.ts'
import { requestsPerSecond } from './keep-asking.ts'

const seconds = Number(process.argv[2] ?? 5)
const limit = 0.35
const listPath = '/api/v0/users?limit=50'

async function bare(body: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  for await (const line of createInterface({ input: child.stdout }))
    return { url: String(JSON.parse(line).url), stop: () => child.kill() }
  throw new Error('The bare server did not start')
}

const alta = await serve('served.ts', ['50'])
const first = await fetch(alta.url + listPath, { headers: { authorization: `Bearer ${alta.token}` } })
const body = await first.text()
if (!first.ok) throw new Error(body)
const floor = await bare(body)
const load = { path: listPath, connections: 10, seconds }
const rates: { alta: number; bare: number }[] = []
// in turns, so that a noisy machine is noisy for both
for (let round = 0; round < 4; round += 1) {
  const one = await requestsPerSecond({ ...load, url: alta.url, token: alta.token })
  const other = await requestsPerSecond({ ...load, url: floor.url, token: '' })
  if (round > 0) rates.push({ alta: one, bare: other })
}
floor.stop()
await alta.stop()
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const ratio = median(rates.map((rate) => rate.alta / rate.bare))
console.log(`answer ${body.length} bytes`)
console.log(`alta ${Math.round(median(rates.map((rate) => rate.alta)))}/s`)
console.log(`bare node:http ${Math.round(median(rates.map((rate) => rate.bare)))}/s`)
console.log(`ratio ${ratio.toFixed(2)} (at least ${limit})`)
process.exitCode = ratio >= limit ? 0 : 1
