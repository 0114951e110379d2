import type { ReportStrategy } from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#base/ids'
import { distinctWords } from '#base/search-words'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { insertReport } from './reports.store.ts'

let server: TestServer
let [one, two] = ['', '']
let ada: Person
let berta: Person
beforeAll(async () => {
  server = await openTestServer()
  one = await server.organisation('Hospital Uno')
  two = await server.organisation('Hospital Dos')
  ada = await server.person(['clinician', one], ['reader', two])
  berta = await server.person(['clinician', two])
  await report('Álvarez', { day: 1, seconds: 3, decisions: 1, language: 'es' })
  await report('Cama 12', { day: 2, seconds: 1, language: 'ca', text: 'Ingresa por NEUMONÍA bilateral.' })
  await report('barrio', { day: 3, strategy: 'guided', status: 'failed' })
  await report('Ávila', { day: 4, seconds: 2, unused_count: 2, organisation_id: two, by: berta, language: 'en' })
  await report('zeta', {
    day: 5,
    seconds: 2,
    organisation_id: two,
    by: berta,
    text: 'Sin neumonía ni otras neumopatías.',
  })
})
afterAll(() => server.close())

interface ListedReportFixture {
  readonly day: number
  readonly seconds?: number
  readonly decisions?: number
  readonly unused_count?: number
  readonly language?: 'es' | 'ca' | 'en'
  readonly strategy?: ReportStrategy
  readonly status?: 'ready' | 'failed'
  readonly organisation_id?: string
  readonly by?: Person
  readonly text?: string
}

const ids = new Map<string, string>()
async function report(title: string, made: ListedReportFixture): Promise<void> {
  const { day, seconds, organisation_id = one, by = ada, strategy = 'extractive', text = 'Curso inventado.' } = made
  const { decisions = 0, unused_count = 0, status = 'ready', language = null } = made
  const created_at = new Date(Date.UTC(2026, 2, day, 12))
  const discharge_report_id = newId(created_at)
  ids.set(title, discharge_report_id)
  await insertReport(server.services.db, {
    organisation_id,
    discharge_report_id,
    title,
    title_given: true,
    status,
    created_at,
    created_by: by.user_id,
    created_by_credential: null,
    source_filename: null,
    source_text: text,
    source_sha256: '',
    requested_language: null,
    language,
    report_strategy: strategy,
    engine: '',
    engine_version: '',
    started_at: created_at,
    generation_seconds: seconds ?? null,
    problem_code: null,
    decisions,
    unused_count,
    sections: '[]',
    unused: '[]',
  })
}

const list = async ({ q, ...query }: Record<string, string>, by = ada) =>
  (
    await server.call(by, reports.list, {
      query: { ...query, count: 'true' },
      typed: { ...(q !== undefined && { q }) },
    })
  ).json
async function titles(query: Record<string, string>, by = ada): Promise<string[]> {
  const { items, total } = await list(query, by)
  expect(total).toBe(items.length)
  return items.map(({ title }: { title: string }) => title)
}

test('each filter selects what it names, and filters combine', async () => {
  expect(await titles({})).toEqual(['zeta', 'Ávila', 'barrio', 'Cama 12', 'Álvarez'])
  expect(await titles({ organisation_id: two })).toEqual(['zeta', 'Ávila'])
  expect(await titles({ status: 'failed' })).toEqual(['barrio'])
  expect(await titles({ mine: 'true' })).toEqual(['barrio', 'Cama 12', 'Álvarez'])
  expect(await titles({ author_id: berta.user_id })).toEqual(['zeta', 'Ávila'])
  expect(await titles({ language: 'ca' })).toEqual(['Cama 12'])
  expect(await titles({ report_strategy: 'guided' })).toEqual(['barrio'])
  expect(await titles({ needs_review: 'true' })).toEqual(['Ávila', 'Álvarez'])
  expect(await titles({ needs_review: 'false' })).toEqual(['zeta', 'barrio', 'Cama 12'])
  expect(await titles({ from: '2026-03-02', to: '2026-03-04' })).toEqual(['Ávila', 'barrio', 'Cama 12'])
  expect(await titles({ needs_review: 'true', author_id: ada.user_id, to: '2026-03-03' })).toEqual(['Álvarez'])
  expect(await titles({}, berta)).toEqual(['zeta', 'Ávila'])
})

test('words are found in title and course by their beginnings, regardless of accents and capitals', async () => {
  expect(await titles({ q: 'neumonia' })).toEqual(['zeta', 'Cama 12'])
  expect(await titles({ q: 'CAMA neumo' })).toEqual(['Cama 12'])
  expect(await titles({ q: 'neumonia', organisation_id: two })).toEqual(['zeta'])
  expect(await titles({ q: 'av' })).toEqual(['Ávila'])
  expect(await titles({ q: 'umonia' })).toEqual([])
  expect(await titles({ q: `'!)&:*\\` })).toEqual([])
  expect(await titles({ q: 'alvarez' }, berta)).toEqual([])
  const params = { discharge_report_id: ids.get('Cama 12') ?? '' }
  await server.call(ada, reports.rename, { params, body: { title: 'Cama 14' } })
  expect([await titles({ q: '14 neumonia' }), await titles({ q: '12' })]).toEqual([['Cama 14'], []])
  await server.call(ada, reports.rename, { params, body: { title: 'Cama 12' } })
})

test.each([
  ['created_at', 'Álvarez, Cama 12, barrio, Ávila, zeta'],
  ['-created_at', 'zeta, Ávila, barrio, Cama 12, Álvarez'],
  ['title', 'Álvarez, Ávila, barrio, Cama 12, zeta'],
  ['-title', 'zeta, Cama 12, barrio, Ávila, Álvarez'],
  ['generation_seconds', 'Cama 12, Ávila, zeta, Álvarez, barrio'],
  ['-generation_seconds', 'Álvarez, zeta, Ávila, Cama 12, barrio'],
])('pages sorted by %s contain every report once and in order', async (sort, expected) => {
  for (const query of [{ sort }, { sort, q: 'neumonia' }]) {
    const listed: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await list({ ...query, limit: '1', ...(cursor !== '' && { cursor }) })
      listed.push(...page.items.map(({ title }: { title: string }) => title))
      cursor = page.next_cursor
    }
    const found = expected.split(', ').filter((title) => !('q' in query) || ['zeta', 'Cama 12'].includes(title))
    expect(listed).toEqual(found)
  }
})

test('a cursor of another order, or an invalid one, is refused', async () => {
  const { next_cursor: cursor } = await list({ sort: 'title', limit: '1' })
  for (const query of [
    { sort: '-title', cursor },
    { cursor: 'x' },
    { sort: 'generation_seconds', cursor: Buffer.from('["generation_seconds","a","b"]').toString('base64url') },
  ])
    expect((await list(query)).errors).toEqual([{ pointer: '/cursor', code: 'invalid' }])
  expect((await list({ surprise: '1' })).code).toBe('validation-failed')
})

test('ratings, corrections and signatures can be filtered at once', async () => {
  const params = { discharge_report_id: ids.get('Álvarez') ?? '' }
  await server.call(ada, review.rate, { params, body: { level: 'poor' } })
  expect(await titles({ rating: 'poor' })).toEqual(['Álvarez'])
  await server.call(ada, review.rate, { params, body: { level: 'good' } })
  expect([await titles({ rating: 'poor' }), await titles({ rating: 'good' })]).toEqual([[], ['Álvarez']])
  const body = { sections: [{ key: 'evolution', markdown: 'Otra.' }], base_revision: 0 }
  expect((await server.call(ada, review.correct, { params, body })).status).toBe(200)
  expect(await titles({ review_state: 'corrected' })).toEqual(['Álvarez'])
  expect(await titles({ corrected_section: 'evolution' })).toEqual(['Álvarez'])
  expect(await titles({ corrected_section: 'medication' })).toEqual([])
  await server.call(ada, review.sign, { params, body: { version: 'corrected', revision: 1 } })
  expect([await titles({ review_state: 'signed' }), await titles({ needs_review: 'true' })]).toEqual([
    ['Álvarez'],
    ['Ávila'],
  ])
})

test('a course of the greatest length, with every word different, is stored and found by its title', async () => {
  const strange = Array.from(
    { length: 66_000 },
    (_, index) => `語${String.fromCodePoint(0x4e00 + (index % 20_000))}語字${index}`,
  )
  expect(Buffer.byteLength(distinctWords('Larga', ...strange).join(''))).toBeLessThan(1_000_000)
  await report('Larga', { day: 6, text: strange.join(' ').slice(0, 400_000) })
  expect(await titles({ q: 'larga' })).toEqual(['Larga'])
  await report('Palabra', { day: 7, text: 'x'.repeat(400_000) })
  expect(await titles({ q: 'x'.repeat(100) })).toEqual(['Palabra'])
})
