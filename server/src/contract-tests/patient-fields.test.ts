import { everyCall } from '@alta/contract/api'
import * as audit from '@alta/contract/audit'
import * as chat from '@alta/contract/chat'
import type { Patient } from '@alta/contract/report'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as search from '@alta/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openReviewFixture, at, written } from '../features/reports/review.fixtures.ts'
import { idsOf, minimalRequest } from './minimal-requests.ts'
import { freshRecords } from './records.ts'

// These values exist only in the report: what the course says, and what a person enters instead.
const secrets = ['Zósima Quintanar', '88ZQ7731', 'Urraca Peñalver', '55UP1199', 'Servicio de Quimeras'] as const
const [name, number, correctedName, correctedNumber, service] = secrets
const fact = (text: string) => ({ text, spans: [] })
const patient: Patient = {
  record_number: fact(number),
  name: fact(name),
  birth_date: { ...fact('7/8/1937'), day: '1937-08-07' },
  age: fact('86 años'),
  sex: { ...fact('mujer'), code: 'female' },
}
const stay = {
  ...written.stay,
  service: fact(service),
  admitted: { ...fact('3/9/2023'), day: '2023-09-03' },
}

let fixture: Awaited<ReturnType<typeof openReviewFixture>>
beforeAll(async () => {
  fixture = await openReviewFixture({ ...written, patient, stay })
  const id = await fixture.createReport()
  const head = { name: { value: correctedName }, record_number: { value: correctedNumber } }
  await fixture.server.call(fixture.ada, review.correctHead, at(id, { head, revision: 0 }))
  for (const q of secrets) {
    await fixture.server.call(fixture.ada, search.find, { typed: { q } })
    await fixture.server.call(fixture.ada, reports.list, { typed: { q } })
  }
  await fixture.sign(fixture.ada, id, 1)
  await fixture.server.app.reads.write()
})
afterAll(() => fixture.server.close())

const foundIn = (text: string) => secrets.filter((secret) => text.includes(secret))

test('readers of reports see the patient’s fields that the other tests look for', async () => {
  const { text } = await fixture.server.call(fixture.reader, reports.list, { typed: { q: '55up' } })
  expect(foundIn(text)).toEqual([correctedName, correctedNumber, service])
})

test('administration, analytics, audit and notices contain none of a patient’s fields', async () => {
  const { server, organisation_id } = fixture
  const all = [
    await server.person(['administrator'], ['owner', organisation_id]),
    await server.person(['auditor']),
    await server.person(['manager', organisation_id]),
  ]
  const reads = everyCall().filter(([call, endpoint]) => endpoint.method === 'GET' && !call.endsWith('events'))
  for (const [call, endpoint] of reads) {
    const ids = await freshRecords(
      server,
      { organisation_id, word: 'Garza', clinical: 'Flamenco' },
      idsOf(call, endpoint),
    )
    for (const by of all) {
      const { text } = await server.call(by, endpoint, minimalRequest(call, { ...ids, organisation_id }))
      expect([call, foundIn(text)]).toEqual([call, []])
    }
  }
  for (const q of secrets) {
    const { text } = await server.call(all[0] ?? null, search.find, { typed: { q } })
    expect(foundIn(text)).toEqual([])
  }
})

test('the audit log, the notices and the metrics contain none of a patient’s fields', async () => {
  const { server } = fixture
  for (const table of ['audit_events', 'notices']) {
    const rows = await sql<{
      row: string
    }>`select row_to_json(kept)::text as row from ${sql.table(table)} kept`.execute(server.services.db)
    expect([table, foundIn(rows.rows.map(({ row }) => row).join('\n'))]).toEqual([table, []])
  }
  expect(foundIn((await server.services.metrics.render()).text)).toEqual([])
})

const fields = ['q', 'reason', 'name', 'patient_name', 'record_number', 'birth_date', 'service', 'title', 'filename']

test('no URL of clinical data contains typed text or a patient’s name', () => {
  const asking = everyCall().flatMap(([call, { method, reads, query }]) =>
    (method !== 'GET' || reads === 'clinical') && fields.some((field) => query !== undefined && field in query.shape)
      ? [call]
      : [],
  )
  expect(asking).toEqual([])
})

test('search words in the URL of such a call are refused', async () => {
  for (const endpoint of [search.find, reports.list, chat.list])
    expect((await fixture.server.call(fixture.ada, endpoint, { query: { q: name } })).status).toBe(422)
  const numbered = { query: { record_number: number } }
  const manager = await fixture.server.person(['manager', fixture.organisation_id])
  expect((await fixture.server.call(manager, audit.list, numbered)).status).toBe(422)
})

test('the cursor of a list that is sorted by title is an id', async () => {
  await fixture.createReport('Zósima Quintanar, cama 3')
  for (const sort of ['title', '-title']) {
    const firstPage = { query: { sort, limit: '1' } }
    const { next_cursor } = (await fixture.server.call(fixture.ada, reports.list, firstPage)).json
    const position = Buffer.from(next_cursor, 'base64url').toString('utf8')
    expect(position).toMatch(/^\["-?title",null,"[\da-f-]{36}"\]$/)
    const rest = { query: { ...firstPage.query, cursor: next_cursor } }
    expect((await fixture.server.call(fixture.ada, reports.list, rest)).json.items).toHaveLength(1)
  }
  const gone = Buffer.from(JSON.stringify(['title', null, crypto.randomUUID()])).toString('base64url')
  const lost = await fixture.server.call(fixture.ada, reports.list, { query: { sort: 'title', cursor: gone } })
  expect(lost.json.errors).toEqual([{ pointer: '/cursor', code: 'invalid' }])
})

test('lists of patients are not cached by browser or proxy, but a repeated request is told that nothing changed', async () => {
  for (const endpoint of [reports.list, chat.list]) {
    const { headers } = await fixture.server.call(fixture.ada, endpoint)
    expect(headers['cache-control']).toBe('no-store')
    const again = { headers: { 'if-none-match': String(headers['etag']) } }
    expect((await fixture.server.call(fixture.ada, endpoint, again)).status).toBe(304)
  }
  const all = await fixture.server.call(fixture.ada, reports.list)
  const again = { headers: { 'if-none-match': String(all.headers['etag']) } }
  const other = await fixture.server.call(fixture.ada, reports.list, { ...again, typed: { q: 'nobody' } })
  expect([other.status, other.json.items]).toEqual([200, []])
})
