import * as analytics from '@alta/contract/analytics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { removeReports } from '../reports/remove.store.ts'
import { deleteOrganisation } from '../deletion/contents.store.ts'
import { removeSomeReports } from '../deletion/deletions.store.ts'
import { countStaleWeeks } from './weeks.store.ts'

let server: TestServer
let [one, two] = ['', '']
let auditor: Person
const made: { organisation_id: string; discharge_report_id: string }[] = []
beforeAll(async () => {
  server = await openTestServer()
  one = await server.organisation('Hospital Uno')
  two = await server.organisation('Hospital Dos')
  auditor = await server.person(['auditor'])
  for (let number = 0; number < 60; number += 1) await report(number)
})
afterAll(() => server.close())

/** Inserts one report every eleven hours, with changing outcomes, in two organisations. */
async function report(number: number): Promise<void> {
  const created_at = new Date(Date.UTC(2026, 1, 2) + number * 11 * 3_600_000)
  const key = { organisation_id: number % 3 === 0 ? two : one, discharge_report_id: crypto.randomUUID() }
  const isReady = number % 7 !== 6
  const isSigned = isReady && number % 4 === 0
  made.push(key)
  await server.services.db
    .insertInto('discharge_reports')
    .values({
      ...key,
      title: 'Inventado',
      title_given: true,
      status: isReady ? 'ready' : 'failed',
      created_at,
      created_by: null,
      created_by_credential: null,
      source_filename: null,
      source_text: '',
      source_sha256: '',
      requested_language: null,
      language: 'es',
      report_strategy: number % 5 === 0 ? 'guided' : 'extractive',
      engine: '',
      engine_version: '',
      sections_done: 18,
      started_at: new Date(created_at.getTime() + 1000),
      generation_seconds: 1 + (number % 10) * 0.5,
      problem_code: null,
      decisions: number % 4,
      unused_count: number % 3,
      review_state: isSigned ? 'signed' : 'draft',
      first_signed_at: isSigned ? new Date(created_at.getTime() + 60_000 + number * 1000) : null,
      edit_ratio: number % 6 === 0 ? number / 100 : null,
      rated_good: number % 2,
    })
    .execute()
  await server.services.db
    .insertInto('discharge_report_sections')
    .values({
      ...key,
      section: 'allergies',
      created_at,
      decisions: number % 4,
      edit_ratio: number % 6 === 0 ? 0.5 : null,
    })
    .execute()
}

const questions = [
  {},
  ...analytics.reportGroups.map((group_by) => ({ group_by })),
  // The range is from a Wednesday to a Thursday.
  ...analytics.reportGroups.map((group_by) => ({ group_by, from: '2026-02-04', to: '2026-02-19' })),
  { from: '2026-02-10', to: '2026-02-11' },
]

const isSeconds = (name: string) => name.includes('seconds')

/** All figures of both organisations. Times are compared to a twentieth, the precision of the stored weeks. */
async function figures() {
  const answers = []
  for (const organisation_id of [undefined, one])
    for (const question of questions) {
      const query = { ...question, ...(organisation_id !== undefined && { organisation_id }) }
      const { status, json } = await server.call(auditor, analytics.reports, { query })
      expect(status).toBe(200)
      answers.push({ query, items: json.items })
    }
  return answers
}

type Answers = Awaited<ReturnType<typeof figures>>

/** Whether two values differ: times by more than a twentieth, other numbers by more than 1e-9. */
function isOther(name: string, value: unknown, counted: unknown): boolean {
  if (typeof value !== 'number' || typeof counted !== 'number') return JSON.stringify(value) !== JSON.stringify(counted)
  if (isSeconds(name)) return Math.abs(counted / value - 1) > 0.05
  return Math.abs(counted - value) > 1e-9
}

function expectAlike(counted: Answers, plain: Answers): void {
  const differences = plain.flatMap(({ query, items }, index) => {
    const others = counted[index]?.items ?? []
    const missing = items.length === others.length ? [] : [{ query, groups: [items.length, others.length] }]
    const figuresThatDiffer = items.flatMap((item: Record<string, unknown>, at: number) =>
      Object.entries(item)
        .filter(([name, value]) => isOther(name, value, others[at]?.[name]))
        .map(([name, value]) => ({ query, key: item['key'], name, value, counted: others[at]?.[name] })),
    )
    return [...missing, ...figuresThatDiffer]
  })
  expect(differences).toEqual([])
}

const now = new Date('2026-12-01T00:00:00Z')
async function countAll(): Promise<void> {
  let counted = 0
  do counted = await countStaleWeeks(server.services.db, now, 5)
  while (counted > 0)
}
const marks = async () => (await server.services.db.selectFrom('report_weeks_stale').selectAll().execute()).length

/** Removes the stored weeks, so that every figure is calculated from the reports. */
async function plainly(): Promise<Answers> {
  const { db } = server.services
  await db.deleteFrom('report_weeks').execute()
  await db.deleteFrom('report_section_weeks').execute()
  await db
    .updateTable('discharge_reports')
    .set((eb) => ({ decisions: eb.ref('decisions') }))
    .execute()
  return await figures()
}

test('precomputed weeks equal the figures of the reports, also filtered, after changes and deletions', async () => {
  const plain = await figures()
  await countAll()
  expect(await marks()).toBe(0)
  expectAlike(await figures(), plain)

  const { db } = server.services
  const [corrected, away, ...gone] = made.filter((_, index) => [3, 8, 13, 21, 34].includes(index))
  const of = (key: typeof corrected) => key?.discharge_report_id ?? ''
  await db
    .updateTable('discharge_reports')
    .set({ edit_ratio: 0.9, review_state: 'signed', rated_poor: 2 })
    .where('discharge_report_id', '=', of(corrected))
    .execute()
  const put_away = { put_away_at: now, put_away_name: 'Ada', put_away_reason: 'Es de otro' }
  await db.updateTable('discharge_reports').set(put_away).where('discharge_report_id', '=', of(away)).execute()
  await db.transaction().execute(async (trx) => {
    for (const { organisation_id, discharge_report_id } of gone)
      await removeReports(trx, organisation_id, [discharge_report_id])
  })
  const marked = await figures()
  await countAll()
  const counted = await figures()
  const again = await plainly()
  expectAlike(marked, again)
  expectAlike(counted, again)
  expect(again[0]?.items[0].reports).toBe(56)
})

test('a change that is rolled back marks no week, and the current week is counted once it is over', async () => {
  const { db } = server.services
  await countAll()
  await expect(
    db.transaction().execute(async (trx) => {
      await trx.updateTable('discharge_reports').set({ rated_fair: 5 }).execute()
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await marks()).toBe(0)
  await db.updateTable('discharge_reports').set({ rated_fair: 1 }).where('organisation_id', '=', one).execute()
  expect(await countStaleWeeks(db, new Date('2026-02-04T00:00:00Z'), 100)).toBe(0)
  expect(await countStaleWeeks(db, new Date('2026-02-11T00:00:00Z'), 100)).toBe(1)
})

test('reports of a deleted organisation are no longer counted', async () => {
  const { db } = server.services
  await countAll()
  const before = (await figures())[0]?.items[0].reports
  const own = made.filter(({ organisation_id }) => organisation_id === two)
  await db.transaction().execute(async (trx) => await deleteOrganisation(trx, two))
  // The reports still exist and nobody counts them.
  const marked = await figures()
  const piece = { organisation_id: two, limit: 1000 }
  await db.transaction().execute(async (trx) => await removeSomeReports(trx, piece))
  await countAll()
  const counted = await figures()
  expect(counted[0]?.items[0].reports).toBeLessThan(before)
  expect(own.length).toBeGreaterThan(10)
  const again = await plainly()
  expectAlike(marked, again)
  expectAlike(counted, again)
})
