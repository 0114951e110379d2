import * as review from '@alta/contract/review'
import * as marks from '@alta/contract/review-marks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../contract-tests/test-server.ts'
import { at, evolution, openReviewFixture } from './review.fixtures.ts'

let fixture: Awaited<ReturnType<typeof openReviewFixture>>
beforeAll(async () => {
  fixture = await openReviewFixture()
})
afterAll(() => fixture.server.close())

const mark = (by: Caller, id: string, { sections = ['evolution'], revision = 0, reviewed = true } = {}) =>
  fixture.server.call(by, marks.reviewSections, at(id, { sections, revision, reviewed }))
const reviewedBy = async (by: Caller, id: string) =>
  (await fixture.read(by, id)).json.reviewed.map(({ section }: marks.SectionReview) => section)

test('each person marks sections as reviewed for themselves, and can undo it', async () => {
  const id = await fixture.createReport()
  const { status, json } = await mark(fixture.ada, id, { sections: ['allergies', 'evolution'] })
  const time = expect.any(String)
  expect([status, json.items]).toEqual([
    200,
    [
      { section: 'allergies', revision: 0, reviewed_at: time },
      { section: 'evolution', revision: 0, reviewed_at: time },
    ],
  ])
  expect(await reviewedBy(fixture.ada, id)).toEqual(['allergies', 'evolution'])
  expect(await reviewedBy(fixture.berta, id)).toEqual([])
  await mark(fixture.ada, id, { sections: ['allergies'], reviewed: false })
  expect(await reviewedBy(fixture.ada, id)).toEqual(['evolution'])
})

test('a section that is edited later is unreviewed again, for everybody; the others stay reviewed', async () => {
  const id = await fixture.createReport()
  await mark(fixture.ada, id, { sections: ['allergies', 'evolution'] })
  await mark(fixture.berta, id, { sections: ['evolution'] })
  await fixture.correct(fixture.berta, id, evolution('Otra evolución.'))
  expect([await reviewedBy(fixture.ada, id), await reviewedBy(fixture.berta, id)]).toEqual([['allergies'], []])
  expect((await mark(fixture.ada, id, { sections: ['evolution'] })).json.code).toBe('stale-revision')
  await mark(fixture.ada, id, { sections: ['evolution'], revision: 1 })
  // The same words again change nothing.
  await fixture.correct(fixture.berta, id, evolution('Otra evolución.', 1))
  expect(await reviewedBy(fixture.ada, id)).toEqual(['allergies', 'evolution'])
})

test('the signature records how many sections its signer had reviewed', async () => {
  const id = await fixture.createReport()
  await mark(fixture.ada, id, { sections: ['allergies', 'evolution', 'medication'] })
  await fixture.sign(fixture.ada, id, 0)
  const { detail } = await fixture.server.services.db
    .selectFrom('audit_events')
    .select('detail')
    .where('act', '=', 'reports.sign')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  expect(detail).toMatchObject({ discharge_report_id: id, reviewed: 3 })
})

const fact = { section: 'medication', text: 'enalapril 10 mg' }
const dismiss = (by: Caller, id: string, { dismissed = true, facts = [fact] } = {}) =>
  fixture.server.call(by, marks.dismiss, at(id, { facts, dismissed }))
const dismissedIn = async (id: string) => (await fixture.read(fixture.reader, id)).json.dismissed

test('an omitted fact that one person dismisses is dismissed for everybody, until it is put back', async () => {
  const id = await fixture.createReport()
  const { status, json } = await dismiss(fixture.ada, id)
  const by = { user_id: fixture.ada.user_id, name: expect.any(String) }
  expect([status, json.items]).toEqual([200, [{ ...fact, dismissed_at: expect.any(String), dismissed_by: by }]])
  // The same fact twice in one call, and again by another person: the first person stays recorded.
  expect((await dismiss(fixture.berta, id, { facts: [fact, fact] })).json.items).toEqual(json.items)
  expect(await dismissedIn(id)).toEqual(json.items)
  expect((await dismiss(fixture.berta, id, { dismissed: false })).json.items).toEqual([])
})

test('only omitted facts can be dismissed', async () => {
  const id = await fixture.createReport()
  const facts = [fact, { ...fact, text: 'enalapril' }, { ...fact, section: 'allergies' }]
  const { status, json } = await dismiss(fixture.ada, id, { facts })
  expect([status, json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
    422,
    ['/facts/1', '/facts/2'],
  ])
  expect(await dismissedIn(id)).toEqual([])
})

test('after the signature nothing is dismissed or put back; a correction allows it again', async () => {
  const id = await fixture.createReport()
  await fixture.sign(fixture.ada, id, 0)
  expect((await dismiss(fixture.ada, id)).json.code).toBe('signed')
  await fixture.correct(fixture.ada, id, evolution('Corregida después.'))
  expect((await dismiss(fixture.ada, id)).status).toBe(200)
})

test('readers and credentials mark nothing, outsiders find nothing', async () => {
  const id = await fixture.createReport()
  const stranger = await fixture.server.person(['clinician', await fixture.server.organisation('Otro hospital')])
  const machine = await fixture.server.credential(['clinician'], fixture.organisation_id)
  const refused = [fixture.reader, machine, stranger]
  for (const act of [(by: Caller) => mark(by, id), (by: Caller) => dismiss(by, id)])
    expect((await Promise.all(refused.map(act))).map(({ status }) => status)).toEqual([403, 403, 404])
  expect((await fixture.read(machine, id)).json.reviewed).toEqual([])
})

test('the audit event counts the dismissed facts, and contains no word of the patient', async () => {
  const id = await fixture.createReport()
  await dismiss(fixture.ada, id)
  const events = await fixture.server.services.db
    .selectFrom('audit_events')
    .select('detail')
    .where('act', '=', 'reports.dismiss')
    .execute()
  expect(JSON.stringify(events)).toContain(id)
  expect(JSON.stringify(events)).not.toContain('enalapril')
})

test('the marks are deleted with the report', async () => {
  const id = await fixture.createReport()
  await mark(fixture.ada, id, { sections: ['evolution'] })
  await dismiss(fixture.ada, id)
  expect((await fixture.server.call(fixture.ada, review.remove, at(id))).status).toBe(204)
  for (const table of ['discharge_report_section_reviews', 'discharge_report_dismissals'] as const)
    expect(
      await fixture.server.services.db
        .selectFrom(table)
        .select('section')
        .where('discharge_report_id', '=', id)
        .execute(),
    ).toEqual([])
})
