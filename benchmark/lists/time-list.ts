import { serve } from './child.ts'

interface Timed {
  /** What stands in the list, and how many. */
  readonly name: string
  readonly path: string
  /** What `served.ts` is started with. */
  readonly filling: readonly string[]
  readonly kinds: Readonly<Record<string, string>>
  /** The order in which page follows page. */
  readonly sort: string
  readonly limit_ms: number
}

const rounds = 60

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** Asks for every kind of a list over HTTP and prints how long the answers take; the exit code says whether p95 holds. */
export async function timeList({ name, path, filling, kinds, sort, limit_ms }: Timed): Promise<void> {
  const alta = await serve('served.ts', filling)
  const headers = { authorization: `Bearer ${alta.token}` }

  async function ask(query: string) {
    // every request differs, so that nothing kept from the one before answers it
    const started = performance.now()
    const response = await fetch(`${alta.url}${path}?${query}`, { headers })
    const answer: ReturnType<typeof JSON.parse> = await response.json()
    if (!response.ok) throw new Error(`${query}: ${JSON.stringify(answer)}`)
    return { milliseconds: performance.now() - started, answer }
  }

  const all: number[] = []
  const report = (kind: string, times: readonly number[]) => {
    all.push(...times)
    console.log(
      `${kind.padEnd(30)} median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    )
  }
  try {
    await ask('limit=50')
    for (const [kind, query] of Object.entries(kinds)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1)
        times.push((await ask(`${query}&limit=${26 + round}`)).milliseconds)
      report(kind, times)
    }
    const paging: number[] = []
    let cursor: string | null = null
    for (let page = 0; page < 2 * rounds && (page === 0 || cursor !== null); page += 1) {
      const { milliseconds, answer } = await ask(`sort=${sort}&limit=50${cursor === null ? '' : `&cursor=${cursor}`}`)
      paging.push(milliseconds)
      cursor = answer.next_cursor
    }
    report('page after page', paging)
  } finally {
    await alta.stop()
  }
  const p95 = percentile(all, 0.95)
  console.log(`${name}: p95 ${p95.toFixed(1)} ms (at most ${limit_ms})`)
  process.exitCode = p95 <= limit_ms ? 0 : 1
}
