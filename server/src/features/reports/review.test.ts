import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { at, evolution, openReviewFixture, source, written } from './review.fixtures.ts'

// The first correction starts the thread that checks it.
let gate: Promise<unknown> = Promise.resolve()
let fixture: Awaited<ReturnType<typeof openReviewFixture>>
beforeAll(async () => {
  fixture = await openReviewFixture(undefined, () => gate)
})
afterAll(() => fixture.server.close())

test('signing fixes the version that was read; a later correction reopens it and the signature stays', async () => {
  const id = await fixture.createReport()
  const first = await fixture.sign(fixture.ada, id, 0)
  expect([first.status, first.json.version, first.json.signed_by.user_id]).toEqual([
    201,
    'generated',
    fixture.ada.user_id,
  ])
  expect(first.json.digest).toMatch(/^[\da-f]{64}$/)
  expect((await fixture.sign(fixture.ada, id, 0)).json).toEqual(first.json)
  expect((await fixture.sign(fixture.berta, id, 0)).json.code).toBe('already-exists')
  expect((await fixture.summaryOf(id)).review_state).toBe('signed')
  await fixture.correct(fixture.berta, id, evolution('Corregido después.'))
  expect((await fixture.read(fixture.ada, id)).json.review).toEqual({ state: 'corrected', signature: first.json })
  expect((await fixture.sign(fixture.ada, id, 0)).json.code).toBe('stale-revision')
  const wrong = await fixture.server.call(fixture.ada, review.sign, at(id, { version: 'generated', revision: 1 }))
  expect(wrong.json.errors).toEqual([{ pointer: '/revision', code: 'invalid' }])
  const second = await fixture.sign(fixture.berta, id, 1)
  expect([second.status, second.json.digest === first.json.digest]).toEqual([201, false])
  expect((await fixture.read(fixture.ada, id)).json.review).toEqual({ state: 'signed', signature: second.json })
  const { items } = (await fixture.server.call(fixture.ada, review.revisions, at(id))).json
  expect(items.map(({ signature }: { signature: object }) => signature)).toEqual([second.json])
})

test('a corrected version is exported, as a draft until it is signed', async () => {
  const id = await fixture.createReport()
  const file = async (version: string) =>
    await fixture.server.call(fixture.ada, reports.exportFile, { ...at(id), query: { version, format: 'markdown' } })
  expect((await file('corrected')).status).toBe(404)
  const draft = (await file('generated')).text
  await fixture.correct(fixture.ada, id, evolution('Texto corregido.'))
  const corrected = (await file('corrected')).text
  expect(corrected).toContain('Texto corregido.')
  expect((await file('generated')).text).toBe(draft)
  await fixture.sign(fixture.ada, id, 1)
  const signed = (await file('corrected')).text
  const { signature } = (await fixture.read(fixture.ada, id)).json.review
  expect([corrected.includes(signature.digest), signed.includes(signature.digest)]).toEqual([false, true])
  expect((await file('generated')).text).toBe(draft)
})

test('unchanged content keeps its codes in the corrected FHIR export: a stated "none", and silence', async () => {
  const id = await fixture.createReport()
  const sections = written.sections.map((section) =>
    section.key === 'allergies' ? { ...section, empty: 'explicit_none', items: written.sections[3]?.items } : section,
  )
  await fixture.server.services.db
    .updateTable('discharge_reports')
    .set({ sections: JSON.stringify(sections) })
    .where('organisation_id', '=', fixture.organisation_id)
    .where('discharge_report_id', '=', id)
    .execute()
  await fixture.correct(fixture.ada, id, evolution('Texto corregido.'))
  const query = { version: 'corrected', format: 'fhir' }
  const { text, json } = await fixture.server.call(fixture.ada, reports.exportFile, { ...at(id), query })
  expect(text).toContain('Texto corregido.')
  const printed: { title: string; emptyReason?: { coding: { code: string }[] } }[] = json.entry[0].resource.section
  const reasons = new Map(printed.map(({ title, emptyReason }) => [title, emptyReason?.coding[0]?.code]))
  const reasonOf = (title: string) => [reasons.has(title), reasons.get(title)]
  expect(reasonOf('Evolución')).toEqual([true, undefined])
  expect(reasonOf('Alergias')).toEqual([true, 'nilknown'])
  expect(reasonOf('Medicación')).toEqual([true, 'unavailable'])
})

test('everybody rates once and may change the rating; lists show the count and the mean of four levels', async () => {
  const id = await fixture.createReport()
  expect(
    (await fixture.rate(fixture.ada, id, { level: 'poor', comment: ' Falta el tratamiento. ' })).json,
  ).toMatchObject({
    level: 'poor',
    comment: 'Falta el tratamiento.',
  })
  await Promise.all([
    fixture.rate(fixture.ada, id, { level: 'good' }),
    fixture.rate(fixture.reader, id, { level: 'excellent' }),
  ])
  expect((await fixture.summaryOf(id)).ratings).toEqual({ count: 2, mean: 3.5 })
  expect((await fixture.read(fixture.ada, id)).json.rating).toMatchObject({ level: 'good', comment: null })
  expect((await fixture.read(fixture.berta, id)).json.rating).toBe(null)
  for (const body of [{ level: 'bad' }, { level: 'good', comment: 'x'.repeat(2001) }, {}])
    expect((await fixture.rate(fixture.ada, id, body)).status).toBe(422)
})

test('a reader rates but does not correct; a credential corrects but does not rate, sign, delete or save drafts', async () => {
  const id = await fixture.createReport()
  expect((await fixture.rate(fixture.reader, id, { level: 'fair' })).status).toBe(200)
  for (const call of [fixture.correct, fixture.saveDraft])
    expect((await call(fixture.reader, id, evolution('Mío'))).status).toBe(403)
  const machine = await fixture.server.credential(['clinician'], fixture.organisation_id)
  const { json } = await fixture.correct(machine, id, evolution('De la máquina.'))
  expect(json.corrected_by).toEqual({ user_id: null, name: 'Máquina' })
  expect((await fixture.saveDraft(machine, id, evolution('A medias', 1))).status).toBe(403)
  expect((await fixture.rate(machine, id, { level: 'good' })).status).toBe(403)
  expect((await fixture.sign(machine, id, 1)).status).toBe(403)
  expect((await fixture.server.call(machine, review.remove, at(id))).status).toBe(403)
})

test('in another organisation there is nothing to correct, rate, sign or delete', async () => {
  const id = await fixture.createReport()
  const stranger = await fixture.server.person(['clinician', await fixture.server.organisation('Otro hospital')])
  const answers = [
    await fixture.correct(stranger, id, evolution('Ajeno')),
    await fixture.saveDraft(stranger, id, evolution('Ajeno')),
    await fixture.rate(stranger, id, { level: 'poor' }),
    await fixture.sign(stranger, id, 0),
    await fixture.server.call(stranger, review.revisions, at(id)),
    await fixture.server.call(stranger, review.remove, at(id)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
})

test('an unfinished report cannot be corrected, rated or signed', async () => {
  const finish = Promise.withResolvers<unknown>()
  gate = finish.promise
  const id = await fixture.submitCourse()
  const answers = [
    await fixture.correct(fixture.ada, id, evolution('Pronto')),
    await fixture.saveDraft(fixture.ada, id, evolution('Pronto')),
    await fixture.rate(fixture.ada, id, { level: 'good' }),
    await fixture.sign(fixture.ada, id, 0),
  ]
  expect(answers.map(({ json }) => json.code)).toEqual(['not-ready', 'not-ready', 'not-ready', 'not-ready'])
  expect((await fixture.server.call(fixture.ada, review.remove, at(id))).status).toBe(204)
  finish.resolve(null)
  gate = Promise.resolve()
  expect((await fixture.read(fixture.ada, id)).status).toBe(404)
})

test('a report is deleted with all its data: drafts, corrections, ratings, events, idempotent answers', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const id = await fixture.createReport('Rosa Borrada', headers)
  await fixture.correct(fixture.ada, id, evolution('Texto borrado'))
  await fixture.saveDraft(fixture.berta, id, evolution('Texto borrado', 1))
  await fixture.rate(fixture.reader, id, { level: 'good', comment: 'Texto borrado' })
  const accepted = { section: 'evolution', text: 'Texto borrado', accepted: true }
  expect((await fixture.server.call(fixture.ada, review.accept, at(id, accepted))).status).toBe(200)
  expect((await fixture.server.call(fixture.reader, review.remove, at(id))).status).toBe(403)
  expect((await fixture.server.call(fixture.ada, review.remove, at(id))).status).toBe(204)
  expect((await fixture.read(fixture.ada, id)).status).toBe(404)
  expect(await left(id)).toEqual([])
})

test('an organisation is deleted with all reviews of its reports', async () => {
  const organisation_id = await fixture.server.organisation('Se cierra')
  const administrator = await fixture.server.person(['administrator'])
  const clinician = await fixture.server.person(['clinician', organisation_id])
  const body = { organisation_id, source: { text: source }, title: 'Rosa Borrada' }
  const id = (await fixture.server.call(clinician, reports.create, { body })).json.discharge_report_id
  await vi.waitFor(async () => expect((await fixture.read(clinician, id)).json.status).toBe('ready'), {
    timeout: 20_000,
  })
  await fixture.correct(clinician, id, evolution('Texto borrado'))
  await fixture.saveDraft(clinician, id, evolution('Texto borrado', 1))
  await fixture.rate(clinician, id, { level: 'good' })
  await fixture.sign(clinician, id, 1)
  // The signature keeps the organisation until this date has passed.
  await fixture.server.services.db
    .updateTable('discharge_report_signatures')
    .set({ signed_at: new Date(0) })
    .where('organisation_id', '=', organisation_id)
    .execute()
  const sent = { params: { organisation_id } }
  expect((await fixture.server.call(administrator, organisations.remove, sent)).status).toBe(204)
  await vi.waitFor(async () => expect(await left(id)).toEqual([]), { timeout: 20_000 })
})

/** The tables that still contain the report or a word of it. */
async function left(id: string): Promise<string[]> {
  const { db } = fixture.server.services
  const tables = [
    'discharge_reports',
    'discharge_report_words',
    'discharge_report_revisions',
    'discharge_report_drafts',
    'discharge_report_ratings',
    'discharge_report_signatures',
    'discharge_report_acceptances',
    'discharge_report_sections',
    'events',
    'idempotency_keys',
  ] as const
  const found = await Promise.all(
    tables.map(async (table) => {
      const text = JSON.stringify(await db.selectFrom(table).selectAll().execute())
      return text.includes(id) || /borrad/i.test(text) ? [table] : []
    }),
  )
  return found.flat()
}
