import * as chat from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import type { Endpoint } from '@alta/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../contract-tests/test-server.ts'
import { note, openDocumentsFixture, type DocumentsFixture } from './documents.fixtures.ts'

let fixture: DocumentsFixture
beforeAll(async () => {
  fixture = await openDocumentsFixture()
})
afterAll(() => fixture.server.close())

const calls: readonly (readonly [string, Endpoint])[] = Object.entries({
  list: documents.list,
  create: documents.create,
  read: documents.read,
  write: documents.write,
  content: documents.content,
  readText: documents.readText,
  retry: documents.retry,
  remove: documents.remove,
  events: documents.events,
})
const announced = { filename: 'nota.txt', media_type: 'text/plain', bytes: 4 }

/** The status of every call on this document for a person. */
async function answersTo(by: Caller, document_id: string): Promise<number[]> {
  const statuses: number[] = []
  for (const [name, endpoint] of calls) {
    const raw = { raw: Buffer.from('Alta'), headers: { 'content-type': 'application/octet-stream' } }
    const sent = name === 'create' ? { body: announced } : name === 'write' ? raw : {}
    statuses.push((await fixture.server.call(by, endpoint, { ...fixture.at(document_id), ...sent })).status)
  }
  return statuses
}

test('nobody but the author finds a document: no colleague, no administrator with a role there, no other organisation', async () => {
  const { server, organisation_id } = fixture
  const document_id = await fixture.upload('nota.txt', note)
  await fixture.waitUntilRead(document_id)
  const elsewhere = await server.organisation('Otro hospital')
  const strangers = [
    await server.person(['clinician', organisation_id]),
    await server.person(['administrator'], ['clinician', organisation_id]),
    await server.person(['owner', organisation_id], ['clinician', elsewhere]),
    await server.person(['clinician', elsewhere]),
    await server.credential(['clinician'], organisation_id),
    await server.credential(['clinician'], elsewhere),
  ]
  for (const stranger of strangers) expect(await answersTo(stranger, document_id)).toEqual(calls.map(() => 404))
  const withoutChat = [
    await server.person(['administrator']),
    await server.person(['reader', organisation_id]),
    await server.credential(['reader'], organisation_id),
  ]
  for (const person of withoutChat) expect(await answersTo(person, document_id)).toEqual(calls.map(() => 403))
  expect(await fixture.find(document_id)).toMatchObject({ state: 'ready', filename: 'nota.txt' })
  expect(await fixture.list()).toHaveLength(1)
})

test('a document is found in its own chat only, and never by an unknown id', async () => {
  const document_id = await fixture.upload('nota.txt', note)
  await fixture.waitUntilRead(document_id)
  const other = await fixture.session()
  const wrong = [
    { chat_session_id: other, document_id },
    { chat_session_id: fixture.chat_session_id, document_id: crypto.randomUUID() },
    { chat_session_id: fixture.chat_session_id, document_id: 'no-uuid' },
    { chat_session_id: 'no-uuid', document_id },
  ]
  for (const params of wrong)
    for (const endpoint of [documents.read, documents.content, documents.readText, documents.retry, documents.remove])
      expect((await fixture.server.call(fixture.ada, endpoint, { params })).status).toBe(404)
  expect(
    (await fixture.server.call(fixture.ada, documents.list, { params: { chat_session_id: other } })).json.items,
  ).toEqual([])
})

test('a person who may no longer chat in the organisation no longer finds their documents there', async () => {
  const { server, organisation_id } = fixture
  const elsewhere = await server.organisation('Tercer hospital')
  const leaver = await server.person(['clinician', organisation_id], ['clinician', elsewhere])
  const chat_session_id = await fixture.session(leaver)
  const params = { chat_session_id }
  const { json } = await fixture.announce('nota.txt', 4, { by: leaver, params })
  const read = () => server.call(leaver, documents.read, { params: { ...params, document_id: json.document_id } })
  expect((await read()).status).toBe(200)
  await server.services.db
    .deleteFrom('role_assignments')
    .where('user_id', '=', leaver.user_id)
    .where('organisation_id', '=', organisation_id)
    .execute()
  expect((await read()).status).toBe(404)
  expect((await server.call(leaver, documents.list, { params })).status).toBe(404)
})

test('a service credential of a clinician has documents of its own', async () => {
  const { server, organisation_id } = fixture
  const machine = await server.credential(['clinician'], organisation_id)
  const body = { title: 'Importado', organisation_id, rag_strategy: 'rag' }
  const { chat_session_id } = (await server.call(machine, chat.create, { body })).json
  const params = { chat_session_id }
  const announcedBytes = Buffer.byteLength(note)
  const { document_id } = (await fixture.announce('nota.txt', announcedBytes, { by: machine, params })).json
  const sent = { raw: Buffer.from(note), headers: { 'content-type': 'text/plain' } }
  const at = { params: { ...params, document_id } }
  expect((await server.call(machine, documents.write, { ...at, ...sent })).status).toBe(202)
  await expect
    .poll(async () => (await server.call(machine, documents.read, at)).json.state, { timeout: 30_000 })
    .toBe('ready')
  expect((await server.call(machine, documents.readText, at)).json.text).toBe(note)
  expect((await server.call(fixture.ada, documents.read, at)).status).toBe(404)
  expect((await server.call(machine, documents.remove, at)).status).toBe(204)
})

test('acts on documents are in the audit log, without names or text of the documents', async () => {
  const { db } = fixture.server.services
  const document_id = await fixture.upload('Rosa Inventada.txt', `Rosa Inventada. ${note}`)
  await fixture.waitUntilRead(document_id)
  await fixture.server.call(fixture.ada, documents.content, fixture.at(document_id))
  await fixture.server.call(fixture.ada, documents.readText, fixture.at(document_id))
  await fixture.server.call(fixture.ada, documents.remove, fixture.at(document_id))
  const lines = await db
    .selectFrom('audit_events')
    .selectAll()
    .where('organisation_id', '=', fixture.organisation_id)
    .orderBy('sequence')
    .execute()
  // Reads of the document's state are left out because they are written together with other reads.
  const acts = lines.filter(({ act }) => act !== 'documents.read')
  const ofIt = acts.filter(({ detail }) => JSON.stringify(detail).includes(document_id))
  expect(ofIt.map(({ act }) => act)).toEqual(
    ['create', 'write', 'content', 'read_text', 'remove'].map((act) => `documents.${act}`),
  )
  expect(JSON.stringify(lines)).not.toContain('Inventada')
})
