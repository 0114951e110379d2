import * as audit from '@alta/contract/audit'
import * as chat from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import * as holds from '@alta/contract/legal-holds'
import * as notices from '@alta/contract/notices'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as users from '@alta/contract/users'
import { dayInMs } from '#base/date-range'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertChat } from '../../contract-tests/change-records.ts'
import { freshRecords } from '../../contract-tests/records.ts'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import { applyRules, daysLater, setRules } from '../retention/retention.fixtures.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.person(['administrator'])
})
afterAll(() => server.close())

const reason = 'Reclamación judicial en curso'

async function fixture() {
  const organisation_id = await server.organisation('Hospital Retenido')
  const organisation = { organisation_id, word: 'Retenido', clinical: 'Flamenco' }
  const owner = await server.person(['owner', organisation_id], ['clinician', organisation_id])
  const params = { organisation_id }
  const hold = async (held: object, by: Person = owner, more: object = {}) =>
    await server.call(by, holds.place, { params, body: { held, reason, ...more } })
  const lift = async (legal_hold_id: string, by: Person = owner) =>
    await server.call(by, holds.lift, {
      params: { ...params, legal_hold_id },
      body: { reason: 'Reclamación archivada' },
    })
  return { organisation_id, organisation, owner, params, hold, lift }
}

test('a report on legal hold is neither deleted, put away nor removed by age, until the hold is lifted', async () => {
  const { organisation, owner, hold, lift, organisation_id } = await fixture()
  const { discharge_report_id = '' } = await freshRecords(server, organisation, ['discharge_report_id'])
  const at = { params: { discharge_report_id } }
  expect((await server.call(owner, reports.read, at)).json.held).toBeNull()
  const placed = await hold({ kind: 'discharge_report', record_id: discharge_report_id })
  expect(placed.status).toBe(201)
  expect(placed.json).toMatchObject({ kind: 'discharge_report', reports: 1, reason, in_force: true, lifted: null })
  expect((await server.call(owner, reports.read, at)).json.held).toMatchObject({ reason, ends_at: null })
  expect((await server.call(owner, review.remove, at)).json).toMatchObject({ code: 'legal-hold', status: 409 })
  await setRules(server, organisation_id, { unsigned_reports: 30, sources: 30 })
  await daysLater(server, 100)
  await applyRules(server)
  expect((await server.call(owner, reports.read, at)).json.source.removed_at).toBeNull()
  const putting = { ...at, body: { reason } }
  expect((await server.call(owner, review.putAway, putting)).json.code).toBe('legal-hold')
  await lift(placed.json.legal_hold_id)
  expect((await lift(placed.json.legal_hold_id)).json.code).toBe('not-ready')
  expect((await server.call(owner, review.remove, at)).status).toBe(204)
})

test('a hold on a record number covers every report with it, in any notation, and the chats about them', async () => {
  const { organisation, owner, hold, params } = await fixture()
  const {
    discharge_report_id = '',
    chat_session_id = '',
    document_id = '',
  } = await freshRecords(server, organisation, ['document_id'])
  await insertChat(server, { chat_session_id }, owner)
  await server.services.db
    .updateTable('discharge_reports')
    .set({ record_number: 'HC 12.345-B' })
    .where('discharge_report_id', '=', discharge_report_id)
    .execute()
  const { json } = await hold({ kind: 'record_number', record_number: 'hc12345b' }, administrator)
  expect(json).toMatchObject({ kind: 'record_number', reports: 1, record_id: null })
  expect(JSON.stringify(json)).not.toContain('12345')
  const refused = await Promise.all([
    server.call(owner, review.remove, { params: { discharge_report_id } }),
    server.call(owner, chat.remove, { params: { chat_session_id } }),
    server.call(owner, documents.remove, { params: { chat_session_id, document_id } }),
  ])
  expect(refused.map((answer) => answer.json.code)).toEqual(['legal-hold', 'legal-hold', 'legal-hold'])
  const person = await server.person(['clinician', organisation.organisation_id])
  await insertChat(server, { chat_session_id }, person)
  expect((await server.call(administrator, users.remove, { params: { user_id: person.user_id } })).json.code).toBe(
    'legal-hold',
  )
  const lines = (await server.call(owner, audit.list, { query: params })).text
  expect(lines).not.toContain('12345')
  expect((await server.call(owner, notices.list)).json.items[0]).toMatchObject({ kind: 'legal_hold_placed', reason })
})

test('a document that contains the number puts its chat on hold', async () => {
  const { organisation, owner, hold } = await fixture()
  const { chat_session_id = '', document_id = '' } = await freshRecords(server, organisation, ['document_id'])
  await insertChat(server, { chat_session_id }, owner)
  const identities = [
    { written: { name: null, record_number: 'HC-777', birth_date: null }, record: 'hc777', name: [], birth: null },
  ]
  await server.services.db
    .updateTable('chat_texts')
    .set({ identities: JSON.stringify(identities) })
    .where('organisation_id', '=', organisation.organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .where('source_id', '=', document_id)
    .execute()
  await hold({ kind: 'record_number', record_number: 'HC 777' })
  expect((await server.call(owner, chat.remove, { params: { chat_session_id } })).json.code).toBe('legal-hold')
})

test('an organisation with anything on hold is not deleted; a hold ends by itself on its day', async () => {
  const { owner, hold, params } = await fixture()
  const ends_at = new Date(server.services.clock.now().getTime() + 10 * dayInMs).toISOString()
  expect((await hold({ kind: 'organisation' }, owner, { ends_at })).json).toMatchObject({ ends_at, in_force: true })
  expect((await server.call(administrator, organisations.remove, { params })).json.code).toBe('legal-hold')
  await daysLater(server, 11)
  expect((await server.call(administrator, holds.list, { params })).json.items[0].in_force).toBe(false)
  expect((await server.call(administrator, organisations.remove, { params })).status).toBe(204)
})

test('owners and administrators place and lift holds, others do not; other organisations are not covered', async () => {
  const { organisation, hold, lift, organisation_id, params } = await fixture()
  const other = await fixture()
  const manager = await server.person(['manager', organisation_id])
  const clinician = await server.person(['clinician', organisation_id])
  const refused = [manager, clinician, other.owner].map(async (by) => (await hold({ kind: 'organisation' }, by)).status)
  expect(await Promise.all(refused)).toEqual([403, 403, 404])
  const { discharge_report_id } = await freshRecords(server, other.organisation, ['discharge_report_id'])
  const elsewhere = await hold({ kind: 'discharge_report', record_id: discharge_report_id })
  expect(elsewhere.json).toMatchObject({ code: 'validation-failed', errors: [{ pointer: '/held/record_id' }] })
  expect((await hold({ kind: 'organisation' }, administrator, { ends_at: new Date(0).toISOString() })).status).toBe(422)
  expect((await hold({ kind: 'record_number', record_number: '---' })).status).toBe(422)
  const { legal_hold_id } = (await hold({ kind: 'organisation' }, administrator)).json
  expect((await lift(legal_hold_id, manager)).status).toBe(403)
  expect((await lift(legal_hold_id, other.owner)).status).toBe(404)
  expect((await server.call(clinician, holds.list, { params })).status).toBe(403)
  const listed = await server.call(manager, holds.list, { params, query: { count: 'true' } })
  expect([listed.json.total, listed.json.items[0].legal_hold_id]).toEqual([1, legal_hold_id])
  expect((await lift(legal_hold_id)).json).toMatchObject({
    in_force: false,
    lifted: { reason: 'Reclamación archivada' },
  })
  expect(organisation.organisation_id).toBe(organisation_id)
})
