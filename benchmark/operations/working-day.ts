// What a person of hospital.ts does during a day: looks at lists, opens reports, searches, writes, asks the chat, and
// thinks in between. The time of each call is recorded by its kind.
import { setTimeout as wait } from 'node:timers/promises'
import { apiPrefix } from '@alta/contract/api'
import { type ApiResponse, ask, courseOf } from './calls.ts'
import { type Inhabitant, password } from './hospital.ts'

export interface TimedAct {
  readonly kind: string
  readonly isRead: boolean
  readonly at: number
  readonly ms: number
}

export interface WorkingDay {
  readonly signal: AbortSignal
  readonly think_ms: number
  readonly timed: TimedAct[]
  readonly failures: string[]
  readonly streams: { open: number }
}

export interface Worker extends Inhabitant {
  readonly url: string
  /** A report that the engine wrote. Everybody who shares it saves drafts; only the first person corrects it. */
  readonly report: { readonly id: string; readonly section: string; readonly isOwn: boolean; revision: number }
  readonly chat: string
}

type WorkingDayAct = (day: WorkingDay, worker: Worker) => Promise<void>

/** Makes a call and records its time. Any status but 2xx is recorded as a failure, unless the day is over. */
async function timedCall(
  { timed, failures, signal }: WorkingDay,
  { url, token }: Pick<Worker, 'url' | 'token'>,
  [kind, method, path, body, headers]: readonly [string, string, string, (object | null)?, Record<string, string>?],
): Promise<ApiResponse> {
  const [at, began] = [Date.now(), performance.now()]
  const answer = await ask(method, path, { url, token, ...(body && { body }), ...(headers && { headers }) })
  timed.push({ kind, isRead: method === 'GET', at, ms: performance.now() - began })
  if ((answer.status < 200 || answer.status >= 300) && !signal.aborted)
    failures.push(`${kind}: ${answer.status} ${answer.code}`)
  return answer
}

/** Reads a stream to its end and records the time until its first event. */
async function listen(
  day: WorkingDay,
  { url, token }: Worker,
  { path, kind }: { path: string; kind: string },
): Promise<void> {
  const began = performance.now()
  day.streams.open += 1
  try {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${url}${apiPrefix}${path}`, { headers, signal: day.signal })
    if (!response.ok || !response.body) throw new Error(`${response.status}`)
    let isFirst = true
    let text = ''
    for await (const bytes of response.body.pipeThrough(new TextDecoderStream())) {
      text = (text + bytes).slice(-4_000)
      if (isFirst && /event: (?:delta|token|piece|section|status)/.test(text)) {
        day.timed.push({ kind: `${kind}, first event`, isRead: false, at: Date.now(), ms: performance.now() - began })
        isFirst = false
      }
      if (/event: (?:ready|done)/.test(text)) return
      if (/event: problem/.test(text)) throw new Error('a problem')
    }
  } catch (error) {
    if (!day.signal.aborted) day.failures.push(`${kind}: ${error instanceof Error ? error.message : 'failed'}`)
  } finally {
    day.streams.open -= 1
  }
}

const words = ['fiebre', 'disnea', 'insuficiencia', 'dolor', 'neumonia']

export async function writeReport(day: WorkingDay, worker: Worker): Promise<void> {
  const { organisation_id, number } = worker
  const body = { organisation_id, source: { text: courseOf(number * 1000 + (Date.now() % 1000)) } }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const { json } = await timedCall(day, worker, ['generate', 'POST', '/discharge-reports', body, key])
  if (json?.discharge_report_id)
    await listen(day, worker, {
      path: `/discharge-reports/${json.discharge_report_id}/events`,
      kind: 'generate',
    })
}

const write: WorkingDayAct = async (day, worker) => {
  const { report } = worker
  const section = { key: report.section, markdown: `Evolución favorable, afebril. ${Date.now()}` }
  const body = { sections: [section], base_revision: report.revision }
  const path = `/discharge-reports/${report.id}`
  await timedCall(day, worker, ['draft', 'PUT', `${path}/draft`, body])
  if (!report.isOwn || Math.random() > 0.3) return
  const saved = await timedCall(day, worker, ['save', 'PUT', `${path}/correction`, body])
  if (typeof saved.json?.revision === 'number') report.revision = saved.json.revision
}

const question: WorkingDayAct = async (day, worker) => {
  const messages = `/chat-sessions/${worker.chat}/messages`
  const body = { content: '¿Qué es la furosemida y para qué sirve?' }
  const { json } = await timedCall(day, worker, [
    'ask',
    'POST',
    messages,
    body,
    { 'idempotency-key': crypto.randomUUID() },
  ])
  const id = json?.assistant_message?.message_id
  if (id !== undefined) await listen(day, worker, { path: `${messages}/${id}/events`, kind: 'ask' })
}

const signIn: WorkingDayAct = async (day, worker) => {
  const body = { email: worker.email, password }
  const { json } = await timedCall(day, worker, ['sign in', 'POST', '/auth/login', body])
  if (json?.token) await timedCall(day, { ...worker, token: json.token }, ['sign out', 'POST', '/auth/logout'])
}

const read =
  (kind: string, path: (worker: Worker) => string): WorkingDayAct =>
  async (day, worker) =>
    void (await timedCall(day, worker, [kind, 'GET', path(worker)]))

/** How many of a thousand actions are of this kind. */
const acts: readonly (readonly [number, WorkingDayAct])[] = [
  [220, read('list of reports', () => '/discharge-reports?limit=25&count=true&sort=-created_at')],
  [80, read('list of chats', () => '/chat-sessions?limit=25&count=true')],
  [
    50,
    async (day, worker) => {
      const q = words[worker.number % words.length] ?? ''
      await timedCall(day, worker, ['search', 'GET', '/discharge-reports?limit=25', null, { 'alta-q': q }])
    },
  ],
  [260, read('open a report', ({ report }) => `/discharge-reports/${report.id}`)],
  [60, read('open a chat', ({ chat }) => `/chat-sessions/${chat}/messages?limit=50`)],
  [60, read('notices', () => '/notices')],
  [150, write],
  [110, question],
  [6, signIn],
  [4, writeReport],
]
const all = acts.reduce((sum, [weight]) => sum + weight, 0)

function nextAct(): WorkingDayAct {
  let draw = Math.random() * all
  for (const [weight, act] of acts) if ((draw -= weight) < 0) return act
  return writeReport
}

/** Starts at a random moment within the thinking time, and works until the day is over. */
export async function work(day: WorkingDay, worker: Worker): Promise<void> {
  const pause = async (ms: number) => await wait(ms, undefined, { signal: day.signal }).catch(() => undefined)
  await pause(Math.random() * day.think_ms)
  while (!day.signal.aborted) {
    await nextAct()(day, worker)
    await pause(day.think_ms * (0.5 + Math.random()))
  }
}

/**
 * A page that stays open on a chat and receives the events of its documents. It connects again when the server ends the
 * stream.
 */
export async function stayOpen(day: WorkingDay, worker: Worker): Promise<void> {
  while (!day.signal.aborted) {
    await listen(day, worker, { path: `/chat-sessions/${worker.chat}/documents/events`, kind: 'open page' })
    await wait(1_000, undefined, { signal: day.signal }).catch(() => undefined)
  }
}

/** Creates what a person needs before the day begins. */
export async function prepare(url: string, person: Inhabitant, shared: Worker['report'] | undefined): Promise<Worker> {
  const { organisation_id, token, number } = person
  const chat = { title: `Chat ${number}`, organisation_id, rag_strategy: 'none' }
  const { json: session } = await ask('POST', '/chat-sessions', { url, token, body: chat })
  if (shared) return { ...person, url, chat: session.chat_session_id, report: { ...shared, isOwn: false } }
  const body = { organisation_id, source: { text: courseOf(number) } }
  const { json: created, code } = await ask('POST', '/discharge-reports', { url, token, body })
  if (!created?.discharge_report_id) throw new Error(`no report: ${code}`)
  const path = `/discharge-reports/${created.discharge_report_id}`
  for (;;) {
    const { json } = await ask('GET', path, { url, token })
    if (json?.status === 'failed') throw new Error('the first report failed')
    if (json?.status === 'ready') {
      const [section] = json.generated.sections.filter(({ key }: { key: string }) => key === 'evolution')
      const report = { id: created.discharge_report_id, section: section?.key ?? 'evolution', isOwn: true, revision: 0 }
      return { ...person, url, chat: session.chat_session_id, report }
    }
    await wait(200)
  }
}
