import * as audit from '@alta/contract/audit'
import * as notices from '@alta/contract/notices'
import { noRules } from '@alta/contract/retention'
import * as retention from '@alta/contract/retention'
import * as reports from '@alta/contract/reports'
import { dayInMs } from '#base/date-range'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applyRules,
  daysLater,
  openRetentionFixture,
  reason,
  type RetentionFixture,
  setRules,
} from './retention.fixtures.ts'

let fixture: RetentionFixture
let server: RetentionFixture['server']
beforeAll(async () => {
  fixture = await openRetentionFixture()
  server = fixture.server
})
afterAll(() => server.close())

type RetentionOrganisation = Awaited<ReturnType<RetentionFixture['organisation']>>

const idsIn = async (
  table: 'discharge_reports' | 'chat_sessions' | 'chat_documents',
  { organisation_id }: RetentionOrganisation,
) => {
  const column = {
    discharge_reports: 'discharge_report_id',
    chat_sessions: 'chat_session_id',
    chat_documents: 'document_id',
  } as const
  const rows = await server.services.db
    .selectFrom(table)
    .select(`${column[table]} as id`)
    .where('organisation_id', '=', organisation_id)
    .execute()
  return rows.map(({ id }) => id)
}
const linesOf = async (organisation: RetentionOrganisation, act: string) =>
  (await server.call(organisation.owner, audit.list, { query: { organisation_id: organisation.organisation_id, act } }))
    .json.items

test('nothing is removed by age unless the owner sets it, and a shorter period takes effect after a week', async () => {
  const organisation = await fixture.organisation()
  const old = await organisation.report(4000)
  await applyRules(server)
  expect(await idsIn('discharge_reports', organisation)).toContain(old)
  expect((await organisation.read()).json).toMatchObject({ rules: noRules, waiting: null, changed: null, revision: 0 })
  const { status, json } = await organisation.change({ unsigned_reports: 365 })
  expect(status).toBe(200)
  expect(json).toMatchObject({
    rules: noRules,
    changed: { by: { user_id: organisation.owner.user_id }, reason },
    revision: 1,
  })
  expect(json.waiting.rules).toEqual({ ...noRules, unsigned_reports: 365 })
  expect(Date.parse(json.waiting.from) - server.services.clock.now().getTime()).toBeGreaterThan(6.9 * dayInMs)
  await applyRules(server)
  expect(await idsIn('discharge_reports', organisation)).toContain(old)
  const [line] = await linesOf(organisation, 'retention.change')
  expect(line.detail).toMatchObject({ reason, rules: 'unsigned_reports=365', in_force_from: json.waiting.from })
})

test('a pending rule can be withdrawn; after a week it is in force and old records are removed', async () => {
  const organisation = await fixture.organisation()
  const [old, young] = [await organisation.report(400), await organisation.report(300)]
  await organisation.change({ unsigned_reports: 365 })
  const withdrawn = await server.call(organisation.owner, retention.withdraw, { params: organisation.params })
  expect(withdrawn.json).toMatchObject({ rules: noRules, waiting: null })
  expect((await server.call(organisation.owner, retention.withdraw, { params: organisation.params })).status).toBe(404)
  await daysLater(server, 8)
  await applyRules(server)
  expect((await idsIn('discharge_reports', organisation)).toSorted()).toEqual([old, young].toSorted())
  await organisation.change({ unsigned_reports: 365 })
  await daysLater(server, 8)
  expect((await organisation.read()).json).toMatchObject({ rules: { unsigned_reports: 365 }, waiting: null })
  await applyRules(server)
  expect(await idsIn('discharge_reports', organisation)).toEqual([young])
  const lines = await linesOf(organisation, 'retention.apply')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    actor: { kind: 'nobody' },
    detail: { rule: 'unsigned_reports', days: 365, records: 1, discharge_report_ids: old },
  })
  expect(JSON.stringify(lines)).not.toContain('Flamenco')
})

test('a rule with a longer period is in force at once', async () => {
  const organisation = await fixture.organisation()
  await setRules(server, organisation.organisation_id, { chats: 100 })
  const { json } = await organisation.change({ chats: 200 })
  expect(json).toMatchObject({ rules: { chats: 200 }, waiting: null })
})

test('only the owner sets rules, with a reason, on the newest revision, and not below the minimum', async () => {
  const organisation = await fixture.organisation()
  const elsewhere = await server.organisation('Hospital Vecino')
  const manager = await server.person(['manager', organisation.organisation_id])
  const administrator = await server.person(['administrator'])
  const stranger = await server.person(['owner', elsewhere])
  const refused = [manager, administrator, stranger].map(
    async (by) => (await organisation.change({ chats: 90 }, by)).status,
  )
  expect(await Promise.all(refused)).toEqual([403, 403, 404])
  const body = { rules: { ...noRules, signed_reports: 365 }, reason, revision: 0 }
  const { status, json } = await server.call(organisation.owner, retention.change, {
    params: organisation.params,
    body,
  })
  expect([status, json.errors[0].pointer, json.errors[0].params.minimum]).toEqual([422, '/rules/signed_reports', 1826])
  const stale = { rules: noRules, reason, revision: 5 }
  expect(
    (await server.call(organisation.owner, retention.change, { params: organisation.params, body: stale })).json.code,
  ).toBe('stale-revision')
  const short = { rules: noRules, reason: 'no', revision: 0 }
  expect(
    (await server.call(organisation.owner, retention.change, { params: organisation.params, body: short })).status,
  ).toBe(422)
  for (const by of [manager, administrator]) expect((await organisation.read(by)).status).toBe(200)
  expect((await organisation.read(stranger)).status).toBe(404)
})

test('a recent previous owner is notified of changed rules', async () => {
  const organisation = await fixture.organisation()
  const before = await server.person(['manager', organisation.organisation_id])
  await server.services.db
    .updateTable('organisations')
    .set({ previous_owner_id: before.user_id, owner_changed_at: server.services.clock.now() })
    .where('organisation_id', '=', organisation.organisation_id)
    .execute()
  await organisation.change({ documents: 90 })
  expect((await server.call(before, notices.list)).json.items[0]).toMatchObject({ kind: 'retention_changed', reason })
})

test('the preview counts what would be removed and what a hold keeps, by kind and without any text', async () => {
  const organisation = await fixture.organisation()
  await organisation.report(400)
  const held = await organisation.report(400)
  await organisation.report(3000, 2000)
  await organisation.document(400)
  await server.services.db
    .insertInto('legal_holds')
    .values({
      organisation_id: organisation.organisation_id,
      legal_hold_id: crypto.randomUUID(),
      kind: 'discharge_report',
      record_id: held,
      reason,
      placed_at: new Date(),
      placed_by_name: 'Quien lo pidió',
    })
    .execute()
  const rules = {
    unsigned_reports: 365,
    signed_reports: 1900,
    sources: 365,
    chats: 365,
    documents: 365,
    audit_events: 365,
  }
  const { json, text } = await server.call(organisation.owner, retention.preview, {
    params: organisation.params,
    body: { rules },
  })
  expect(json.items).toEqual([
    { kind: 'unsigned_reports', removed: 1, held: 1 },
    { kind: 'signed_reports', removed: 1, held: 0 },
    { kind: 'sources', removed: 2, held: 1 },
    { kind: 'chats', removed: 1, held: 0 },
    { kind: 'documents', removed: 1, held: 0 },
    { kind: 'audit_events', removed: 0, held: 0 },
  ])
  expect(text).not.toContain('Flamenco')
})

test('the age of signed reports counts from their last signature, of others from their last act', async () => {
  const organisation = await fixture.organisation()
  const gone = await organisation.report(4000, 1901)
  const younger = await organisation.report(4000, 1800)
  const worked = await organisation.report(400)
  await server.services.db
    .insertInto('discharge_report_drafts')
    .values({
      organisation_id: organisation.organisation_id,
      discharge_report_id: worked,
      user_id: organisation.owner.user_id,
      sections: '[]',
      base_revision: 0,
      updated_at: organisation.ago(3),
    })
    .execute()
  await setRules(server, organisation.organisation_id, { unsigned_reports: 365, signed_reports: 1900 })
  await applyRules(server)
  const left = await idsIn('discharge_reports', organisation)
  expect(left).not.toContain(gone)
  expect(left.toSorted()).toEqual([younger, worked].toSorted())
})

test('when an old course is removed, its report is still read and found by its title, but never generated again', async () => {
  const organisation = await fixture.organisation()
  const id = await organisation.report(400)
  await setRules(server, organisation.organisation_id, { sources: 365 })
  await applyRules(server)
  const params = { discharge_report_id: id }
  const { status, json } = await server.call(organisation.owner, reports.read, { params })
  expect(status).toBe(200)
  expect(json.source).toMatchObject({ text: '', filename: null, files: [], uncertain: [] })
  expect(json.source.removed_at).toMatch(/^\d{4}-/)
  expect(json.generated.sections).toHaveLength(18)
  expect(json.unused).toEqual([])
  const found = async (q: string) =>
    (await server.call(organisation.owner, reports.list, { typed: { q } })).json.items.map(
      ({ discharge_report_id }: { discharge_report_id: string }) => discharge_report_id,
    )
  expect(await found('caduco')).toContain(id)
  expect(await found('afebril')).not.toContain(id)
  const modelCalls = await server.services.db
    .selectFrom('discharge_report_model_calls')
    .select('model_call_id')
    .where('discharge_report_id', '=', id)
    .execute()
  expect(modelCalls).toEqual([])
  await server.services.db
    .updateTable('discharge_reports')
    .set({ status: 'failed' })
    .where('discharge_report_id', '=', id)
    .execute()
  expect((await server.call(organisation.owner, reports.retry, { params })).json.code).toBe('not-ready')
})

test('chats and documents are removed with their texts and files, each by its own rule', async () => {
  const organisation = await fixture.organisation()
  const [old, young] = [await organisation.document(400), await organisation.document(10)]
  await setRules(server, organisation.organisation_id, { documents: 365 })
  await applyRules(server)
  expect(await idsIn('chat_documents', organisation)).toEqual([young.document_id])
  expect(await idsIn('chat_sessions', organisation)).toContain(old.chat_session_id)
  const other = await organisation.document(400)
  await setRules(server, organisation.organisation_id, { chats: 365 })
  await applyRules(server)
  expect(await idsIn('chat_sessions', organisation)).toEqual([young.chat_session_id])
  expect(await idsIn('chat_documents', organisation)).toEqual([young.document_id])
  const gone = () => server.services.files.get(`${organisation.organisation_id}/${other.document_id}`)
  await expect.poll(gone, { timeout: 20_000 }).toBeUndefined()
})
