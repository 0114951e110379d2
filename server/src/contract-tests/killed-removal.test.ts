import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Services } from '#base/services'
import { verifyChain } from '../features/audit/verify.ts'
import { ageing, erasing, person } from './removal-records.ts'
import { newServerProcess } from './server-process.ts'
import { servicesOf } from './server-services.ts'

const server = await newServerProcess()
afterAll(() => server.close())

const withServices = servicesOf(server)

type RemovalFixture = {
  readonly ageing: Awaited<ReturnType<typeof ageing>>
  readonly erasing: Awaited<ReturnType<typeof erasing>>
  readonly reader: string
}
let seeded: RemovalFixture
beforeAll(async () => {
  seeded = await withServices(async (services) => {
    const old = await ageing(services)
    const { token: reader } = await person(services, ['owner', 'clinician'], old.organisation_id)
    return { ageing: old, erasing: await erasing(services), reader }
  })
}, 180_000)

/** The number of reports that the rules have left, and of records that the erasure has removed. */
async function progress({ reader, erasing: { organisation_id, owner } }: RemovalFixture) {
  const { json: reports_left } = await server.call(reader, ['GET', '/discharge-reports?limit=1&count=true'])
  const { json: list } = await server.call(owner.token, ['GET', `/organisations/${organisation_id}/erasures`])
  const [erasure] = list.items
  return { left: Number(reports_left.total), erased: Number(erasure.erased), state: String(erasure.state) }
}
type RemovalProgress = Awaited<ReturnType<typeof progress>>

/** Waits until the progress meets the condition and returns that progress. */
const progressOnce = async (isReached: (now: RemovalProgress) => boolean): Promise<RemovalProgress> =>
  await vi.waitFor(
    async () => {
      const now = await progress(seeded)
      if (!isReached(now)) throw new Error(`not yet: ${JSON.stringify(now)}`)
      return now
    },
    { timeout: 120_000, interval: 2 },
  )

const idsIn = async ({ db }: Services, table: 'discharge_reports' | 'chat_sessions', organisation_id: string) => {
  const column = table === 'discharge_reports' ? 'discharge_report_id' : 'chat_session_id'
  const rows = await db
    .selectFrom(table)
    .select(`${column} as id`)
    .where('organisation_id', '=', organisation_id)
    .execute()
  return rows.map(({ id }) => id).toSorted()
}
type LineDetail = Readonly<Record<string, unknown>>
const isDetail = (value: unknown): value is LineDetail => typeof value === 'object' && value !== null
const textIn = (detail: LineDetail, field: string): string => {
  const value = detail[field]
  return typeof value === 'string' ? value : ''
}

async function linesOf({ db }: Services, organisation_id: string, act: string): Promise<LineDetail[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select('detail')
    .where('organisation_id', '=', organisation_id)
    .where('act', '=', act)
    .orderBy('sequence')
    .execute()
  return rows.map(({ detail }) => (isDetail(detail) ? detail : {}))
}
const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
const sorted = (ids: readonly string[]) => [...ids].toSorted()

test('removal by age and an erasure resume after kill -9, twice, and remove exactly what is due, with files and log', async () => {
  const { ageing: old, erasing: patient } = seeded
  const most = old.due.length + old.kept.length
  await server.start()
  const first = await progressOnce(({ left, erased }) => left < most && erased > 10)
  await server.kill()
  await server.start()
  const second = await progressOnce(
    ({ left, erased }) => left < first.left && erased > Math.min(120, first.erased + 40),
  )
  await server.kill()
  // Both jobs were killed while they were at work.
  for (const { state, left } of [first, second]) {
    expect(state).toBe('running')
    expect(left).toBeGreaterThan(old.kept.length)
  }
  await server.start()
  await progressOnce(({ left, state }) => left === old.kept.length && state === 'done')
  const { organisation_id, erasure_id } = patient
  const url = `/organisations/${organisation_id}/erasures/${erasure_id}/protocol?format=json`
  const protocol = (await server.call(patient.owner.token, ['GET', url])).json
  const notices = (await server.call(patient.owner.token, ['GET', '/notices'])).json.items
  // A separate job deletes the bytes of files.
  const stored = await vi.waitFor(
    () => {
      const files = filesIn(path.join(server.folder, 'files', 'kept'))
      expect(files).toHaveLength(1)
      return files
    },
    { timeout: 60_000, interval: 50 },
  )
  expect(stored[0]).toContain(old.heldChat.document_id)
  await server.stop()

  await withServices(async (services) => {
    const { db } = services
    // Removed by age: exactly one line names each record that was due.
    expect(await idsIn(services, 'discharge_reports', old.organisation_id)).toEqual(sorted(old.kept))
    expect(await idsIn(services, 'chat_sessions', old.organisation_id)).toEqual([old.heldChat.chat_session_id])
    const byAge = await linesOf(services, old.organisation_id, 'retention.apply')
    const named = (field: string) => byAge.flatMap((detail) => textIn(detail, field).split(' ')).filter(Boolean)
    expect(sorted(named('discharge_report_ids'))).toEqual(sorted(old.due))
    expect(sorted(named('chat_session_ids'))).toEqual(sorted(old.dueChats.map((one) => one.chat_session_id)))

    // Erased: each record has one line, and the protocol agrees with the lines.
    expect(await idsIn(services, 'discharge_reports', organisation_id)).toEqual(sorted(patient.kept))
    expect(await idsIn(services, 'chat_sessions', organisation_id)).toEqual([])
    const lines = await linesOf(services, organisation_id, 'erasures.erase')
    const outcomes = lines.map(
      (detail) =>
        `${textIn(detail, 'discharge_report_id')}${textIn(detail, 'chat_session_id')} ${textIn(detail, 'came_to')}`,
    )
    const stayed = [...patient.held, ...patient.signed]
    const went = [...patient.erased, ...patient.erasedChats.map((one) => one.chat_session_id)]
    expect(sorted(outcomes)).toEqual(sorted([...went.map((id) => `${id} erased`), ...stayed.map((id) => `${id} kept`)]))
    const found = went.length + stayed.length + patient.erasedChats.length
    expect(protocol.counts).toEqual({ found, erased: found - stayed.length, kept: stayed.length })
    const because = (why: string) =>
      protocol.records
        .filter((one: { because: string }) => one.because === why)
        .map((one: { record_id: string }) => one.record_id)
    expect(sorted(because('legal_hold'))).toEqual(sorted(patient.held))
    expect(sorted(because('retention'))).toEqual(sorted(patient.signed))
    expect(notices.filter(({ kind }: { kind: string }) => kind === 'erasure_finished')).toHaveLength(1)

    const words = await db.selectFrom('discharge_report_words').select('discharge_report_id').execute()
    expect(sorted(words.map((one) => one.discharge_report_id))).toEqual(sorted([...old.kept, ...patient.kept]))
    for (const chain of [old.organisation_id, organisation_id])
      expect(await verifyChain(db, chain, AbortSignal.timeout(60_000))).toMatchObject({ intact: true })
  })
}, 300_000)
