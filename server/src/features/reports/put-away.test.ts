import * as analytics from '@alta/contract/analytics'
import * as chat from '@alta/contract/chat'
import * as model from '@alta/contract/model'
import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as search from '@alta/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInMs } from '#base/date-range'
import type { Caller } from '../../contract-tests/test-server.ts'
import { at, evolution, openReviewFixture } from './review.fixtures.ts'

let fixture: Awaited<ReturnType<typeof openReviewFixture>>
let owner: Caller
let figures: Caller
beforeAll(async () => {
  fixture = await openReviewFixture()
  owner = await fixture.server.person(['owner', fixture.organisation_id], ['reader', fixture.organisation_id])
  figures = await fixture.server.person(['manager', fixture.organisation_id])
})
afterAll(() => fixture.server.close())

const days = 1826
const reason = 'Plazo de conservación cumplido'
const putAway = (by: Caller, id: string, why = reason) =>
  fixture.server.call(by, review.putAway, at(id, { reason: why }))
const bringBack = (by: Caller, id: string) => fixture.server.call(by, review.bringBack, at(id, { reason }))

/** Moves every signature of a report into the past. */
async function signedDaysAgo(ago: number, key: { discharge_report_id: string }) {
  const { db, clock } = fixture.server.services
  const signed_at = new Date(clock.now().getTime() - ago * dayInMs)
  await db
    .updateTable('discharge_report_signatures')
    .set({ signed_at })
    .where((eb) => eb.and(key))
    .execute()
  return signed_at
}

/** A signed report whose retention period has passed. */
async function old(title: string): Promise<string> {
  const id = await fixture.createReport(title)
  expect((await fixture.sign(fixture.ada, id, 0)).status).toBe(201)
  await signedDaysAgo(days + 1, { discharge_report_id: id })
  return id
}

const idsOf = (items: readonly { discharge_report_id: string }[]) => items.map((item) => item.discharge_report_id)
async function listed(by: Caller, { q, ...query }: Record<string, string> = {}) {
  const typed = { ...(q !== undefined && { q }) }
  const { json } = await fixture.server.call(by, reports.list, { query: { count: 'true', ...query }, typed })
  expect(json.total).toBe(json.items.length)
  return idsOf(json.items)
}

test('a signed report cannot be put away before its retention period ends, and the answer says when', async () => {
  const id = await fixture.createReport('Conservada')
  expect((await putAway(owner, id)).json.code).toBe('not-ready')
  await fixture.sign(fixture.ada, id, 0)
  const signed_at = await signedDaysAgo(days - 1, { discharge_report_id: id })
  const { status, json } = await putAway(owner, id)
  const allowed_from = new Date(signed_at.getTime() + days * dayInMs).toISOString()
  expect([status, json.code, json.allowed_from]).toEqual([409, 'retention', allowed_from])
  await signedDaysAgo(days + 1, { discharge_report_id: id })
  // The period counts from the last signature.
  await fixture.correct(fixture.ada, id, evolution('Corregido después.'))
  await fixture.sign(fixture.ada, id, 1)
  expect((await putAway(owner, id)).json.code).toBe('retention')
  expect((await fixture.read(fixture.ada, id)).json.put_away).toBe(null)
})

test('only an owner who reads reports puts away and brings back, with a reason of 10 to 200 characters', async () => {
  const id = await old('Ajena')
  const machine = await fixture.server.credential(['clinician'], fixture.organisation_id)
  const elsewhere = await fixture.server.organisation('Hospital Vecino')
  const stranger = await fixture.server.person(['owner', elsewhere], ['clinician', elsewhere])
  const refused = [fixture.ada, fixture.reader, machine, figures, stranger]
  expect(await Promise.all(refused.map(async (by) => (await putAway(by, id)).status))).toEqual([
    403, 403, 403, 403, 404,
  ])
  for (const short of ['', 'corto    ', 'x'.repeat(201)]) expect((await putAway(owner, id, short)).status).toBe(422)
  expect((await putAway(owner, id)).status).toBe(204)
  expect((await putAway(owner, id)).json.code).toBe('already-exists')
  expect(await Promise.all(refused.map(async (by) => (await bringBack(by, id)).status))).toEqual([
    403, 403, 403, 403, 404,
  ])
  expect((await bringBack(owner, id)).status).toBe(204)
  expect((await bringBack(owner, id)).json.code).toBe('not-ready')
})

test('an owner without a role that reads reports finds nothing to put away: administration reads no clinical text', async () => {
  const elsewhere = await openReviewFixture()
  try {
    const { server, organisation_id, ada } = elsewhere
    const administers = await server.person(['owner', organisation_id])
    const id = await elsewhere.createReport()
    await elsewhere.sign(ada, id, 0)
    await server.services.db
      .updateTable('discharge_report_signatures')
      .set({ signed_at: new Date(0) })
      .execute()
    expect((await server.call(administers, review.putAway, at(id, { reason }))).status).toBe(404)
    expect((await server.call(administers, reports.list, { query: { put_away: 'true' } })).status).toBe(403)
  } finally {
    await elsewhere.server.close()
  }
})

test('a report that was put away is visible only to an owner who reads reports, until it is brought back', async () => {
  const id = await old('Garcilaso Retirado')
  const before = (await fixture.read(fixture.ada, id)).json
  expect([before.ever_signed, before.put_away]).toEqual([true, null])
  expect((await putAway(owner, id)).status).toBe(204)

  const both = at(id, evolution('Nada.'))
  const requests: readonly (readonly [Parameters<typeof fixture.server.call>[1], object])[] = [
    [reports.read, at(id)],
    [reports.rename, at(id, { title: 'Otro' })],
    [reports.events, at(id)],
    [reports.exportFile, { ...at(id), query: { version: 'generated', format: 'text' } }],
    [model.calls, at(id)],
    [review.saveDraft, both],
    [review.correct, both],
    [review.accept, at(id, { section: 'evolution', text: 'Nada.', accepted: true })],
    [review.revisions, at(id)],
    [review.rate, at(id, { level: 'good' })],
    [review.sign, at(id, { version: 'generated', revision: 0 })],
    [review.remove, at(id)],
  ]
  for (const [endpoint, sent] of requests)
    expect([endpoint.path, (await fixture.server.call(fixture.ada, endpoint, sent)).status]).toEqual([
      endpoint.path,
      404,
    ])
  for (const by of [fixture.ada, fixture.reader])
    for (const query of [{}, { q: 'garcilaso' }, { put_away: 'true' }, { put_away: 'false', review_state: 'signed' }])
      expect(await listed(by, query)).not.toContain(id)
  const words = { typed: { q: 'garcilaso' } }
  for (const by of [fixture.ada, owner])
    expect((await fixture.server.call(by, search.find, words)).json.discharge_reports).toEqual([])

  expect(await listed(owner)).not.toContain(id)
  expect(await listed(owner, { put_away: 'true' })).toContain(id)
  expect(await listed(owner, { put_away: 'true', q: 'garcilaso' })).toEqual([id])
  const shown = (await fixture.read(owner, id)).json
  expect(shown.put_away).toMatchObject({ reason, put_away_by: { user_id: expect.any(String) } })
  expect(shown.generated).toEqual(before.generated)
  const closed = await fixture.server.call(owner, review.rate, at(id, { level: 'good' }))
  expect(closed.status).toBe(404)

  expect((await bringBack(owner, id)).status).toBe(204)
  expect((await fixture.read(fixture.ada, id)).json).toEqual(before)
  expect(await listed(fixture.ada, { q: 'garcilaso' })).toEqual([id])
  expect(await listed(owner, { put_away: 'true' })).not.toContain(id)
})

test('figures exclude a report that was put away, in the whole and section by section', async () => {
  const id = await old('Contada')
  await fixture.server.services.db
    .insertInto('discharge_report_sections')
    .values({
      organisation_id: fixture.organisation_id,
      discharge_report_id: id,
      section: 'evolution',
      created_at: new Date(),
      decisions: 7,
      edit_ratio: null,
    })
    .execute()
  const figuresNow = async () => {
    const [all] = (await fixture.server.call(figures, analytics.reports)).json.items
    const sections = await fixture.server.call(figures, analytics.reports, { query: { group_by: 'section' } })
    const found = sections.json.items.find(({ key }: { key: string }) => key === 'evolution')
    return { reports: all.reports, decisions: found.decisions }
  }
  const before = await figuresNow()
  await putAway(owner, id)
  expect(await figuresNow()).toEqual({ reports: before.reports - 1, decisions: before.decisions - 7 })
  await bringBack(owner, id)
  expect(await figuresNow()).toEqual(before)
})

test('chats no longer use a report that was put away, and use it again once it is brought back', async () => {
  const { server, organisation_id, ada } = fixture
  const [id, other] = [await old('Cama 30'), await old('Cama 31')]
  const body = { title: 'Sesión', organisation_id, rag_strategy: 'echo', discharge_report_ids: [id] }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const session = (await server.call(ada, chat.create, { body, headers })).json
  const params = { chat_session_id: session.chat_session_id }
  const texts = async () =>
    await server.call(ada, chat.reportText, {
      params: { ...params, discharge_report_id: id },
      query: { revision: '0' },
    })
  await expect.poll(async () => (await texts()).status, { timeout: 20_000 }).toBe(200)
  await putAway(owner, id)
  expect((await texts()).status).toBe(404)
  expect((await server.call(ada, chat.read, { params })).json.discharge_reports).toEqual([])
  const [summary] = (await server.call(ada, chat.list, { typed: { q: 'sesión' } })).json.items
  expect(summary.discharge_report_count).toBe(0)
  const attached = await server.call(ada, chat.create, { body, headers: { 'idempotency-key': crypto.randomUUID() } })
  expect(attached.status).toBe(422)
  // A change of the selection in the meantime does not lose it.
  await server.call(ada, chat.update, { params, body: { discharge_report_ids: [other] } })
  await bringBack(owner, id)
  expect(idsOf((await server.call(ada, chat.read, { params })).json.discharge_reports)).toEqual([id, other])
  expect((await texts()).status).toBe(200)
})

test('putting away and bringing back are audited with their reasons, and so is a refusal', async () => {
  const id = await fixture.createReport('Cama 32')
  await fixture.sign(fixture.ada, id, 0)
  await putAway(owner, id)
  await signedDaysAgo(days + 1, { discharge_report_id: id })
  await putAway(owner, id)
  await bringBack(owner, id)
  const lines = await fixture.server.services.db
    .selectFrom('audit_events')
    .select(['act', 'outcome', 'detail'])
    .where('organisation_id', '=', fixture.organisation_id)
    .where('act', 'in', ['reports.put_away', 'reports.bring_back'])
    .orderBy('sequence', 'desc')
    .limit(3)
    .execute()
  const detail = { discharge_report_id: id, reason }
  expect(lines.toReversed()).toEqual([
    { act: 'reports.put_away', outcome: 'retention', detail },
    { act: 'reports.put_away', outcome: 'done', detail },
    { act: 'reports.bring_back', outcome: 'done', detail },
  ])
})

test('a signed report keeps its organisation from being deleted until its retention period ends', async () => {
  const other = await openReviewFixture()
  try {
    const { server, organisation_id } = other
    const administrator = await server.person(['administrator'])
    const remove = () => server.call(administrator, organisations.remove, { params: { organisation_id } })
    const id = await other.createReport()
    await other.sign(other.ada, id, 0)
    const refused = await remove()
    expect([refused.status, refused.json.code]).toEqual([409, 'retention'])
    const wait = new Date(refused.json.allowed_from).getTime() - server.services.clock.now().getTime()
    expect(wait / dayInMs).toBeCloseTo(days, 1)
    expect((await other.read(other.ada, id)).status).toBe(200)
    await server.services.db
      .updateTable('discharge_report_signatures')
      .set({ signed_at: new Date(0) })
      .execute()
    expect((await remove()).status).toBe(204)
    // The contents of the organisation are removed afterwards.
    await expect
      .poll(() => server.services.db.selectFrom('discharge_reports').select('discharge_report_id').execute())
      .toEqual([])
  } finally {
    await other.server.close()
  }
})

test('of signing a report and deleting its organisation at once only one succeeds', async () => {
  const other = await openReviewFixture()
  try {
    const { server, organisation_id } = other
    const administrator = await server.person(['administrator'])
    const id = await other.createReport()
    const [signed, removed] = await Promise.all([
      other.sign(other.ada, id, 0),
      server.call(administrator, organisations.remove, { params: { organisation_id } }),
    ])
    expect([
      [201, 409],
      [404, 204],
      // The role was deleted with the organisation before the signature was checked.
      [403, 204],
    ]).toContainEqual([signed.status, removed.status])
  } finally {
    await other.server.close()
  }
})
