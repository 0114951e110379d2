import * as review from '@alta/contract/review'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../contract-tests/test-server.ts'
import { at, evolution, openReviewFixture, sentence } from './review.fixtures.ts'

// The first correction starts the thread that checks it.
let fixture: Awaited<ReturnType<typeof openReviewFixture>>
beforeAll(async () => {
  fixture = await openReviewFixture()
})
afterAll(() => fixture.server.close())

const accept = (by: Caller, id: string, { text = sentence, accepted = true, section = 'evolution' } = {}) =>
  fixture.server.call(by, review.accept, at(id, { section, text, accepted }))
const acceptedIn = async (by: Caller, id: string) => (await fixture.read(by, id)).json.accepted

test('a sentence that one person accepts is accepted for everybody, until a person takes it back', async () => {
  const id = await fixture.createReport()
  expect(await acceptedIn(fixture.ada, id)).toEqual([])
  const { status, json } = await accept(fixture.ada, id)
  const first = {
    section: 'evolution',
    text: sentence,
    accepted_at: expect.any(String),
    accepted_by: { user_id: fixture.ada.user_id, name: expect.any(String) },
  }
  expect([status, json]).toEqual([200, { items: [first], next_cursor: null }])
  expect((await accept(fixture.berta, id)).json).toEqual(json)
  expect(await acceptedIn(fixture.reader, id)).toEqual(json.items)
  for (const by of [fixture.berta, fixture.ada])
    expect((await accept(by, id, { accepted: false })).json.items).toEqual([])
  expect(await acceptedIn(fixture.ada, id)).toEqual([])
})

test('an acceptance survives corrections, and only text of the newest version can be accepted', async () => {
  const id = await fixture.createReport()
  await accept(fixture.ada, id)
  await fixture.correct(fixture.berta, id, evolution('Fue operado de la rodilla izquierda.'))
  expect((await accept(fixture.ada, id, { accepted: false })).json.code).toBe('stale-revision')
  await accept(fixture.berta, id, { text: 'Fue operado de la rodilla izquierda.' })
  const texts = (await acceptedIn(fixture.ada, id)).map(({ text }: review.Acceptance) => text)
  expect(texts).toEqual([sentence, 'Fue operado de la rodilla izquierda.'])
  for (const wrong of [
    { section: 'medication', text: 'Fue operado de la rodilla izquierda.' },
    { text: 'Fue operado' },
  ])
    expect((await accept(fixture.ada, id, wrong)).json.code).toBe('stale-revision')
})

test('readers and credentials accept nothing, outsiders find nothing, and an unfinished report cannot be accepted', async () => {
  const id = await fixture.createReport()
  const stranger = await fixture.server.person(['clinician', await fixture.server.organisation('Otro hospital')])
  const machine = await fixture.server.credential(['clinician'], fixture.organisation_id)
  const answers = await Promise.all([fixture.reader, machine, stranger].map((by) => accept(by, id)))
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 404])
  expect(await acceptedIn(machine, id)).toEqual([])
  await fixture.server.services.db.updateTable('discharge_reports').set({ status: 'failed' }).execute()
  expect((await accept(fixture.ada, id)).json.code).toBe('not-ready')
  await fixture.server.services.db.updateTable('discharge_reports').set({ status: 'ready' }).execute()
})

test('the audit event names the actor and the section, and contains no word of the patient', async () => {
  const id = await fixture.createReport()
  await accept(fixture.ada, id)
  const events = await fixture.server.services.db
    .selectFrom('audit_events')
    .select('detail')
    .where('act', '=', 'reports.accept')
    .where('organisation_id', '=', fixture.organisation_id)
    .execute()
  const details = JSON.stringify(events)
  expect(details).toContain(id)
  expect(details).toContain('"section":"evolution"')
  expect(details).not.toContain('afebril')
})

test('the name of whoever accepted stays when the account is deleted; it is deleted with the report', async () => {
  const id = await fixture.createReport()
  const leaving = await fixture.server.person(['clinician', fixture.organisation_id])
  const [{ accepted_by }] = (await accept(leaving, id)).json.items
  const administrator = await fixture.server.person(['administrator'])
  const sent = { params: { user_id: leaving.user_id } }
  expect((await fixture.server.call(administrator, users.remove, sent)).status).toBe(204)
  expect((await acceptedIn(fixture.ada, id))[0].accepted_by).toEqual({ user_id: null, name: accepted_by.name })
  await fixture.server.call(fixture.ada, review.remove, at(id))
  const left = () =>
    fixture.server.services.db
      .selectFrom('discharge_report_acceptances')
      .select('text')
      .where('discharge_report_id', '=', id)
      .execute()
  expect(await left()).toEqual([])
})
