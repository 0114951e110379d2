import * as reports from '@alta/contract/reports'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#base/ids'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let [one, two] = ['', '']
let reader: Person
beforeAll(async () => {
  server = await openTestServer()
  one = await server.organisation('Hospital Uno')
  two = await server.organisation('Hospital Dos')
  reader = await server.person(['reader', one], ['reader', two])
  await write(one, { from: 0, count: 300, words: (index) => (index === 250 ? 'curso tromboembolismo' : 'curso') })
  await write(two, { from: 400, count: 60, words: () => 'tromboembolismo' })
  await write(two, { from: 500, count: 2200, words: (index) => (index % 4 === 0 ? 'lejano neumotorax' : 'lejano') })
})
afterAll(() => server.close())

interface SearchableReportsFixture {
  /** Minutes before noon of the newest report. Each next report is one minute older. */
  readonly from: number
  readonly count: number
  readonly words: (index: number) => string
}

async function write(organisation_id: string, { from, count, words }: SearchableReportsFixture): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const created_at = new Date(Date.UTC(2026, 2, 1, 12) - (from + index) * 60_000)
    return { discharge_report_id: newId(created_at), created_at, words: words(index), title: `Informe ${from + index}` }
  })
  await sql`
    insert into discharge_reports (organisation_id, discharge_report_id, title, title_given, status, created_at,
      source_text, source_sha256, report_strategy, engine, engine_version)
    select ${organisation_id}::uuid, id, title, true, 'ready', at, '', '', 'extractive', '', ''
    from unnest(${rows.map((row) => row.discharge_report_id)}::uuid[], ${rows.map((row) => row.title)}::text[],
      ${rows.map((row) => row.created_at.toISOString())}::timestamptz[]) as rows (id, title, at)`.execute(
    server.services.db,
  )
  await sql`
    insert into discharge_report_words
    select ${organisation_id}::uuid, id, array_to_tsvector(string_to_array(words, ' '))
    from unnest(${rows.map((row) => row.discharge_report_id)}::uuid[], ${rows.map((row) => row.words)}::text[])
      as rows (id, words)`.execute(server.services.db)
}

const list = async (q: string, query: Record<string, string> = {}) =>
  (await server.call(reader, reports.list, { query: { limit: '50', count: 'true', ...query }, typed: { q } })).json
const titlesOf = (answer: { items: { title: string }[] }) => answer.items.map(({ title }) => title)

test('results of several organisations are sorted together, the newest first', async () => {
  const first = await list('tromboembolismo')
  expect(titlesOf(first).slice(0, 3)).toEqual(['Informe 250', 'Informe 400', 'Informe 401'])
  expect([first.total, first.total_capped]).toEqual([61, false])
  const second = await list('tromboembolismo', { cursor: first.next_cursor })
  expect([titlesOf(second).at(-1), second.items.length, second.next_cursor]).toEqual(['Informe 459', 11, null])
})

test('each page follows the one before, however far apart the results are', async () => {
  const found: string[] = []
  let cursor: string | null = null
  do {
    const answer = await list('lejano neumo', { limit: '200', ...(cursor !== null && { cursor }) })
    found.push(...titlesOf(answer))
    cursor = answer.next_cursor
  } while (cursor !== null)
  expect(found).toEqual(Array.from({ length: 550 }, (_, index) => `Informe ${500 + index * 4}`))
})

test('a count of very many results says that there are more', async () => {
  const all = await list('informe', { organisation_id: two })
  expect(all.total).toBe(0)
  expect(await list('lejano', { organisation_id: two })).toMatchObject({ total: 1000, total_capped: true })
  const { json } = await server.call(reader, reports.list, { query: { count: 'true', limit: '1' } })
  expect(json).toMatchObject({ total: 1000, total_capped: true })
  const some = await list('neumotorax', { organisation_id: two })
  expect(some.total).toBeLessThanOrEqual(550)
  expect(some.total).toBeGreaterThanOrEqual(400)
})

test('a filter and words are combined, and an unknown word finds nothing', async () => {
  const failed = await list('tromboembolismo', { status: 'failed' })
  expect([failed.items.length, failed.total, failed.total_capped]).toEqual([0, 0, false])
  const none = await list('zzz')
  expect([none.items.length, none.total, none.next_cursor]).toEqual([0, 0, null])
})
