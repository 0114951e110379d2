import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as marks from '@alta/contract/review-marks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../contract-tests/test-server.ts'
import { at, evolution, openReviewFixture, sentence } from './review.fixtures.ts'

let fixture: Awaited<ReturnType<typeof openReviewFixture>>
beforeAll(async () => {
  fixture = await openReviewFixture()
})
afterAll(() => fixture.server.close())

const reason = 'Se firmó el informe de otro paciente'
const annul = (by: Caller, id: string, why = reason) => fixture.server.call(by, review.annul, at(id, { reason: why }))
const exported = async (id: string, format: string) => {
  const { text } = await fixture.server.call(fixture.ada, reports.exportFile, {
    ...at(id),
    query: { version: 'generated', format },
  })
  return text
}

async function signed(title?: string) {
  const id = await fixture.createReport(title)
  expect((await fixture.sign(fixture.ada, id, 0)).status).toBe(201)
  return id
}

test('people who may sign annul a signed report with a reason of 10 to 200 characters; an unsigned one is deleted', async () => {
  const draft = await fixture.createReport()
  expect((await annul(fixture.ada, draft)).json.code).toBe('not-ready')
  const id = await signed()
  const owner = await fixture.server.person(['owner', fixture.organisation_id], ['reader', fixture.organisation_id])
  const machine = await fixture.server.credential(['clinician'], fixture.organisation_id)
  const stranger = await fixture.server.person(['clinician', await fixture.server.organisation('Otro hospital')])
  const refused = [fixture.reader, owner, machine, stranger]
  expect(await Promise.all(refused.map(async (by) => (await annul(by, id)).status))).toEqual([403, 403, 403, 404])
  for (const wrong of ['', 'corto    ', 'x'.repeat(201)]) expect((await annul(fixture.ada, id, wrong)).status).toBe(422)
  expect((await annul(fixture.berta, id)).status).toBe(204)
  expect((await annul(fixture.berta, id)).json.code).toBe('annulled')
})

test('an annulled report says so in the list and to every reader, and no longer needs review', async () => {
  const id = await signed()
  await annul(fixture.ada, id)
  const annulled = {
    annulled_at: expect.any(String),
    annulled_by: { user_id: fixture.ada.user_id, name: expect.any(String) },
    reason,
  }
  expect(await fixture.summaryOf(id)).toMatchObject({ review_state: 'annulled', annulled, ever_signed: true })
  const { json } = await fixture.read(fixture.reader, id)
  expect([json.annulled, json.review.state, json.review.signature.revision]).toEqual([annulled, 'annulled', 0])
  const listed = async (query: Record<string, string>) =>
    (await fixture.server.call(fixture.ada, reports.list, { query })).json.items.map(
      (item: reports.ReportSummary) => item.discharge_report_id,
    )
  expect(await listed({ review_state: 'annulled' })).toContain(id)
  expect(await listed({ needs_review: 'true' })).not.toContain(id)
})

test('an annulled report cannot be corrected, signed, rated, renamed, accepted or dismissed', async () => {
  const id = await signed()
  await fixture.correct(fixture.ada, id, evolution('Reabierto.'))
  await annul(fixture.ada, id)
  const fact = { section: 'medication', text: 'enalapril 10 mg' }
  const answers = [
    await fixture.correct(fixture.ada, id, evolution('Otra vez.', 1)),
    await fixture.saveDraft(fixture.ada, id, evolution('Otra vez.', 1)),
    await fixture.sign(fixture.ada, id, 1),
    await fixture.rate(fixture.ada, id, { level: 'good' }),
    await fixture.server.call(fixture.ada, reports.rename, at(id, { title: 'Otro' })),
    await fixture.server.call(
      fixture.ada,
      review.accept,
      at(id, { section: 'evolution', text: 'Reabierto.', accepted: true }),
    ),
    await fixture.server.call(fixture.ada, marks.dismiss, at(id, { facts: [fact], dismissed: true })),
    await fixture.server.call(
      fixture.ada,
      marks.reviewSections,
      at(id, { sections: ['evolution'], revision: 1, reviewed: true }),
    ),
    await fixture.server.call(fixture.ada, review.remove, at(id)),
  ]
  expect(answers.map(({ json }) => json.code)).toEqual(answers.map(() => 'annulled'))
})

test('exports of an annulled report say so in their text, and in FHIR’s status', async () => {
  const id = await signed('Cama 40')
  expect(await exported(id, 'text')).not.toContain('ANULADO')
  await annul(fixture.ada, id)
  const text = await exported(id, 'text')
  for (const words of ['ANULADO · este informe no es válido', reason, 'Firmado por', sentence])
    expect(text).toContain(words)
  expect(text).not.toContain('BORRADOR')
  expect(await exported(id, 'fhir')).toContain('"status": "entered-in-error"')
})

test('the audit log records who annulled which report and why', async () => {
  const id = await signed()
  await annul(fixture.ada, id)
  const line = await fixture.server.services.db
    .selectFrom('audit_events')
    .select(['actor_id', 'outcome', 'detail'])
    .where('act', '=', 'reports.annul')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  expect(line).toMatchObject({
    actor_id: fixture.ada.user_id,
    outcome: 'done',
    detail: { discharge_report_id: id, reason },
  })
})
