import * as analytics from '@alta/contract/analytics'
import type { ReportStrategy } from '@alta/contract/organisations'
import type { ReportStatus } from '@alta/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let [one, two] = ['', '']
let auditor: Person
beforeAll(async () => {
  server = await openTestServer()
  one = await server.organisation('Hospital Zeta')
  two = await server.organisation('Hospital Alfa')
  auditor = await server.person(['auditor'])
  // The reports are ready after 1 + 1 … 1 + 20 seconds.
  for (let number = 1; number <= 20; number += 1) await report(one, { created: '2026-03-02', seconds: number })
  await report(one, { created: '2026-03-08', status: 'failed' })
  await report(one, { created: '2026-03-09', status: 'cancelled', strategy: 'guided' })
  await report(two, { created: '2026-03-09', status: 'running' })
  await report(two, { created: '2026-03-10', status: 'queued' })
  await report(two, { created: '2026-03-10', seconds: 4, strategy: 'guided' })
})
afterAll(() => server.close())

interface GeneratedReportFixture {
  readonly created: string
  readonly seconds?: number
  readonly status?: ReportStatus
  readonly strategy?: ReportStrategy
}

async function report(
  organisation_id: string,
  { created, seconds, status = 'ready', strategy = 'extractive' }: GeneratedReportFixture,
) {
  const created_at = new Date(`${created}T00:00:00Z`)
  await server.services.db
    .insertInto('discharge_reports')
    .values({
      organisation_id,
      discharge_report_id: crypto.randomUUID(),
      title: 'Paciente Secreto',
      title_given: true,
      status,
      created_at,
      created_by: null,
      created_by_credential: null,
      source_filename: null,
      source_text: 'Texto secreto',
      source_sha256: '',
      requested_language: null,
      language: 'es',
      report_strategy: strategy,
      engine: '',
      engine_version: '',
      started_at: new Date(created_at.getTime() + 1000),
      generation_seconds: seconds ?? null,
      problem_code: null,
    })
    .execute()
}
const figures = async (by: Person, query: Record<string, string> = {}) =>
  (await server.call(by, analytics.reports, { query })).json.items
const brief = async (query: Record<string, string>) =>
  (await figures(auditor, query)).map(({ key, name, reports }: Record<string, unknown>) => [key, name, reports])

test('the totals say how many reports there are, how they ended, and how long they took to be ready', async () => {
  expect(await figures(auditor, { organisation_id: one })).toEqual([
    {
      key: 'all',
      name: null,
      reports: 22,
      ready: 20,
      failed: 1,
      cancelled: 1,
      under_way: 0,
      seconds_median: 11.5,
      seconds_p95: expect.closeTo(20.05, 6),
      ratings: { excellent: 0, good: 0, fair: 0, poor: 0, mean: null },
      corrected: 0,
      signed: 0,
      edit_ratio: null,
      decisions: 0,
      unused: 0,
      review_seconds_median: null,
    },
  ])
  expect(await figures(auditor)).toMatchObject([{ key: 'all', reports: 25, ready: 21, under_way: 2 }])
})

test('groups are by strategy, by week from Monday to Sunday in UTC, and by organisation in name order', async () => {
  expect(await brief({ group_by: 'strategy' })).toEqual([
    ['extractive', null, 23],
    ['guided', null, 2],
  ])
  expect(await brief({ group_by: 'week' })).toEqual([
    ['2026-03-02', null, 21],
    ['2026-03-09', null, 4],
  ])
  expect(await brief({ group_by: 'organisation' })).toEqual([
    [two, 'Hospital Alfa', 3],
    [one, 'Hospital Zeta', 22],
  ])
  expect(await brief({ group_by: 'organisation', from: '2026-03-09', to: '2026-03-09' })).toEqual([
    [two, 'Hospital Alfa', 1],
    [one, 'Hospital Zeta', 1],
  ])
})

test('without reports there are no groups, and the totals are zero', async () => {
  const query = { from: '2020-01-01', to: '2020-12-31' }
  expect(await figures(auditor, { ...query, group_by: 'week' })).toEqual([])
  expect(await figures(auditor, query)).toMatchObject([
    { key: 'all', reports: 0, seconds_median: null, seconds_p95: null, edit_ratio: null, decisions: 0 },
  ])
  expect(await figures(auditor, { organisation_id: two, to: '2026-03-09' })).toMatchObject([
    { reports: 1, under_way: 1, seconds_median: null },
  ])
})

test('a manager counts only their own organisations, and learns nothing of others', async () => {
  const manager = await server.person(['manager', two], ['clinician', one])
  expect(await figures(manager)).toMatchObject([{ reports: 3 }])
  expect(await figures(manager, { group_by: 'organisation' })).toHaveLength(1)
  const status = async (organisation_id: string, by = manager) =>
    (await server.call(by, analytics.reports, { query: { organisation_id } })).status
  expect([await status(two), await status(one)]).toEqual([200, 403])
  expect(await status(await server.organisation('Lejana'))).toBe(404)
  for (const id of [crypto.randomUUID(), 'no-such-id']) expect(await status(id, auditor)).toBe(404)
  expect((await server.call(await server.person(['clinician', one]), analytics.reports)).status).toBe(403)
})

test('no word of a report is sent, and an invalid query is refused', async () => {
  const answer = await server.call(auditor, analytics.reports, { query: { group_by: 'organisation' } })
  expect(answer.text).not.toMatch(/secreto/i)
  for (const query of [{ group_by: 'title' }, { from: '2026-02-30' }, { limit: '5' }])
    expect((await server.call(auditor, analytics.reports, { query })).status).toBe(422)
})
