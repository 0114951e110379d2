import * as assignments from '@alta/contract/assignments'
import * as chat from '@alta/contract/chat'
import * as organisations from '@alta/contract/organisations'
import { emptyPatient, emptyStay } from '@alta/contract/report'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import type { WriteReport } from '../reports/reports.threads.ts'
import * as reports from '@alta/contract/reports'

const text = 'Paciente inventado de nombre secretísimo. Evolución favorable, afebril, tolera dieta. Alta a domicilio.'

/** An engine that writes on request and records whether it was asked to stop. */
let finish = Promise.withResolvers<void>()
let stopped = 0
const write: WriteReport = async ({ signal }) => {
  signal.addEventListener('abort', () => (stopped += 1))
  const aborted = new Promise<void>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('The report was given up.'))),
  )
  await Promise.race([finish.promise, aborted])
  return {
    language: 'es',
    engine: { name: 'test', version: '1' },
    title: null,
    patient: emptyPatient,
    stay: emptyStay,
    warnings: [],
    sections: [],
    unused: [],
  }
}

const reason = 'Trabaja en la planta tercera'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer({ write })
  administrator = await server.person(['administrator'])
})
afterAll(() => server.close())

const remove = (by: Person, organisation_id: string) =>
  server.call(by, organisations.remove, { params: { organisation_id } })
const submit = async (by: Person, organisation_id: string) => {
  const body = { organisation_id, source: { text }, title: 'Secretísima, Ana' }
  const answer = await server.call(by, reports.create, { body, headers: { 'idempotency-key': crypto.randomUUID() } })
  return { organisation_id, discharge_report_id: String(answer.json.discharge_report_id) }
}
const statusOf = async (by: Person, { discharge_report_id }: { discharge_report_id: string }) =>
  (await server.call(by, reports.read, { params: { discharge_report_id } })).json.status
const invite = (organisation_id: string) =>
  server.services.db
    .insertInto('invitations')
    .values({
      invitation_id: crypto.randomUUID(),
      token_hash: crypto.randomUUID(),
      email: 'nueva@ward.example',
      name: null,
      locale: null,
      user_id: null,
      role: 'reader',
      organisation_id,
      invited_by: null,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 1e6),
      accepted_at: null,
    })
    .execute()

const lines = async (organisation_id: string) =>
  await server.services.db
    .selectFrom('audit_events')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .orderBy('sequence', 'desc')
    .execute()
/** Waits until the job has recorded that nothing is left. */
const removed = async (organisation_id: string) =>
  await vi.waitFor(async () => expect((await lines(organisation_id))[0]?.act).toBe('organisations.removed'), {
    timeout: 30_000,
  })

/** The tables with a row that contains something of the organisation. */
async function traces(needle: string): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(server.services.db)
  const found: string[] = []
  for (const { table_name } of rows) {
    const hits = await sql`
      select 1 from ${sql.table(table_name)} as row where row::text ilike ${`%${needle}%`} limit 1`.execute(
      server.services.db,
    )
    if (hits.rows.length > 0) found.push(table_name)
  }
  return found
}

test('everything in an organisation is removed, as announced; only its audit events stay', async () => {
  const organisation_id = await server.organisation('Hospital Efímero')
  const other = await server.organisation('Hospital Eterno')
  const owner = await server.person(['owner', organisation_id], ['clinician', organisation_id])
  const clinician = await server.person(['clinician', organisation_id], ['clinician', other])
  finish = Promise.withResolvers()
  finish.resolve()
  const report = await submit(clinician, organisation_id)
  const otherReport = await submit(clinician, other)
  await vi.waitFor(async () => expect(await statusOf(clinician, report)).toBe('ready'), 10_000)
  await invite(organisation_id)
  const body = { title: 'Chat efímero', organisation_id, rag_strategy: 'echo' }
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })
  const session = (await server.call(clinician, chat.create, { body, headers: key() })).json.chat_session_id
  const params = { chat_session_id: session }
  const response = await server.call(clinician, chat.ask, { params, body: { content: 'Efimerísimo' }, headers: key() })
  expect(response.status).toBe(202)
  const answered = async () => (await server.call(clinician, chat.messages, { params })).json.items[0].status
  await vi.waitFor(async () => expect(await answered()).toBe('complete'), 10_000)
  const contents = await server.call(administrator, organisations.contents, { params: { organisation_id } })
  const held = { discharge_reports: 1, chat_sessions: 1, members: 2, service_credentials: 0, invitations: 1 }
  expect([contents.status, contents.json]).toEqual([200, held])

  expect((await remove(administrator, organisation_id)).status).toBe(204)
  expect(await statusOf(clinician, report)).toBe(404)
  await removed(organisation_id)
  expect(await traces(organisation_id)).toEqual(['audit_events', 'audit_heads'])
  expect(await traces('Efimerísimo')).toEqual([])
  expect(await statusOf(clinician, report)).toBe(404)
  expect((await server.call(owner, organisations.list)).json.items).toEqual([])
  expect(await statusOf(clinician, otherReport)).toMatch(/queued|running|ready/)

  const [ended, last] = await lines(organisation_id)
  expect([last?.act, last?.outcome, last?.actor_id]).toEqual(['organisations.remove', 'done', administrator.user_id])
  expect(last?.detail).toEqual({ name: 'Hospital Efímero', ...held })
  expect([ended?.outcome, ended?.actor_id]).toEqual(['done', null])
  expect(ended?.detail).toMatchObject({ name: 'Hospital Efímero', removed_reports: 1, removed_chats: 1 })
  expect((await server.call(administrator, organisations.deletions)).json.items).toEqual([])
  for (const path of [organisations.remove, organisations.contents, organisations.read])
    expect((await server.call(administrator, path, { params: { organisation_id } })).status).toBe(404)
})

test('a report that is being written is cancelled, and later results of its engine are dropped', async () => {
  const organisation_id = await server.organisation('Hospital Fugaz')
  const clinician = await server.person(['clinician', organisation_id])
  finish = Promise.withResolvers()
  const report = await submit(clinician, organisation_id)
  await vi.waitFor(async () => expect(await statusOf(clinician, report)).toBe('running'), 10_000)
  const before = stopped
  expect((await remove(administrator, organisation_id)).status).toBe(204)
  await vi.waitFor(() => expect(stopped).toBe(before + 1), 10_000)
  finish.resolve()
  // Another report passes through the same queue afterwards: nothing is blocked.
  const next = await server.organisation('Hospital Siguiente')
  const later = await server.person(['clinician', next])
  const written = await submit(later, next)
  await vi.waitFor(async () => expect(await statusOf(later, written)).toBe('ready'), 10_000)
  await removed(organisation_id)
  expect(await traces('secretísimo')).toEqual(['discharge_reports'])
  const { db } = server.services
  const events = await db.selectFrom('events').selectAll().where('organisation_id', '=', organisation_id).execute()
  expect(events.map(({ event, data }) => [event, data])).toEqual([
    ['status', { status: 'cancelled', progress: { done: 0, total: 18 } }],
  ])
})

test('a change at the same moment is either deleted with the organisation or finds it deleted', async () => {
  const organisation_id = await server.organisation('Hospital Concurrido')
  const [clinician, manager] = [
    await server.person(['clinician', organisation_id]),
    await server.person(['manager', organisation_id]),
  ]
  const { user_id } = await server.person()
  const role = { user_id, role: 'reader', scope: 'organisation', organisation_id, reason }
  const answers = await Promise.all([
    submit(clinician, organisation_id),
    remove(administrator, organisation_id),
    server.call(manager, assignments.create, { body: role }),
    server.call(manager, organisations.update, { params: { organisation_id }, body: { name: 'Tarde' } }),
    remove(administrator, organisation_id),
  ])
  const [, first, granted, renamed, second] = answers
  expect(new Set([first.status, second.status])).toEqual(new Set([204, 404]))
  await removed(organisation_id)
  for (const { status } of [granted, renamed]) expect([200, 201, 403, 404]).toContain(status)
  expect((await traces(organisation_id)).filter((table) => !/^(audit|event)/.test(table))).toEqual([])
})

test('only administrators delete an organisation, and only one that exists', async () => {
  const organisation_id = await server.organisation('Hospital Firme')
  for (const role of ['owner', 'manager', 'clinician'] as const)
    expect((await remove(await server.person([role, organisation_id]), organisation_id)).status).toBe(403)
  expect((await remove(await server.person(['auditor']), organisation_id)).status).toBe(403)
  expect((await remove(administrator, crypto.randomUUID())).status).toBe(404)
  expect((await remove(administrator, 'no-such-id')).status).toBe(404)
})
