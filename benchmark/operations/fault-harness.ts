// Runs a web process and a worker on PostgreSQL and an object store, while a person keeps using them.
import { setTimeout as wait } from 'node:timers/promises'
import { type PostgresqlControl, withPostgresql } from '../../scripts/postgresql.mjs'
import {
  administrator,
  type ApiResponse,
  ask,
  courseOf,
  createBenchOrganisation,
  type BenchOrganisation,
} from './calls.ts'
import { type ObjectStore, startObjectStore } from './object-store.ts'
import { endAll, serverProcess, type ManagedProcess } from './server-processes.ts'
import type { RecordCheck } from './verdicts.ts'

const every_ms = 250
const back_within_ms = 120_000

/** The responses during a fault. */
export interface FaultObservation {
  readonly answers: readonly ApiResponse[]
  /** Refusals that are not a problem with status 503 and Retry-After. */
  readonly wrong: readonly string[]
  readonly unavailable: number
}

export interface FaultHarness {
  readonly url: string
  readonly database: string
  readonly control: PostgresqlControl
  readonly store: ObjectStore
  readonly web: ManagedProcess
  readonly worker: ManagedProcess
  readonly organisation: BenchOrganisation
  readonly token: string
  /** Keeps writing and reading until `act` has finished. */
  readonly whileUsed: (act: () => Promise<unknown>) => Promise<FaultObservation>
  /** Resolves with the milliseconds until a write and a report succeed again. */
  readonly untilWell: () => Promise<number>
  /** Checks that every acknowledged write is present and that the processes never ended. */
  readonly mustBeWhole: (check: RecordCheck) => Promise<void>
  readonly printLog: (print: (line: string) => void) => void
}

export interface FaultScenario {
  readonly name: string
  readonly happen: (faulted: FaultHarness) => Promise<void>
}

const isRight = ({ status, code, retry_after }: ApiResponse): boolean =>
  status < 500 && status > 0
    ? status !== 429 || Number(retry_after) > 0
    : status === 503 && code !== null && !/^\d+$/.test(code) && Number(retry_after) > 0

export const seenIn = (answers: readonly ApiResponse[]): FaultObservation => ({
  answers,
  wrong: answers.filter((answer) => !isRight(answer)).map(({ status, code }) => `${status} ${code}`),
  unavailable: answers.filter(({ status }) => status === 503).length,
})

interface Using {
  readonly url: string
  readonly token: string
  readonly organisation_id: string
  /** The path of each acknowledged report by its title. */
  readonly acknowledged: Map<string, string>
}

let number = 0
async function createReport(using: Using): Promise<ApiResponse> {
  const title = `Curso ${(number += 1)}`
  const { url, token, organisation_id } = using
  const body = { organisation_id, title, source: { text: courseOf(number) }, report_strategy: 'extractive' }
  const answer = await ask('POST', '/discharge-reports', {
    url,
    token,
    body,
    key: crypto.randomUUID(),
    patience_ms: 60_000,
  })
  if (answer.status === 202) using.acknowledged.set(title, `/discharge-reports/${answer.json.discharge_report_id}`)
  return answer
}

async function writeAndReadDuring(using: Using, act: () => Promise<unknown>): Promise<FaultObservation> {
  const answers: ApiResponse[] = []
  let over = false
  const loop = async (one: () => Promise<ApiResponse>) => {
    while (!over) {
      answers.push(await one())
      await wait(every_ms)
    }
  }
  const { url, token } = using
  const loops = [
    loop(() => ask('GET', '/discharge-reports?limit=10', { url, token })),
    loop(() => ask('GET', '/auth/me', { url, token })),
    loop(async () => {
      await wait(every_ms * 4)
      return await createReport(using)
    }),
  ]
  await act()
  over = true
  await Promise.all(loops)
  return seenIn(answers)
}

async function untilWell(using: Using): Promise<number> {
  const began = Date.now()
  while (Date.now() - began < back_within_ms) {
    const created = await createReport(using)
    if (created.status === 202) {
      const path = `/discharge-reports/${created.json.discharge_report_id}`
      for (let looks = 0; looks < 200; looks += 1) {
        const { json } = await ask('GET', path, using)
        if (json?.status === 'ready') return Date.now() - began
        await wait(every_ms)
      }
    }
    await wait(every_ms)
  }
  return Number.POSITIVE_INFINITY
}

/** The acknowledged reports that do not become ready under their title. */
async function missingReports(using: Using): Promise<string[]> {
  const lost: string[] = []
  for (const [title, path] of using.acknowledged) {
    let read = await ask('GET', path, using)
    for (let looks = 0; looks < 240 && read.json?.status !== 'ready' && read.json?.status !== 'failed'; looks += 1) {
      await wait(every_ms)
      read = await ask('GET', path, using)
    }
    if (read.json?.status !== 'ready' || read.json?.title !== title)
      lost.push(`${path} ${read.status} ${read.json?.status}`)
  }
  using.acknowledged.clear()
  return lost
}

/** Starts everything on an empty database and stops it after `work`. */
export async function startFaultHarness(work: (faulted: FaultHarness) => Promise<void>): Promise<void> {
  await withPostgresql(async (database, control) => {
    const store = await startObjectStore()
    const environment = {
      DATABASE_URL: database,
      ...store.environment,
      ALTA_ADMIN_EMAIL: administrator.email,
      ALTA_ADMIN_PASSWORD: administrator.password,
    }
    const web = await serverProcess('web', 'web', environment)
    const worker = await serverProcess('worker', 'worker', environment)
    try {
      await Promise.all([web.start(), worker.start()])
      const { url } = web
      const organisation = await createBenchOrganisation(url, 1)
      const token = organisation.people[0]?.token ?? ''
      const using: Using = { url, token, organisation_id: organisation.organisation_id, acknowledged: new Map() }
      await work({
        url,
        database,
        control,
        store,
        web,
        worker,
        organisation,
        token,
        whileUsed: (act) => writeAndReadDuring(using, act),
        untilWell: () => untilWell(using),
        mustBeWhole: async (check) => {
          const acknowledged = using.acknowledged.size
          const lost = await missingReports(using)
          check(
            '  every acknowledged report is there and becomes ready',
            lost.length === 0,
            `${acknowledged} acknowledged, ${lost.length} lost ${lost[0] ?? ''}`,
          )
          const running = [web, worker].filter((one) => one.isRunning())
          const ended = [web, worker].filter((one) => !one.isRunning())
          check(
            '  no process had to be started again',
            running.length === 2,
            ended.map(({ lines }) => lines.at(-1)?.slice(0, 400)).join(' '),
          )
          for (const one of ended) await one.start()
        },
        printLog: (print) => {
          const lines = [web, worker].map(({ name, lines: { length } }) => `${name} ${length}`)
          print(`lines of log in all: ${lines.join(', ')}`)
          if (process.env['LOUD'] !== undefined) for (const one of [web, worker]) print(one.lines.join('\n'))
        },
      })
    } finally {
      await endAll([web, worker])
      await store.close()
    }
  })
}
