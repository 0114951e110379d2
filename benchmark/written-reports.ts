// Measures how soon a person who sends a course sees a report, sees its first section written by a model, and has the
// complete report. Runs the real server in a process of its own with the tests' stand-in model at 50 tokens a second
// and an authored course: first one report at a time, with both strategies and with the engine alone; then eight at
// once.
// npm run bench -- written-reports
import { readFileSync } from 'node:fs'
import { startModelEndpoint } from '../server/src/contract-tests/model-endpoint.ts'
import { serve } from './lists/child.ts'
import { loopDelays } from './loop-delay.ts'

const limits = { shown_ms: 2_000, loop_p99_ms: 50 }
const rounds = 3
const at_once = 8
const metrics_token = 'the-figures-of-this-run-only'
const text = readFileSync(`${import.meta.dirname}/../clinical/cases/es-01.txt`, 'utf8')

const endpoint = await startModelEndpoint({ tokens_per_second: 50 })
const alta = await serve('../written-served.ts', [String(at_once)], {
  ALTA_MODEL_URL: endpoint.url,
  ALTA_MODEL_NAME: 'stand-in',
  ALTA_MODEL_CONCURRENCY: '32',
  ALTA_METRICS_TOKEN: metrics_token,
})
const { organisation_id, tokens } = JSON.parse(alta.token)

interface Times {
  readonly shown: number
  readonly written: number
  readonly ready: number
}

/**
 * Sends a course and follows the events until its report is ready; returns the milliseconds since the course was sent.
 */
async function report(token: string, report_strategy: string): Promise<Times> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const began = performance.now()
  const sent = { organisation_id, report_strategy, source: { text: `${text}\n${crypto.randomUUID()}` } }
  const made = await fetch(`${alta.url}/api/v0/discharge-reports`, {
    method: 'POST',
    headers,
    body: JSON.stringify(sent),
  })
  if (made.status !== 202) throw new Error(`a course was answered ${made.status}`)
  const { discharge_report_id } = JSON.parse(await made.text())
  const times = { shown: 0, written: 0, ready: 0 }
  const stream = await fetch(`${alta.url}/api/v0/discharge-reports/${discharge_report_id}/events`, { headers })
  const drafts = new Set<string>()
  let buffer = ''
  for await (const bytes of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    buffer += bytes
    const frames = buffer.split('\n\n')
    buffer = frames.pop() ?? ''
    for (const frame of frames) {
      const event = /^event: (.*)$/m.exec(frame)?.[1]
      const data = JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? '{}')
      const now = performance.now() - began
      if (event === 'ready') times.ready = now
      if (event !== 'section') continue
      times.shown ||= now
      if (data.draft) drafts.add(data.section.key)
      else if (drafts.has(data.section.key)) times.written ||= now
    }
  }
  if (times.ready === 0) throw new Error('a report did not become ready')
  return times
}

const loopDelay = loopDelays()

/**
 * The delay of the event loop since the previous call in milliseconds, and the server's total processor time in
 * seconds.
 */
async function figures(): Promise<{ loop: number; processor: number }> {
  const response = await fetch(`${alta.url}/metrics`, { headers: { authorization: `Bearer ${metrics_token}` } })
  const text = await response.text()
  return { loop: loopDelay(text), processor: Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) }
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const line = (name: string, all: readonly Times[]) => {
  const medianOf = (key: keyof Times) => `${Math.round(middle(all.map((times) => times[key])))} ms`
  console.log(
    `${name}: shown ${medianOf('shown')}, first section written ${medianOf('written')}, ready ${medianOf('ready')} (medians)`,
  )
}

const [first = ''] = tokens
for (const strategy of ['extractive', 'guided', 'single_pass']) {
  const cold = await report(first, strategy)
  const all: Times[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await report(first, strategy))
  line(strategy, all)
  console.log(`  the first after the start: shown ${Math.round(cold.shown)} ms, ready ${Math.round(cold.ready)} ms`)
}
const before = await figures()
const together = await Promise.all(tokens.map((token: string) => report(token, 'guided')))
const { loop, processor } = await figures()
line(`guided, ${at_once} at once`, together)
console.log(
  `  last shown ${Math.round(Math.max(...together.map(({ shown }) => shown)))} ms, last ready ${Math.round(Math.max(...together.map(({ ready }) => ready)))} ms`,
)
console.log(`  of the processor ${((1_000 * (processor - before.processor)) / at_once).toFixed(0)} ms a report`)
console.log(`  event loop of the server: p99 ${loop.toFixed(1)} ms (at most ${limits.loop_p99_ms})`)
await alta.stop()
await endpoint.close()
process.exitCode = loop <= limits.loop_p99_ms && middle(together.map(({ shown }) => shown)) <= limits.shown_ms ? 0 : 1
