// Asks questions in chat sessions of 2,000 passages. Measures the time from sending a question to the first sentence of
// its answer, warm and cold; measures twenty answers that stream at once while somebody else works; and checks that no
// answer contains text of another session. Runs on the embedded database.
// npm run bench -- chat
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from './lists/child.ts'

const limits = { warm_ms: 40, cold_ms: 250, others_ms: 100 }
const cold = 25
const warm = 60
const streams = 20

const alta = await serve('../chat-served.ts', [String(cold + 1), String(streams)])
const headers = { authorization: `Bearer ${alta.token}` }

async function get(path: string, typed: Record<string, string> = {}): Promise<ReturnType<typeof JSON.parse>> {
  const response = await fetch(`${alta.url}/api/v0${path}`, { headers: { ...headers, ...typed } })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return JSON.parse(await response.text())
}

async function sessions(word: string): Promise<string[]> {
  const { items } = await get(`/chat-sessions?limit=200&sort=created_at`, { 'alta-q': word })
  return items.map(({ chat_session_id }: { chat_session_id: string }) => chat_session_id)
}

interface AnswerTiming {
  readonly first_ms: number
  readonly content: string
  readonly deltas: number
  readonly gaps: number
  readonly done: boolean
}

/** Sends a question and reads the whole answer. */
async function ask(session: string, content: string): Promise<AnswerTiming> {
  const before = performance.now()
  const response = await fetch(`${alta.url}/api/v0/chat-sessions/${session}/messages`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  })
  if (response.status !== 202) throw new Error(`a question was answered ${response.status}: ${await response.text()}`)
  const { assistant_message } = JSON.parse(await response.text())
  const path = `/chat-sessions/${session}/messages/${assistant_message.message_id}/events`
  const stream = await fetch(`${alta.url}/api/v0${path}`, { headers })
  const answer = { first_ms: 0, content: '', deltas: 0, gaps: 0, done: false }
  let text = ''
  for await (const bytes of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += bytes
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      const event = /^event: (.*)$/m.exec(frame)?.[1]
      const data = JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? '{}')
      if (event === 'delta') {
        if (answer.deltas === 0) answer.first_ms = performance.now() - before
        if (data.at !== answer.content.length) answer.gaps += 1
        answer.deltas += 1
        answer.content += data.text
      }
      if (event === 'done') answer.done = data.message.content === answer.content
    }
  }
  return answer
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const line = (name: string, values: readonly number[], most: number) => {
  const [middle, high] = [percentile(values, 0.5), percentile(values, 0.95)]
  console.log(`${name}: median ${middle.toFixed(1)} ms, p95 ${high.toFixed(1)} ms (at most ${most})`)
  return high <= most
}

const questions = [
  '¿Qué dosis de enalapril toma?',
  '¿Ha tenido disnea?',
  '¿Qué hemoglobina tenía?',
  '¿Se solicitó un ecocardiograma?',
  'Quina dosi de furosemida pren?',
  'Which drugs were adjusted?',
  '¿Tiene alergias conocidas?',
  '¿Cuándo se pidió la gastroscopia número 4211?',
]
const [hot = '', ...others] = await sessions('larga')
const results: boolean[] = []

const started = await ask(hot, questions[0] ?? '')
console.log(`the first question after the start: ${started.first_ms.toFixed(0)} ms`)
for (const question of questions) await ask(hot, question)
const warmTimes: number[] = []
for (let number = 0; number < warm; number += 1) {
  warmTimes.push((await ask(hot, questions[number % questions.length] ?? '')).first_ms)
  await wait(30)
}
results.push(line('2,000 passages, warm', warmTimes, limits.warm_ms))
const coldTimes: number[] = []
for (const session of others) {
  coldTimes.push((await ask(session, questions[coldTimes.length % questions.length] ?? '')).first_ms)
  await wait(30)
}
results.push(line('2,000 passages, cold', coldTimes, limits.cold_ms))

const long = Array.from({ length: 1_600 }, (_, index) => `w${index}`)
  .join(' ')
  .slice(0, 8_000)
  .trim()
const othersTimes: number[] = []
let streaming = true
const someoneElse = (async () => {
  for (const path of ['/chat-sessions', '/discharge-reports?count=true', '/auth/me', '/organisations'].values())
    await get(path)
  while (streaming) {
    for (const path of ['/chat-sessions', '/discharge-reports?count=true', '/auth/me', '/organisations']) {
      const before = performance.now()
      await get(path)
      othersTimes.push(performance.now() - before)
      await wait(5)
    }
  }
})()
const before = performance.now()
const answers = await Promise.all((await sessions('eco')).map((session) => ask(session, long)))
const took = performance.now() - before
streaming = false
await someoneElse
const whole = answers.filter(({ content, gaps, done }) => content === long && gaps === 0 && done).length
const pieces = answers.reduce((sum, { deltas }) => sum + deltas, 0)
console.log(`${whole} of ${streams} answers at once came whole, ${pieces} pieces in ${(took / 1_000).toFixed(1)} s`)
const firsts = answers.map(({ first_ms }) => first_ms)
console.log(`  first piece: median ${percentile(firsts, 0.5).toFixed(0)} ms, last ${Math.max(...firsts).toFixed(0)} ms`)
results.push(whole === streams, line('other calls meanwhile', othersTimes, limits.others_ms))

// Two sessions of two organisations; every sentence of each contains a word that only that session has.
const marks = ['Canario', 'Jilguero']
const perSession = 500
const strange = await Promise.all(
  marks.map(async (mark) => {
    const [session = ''] = await sessions(mark)
    const found = { foreign: 0, quoted: 0 }
    for (let number = 0; number < perSession; number += 1) {
      const { content } = await ask(session, questions[number % questions.length] ?? '')
      if (marks.some((other) => other !== mark && content.includes(other))) found.foreign += 1
      if (content.includes(mark)) found.quoted += 1
    }
    return found
  }),
)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const foreign = sum(strange.map((one) => one.foreign))
const quoted = sum(strange.map((one) => one.quoted))
console.log(
  `${marks.length * perSession} questions to two sessions in turns: ${quoted} quoted, ${foreign} foreign (at most 0)`,
)
results.push(foreign === 0 && quoted > perSession)
await alta.stop()
process.exitCode = results.every(Boolean) ? 0 : 1
