import * as analytics from '@alta/contract/analytics'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import { sectionKeys } from '@alta/contract/sections'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testPool, testTurn } from '../../contract-tests/test-work.ts'
import { reviewThreads } from './review.threads.ts'
import { at, evolution, openReviewFixture, sentence, source, written } from './review.fixtures.ts'

// The first correction starts the thread that checks it.
let fixture: Awaited<ReturnType<typeof openReviewFixture>>
beforeAll(async () => {
  fixture = await openReviewFixture()
})
afterAll(() => fixture.server.close())

test('a correction keeps unchanged sentences, and checks new ones against the course', async () => {
  const id = await fixture.createReport()
  const markdown = `${sentence}\n\nFue operado de la rodilla izquierda.`
  const { status, json } = await fixture.correct(fixture.ada, id, evolution(markdown))
  expect([status, json.revision, json.corrected_by]).toEqual([
    200,
    1,
    { user_id: fixture.ada.user_id, name: expect.any(String) },
  ])
  expect(json.sections.map(({ key }: { key: string }) => key)).toEqual([...sectionKeys])
  const { evolution: section, ...others } = Object.fromEntries(
    json.sections.map((each: { key: string }) => [each.key, each]),
  )
  expect(section.markdown).toBe(markdown)
  expect(section.items.map(({ support }: { support: string }) => support)).toEqual(['verbatim', 'unsupported'])
  expect(section.edit_ratio).toBeGreaterThan(0)
  expect(section.edit_ratio).toBeLessThanOrEqual(1)
  expect(Object.values(others).every((other) => Object(other).edit_ratio === 0)).toBe(true)
  const { json: opened } = await fixture.read(fixture.berta, id)
  expect(opened.corrected).toEqual(json)
  expect(opened.generated.sections).toEqual(written.sections)
  expect(opened.review).toEqual({ state: 'corrected', signature: null })
})

test('the figures say how much was changed, by words in the whole report and section by section', async () => {
  const organisation_id = await fixture.server.organisation('Hospital de Cifras')
  const clinician = await fixture.server.person(['clinician', organisation_id], ['manager', organisation_id])
  const body = { organisation_id, source: { text: source } }
  const id = (await fixture.server.call(clinician, reports.create, { body })).json.discharge_report_id
  await vi.waitFor(async () => expect((await fixture.read(clinician, id)).json.status).toBe('ready'), {
    timeout: 20_000,
  })
  const figures = async (group_by?: 'section'): Promise<analytics.ReportFigures[]> => {
    const query = { organisation_id, ...(group_by && { group_by }) }
    return (await fixture.server.call(clinician, analytics.reports, { query })).json.items
  }
  expect(await figures()).toMatchObject([{ ready: 1, corrected: 0, edit_ratio: null, unused: 1 }])
  // Nine of nine words stay and one is added. Two are added to a section without text.
  const sections = [
    { key: 'evolution', markdown: `${sentence} Bien.` },
    { key: 'medication', markdown: 'Enalapril 10' },
  ]
  await fixture.correct(clinician, id, { sections, base_revision: 0 })
  const bySection = Object.fromEntries((await figures('section')).map(({ key, ...section }) => [key, section]))
  expect(bySection['evolution']).toMatchObject({ corrected: 1, edit_ratio: expect.closeTo(1 / 19) })
  expect(bySection['medication']).toMatchObject({ corrected: 1, edit_ratio: 1, unused: 1 })
  expect(await figures()).toMatchObject([{ corrected: 1, edit_ratio: expect.closeTo(3 / 21) }])
  await fixture.sign(clinician, id, 1)
  const [{ review_seconds_median: reviewed } = { review_seconds_median: null }] = await figures()
  expect(reviewed).toBeGreaterThan(0)
  await fixture.correct(clinician, id, evolution(sentence, 1))
  expect((await figures('section')).map(({ corrected }) => corrected).filter((corrected) => corrected > 0)).toEqual([1])
  expect(await figures()).toMatchObject([{ corrected: 1, signed: 0, review_seconds_median: reviewed }])
})

test('of two people who correct at once one gets a conflict, and loses nothing', async () => {
  const id = await fixture.createReport()
  await fixture.saveDraft(fixture.ada, id, evolution('De Ada.'))
  await fixture.saveDraft(fixture.berta, id, evolution('De Berta.'))
  const answers = await Promise.all([
    fixture.correct(fixture.ada, id, evolution('De Ada.')),
    fixture.correct(fixture.berta, id, evolution('De Berta.')),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('stale-revision')
  const [winner, loser, lost] =
    answers[0].status === 200 ? [fixture.ada, fixture.berta, 'De Berta.'] : [fixture.berta, fixture.ada, 'De Ada.']
  expect((await fixture.read(winner, id)).json.draft).toBe(null)
  expect((await fixture.read(loser, id)).json.draft).toMatchObject(evolution(lost))
  const again = await fixture.correct(loser, id, evolution(lost, 1))
  expect([again.json.revision, (await fixture.read(loser, id)).json.draft]).toEqual([2, null])
  const { items } = (await fixture.server.call(fixture.reader, review.revisions, at(id))).json
  expect(items.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1])
})

test('drafts are private, are found again, survive corrections of others, and can be discarded', async () => {
  const id = await fixture.createReport()
  const saved = await fixture.saveDraft(fixture.ada, id, evolution('A medias'))
  expect([saved.status, saved.json]).toEqual([200, { ...evolution('A medias'), updated_at: expect.any(String) }])
  await fixture.saveDraft(fixture.ada, id, evolution('A medias y más'))
  await fixture.correct(fixture.berta, id, evolution('De Berta.'))
  expect((await fixture.read(fixture.ada, id)).json).toMatchObject({
    draft: evolution('A medias y más'),
    corrected: { revision: 1 },
  })
  expect((await fixture.read(fixture.berta, id)).json.draft).toBe(null)
  expect((await fixture.saveDraft(fixture.ada, id, evolution('Todavía'))).status).toBe(200)
  expect((await fixture.saveDraft(fixture.ada, id, evolution('Del futuro', 2))).json.errors).toEqual([
    { pointer: '/base_revision', code: 'invalid' },
  ])
  expect((await fixture.server.call(fixture.ada, review.dropDraft, at(id))).status).toBe(204)
  expect((await fixture.read(fixture.ada, id)).json.draft).toBe(null)
  const acts = await fixture.server.services.db.selectFrom('audit_events').select('act').execute()
  expect(acts.some(({ act }) => act === 'reports.save_draft' || act === 'reports.drop_draft')).toBe(false)
})

test('saving without a change creates no revision', async () => {
  const id = await fixture.createReport()
  for (const body of [evolution(sentence), { sections: [], base_revision: 0 }])
    expect((await fixture.correct(fixture.ada, id, body)).json.errors).toEqual([
      { pointer: '/sections', code: 'required' },
    ])
  const first = (await fixture.correct(fixture.ada, id, evolution('Otra.'))).json
  await fixture.saveDraft(fixture.ada, id, evolution('Otra.', 1))
  expect((await fixture.correct(fixture.ada, id, evolution('Otra.\n', 1))).json).toEqual(first)
  expect((await fixture.read(fixture.ada, id)).json.draft).toBe(null)
  const back = (await fixture.correct(fixture.ada, id, evolution(sentence, 1))).json
  expect([back.revision, back.sections[3].edit_ratio, back.sections[3].items]).toEqual([
    2,
    0,
    written.sections[3]?.items,
  ])
})

test('a text made to exhaust the parser is aborted, and the next one is read', async () => {
  const { correct } = reviewThreads(testPool, { time_ms: 12_000, memory_mb: 512, at_once: 1 })
  const held = (markdown: string) =>
    correct(
      { turn: testTurn },
      {
        language: 'es',
        generated: JSON.stringify(written.sections),
        base: null,
        source_text: source,
        written: [{ key: 'evolution', markdown }],
      },
    )
  const [hostile, plain] = await Promise.allSettled([held('*a_'.repeat(33_000)), held('Otra.')])
  expect([hostile.status === 'rejected' && hostile.reason.code, plain.status]).toEqual(['took-too-long', 'fulfilled'])
})

test.each([
  [
    'twice the same section',
    [
      { key: 'evolution', markdown: 'a' },
      { key: 'evolution', markdown: 'b' },
    ],
    '/sections/1/key',
  ],
  ['an unknown section', [{ key: 'weather', markdown: 'a' }], '/sections/0/key'],
  ['signs that nobody types', [{ key: 'evolution', markdown: 'a\u0000b' }], '/sections/0/markdown'],
  ['a text without end', [{ key: 'evolution', markdown: 'x'.repeat(100_001) }], '/sections/0/markdown'],
  ['a quote in a quote without end', [{ key: 'evolution', markdown: '> '.repeat(50_000) }], '/sections/0/markdown'],
  ['a heading as great as a section’s', [{ key: 'evolution', markdown: '# Informe' }], '/sections/0/markdown'],
])('%s is refused at its position', async (_what, sections, pointer) => {
  const id = await fixture.createReport()
  const { status, json } = await fixture.correct(fixture.ada, id, { sections, base_revision: 0 })
  expect([status, json.errors?.[0]?.pointer]).toEqual([422, pointer])
  expect((await fixture.read(fixture.ada, id)).json.corrected).toBe(null)
})
