import * as requests from '@alta/contract/access-requests'
import * as audit from '@alta/contract/audit'
import * as erasures from '@alta/contract/erasures'
import * as notices from '@alta/contract/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertChat } from '../../contract-tests/change-records.ts'
import { createErasureFixture, reason } from './erasures.fixtures.ts'
import { applyProtocol, readProtocol } from './erase-again.store.ts'
import { openTestServer, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
const createFixture = () => createErasureFixture(server)

test('a patient is found by the record number in any form, and by name and birth date where no number is given', async () => {
  const fixture = await createFixture()
  const byHead = await fixture.report({ record_number: 'hc 88123', patient_name: 'Rosa Invent' })
  const byText = await fixture.report({}, 'Paciente con número de historia HC-88.123, estable.')
  const byName = await fixture.report({ patient_name: 'Ficticia Invent, Rosa', birth_date: '01/03/1950' })
  const other = await fixture.report(
    { record_number: 'HC 99', patient_name: 'Rosa Invent Ficticia' },
    'Madre: HC-88.123',
  )
  const twin = await fixture.report({
    record_number: 'HC-88.123',
    patient_name: 'Juan Distinto',
    birth_date: '02/02/1970',
  })
  const found = await fixture.found()
  expect(found.toSorted()).toEqual([byHead, byText, byName].toSorted())
  expect(await fixture.found(fixture.owner, { record_number: 'HC 88 123' })).toContain(twin)
  expect(await fixture.found()).not.toContain(other)
  const { items } = (await fixture.find()).json
  const text = items.find((item: { record_id: string }) => item.record_id === byText)
  expect(text.mentions).toEqual([{ in: 'source', start: 32, end: 41 }])
  const answer = (await fixture.find()).text
  for (const word of ['Rosa', '88', 'Flamenco', 'estable']) expect(answer.includes(`"${word}`)).toBe(false)
})

test('chats are found by documents and text; chats of colleagues only by people who may request an erasure', async () => {
  const fixture = await createFixture()
  const named = await fixture.chatWith('Sin número.', { record_number: 'HC 88123' })
  const mentioned = await fixture.chatWith('Historia HC-88.123 del paciente.', null)
  const other = await fixture.chatWith('Historia HC-11.111 del paciente.', { record_number: 'HC 11111' })
  expect((await fixture.found()).toSorted()).toEqual(
    [named.chat_session_id, named.document_id, mentioned.chat_session_id, mentioned.document_id].toSorted(),
  )
  const clinician = await server.person(['clinician', fixture.organisation_id])
  expect(await fixture.found(clinician)).toEqual([])
  await insertChat(server, mentioned, clinician)
  expect((await fixture.found(clinician)).toSorted()).toEqual(
    [mentioned.chat_session_id, mentioned.document_id].toSorted(),
  )
  expect(await fixture.found()).not.toContain(other.chat_session_id)
})

test('an erasure waits for a second person, erases what may be erased, and its protocol says what stayed and why', async () => {
  const fixture = await createFixture()
  const gone = await fixture.report({ record_number: 'HC 88123' })
  const signed = await fixture.report({ record_number: 'HC 88123' })
  await fixture.sign(signed, fixture.clock.now())
  const held = await fixture.report({ record_number: 'HC 88123' })
  await fixture.db
    .insertInto('legal_holds')
    .values({
      organisation_id: fixture.organisation_id,
      legal_hold_id: crypto.randomUUID(),
      kind: 'discharge_report',
      record_id: held,
      reason,
      placed_at: fixture.clock.now(),
      placed_by_name: 'Quien lo pidió',
    })
    .execute()
  const { chat_session_id, document_id } = await fixture.chatWith('Historia HC-88.123.', null)
  const { status, json } = await fixture.create()
  expect([status, json.state, json.approval, json.found]).toEqual([201, 'requested', null, 5])
  const { erasure_id } = json
  expect((await fixture.begin(erasure_id)).json.code).toBe('approval-required')
  expect((await fixture.approve(fixture.owner)).status).toBe(403)
  const [request] = (await server.call(fixture.manager, requests.list, { params: fixture.params })).json.items
  expect(request).toMatchObject({ kind: 'erasure', subject_name: '5', reason, decidable_by_me: true })
  expect((await fixture.approve()).status).toBe(200)
  expect((await fixture.begin(erasure_id)).json).toMatchObject({ state: 'running' })
  const done = await fixture.done(erasure_id)
  expect(done).toMatchObject({ found: 5, erased: 3, kept: 2, approved_by: { user_id: fixture.manager.user_id } })
  const left = await fixture.db
    .selectFrom('discharge_reports')
    .select('discharge_report_id')
    .where('organisation_id', '=', fixture.organisation_id)
    .execute()
  expect(left.map(({ discharge_report_id }) => discharge_report_id).toSorted()).toEqual([signed, held].toSorted())
  expect(await fixture.found()).not.toContain(chat_session_id)
  expect((await fixture.begin(erasure_id)).json.code).toBe('not-ready')

  const fetched = await server.call(fixture.manager, erasures.protocol, {
    ...fixture.at(erasure_id),
    query: { format: 'json' },
  })
  expect(fetched.headers['content-disposition']).toContain(`erasure-${erasure_id}.json`)
  const { records, approved_by, counts } = JSON.parse(fetched.text)
  expect([approved_by.user_id, counts]).toEqual([fixture.manager.user_id, { found: 5, erased: 3, kept: 2 }])
  const outcomeOf = (id: string) => records.find(({ record_id }: { record_id: string }) => record_id === id)
  expect(outcomeOf(gone)).toMatchObject({ kind: 'discharge_report', outcome: 'erased', because: null })
  expect(outcomeOf(signed)).toMatchObject({ outcome: 'kept', because: 'retention', kept_until: expect.any(String) })
  expect(outcomeOf(held)).toMatchObject({ outcome: 'kept', because: 'legal_hold' })
  expect(outcomeOf(document_id)).toMatchObject({ kind: 'document', outcome: 'erased', chat_session_id })
  const text = (
    await server.call(fixture.owner, erasures.protocol, { ...fixture.at(erasure_id), query: { format: 'text' } })
  ).text
  expect(text).toContain('Acta de supresión')
  expect(text).toContain(`Informe ${signed}`)
  expect(text).toContain('SE CONSERVA: firmado, debe conservarse por ley hasta')

  const log = await server.call(fixture.manager, audit.list, { query: fixture.params })
  const acts = log.json.items.map(({ act }: { act: string }) => act)
  expect(acts.filter((act: string) => act === 'erasures.erase')).toHaveLength(4)
  for (const all of [text, fetched.text, log.text]) {
    for (const word of ['88123', '88.123', 'Rosa', 'Flamenco']) expect(all).not.toContain(word)
  }
  const kinds = (await server.call(fixture.owner, notices.list)).json.items.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toContain('erasure_finished')
})

test('a refused erasure needs a new approval to start, and then includes chats begun meanwhile', async () => {
  const fixture = await createFixture()
  const report = await fixture.report({ record_number: 'HC 88123' })
  const { erasure_id } = (await fixture.create()).json
  await fixture.approve(fixture.manager, 'refused')
  const listed = (await server.call(fixture.owner, erasures.list, { params: fixture.params })).json.items[0]
  expect(listed).toMatchObject({ state: 'requested', approval: 'refused' })
  expect((await fixture.begin(erasure_id)).json.code).toBe('approval-required')
  await fixture.approve()
  const chat = await fixture.chatWith('Nada suyo.', null)
  await fixture.db
    .insertInto('chat_session_reports')
    .values({
      organisation_id: fixture.organisation_id,
      chat_session_id: chat.chat_session_id,
      discharge_report_id: report,
      attached_at: fixture.clock.now(),
    })
    .execute()
  expect((await fixture.begin(erasure_id)).status).toBe(200)
  expect(await fixture.done(erasure_id)).toMatchObject({ found: 3, erased: 3 })
})

test('owners who read no reports, other roles and other organisations cannot request or start an erasure', async () => {
  const fixture = await createFixture()
  const there = await createFixture()
  await fixture.report({ record_number: 'HC 88123' })
  const { erasure_id } = (await fixture.create()).json
  const administers = await server.person(['administrator'])
  const clinician = await server.person(['clinician', fixture.organisation_id])
  const callers = [fixture.manager, administers, clinician, there.owner]
  expect(await Promise.all(callers.map(async (by) => (await fixture.create(by)).status))).toEqual([403, 403, 403, 404])
  expect(await Promise.all(callers.map(async (by) => (await fixture.begin(erasure_id, by)).status))).toEqual([
    403, 403, 403, 404,
  ])
  expect((await fixture.find(fixture.manager)).status).toBe(403)
  expect((await fixture.find(there.owner)).status).toBe(404)
  await fixture.db
    .deleteFrom('role_assignments')
    .where('user_id', '=', fixture.owner.user_id)
    .where('role', '=', 'clinician')
    .execute()
  expect((await fixture.create()).status).toBe(404)
  expect((await fixture.find(clinician, { record_number: '***' })).status).toBe(422)
})

test('after an older backup was restored, the protocol lets the same data be erased again', async () => {
  const fixture = await createFixture()
  const [report, other] = [await fixture.report({ record_number: 'HC 88123' }), await fixture.report({})]
  const chat = await fixture.chatWith('Historia HC-88.123.', null)
  const recordOf = (kind: string, record_id: string, outcome = 'erased') => ({ kind, record_id, outcome })
  const written = {
    format: 'alta-erasure-1',
    organisation_id: fixture.organisation_id,
    erasure_id: crypto.randomUUID(),
    records: [
      recordOf('discharge_report', report),
      recordOf('discharge_report', other, 'kept'),
      recordOf('chat_session', chat.chat_session_id),
      recordOf('document', chat.document_id),
      recordOf('discharge_report', crypto.randomUUID()),
    ],
  }
  const { db, files, clock } = server.services
  const into = { db, files, now: clock.now() }
  expect(await applyProtocol(into, readProtocol(JSON.stringify(written)))).toBe(2)
  expect(await fixture.found()).toEqual([])
  const left = await db
    .selectFrom('discharge_reports')
    .select('discharge_report_id')
    .where('organisation_id', '=', fixture.organisation_id)
    .execute()
  expect(left).toEqual([{ discharge_report_id: other }])
  expect(await files.get(`${fixture.organisation_id}/${chat.document_id}`)).toBeUndefined()
  expect(() => readProtocol('{"format":"other"}')).toThrow('not the protocol')
})
