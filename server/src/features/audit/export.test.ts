import { apiPrefix } from '@alta/contract/api'
import * as audit from '@alta/contract/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { recordAll } from '#base/audit'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let auditor: Person
let organisation_id: string
const total = 2345
beforeAll(async () => {
  server = await openTestServer()
  auditor = await server.person(['auditor'])
  const { db, clock } = server.services
  const named = await server.person()
  const name = '=HYPERLINK("http://evil","x")'
  await db.updateTable('users').set({ name }).where('user_id', '=', named.user_id).execute()
  organisation_id = await server.organisation('Hospital "Ñ"; S.A.')
  const lines = Array.from({ length: total }, (_, before) => ({
    organisation_id,
    occurred_at: clock.now(),
    actor_id: named.user_id,
    address: '192.0.2.1',
    act: 'reports.read',
    outcome: 'done',
    detail: { number: before + 1, note: 'a "quoted"\nline, too' },
  }))
  await db.transaction().execute((trx) => recordAll(trx, lines))
})
afterAll(() => server.close())

async function exported(format: string, more: Record<string, string> = {}) {
  const query = { organisation_id, format, act: 'reports.read', ...more }
  const headers = { authorization: `Bearer ${auditor.token}` }
  const url = `${apiPrefix}${audit.exportFile.path}`
  const { statusCode, headers: answered, body } = await server.app.inject({ url, query, headers })
  return { status: statusCode, headers: answered, text: body }
}

test('the CSV export has every event once, newest first, and no cell that a spreadsheet would run', async () => {
  const { status, headers, text } = await exported('csv')
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toMatch(/attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"/)
  expect(text.startsWith('\uFEFForganisation_id,organisation_name,sequence,')).toBe(true)
  const rows = z.parse(z.array(z.record(z.string(), z.string())), parse(text, { columns: true, bom: true }))
  expect(rows.map(({ sequence }) => Number(sequence))).toEqual(
    Array.from({ length: total }, (_, index) => total - index),
  )
  expect(rows[0]).toMatchObject({
    organisation_name: 'Hospital "Ñ"; S.A.',
    actor_kind: 'user',
    actor_name: `'=HYPERLINK("http://evil","x")`,
    detail: JSON.stringify({ number: total, note: 'a "quoted"\nline, too' }),
  })
})

test('the export with one JSON object a line has the events of the list', async () => {
  const { headers, text } = await exported('ndjson')
  expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
  const lines = text.trimEnd().split('\n')
  expect(lines).toHaveLength(total)
  const { json } = await server.call(auditor, audit.list, { query: { organisation_id, act: 'reports', limit: '3' } })
  // Names of records are only for the screen: a file holds their ids.
  const inFile = z.omit(audit.auditEvent, { record: true })
  const unnamed = json.items.map((event: unknown) => z.parse(inFile, event))
  expect(lines.slice(0, 3).map((line) => z.parse(inFile, JSON.parse(line)))).toEqual(unnamed)
})

test('the export of an empty log has the headings only', async () => {
  const query = { from: '2020-01-01', to: '2020-01-02' }
  expect((await exported('csv', query)).text.trimEnd().split('\r\n')).toHaveLength(1)
  expect((await exported('ndjson', query)).text).toBe('')
})

test('an export is itself an event, with its format, and an unknown format is refused', async () => {
  await exported('ndjson')
  const { json } = await server.call(auditor, audit.list, { query: { organisation_id, act: 'audit', limit: '1' } })
  expect(json.items[0]).toMatchObject({ organisation_id, act: 'audit.export', detail: { format: 'ndjson' } })
  expect((await exported('xlsx')).status).toBe(422)
  expect((await exported('csv', { limit: '5' })).status).toBe(422)
})
