import { everyCall } from '@alta/contract/api'
import type { Patient } from '@alta/contract/report'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import * as search from '@alta/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openWard, at, written } from '../features/reports/review-ward.ts'
import { idsOf, leastSent } from './least-sent.ts'
import { freshRecords } from './records.ts'

// Nowhere but in the report: what the course tells, and what a person writes instead.
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

let ward: Awaited<ReturnType<typeof openWard>>
beforeAll(async () => {
  ward = await openWard({ ...written, patient, stay })
  const id = await ward.ready()
  const head = { name: { value: correctedName }, record_number: { value: correctedNumber } }
  await ward.server.call(ward.ada, review.correctHead, at(id, { head, revision: 0 }))
  for (const q of secrets) {
    await ward.server.call(ward.ada, search.find, { query: { q } })
    await ward.server.call(ward.ada, reports.list, { query: { q } })
  }
  await ward.sign(ward.ada, id, 1)
  await ward.server.app.reads.write()
})
afterAll(() => ward.server.close())

const foundIn = (text: string) => secrets.filter((secret) => text.includes(secret))

test('whoever reads reports finds these words, so that the other tests look for something that is there', async () => {
  const { text } = await ward.server.call(ward.reader, reports.list, { query: { q: '55up' } })
  expect(foundIn(text)).toEqual([correctedName, correctedNumber, service])
})

test('administration, analytics, audit and notices are answered without a word of who the patient is', async () => {
  const { server, organisation_id } = ward
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
      const { text } = await server.call(by, endpoint, leastSent(call, { ...ids, organisation_id }))
      expect([call, foundIn(text)]).toEqual([call, []])
    }
  }
  for (const q of secrets) {
    const { text } = await server.call(all[0] ?? null, search.find, { query: { q } })
    expect(foundIn(text)).toEqual([])
  }
})

test('no line of the audit, no notice and no figure of the server holds a word of who the patient is', async () => {
  const { server } = ward
  for (const table of ['audit_events', 'notices']) {
    const rows = await sql<{
      row: string
    }>`select row_to_json(kept)::text as row from ${sql.table(table)} kept`.execute(server.services.db)
    expect([table, foundIn(rows.rows.map(({ row }) => row).join('\n'))]).toEqual([table, []])
  }
  expect(foundIn((await server.services.metrics.render()).text)).toEqual([])
})

test('no address names a patient but the two that search', () => {
  const fields = ['name', 'patient_name', 'record_number', 'birth_date', 'service', 'title']
  const asking = everyCall().flatMap(([call, { query }]) =>
    query !== undefined && fields.some((field) => field in query.shape) ? [call] : [],
  )
  expect(asking).toEqual([])
})
