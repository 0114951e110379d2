// Measures chat answers that a language model writes. First one answer at a time: how much later does its first part
// arrive through Alta than from the endpoint itself? Then two hundred at once through one process, half of them plain
// talk, half from passages that each sentence is checked against: do all arrive complete, and does the event loop stay
// responsive? Uses the tests' stand-in model at 40 tokens a second.
// npm run bench -- chat-streams
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startModelEndpoint } from '../server/src/contract-tests/model-endpoint.ts'
import { serve } from './lists/child.ts'
import { loopDelays } from './loop-delay.ts'

const limits = { loop_p99_ms: 50, talk_ms: 15, sentence_ms: 15 }
const half = 100
const singles = 12
const metrics_token = 'the-figures-of-this-run-only'

const endpoint = await startModelEndpoint({ tokens_per_second: 40 })

/**
 * When the last request reached the proxy, and when the first token and the beginning of the second sentence of its
 * answer passed through.
 */
const proxied = { requested: 0, token: 0, sentence: 0 }
let written = ''

function recordTokens(bytes: Buffer): void {
  for (const [, piece = ''] of bytes.toString('utf8').matchAll(/"content":("(?:[^"\\]|\\.)*")/g)) {
    const text: unknown = JSON.parse(piece)
    if (typeof text !== 'string' || text === '') continue
    if (written === '') proxied.token = performance.now()
    written += text
    if (proxied.sentence === 0 && /[.!?](?:\s*\[[\d,]+\])?\s+\S|\n/.test(written)) proxied.sentence = performance.now()
  }
}

/** A proxy between Alta and the endpoint that records when tokens pass. */
const proxy = http.createServer((request, response) => {
  Object.assign(proxied, { requested: performance.now(), token: 0, sentence: 0 })
  written = ''
  const { method, headers } = request
  const forwarded = http.request(`${endpoint.url}${(request.url ?? '').slice(3)}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('data', (bytes: Buffer) => {
      recordTokens(bytes)
      response.write(bytes)
    })
    answer.on('end', () => response.end())
  })
  forwarded.on('error', () => response.destroy())
  response.on('close', () => forwarded.destroy())
  request.pipe(forwarded)
})
const portOf = (server: http.Server): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))

const servedBy = async (url: string, talks: number, answers: number) =>
  await serve('../chat-served.ts', ['0', '0', String(talks), String(answers)], {
    ALTA_MODEL_URL: url,
    ALTA_MODEL_NAME: 'stand-in',
    ALTA_MODEL_CHOICES: 'stand-in:repeats_prompt',
    ALTA_MODEL_CONCURRENCY: '200',
    ALTA_METRICS_TOKEN: metrics_token,
  })
type Alta = Awaited<ReturnType<typeof servedBy>>

async function get(
  { url, token }: Alta,
  ...[path, typed = {}]: readonly [path: string, typed?: Record<string, string>]
): Promise<ReturnType<typeof JSON.parse>> {
  const response = await fetch(`${url}/api/v0${path}`, { headers: { authorization: `Bearer ${token}`, ...typed } })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return JSON.parse(await response.text())
}

async function sessions(alta: Alta, word: string): Promise<string[]> {
  const { items } = await get(alta, `/chat-sessions?limit=200&sort=created_at`, { 'alta-q': word })
  return items.map(({ chat_session_id }: { chat_session_id: string }) => chat_session_id)
}

const loopDelay = loopDelays()

/** The delay of the server's event loop since the previous call, and the processor time since the server started. */
async function figures({ url }: Alta): Promise<{ readonly loop_ms: number; readonly processor_s: number }> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metrics_token}` } })
  const text = await response.text()
  return { loop_ms: loopDelay(text), processor_s: Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) }
}

interface StreamedAnswer {
  readonly began: number
  first: number
  content: string
  whole: boolean
  status: string
  model: string | null
}

/** Sends a question and reads the whole answer. */
async function ask({ url, token }: Alta, session: string, content: string): Promise<StreamedAnswer> {
  const headers = { authorization: `Bearer ${token}` }
  const answer: StreamedAnswer = {
    began: performance.now(),
    first: 0,
    content: '',
    whole: false,
    status: '',
    model: null,
  }
  const response = await fetch(`${url}/api/v0/chat-sessions/${session}/messages`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  })
  if (response.status !== 202) throw new Error(`a question was answered ${response.status}: ${await response.text()}`)
  const { assistant_message } = JSON.parse(await response.text())
  const path = `/chat-sessions/${session}/messages/${assistant_message.message_id}/events`
  const stream = await fetch(`${url}/api/v0${path}`, { headers })
  let text = ''
  for await (const bytes of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += bytes
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      const event = /^event: (.*)$/m.exec(frame)?.[1]
      const data = JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? '{}')
      if (event === 'delta') {
        if (answer.first === 0) answer.first = performance.now()
        if (data.at === answer.content.length) answer.content += data.text
      }
      if (event !== 'done') continue
      const { message } = data
      Object.assign(answer, { whole: message.content === answer.content, status: message.status, model: message.model })
    }
  }
  return answer
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const line = (name: string, values: readonly number[], most: number) => {
  const [middle, high] = [percentile(values, 0.5), percentile(values, 0.95)]
  console.log(`${name}: median ${middle.toFixed(1)} ms, p95 ${high.toFixed(1)} ms (median at most ${most})`)
  return middle <= most
}

const long = `¿Qué sabe de esto? ${Array.from({ length: 330 }, (_, index) => `palabra${index}`).join(' ')}`
const question = '¿Qué fármacos se ajustan, qué hemoglobina y creatinina tenía y qué pruebas se solicitan?'

const alta = await servedBy(`http://127.0.0.1:${portOf(proxy)}/v1`, 1, 1)
const [talk = ''] = await sessions(alta, 'charla')
const [answer = ''] = await sessions(alta, 'consulta')
const talkTimes: number[] = []
const sentenceTimes: number[] = []
for (let number = 0; number < singles + 3; number += 1) {
  const talkAnswer = await ask(alta, talk, `¿Qué es la hipertensión número ${number}?`)
  const talk_ms = talkAnswer.first - talkAnswer.began - (proxied.token - proxied.requested)
  const answered = await ask(alta, answer, question)
  const sentence_ms = answered.first - proxied.sentence
  // The first questions also load what is loaded only once, so they do not count.
  if (number < 3) continue
  talkTimes.push(talk_ms)
  sentenceTimes.push(sentence_ms)
}
await alta.stop()
proxy.closeAllConnections()
proxy.close()
const quick = [
  line('first token of a talk, over the endpoint’s own', talkTimes, limits.talk_ms),
  line('first sentence of an answer, from its end at the endpoint', sentenceTimes, limits.sentence_ms),
]

const crowd = await servedBy(endpoint.url, half, half)
const everybody = [
  ...(await sessions(crowd, 'charla')).map((session) => [session, long] as const),
  ...(await sessions(crowd, 'consulta')).map((session) => [session, question] as const),
]
await figures(crowd)
await wait(2_000)
const idle = await figures(crowd)
console.log(`event loop of the idle server: p99 ${idle.loop_ms.toFixed(1)} ms`)
const others: number[] = []
let streaming = true
const someoneElse = (async () => {
  while (streaming) {
    const before = performance.now()
    await get(crowd, '/auth/me')
    await get(crowd, '/chat-sessions')
    others.push((performance.now() - before) / 2)
    await wait(50)
  }
})()
const before = performance.now()
const answers = await Promise.all(everybody.map(([session, content]) => ask(crowd, session, content)))
const seconds = (performance.now() - before) / 1_000
const { loop_ms: loop, processor_s } = await figures(crowd)
streaming = false
await someoneElse
const whole = answers.filter(({ whole: is, status, model }) => is && status === 'complete' && model !== null).length
const words = answers.reduce((sum, { content }) => sum + content.split(/\s+/).length, 0)
console.log(`${whole} of ${2 * half} answers at once came whole, ${words} words in ${seconds.toFixed(1)} s`)
const firsts = answers.map(({ first, began }) => first - began)
console.log(`  first piece: median ${percentile(firsts, 0.5).toFixed(0)} ms, last ${Math.max(...firsts).toFixed(0)} ms`)
console.log(
  `  other calls meanwhile: median ${percentile(others, 0.5).toFixed(1)} ms, p95 ${percentile(others, 0.95).toFixed(1)} ms`,
)
console.log(`  event loop of the server: p99 ${loop.toFixed(1)} ms (at most ${limits.loop_p99_ms})`)
console.log(`  processor time of the server: ${(processor_s - idle.processor_s).toFixed(1)} s`)
await crowd.stop()
await endpoint.close()
process.exitCode = [...quick, whole === 2 * half, loop <= limits.loop_p99_ms].every(Boolean) ? 0 : 1
