import * as audit from '@alta/contract/audit'
import * as reports from '@alta/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let auditor: Person
beforeAll(async () => {
  server = await openTestServer()
  auditor = await server.person(['auditor'])
})
afterAll(() => server.close())

const list = async (by: Person, query: Record<string, string> = {}) =>
  (await server.call(by, audit.list, { query })).json

test('readers of reports see the events of a report with its title; those who only read the log, without', async () => {
  const organisation_id = await server.organisation('Hospital Leído')
  const owner = await server.person(['owner', organisation_id], ['reader', organisation_id])
  const clinician = await server.person(['clinician', organisation_id])
  const reports_of = async (title: string) =>
    (
      await server.call(clinician, reports.create, {
        body: { organisation_id, title, language: 'es', source: { text: 'Ingresa por disnea. '.repeat(20) } },
      })
    ).json.discharge_report_id
  const [id, other] = [await reports_of('Ana Inventada'), await reports_of('Berta Inventada')]
  for (const discharge_report_id of [id, other])
    await server.call(clinician, reports.read, { params: { discharge_report_id } })
  const about = async (by: Person) => (await list(by, { organisation_id, discharge_report_id: id })).items
  const events = await about(owner)
  expect(events.map(({ act }: audit.AuditEvent) => act)).toContain('reports.read')
  expect(new Set(events.map(({ record }: audit.AuditEvent) => JSON.stringify(record)))).toEqual(
    new Set([JSON.stringify({ kind: 'discharge_report', id, name: 'Ana Inventada' })]),
  )
  const [unnamed] = await about(auditor)
  expect(unnamed.record).toEqual({ kind: 'discharge_report', id, name: null })
  // The log records whose titles it showed, as a list of reports does.
  const looks = async () =>
    (await list(owner, { organisation_id, act: 'audit.list', actor_id: owner.user_id })).items.map(
      ({ detail }: audit.AuditEvent) => detail,
    )
  expect(await looks()).toEqual([{ records: 1, discharge_report_ids: id }])
})

test('reading the log is an event of it; reading it again is none, until a quarter of an hour has passed', async () => {
  const organisation_id = await server.organisation('Hospital Mirado')
  const owner = await server.person(['owner', organisation_id])
  const looks = async () => (await list(owner, { organisation_id, act: 'audit.list' })).items
  expect(await looks()).toEqual([])
  for (let number = 0; number < 5; number += 1) await list(owner, { organisation_id, limit: String(number + 1) })
  expect(await looks()).toHaveLength(1)
  server.later(15 * 60_000)
  await looks()
  expect(await looks()).toHaveLength(2)
  // A read of the whole log does not belong to the log of this organisation.
  const everywhere = await server.person(['auditor'])
  await list(everywhere)
  const own = await list(everywhere, { act: 'audit.list', actor_id: everywhere.user_id })
  expect(own.items).toMatchObject([{ organisation_id: null, detail: {} }])
})

test('readers of reports find the events of a patient by a record number; nobody else can search by it', async () => {
  const [organisation_id, elsewhere] = [
    await server.organisation('Hospital Numerado'),
    await server.organisation('Otro'),
  ]
  const owner = await server.person(['owner', organisation_id], ['owner', elsewhere], ['reader', organisation_id])
  const clinician = await server.person(['clinician', organisation_id], ['clinician', elsewhere])
  const numbered = async (where: string, record_number: string) => {
    const body = { organisation_id: where, language: 'es', source: { text: 'Ingresa por disnea. '.repeat(20) } }
    const { discharge_report_id } = (await server.call(clinician, reports.create, { body })).json
    await server.call(clinician, reports.read, { params: { discharge_report_id } })
    // A report that becomes ready gets the number from its course, which has none.
    const { db } = server.services
    const states = () => db.selectFrom('discharge_reports').select(['discharge_report_id', 'status']).execute()
    await expect.poll(states, { timeout: 60_000 }).toContainEqual({ discharge_report_id, status: 'ready' })
    await db
      .updateTable('discharge_reports')
      .set({ record_number })
      .where('discharge_report_id', '=', discharge_report_id)
      .execute()
    return discharge_report_id
  }
  const id = await numbered(organisation_id, 'ZQ-77.310')
  await numbered(organisation_id, 'ZQ-77.311')
  await numbered(elsewhere, 'ZQ-77.310')
  const search = { typed: { record_number: 'zq 77310' } }
  const { items, total } = (await server.call(owner, audit.list, { ...search, query: { count: 'true' } })).json
  expect(items.map(({ act }: audit.AuditEvent) => act)).toEqual(['reports.read', 'reports.create'])
  expect([total, new Set(items.map(({ record }: audit.AuditEvent) => record?.id))]).toEqual([2, new Set([id])])
  const file = await server.call(owner, audit.exportFile, { ...search, query: { format: 'ndjson' } })
  expect(file.text.trim().split('\n')).toHaveLength(3)
  const nobody = { typed: { record_number: '---' } }
  expect((await server.call(owner, audit.list, nobody)).json.items).toEqual([])
  for (const call of [audit.list, audit.exportFile]) {
    const refused = await server.call(auditor, call, {
      ...search,
      ...(call === audit.exportFile && { query: { format: 'csv' } }),
    })
    expect(refused.status).toBe(403)
  }
  await server.app.reads.write()
  const lines = await server.services.db.selectFrom('audit_events').select('detail').execute()
  expect(JSON.stringify(lines)).not.toMatch(/77.?310/i)
})
