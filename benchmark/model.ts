// Measures how much later the first token arrives through Alta's client for language models than through a bare fetch
// to the same endpoint, alternating within one run. The stand-in model runs in a process of its own, and the prompt has
// 24,000 characters of evidence. First without other requests, then with eight requests at once.
// npm run bench -- model
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { readConfig } from '../server/src/base/config.ts'
import { openMetrics } from '../server/src/base/metrics/metrics.ts'
import type { ModelRequest } from '../server/src/base/model.ts'
import { openModel } from '../server/src/base/model/open.ts'

const limit_ms = 15
const runs = 300
const warm = 40

const child = spawn(process.execPath, [`${import.meta.dirname}/../scripts/model-stand-in.mjs`])
const [line] = await once(createInterface(child.stdout), 'line')
const environment = Object.fromEntries(
  String(line)
    .split(' ')
    .map((pair) => pair.split('=')),
)
const model = openModel(readConfig(environment), { log: pino({ level: 'silent' }), metrics: openMetrics() })
if (!model) throw new Error('no model')

const evidence = Array.from(
  { length: 240 },
  (_, at) =>
    `[${at + 1}] (2026-03-${10 + (at % 20)}, evolution) Mejora de la disnea, sin fiebre, con ${at} mg cada 12 horas de furosemida.`,
).join('\n')
const messages = [{ role: 'user', content: `<evidence>\n${evidence}\n</evidence>` }] as const
const max_tokens = 200

async function bare(): Promise<number> {
  const began = performance.now()
  const rest = { stream: true, stream_options: { include_usage: true }, temperature: 0 }
  const body = JSON.stringify({ model: 'stand-in', messages, max_tokens, ...rest })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${environment.ALTA_MODEL_URL}/chat/completions`, { method: 'POST', headers, body })
  let first = 0
  let text = ''
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    if (first === 0 && /"content":"[^"]/.test(text)) first = performance.now() - began
  }
  return first
}

async function ported(): Promise<number> {
  const began = performance.now()
  const request: ModelRequest = {
    organisation_id: 'bench',
    model: 'stand-in',
    messages,
    max_tokens,
    signal: new AbortController().signal,
  }
  let first = 0
  for await (const piece of model?.stream(request) ?? [])
    if (first === 0 && 'text' in piece) first = performance.now() - began
  return first
}

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0

/** Milliseconds until the first token, with `at_once` requests at a time, alternating between the two ways. */
async function measure(at_once: number) {
  const times = { bare: new Array<number>(), ported: new Array<number>() }
  const together = (ask: () => Promise<number>) => Promise.all(Array.from({ length: at_once }, ask))
  for (let run = 0; run < (warm + runs) / at_once; run += 1) {
    const order = run % 2 === 0 ? ([bare, ported] as const) : ([ported, bare] as const)
    for (const ask of order) {
      const elapsed = await together(ask)
      if (run >= warm / at_once) times[ask === bare ? 'bare' : 'ported'].push(...elapsed)
    }
  }
  return times
}

let exceeded = false
const row = (...cells: readonly (string | number)[]) =>
  console.log(cells.map((cell) => String(cell).padEnd(10)).join(''))
row('at once', 'share', 'bare ms', 'ported ms', 'more ms', 'limit')
for (const at_once of [1, 8]) {
  const times = await measure(at_once)
  for (const [name, share] of [
    ['median', 0.5],
    ['p95', 0.95],
  ] as const) {
    const [a, b] = [percentile(times.bare, share), percentile(times.ported, share)]
    exceeded ||= b - a > limit_ms
    row(at_once, name, a.toFixed(2), b.toFixed(2), (b - a).toFixed(2), limit_ms)
  }
  row('', `n = ${times.bare.length} and ${times.ported.length}`)
}
child.kill()
process.exitCode = exceeded ? 1 : 0
