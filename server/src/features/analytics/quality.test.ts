import * as analytics from '@alta/contract/analytics'
import type { RatingLevel, ReviewState } from '@alta/contract/review'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'
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
  await report(one, {
    rated: { excellent: 1, poor: 1 },
    state: 'signed',
    signed_after: 100,
    sections: { allergies: { decisions: 2 }, medication: { unused_count: 3 } },
  })
  await report(one, {
    rated: { good: 2 },
    state: 'corrected',
    edit_ratio: 0.25,
    signed_after: 300,
    sections: { allergies: { decisions: 1, edit_ratio: 0.5 }, evolution: { edit_ratio: 0.2 } },
  })
  await report(one, { state: 'corrected', edit_ratio: 0.05, sections: { evolution: { edit_ratio: 0.1 } } })
  await report(two, { created: '2026-03-10', state: 'signed', edit_ratio: 0, signed_after: 50 })
})
afterAll(() => server.close())

interface SectionQualityFixture {
  readonly decisions?: number
  readonly unused_count?: number
  readonly edit_ratio?: number
}

interface ReviewedReportFixture {
  readonly created?: string
  readonly rated?: Partial<Record<RatingLevel, number>>
  readonly state: ReviewState
  /** The edit ratio of the whole report. */
  readonly edit_ratio?: number
  /** Seconds from the end of the generation to the first signature. */
  readonly signed_after?: number
  readonly sections?: Partial<Record<SectionKey, SectionQualityFixture>>
}

/** The report is ready after 1 + 4 seconds. */
async function report(organisation_id: string, made: ReviewedReportFixture) {
  const { created = '2026-03-02', rated = {}, state, edit_ratio = null, signed_after, sections = {} } = made
  const key = { organisation_id, discharge_report_id: crypto.randomUUID() }
  const created_at = new Date(`${created}T00:00:00Z`)
  const after = (seconds: number) => new Date(created_at.getTime() + seconds * 1000)
  const allSections = Object.values(sections)
  const sum = (field: 'decisions' | 'unused_count') =>
    allSections.reduce((total, each) => total + (each[field] ?? 0), 0)
  await server.services.db
    .insertInto('discharge_reports')
    .values({
      ...key,
      title: 'Paciente Secreto',
      title_given: true,
      status: 'ready',
      created_at,
      source_text: 'Texto secreto',
      source_sha256: '',
      language: 'es',
      report_strategy: 'extractive',
      engine: '',
      engine_version: '',
      started_at: after(1),
      generation_seconds: 4,
      decisions: sum('decisions'),
      unused_count: sum('unused_count'),
      review_state: state,
      rated_excellent: rated.excellent ?? 0,
      rated_good: rated.good ?? 0,
      rated_fair: rated.fair ?? 0,
      rated_poor: rated.poor ?? 0,
      edit_ratio,
      first_signed_at: signed_after === undefined ? null : after(5 + signed_after),
    })
    .execute()
  for (const section of sectionKeys)
    if (sections[section])
      await server.services.db
        .insertInto('discharge_report_sections')
        .values({ ...key, section, created_at, edit_ratio: null, ...sections[section] })
        .execute()
}

const figures = async (query: Record<string, string>, by = auditor): Promise<analytics.ReportFigures[]> =>
  (await server.call(by, analytics.reports, { query })).json.items

test('the figures say how reports were rated, corrected and signed, how much changed and how fast', async () => {
  const quality = {
    ratings: { excellent: 1, good: 2, fair: 0, poor: 1, mean: 2.75 },
    corrected: 2,
    signed: 1,
    edit_ratio: expect.closeTo(0.15, 9),
    decisions: 3,
    unused: 3,
    review_seconds_median: 200,
  }
  expect(await figures({ organisation_id: one })).toMatchObject([quality])
  expect(await figures({ group_by: 'week' })).toMatchObject([
    { key: '2026-03-02', ...quality },
    { key: '2026-03-09', corrected: 1, signed: 1, edit_ratio: 0, decisions: 0, review_seconds_median: 50 },
  ])
  expect(await figures({ group_by: 'organisation' })).toMatchObject([
    { key: two, ratings: { mean: null } },
    { key: one, ...quality },
  ])
  expect(await figures({ group_by: 'strategy' })).toMatchObject([
    { key: 'extractive', corrected: 3, edit_ratio: expect.closeTo(0.1, 9), review_seconds_median: 100 },
  ])
})

test('each of the 18 sections in their order has the figures of what was requested, left out and changed', async () => {
  const items = await figures({ organisation_id: one, group_by: 'section' })
  expect(items.map(({ key }) => key)).toEqual([...sectionKeys])
  const sections = Object.fromEntries(items.map(({ key, ...section }) => [key, section]))
  expect(sections['allergies']).toEqual({
    name: null,
    reports: 3,
    ready: 0,
    failed: 0,
    cancelled: 0,
    under_way: 0,
    seconds_median: null,
    seconds_p95: null,
    ratings: { excellent: 0, good: 0, fair: 0, poor: 0, mean: null },
    corrected: 1,
    signed: 0,
    edit_ratio: 0.25,
    decisions: 3,
    unused: 0,
    review_seconds_median: null,
  })
  expect(sections['evolution']).toMatchObject({ corrected: 2, edit_ratio: expect.closeTo(0.15, 9), decisions: 0 })
  expect(sections['medication']).toMatchObject({ corrected: 0, edit_ratio: 0, unused: 3 })
})

test('the figures of a section exclude other weeks and other organisations', async () => {
  const manager = await server.person(['manager', two])
  const nothing = sectionKeys.map((key) => ({ key, reports: 1, corrected: 0, edit_ratio: 0, decisions: 0, unused: 0 }))
  expect(await figures({ group_by: 'section' }, manager)).toMatchObject(nothing)
  expect(await figures({ group_by: 'section', from: '2026-03-09' })).toMatchObject(nothing)
  const none = await figures({ group_by: 'section', to: '2026-01-01' })
  expect(none).toMatchObject(sectionKeys.map((key) => ({ key, reports: 0, edit_ratio: null })))
})
