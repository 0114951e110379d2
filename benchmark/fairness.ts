// Measures what the load of one organisation costs another: the time of a one-page report alone, and while another
// organisation keeps sending the longest courses and PDFs of 2,000 pages; and the memory of the server and its worker
// processes while fifty of the largest accepted files arrive at once. Runs on the embedded database.
// npm run bench -- fairness
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { docx, paragraph, pdf } from '../server/src/contract-tests/sample-files.ts'
import { serve } from './lists/child.ts'

const limits = { times: 3, memory_mb: 1_536 }
const rounds = 7
const people = 25
const memory_s = 75

const line = 'Evolución: afebril, tolera dieta, camina por el pasillo. Furosemida 40 mg 1-0-0. Hb 10,4 g/dL. '
const page = line.repeat(30)
const longest = line.repeat(5_000).slice(0, 399_000)
const pages = Buffer.from(pdf(Array.from({ length: 2_000 }, () => Array.from({ length: 20 }, () => line))))

type OrganisationTokens = readonly [organisation_id: string, tokens: readonly string[]]
type OrganisationPair = readonly [OrganisationTokens, OrganisationTokens]

const alta = await serve('../fairness-served.ts', [String(people)])
const [[crowd, crowdTokens], [neighbour, neighbourTokens]]: OrganisationPair = JSON.parse(alta.token)

const url = (path: string) => `${alta.url}/api/v0${path}`
const signed = (token: string, type = 'application/json') => ({
  authorization: `Bearer ${token}`,
  'content-type': type,
})

async function post(
  token: string,
  path: string,
  body: unknown,
): Promise<{ status: number; json: Record<string, string> }> {
  const response = await fetch(url(path), { method: 'POST', headers: signed(token), body: JSON.stringify(body) })
  const text = await response.text()
  return { status: response.status, json: text === '' ? {} : JSON.parse(text) }
}

/** Milliseconds until the server accepted a course. They are part of the time until its report. */
const acceptedAfter: number[] = []

/** Returns the milliseconds from sending a course until its report is ready. */
async function report(token: string, organisation_id: string, text: string): Promise<number> {
  const began = performance.now()
  const { status, json } = await post(token, '/discharge-reports', { organisation_id, source: { text } })
  acceptedAfter.push(performance.now() - began)
  if (status !== 202) throw new Error(`a course was answered ${status}`)
  for (;;) {
    const response = await fetch(url(`/discharge-reports/${json['discharge_report_id']}`), { headers: signed(token) })
    const found: ReturnType<typeof JSON.parse> = await response.json()
    if (found.status === 'ready') return performance.now() - began
    if (found.status === 'failed') throw new Error('a report failed')
    await wait(15)
  }
}

async function document(token: string): Promise<void> {
  const session = await post(token, '/chat-sessions', {
    organisation_id: crowd,
    title: 'x',
    rag_strategy: 'rag',
    discharge_report_ids: [],
  })
  const path = `/chat-sessions/${session.json['chat_session_id']}/documents`
  const announced = { filename: 'historia.pdf', media_type: 'application/pdf', bytes: pages.byteLength }
  const { json } = await post(token, path, announced)
  const content = url(`${path}/${json['document_id']}/content`)
  const sent = await fetch(content, { method: 'PUT', headers: signed(token, 'application/pdf'), body: pages })
  if (!sent.ok) throw new Error(`a document was answered ${sent.status}: ${await sent.text()}`)
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function medianReport(): Promise<number> {
  const took: number[] = []
  acceptedAfter.length = 0
  for (let round = 0; round < rounds; round += 1)
    took.push(await report(neighbourTokens[round % neighbourTokens.length] ?? '', neighbour, page))
  console.log(
    `taken after ${median(acceptedAfter).toFixed(0)} ms, ready after ${took.map((ms) => ms.toFixed(0)).join(' ')} ms`,
  )
  return median(took)
}

/** Everybody keeps sending courses until the returned function is called; four people also send one document each. */
function flood(): () => void {
  let flooding = true
  const keepSending = async (token: string) => {
    while (flooding) {
      const { status } = await post(token, '/discharge-reports', { organisation_id: crowd, source: { text: longest } })
      if (status !== 202) await wait(1_000)
    }
  }
  for (const token of crowdTokens) void keepSending(token).catch(() => undefined)
  for (const token of crowdTokens.slice(0, 4)) void document(token).catch((error: unknown) => console.error(error))
  return () => void (flooding = false)
}

/** Resident memory of the server and all its child processes, in megabytes. */
function residentMb(): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const below = (parent: number): number =>
    rows.reduce((sum, [pid = 0, ppid, rss = 0]) => (ppid === parent ? sum + rss + below(pid) : sum), 0)
  return below(process.pid) / 1024
}

/** The largest .docx that is accepted: the longest course, with pictures up to ten megabytes. */
function largestCourse(): string {
  const whole = docx(Array.from({ length: 4_100 }, () => paragraph(line)).join(''), {
    'word/media/a.png': new Uint8Array(randomBytes(9_900_000)),
  })
  return Buffer.from(whole).toString('base64')
}

/**
 * Returns the peak memory while fifty uploads are in progress: half of them courses of ten megabytes, half PDFs with
 * the largest number of pages that is read.
 */
async function mostMemory(): Promise<{ most: number; answers: Record<string, number> }> {
  const answers: Record<string, number> = {}
  const count = (answer: string) => (answers[answer] = (answers[answer] ?? 0) + 1)
  const file_base64 = largestCourse()
  const until = AbortSignal.timeout(memory_s * 1_000)
  const sends = crowdTokens.map(async (token) => {
    const body = JSON.stringify({ organisation_id: crowd, source: { file_base64, filename: 'curso.docx' } })
    const headers = signed(token)
    const response = await fetch(url('/discharge-reports'), { method: 'POST', headers, body, signal: until })
    count(`course ${response.status}`)
  })
  const uploads = crowdTokens.map(async (token) => {
    await document(token)
    count('document taken')
  })
  const all = Promise.all(
    [...sends, ...uploads].map((each) =>
      each.catch((error: unknown) => count(error instanceof Error ? error.message.slice(0, 40) : 'failed')),
    ),
  )
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, residentMb())), 200)
  await Promise.race([all, wait(memory_s * 1_000)])
  // The server still reads the accepted files during this time.
  await wait(10_000)
  clearInterval(watch)
  return { most, answers }
}

console.log(`${residentMb().toFixed(0)} MB begun`)
await report(neighbourTokens[0] ?? '', neighbour, page)
const alone = await medianReport()
const stop = flood()
await wait(5_000)
const beside = await medianReport()
stop()
console.log(`a one-page report: alone ${alone.toFixed(0)} ms, beside a flood ${beside.toFixed(0)} ms`)
console.log(`${(beside / alone).toFixed(1)} times as long (at most ${limits.times})`)
// The jobs that the flood queued finish before the memory is measured.
await wait(20_000)
const before_mb = residentMb()
const { most, answers } = await mostMemory()
console.log(
  `memory: ${before_mb.toFixed(0)} MB at rest, ${most.toFixed(0)} MB at most (${limits.memory_mb}); ${JSON.stringify(answers)}`,
)
await alta.stop()
process.exit(beside / alone <= limits.times && most <= limits.memory_mb ? 0 : 1)
