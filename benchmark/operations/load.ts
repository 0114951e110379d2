// A steady mixed load: a fixed number of requests per second, and people who have reports and answers written one after
// another and watch each as a page does. Records the acknowledged writes, so that they can be checked afterwards.
import { setTimeout as wait } from 'node:timers/promises'
import { apiPrefix } from '@alta/contract/api'
import { type ApiResponse, ask, courseOf, type BenchOrganisation } from './calls.ts'

const reads = ['/discharge-reports?limit=25', '/chat-sessions?limit=25', '/notices', '/auth/me']
const look_again_ms = 250

interface LoadFailure {
  readonly at: number
  readonly what: string
  readonly code: string
}

/** A report or an answer that was watched from beginning to end. */
interface StreamObservation {
  readonly path: string
  readonly kind: 'report' | 'answer'
  readonly ended: 'ready' | 'failed'
  /** The longest time without an event, counted from the request, and when that time began. */
  readonly still_ms: number
  readonly still_at: number
  /** The number of events that did not arrive in order exactly once. */
  readonly disorder: number
}

interface RenameTarget {
  readonly path: string
  readonly token: string
  title: string
  /** Titles that were sent but not acknowledged: the record may have one of them as well. */
  readonly maybe: Set<string>
  busy: boolean
}

export interface LoadRun {
  readonly failures: readonly LoadFailure[]
  readonly watched: readonly StreamObservation[]
  readonly counts: { requests: number; acknowledged: number }
  /** The number of streams that are open now. */
  readonly open: () => number
  /** Stops the load and waits for the streams that are still open. */
  readonly stop: () => Promise<void>
  /** The acknowledged writes that are missing. */
  readonly lost: () => Promise<string[]>
}

interface LoadState {
  readonly url: string
  readonly organisation: BenchOrganisation
  readonly signal: AbortSignal
  readonly failures: LoadFailure[]
  readonly watched: StreamObservation[]
  readonly counts: { requests: number; acknowledged: number }
  readonly renameTargets: RenameTarget[]
  readonly streams: { open: number }
}

type LoadUser = BenchOrganisation['people'][number]

/** Counts a response and records a failure. Other refusals (4xx that depend on the state) are left to the caller. */
function recordAnswer({ failures, counts }: LoadState, what: string, answer: ApiResponse): ApiResponse {
  counts.requests += 1
  if (answer.status === 0 || answer.status >= 500 || answer.status === 429)
    failures.push({ at: Date.now(), what, code: `${answer.status} ${answer.code}` })
  return answer
}

/** Follows a stream to its end and reconnects after the last event received; records how it ended. */
async function watch(
  running: LoadState,
  { token }: LoadUser,
  [path, kind]: readonly [string, StreamObservation['kind']],
) {
  let [last, still_ms, still_at, disorder, moment] = [0, 0, 0, 0, Date.now()]
  const moved = () => {
    const now = Date.now()
    if (now - moment > still_ms) [still_ms, still_at] = [now - moment, moment]
    moment = now
  }
  const done = (ended: StreamObservation['ended']) =>
    running.watched.push({ path, kind, ended, still_ms, still_at, disorder })
  for (;;) {
    running.streams.open += 1
    try {
      const headers = { authorization: `Bearer ${token}`, 'last-event-id': String(last) }
      const response = await fetch(`${running.url}${apiPrefix}${path}/events`, { headers })
      running.counts.requests += 1
      if (!response.ok || !response.body) {
        running.failures.push({ at: Date.now(), what: 'stream', code: `${response.status}` })
        await response.body?.cancel()
      } else {
        let text = ''
        for await (const bytes of response.body.pipeThrough(new TextDecoderStream())) {
          text += bytes
          const frames = text.split('\n\n')
          text = frames.pop() ?? ''
          for (const frame of frames) {
            const id = Number(/^id: (\d+)$/m.exec(frame)?.[1])
            const event = /^event: (\w+)$/m.exec(frame)?.[1]
            if (event === undefined) continue
            moved()
            if (id !== last + 1) disorder += 1
            last = id
            if (event === 'ready' || event === 'done') return done('ready')
            if (event === 'problem') return done('failed')
          }
        }
      }
    } catch {
      // The connection to the server was lost; like a page, this connects again.
    } finally {
      running.streams.open -= 1
    }
    await wait(look_again_ms)
  }
}

/** Sends a creation with one idempotency key until it is acknowledged, like a page that is asked to try again. */
async function created(
  running: LoadState,
  person: LoadUser,
  [path, body]: readonly [string, object],
): Promise<ApiResponse> {
  const key = crypto.randomUUID()
  for (;;) {
    const answer = recordAnswer(
      running,
      `POST ${path.split('/')[1]}`,
      await ask('POST', path, { ...running, ...person, body, key }),
    )
    if (answer.status < 500 && answer.status !== 0 && answer.status !== 429) return answer
    await wait(look_again_ms)
  }
}

async function writeReports(running: LoadState, person: LoadUser, number: number): Promise<void> {
  for (let round = 0; !running.signal.aborted; round += 1) {
    const title = `Curso ${number} ${round}`
    const source = { text: courseOf(number * 1000 + round) }
    const body = { organisation_id: running.organisation.organisation_id, title, source }
    const { status, json } = await created(running, person, ['/discharge-reports', body])
    if (status !== 202) throw new Error(`no report: ${status}`)
    running.counts.acknowledged += 1
    const path = `/discharge-reports/${json.discharge_report_id}`
    running.renameTargets.push({ path, token: person.token, title, maybe: new Set(), busy: false })
    await watch(running, person, [path, 'report'])
  }
}

async function askQuestions(running: LoadState, person: LoadUser, number: number): Promise<void> {
  const session = {
    title: `Chat ${number}`,
    organisation_id: running.organisation.organisation_id,
    rag_strategy: 'none',
  }
  const { json } = await created(running, person, ['/chat-sessions', session])
  const messages = `/chat-sessions/${json.chat_session_id}/messages`
  for (let round = 0; !running.signal.aborted; round += 1) {
    const question = await created(running, person, [
      messages,
      { content: `¿Qué es la furosemida y para qué sirve? ${round}` },
    ])
    if (question.status !== 202) throw new Error(`no answer: ${question.status} ${question.code}`)
    running.counts.acknowledged += 1
    await watch(running, person, [`${messages}/${question.json.assistant_message.message_id}`, 'answer'])
  }
}

async function rename(running: LoadState, target: RenameTarget, number: number): Promise<void> {
  target.busy = true
  const title = `Título ${number}`
  target.maybe.add(title)
  const { url } = running
  const answer = recordAnswer(
    running,
    'PATCH title',
    await ask('PATCH', target.path, { url, token: target.token, body: { title } }),
  )
  if (answer.status === 200) {
    running.counts.acknowledged += 1
    target.title = title
    target.maybe.clear()
  }
  target.busy = false
}

async function oneRequest(running: LoadState, number: number): Promise<void> {
  const { people } = running.organisation
  const person = people[number % people.length]
  const free = running.renameTargets.filter(({ busy }) => !busy)
  const chosen = free[number % Math.max(1, free.length)]
  if (!person) return
  const path = reads[number % reads.length] ?? ''
  if (number % 5 === 0 && chosen) await rename(running, chosen, number)
  else if (number % 5 === 1 && chosen)
    recordAnswer(running, 'GET report', await ask('GET', chosen.path, { url: running.url, token: chosen.token }))
  else recordAnswer(running, `GET ${path}`, await ask('GET', path, { url: running.url, token: person.token }))
}

/** The acknowledged reports and titles that are missing. */
async function missingWrites({ url, renameTargets }: LoadState): Promise<string[]> {
  const lost: string[] = []
  for (const { path, token, title, maybe } of renameTargets) {
    const { status, json } = await ask('GET', path, { url, token })
    if (status !== 200) lost.push(`${path} ${status}`)
    else if (json.title !== title && !maybe.has(json.title)) lost.push(`${path} title`)
  }
  return lost
}

/** Starts the load through the balancer. Every person has one report and one answer written at a time. */
export function startLoad(url: string, organisation: BenchOrganisation, per_second: number): LoadRun {
  const ending = new AbortController()
  const running: LoadState = {
    url,
    organisation,
    signal: ending.signal,
    failures: [],
    watched: [],
    counts: { requests: 0, acknowledged: 0 },
    renameTargets: [],
    streams: { open: 0 },
  }
  let number = 0
  const asking = new Set<Promise<void>>()
  const ticking = setInterval(() => {
    const one = oneRequest(running, (number += 1)).finally(() => asking.delete(one))
    asking.add(one)
  }, 1000 / per_second)
  const writing = organisation.people.flatMap((person, index) => [
    writeReports(running, person, index),
    askQuestions(running, person, index),
  ])
  return {
    ...running,
    open: () => running.streams.open,
    stop: async () => {
      clearInterval(ticking)
      ending.abort()
      await Promise.all([...writing, ...asking])
    },
    lost: () => missingWrites(running),
  }
}
