import { everyCall } from '@alta/contract/api'
import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as chat from '@alta/contract/chat'
import type { Endpoint } from '@alta/contract/endpoint'
import * as reports from '@alta/contract/reports'
import * as search from '@alta/contract/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataExport } from './data-records.ts'
import { idsOf, minimalRequest } from './minimal-requests.ts'
import { insertChat } from './change-records.ts'
import type { OrganisationFixture } from './record-ids.ts'
import { freshRecords } from './records.ts'
import type { RecordIds } from './record-ids.ts'
import { knownPassword, openTestServer, type Person, type TestServer } from './test-server.ts'

let server: TestServer
let known: Person
beforeAll(async () => {
  server = await openTestServer()
  known = await server.person()
})
afterAll(() => server.close())

const makeOrganisation = async (name: string): Promise<OrganisationFixture> => ({
  organisation_id: await server.organisation(`Hospital ${name}`),
  word: name,
  clinical: 'Flamenco',
})

/** A person with every role that one person may hold in an organisation and in the system. */
const everybody = ({ organisation_id }: OrganisationFixture) =>
  server.person(['administrator'], ['owner', organisation_id], ['clinician', organisation_id])

/** The lines of this act by this person, including those that are not yet written. */
async function linesOf({ user_id }: Person, act: string) {
  await server.app.reads.write()
  const { items } = (
    await server.call(await server.person(['auditor']), audit.list, { query: { actor_id: user_id, act } })
  ).json
  return items.toReversed()
}

describe('every read of the contract', () => {
  const made = ['user_id', 'service_credential_id', 'discharge_report_id', 'message_id', 'document_id']

  /** Creates a record of each kind and reads all of them, or those that the path names. */
  const askedFor = async (name: string, endpoint: Endpoint) => {
    const here = await makeOrganisation('Garza')
    const reader = await everybody(here)
    const required = name === 'documents.list' ? ['document_id'] : idsOf(name, endpoint)
    const listed = await freshRecords(server, here, made)
    const named = await freshRecords(server, here, required)
    for (const ids of [listed, named]) if ('chat_session_id' in ids) await insertChat(server, ids, reader)
    const exported = 'data_export_id' in named ? await dataExport(server, here, reader.user_id) : {}
    Object.assign(named, exported)
    const ids: RecordIds = { ...listed, ...named, word: here.word, email: known.email }
    // The log shows the titles of the records that were opened.
    if (name === 'audit.list') await server.call(reader, reports.read, { params: ids })
    const narrowed = name === 'audit.list' ? { query: { organisation_id: here.organisation_id } } : {}
    const answer = await server.call(reader, endpoint, { ...minimalRequest(name, ids), ...narrowed })
    expect(answer.status, answer.text).toBe(200)
    return { here, reader, named, answer }
  }

  const readsOf = (reads: 'clinical' | 'none') =>
    everyCall().filter(([, endpoint]) => endpoint.method === 'GET' && endpoint.reads === reads)

  test.each(readsOf('none'))('%s shows nothing of a patient, as it declares', async (name, endpoint) => {
    const { here, reader, answer } = await askedFor(name, endpoint)
    expect(answer.text).not.toContain(here.clinical)
    expect(await linesOf(reader, name)).toHaveLength(endpoint.audited === true ? 1 : 0)
  })

  test.each(readsOf('clinical'))('%s leaves one audit event that names what it showed', async (name, endpoint) => {
    const { here, reader, named } = await askedFor(name, endpoint)
    const lines = await linesOf(reader, name)
    expect(lines).toHaveLength(1)
    const [line] = lines
    expect(line).toMatchObject({
      organisation_id: here.organisation_id,
      actor: { id: reader.user_id },
      address: '127.0.0.1',
      outcome: 'done',
    })
    const detail = JSON.stringify(line.detail)
    for (const id of idsOf(name, endpoint).filter((one) => one !== 'organisation_id'))
      expect(detail).toContain(named[id])
    expect(detail).toMatch(/[\da-f]{8}-/)
    expect(detail).not.toContain(here.clinical)
    expect(detail).not.toContain(here.word)
  })
})

/** Two organisations with two reports each, a clinician in both, and an owner of each. */
async function twoPlaces() {
  const places = [await makeOrganisation('Cigüeña'), await makeOrganisation('Grulla')]
  const clinician = await server.person(...places.map((each) => ['clinician', each.organisation_id] as const))
  const owners = await Promise.all(places.map((each) => server.person(['owner', each.organisation_id])))
  const ids = []
  for (const each of places)
    ids.push([
      await freshRecords(server, each, ['discharge_report_id']),
      await freshRecords(server, each, ['discharge_report_id']),
    ])
  return { clinician, owners, reports: ids.map((some) => some.map((one) => one['discharge_report_id'] ?? '')) }
}

const idsIn = (text: string) => text.split(' ').toSorted()

test('a list leaves one event in the log of each organisation, with the records shown of that one', async () => {
  const { clinician, owners, reports: made } = await twoPlaces()
  expect((await server.call(clinician, reports.list)).json.items).toHaveLength(4)
  for (const [number, owner] of owners.entries()) {
    const { items } = (await server.call(owner, audit.list, { query: { act: 'reports' } })).json
    expect(items).toHaveLength(1)
    const { records, discharge_report_ids } = items[0].detail
    expect([records, idsIn(discharge_report_ids)]).toEqual([2, made[number]?.toSorted()])
  }
})

test('a search logs what it found, never what was typed', async () => {
  const { clinician, owners } = await twoPlaces()
  await server.call(clinician, search.find, { typed: { q: 'flamenco grulla' } })
  const found = await Promise.all(
    owners.map(async (owner) => (await server.call(owner, audit.list, { query: { act: 'search' } })).json.items),
  )
  expect(found.map((items) => items.length)).toEqual([0, 1])
  expect(found[1][0].detail).toEqual({ records: 2, discharge_report_ids: expect.any(String) })
  expect(JSON.stringify(found)).not.toMatch(/flamenco/i)
})

test('a screen that polls leaves one event a quarter of an hour; another session leaves its own', async () => {
  const { clinician, reports: made } = await twoPlaces()
  const { headers } = await server.call(clinician, reports.list)
  const conditional = { headers: { 'if-none-match': String(headers['etag']) } }
  const statuses = []
  for (let number = 0; number < 5; number += 1)
    statuses.push((await server.call(clinician, reports.list, conditional)).status)
  expect(statuses).toEqual([304, 304, 304, 304, 304])
  await server.call(clinician, reports.list, { query: { sort: 'title' } })
  expect(await linesOf(clinician, 'reports.list')).toHaveLength(2)
  // An answer from the cache counts as a read too.
  await server.call(clinician, reports.list, conditional)
  server.later(15 * 60_000)
  await server.call(clinician, reports.list, conditional)
  expect(await linesOf(clinician, 'reports.list')).toHaveLength(4)
  // A read of fewer records is another read, and so is the same read in another session.
  await server.call(clinician, reports.list, { query: { limit: '1' } })
  const body = { email: clinician.email, password: knownPassword }
  const { token } = (await server.call(null, auth.login, { body })).json
  await server.call({ token }, reports.list)
  const lines = await linesOf(clinician, 'reports.list')
  expect(lines).toHaveLength(7)
  expect(lines[4].detail).toEqual({ records: 1, discharge_report_ids: made[1]?.[1] })
})

test('an empty result leaves no event', async () => {
  const clinician = await server.person(['clinician', (await makeOrganisation('Vacía')).organisation_id])
  expect((await server.call(clinician, reports.list)).json.items).toEqual([])
  expect(await linesOf(clinician, 'reports.list')).toEqual([])
})

test('of many records the first hundred are named and all are counted', async () => {
  const here = await makeOrganisation('Bandada')
  const clinician = await server.person(['clinician', here.organisation_id])
  for (let number = 0; number < 110; number += 1) await freshRecords(server, here, ['discharge_report_id'])
  const { items } = (await server.call(clinician, reports.list, { query: { limit: '200' } })).json
  const [line] = await linesOf(clinician, 'reports.list')
  expect(line.detail.records).toBe(110)
  expect(line.detail.discharge_report_ids.split(' ')).toEqual(
    items.slice(0, 100).map((report: reports.ReportSummary) => report.discharge_report_id),
  )
})

test('a chat of another person is not found, and the attempt is logged', async () => {
  const here = await makeOrganisation('Ajena')
  const clinician = await server.person(['clinician', here.organisation_id])
  const { chat_session_id = '' } = await freshRecords(server, here, ['chat_session_id'])
  const sent = { params: { chat_session_id } }
  expect((await server.call(clinician, chat.read, sent)).status).toBe(404)
  const [line] = await linesOf(clinician, 'chat.read')
  expect(line).toMatchObject({ outcome: 'not-found', detail: { chat_session_id } })
})

test('reads just before the server stops are in the log', async () => {
  const stopping = await openTestServer()
  const organisation_id = await stopping.organisation('Hospital Urraca')
  const clinician = await stopping.person(['clinician', organisation_id])
  await freshRecords(stopping, { organisation_id, word: 'Urraca', clinical: 'Flamenco' }, ['discharge_report_id'])
  const written = () =>
    stopping.services.db.selectFrom('audit_events').select('act').where('actor_id', '=', clinician.user_id).execute()
  expect((await stopping.call(clinician, reports.list)).status).toBe(200)
  expect(await written()).toEqual([])
  await stopping.app.close()
  expect(await written()).toEqual([{ act: 'reports.list' }])
  await stopping.close()
})
