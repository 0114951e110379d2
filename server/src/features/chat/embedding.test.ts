import * as chat from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import * as reports from '@alta/contract/reports'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { organisationSubmitter } from '#base/jobs'
import { answers, openEmbeddingEndpoint } from '../../contract-tests/embedding-endpoint.ts'
import type { Caller } from '../../contract-tests/test-server.ts'
import { at, note, openChat } from './chat.fixtures.ts'
import { embedTextJob } from './embed.jobs.ts'
import { unpacked } from './vector-bytes.ts'

let endpoint: Awaited<ReturnType<typeof openEmbeddingEndpoint>>
let fixture: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  endpoint = await openEmbeddingEndpoint()
  fixture = await openChat([], { ALTA_EMBEDDING_URL: endpoint.url, ALTA_EMBEDDING_NAME: 'm3' })
})
beforeEach(() => endpoint.answer(answers.well))
afterAll(async () => {
  await fixture.server.close()
  endpoint.close()
})

const walk = 'Pasea a diario por la orilla.'
const life = `${note}\nHábitos\n${walk}\n`
/** A question that shares no word with that sentence, nor a part of one. */
const otherWords = '¿Juega al fútbol?'

/** The number of requests with these words. Requests for other texts may be repeated at the same time. */
const sent = (words: string) => endpoint.asked.filter(({ input }) => input[0]?.includes(words)).length

const vectorsOf = async (source_id: string) =>
  await fixture.server.services.db.selectFrom('chat_vectors').selectAll().where('source_id', '=', source_id).execute()

/** Waits until each text has its vectors. The later tries of a job that failed are further and further apart. */
const embedded = async (...sources: readonly string[]) => {
  for (const source_id of sources)
    await vi.waitFor(async () => expect(await vectorsOf(source_id)).toHaveLength(1), { timeout: 120_000, interval: 20 })
}

async function upload(chat_session_id: string, filename: string, text: string): Promise<string> {
  const { server, ada } = fixture
  const body = { filename, media_type: 'text/plain', bytes: Buffer.byteLength(text) }
  const { json } = await server.call(ada, documents.create, { params: { chat_session_id }, body })
  const params = { chat_session_id, document_id: json.document_id }
  const headers = { 'content-type': 'application/octet-stream' }
  expect((await server.call(ada, documents.write, { params, headers, raw: text })).status).toBe(202)
  await vi.waitFor(async () => expect((await server.call(ada, documents.read, { params })).json.state).toBe('ready'), {
    timeout: 30_000,
    interval: 20,
  })
  return json.document_id
}

test('a passage in other words is found with an embeddings endpoint, and not without', async () => {
  const { server, ada } = fixture
  const id = await fixture.session()
  const document_id = await upload(id, 'nota.txt', life)
  await embedded(document_id)
  const found = await fixture.answer(ada, id, otherWords)
  expect(found.content).toContain(walk)
  expect(found.citations[0]).toMatchObject({ document_id })

  const { embeddings } = server.services
  Object.assign(server.services, { embeddings: null })
  const before = sent(otherWords)
  const without = await fixture.answer(ada, id, otherWords)
  const later = await upload(id, 'sin-enviar.txt', note)
  Object.assign(server.services, { embeddings })
  expect([without.status, without.content.includes(walk)]).toEqual(['complete', false])
  expect([sent(otherWords), sent('sin-enviar.txt'), await vectorsOf(later)]).toEqual([before, 0, []])
})

test('a document has one vector for each passage, and they are deleted with it', async () => {
  const { server, ada } = fixture
  const id = await fixture.session()
  const document_id = await upload(id, 'vida.txt', life)
  await embedded(document_id)
  const [row] = await vectorsOf(document_id)
  const { chunks } = await server.services.db
    .selectFrom('chat_texts')
    .select('chunks')
    .where('source_id', '=', document_id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ model: 'm3', dimension: 4 })
  const vectors = unpacked(row?.vectors ?? new Uint8Array(), chunks.length) ?? []
  expect(vectors.map(({ length }) => length)).toEqual(chunks.map(() => 4))
  expect(vectors.at(-1)).toEqual(new Float32Array([2, 0, 0, 0]))
  // The text that is sent says where the passage is from.
  const passage = endpoint.asked.find(({ input }) => input[0]?.includes('vida.txt'))?.input.at(-1)
  expect(passage).toMatch(/^vida\.txt · .*\n/)
  expect(passage).toContain(walk)
  const params = { chat_session_id: id, document_id }
  expect((await server.call(ada, documents.remove, { params })).status).toBe(204)
  expect(await vectorsOf(document_id)).toEqual([])
})

async function readyReport(): Promise<string> {
  const { server, ada, organisation_id } = fixture
  const body = { organisation_id, title: 'Informe de Rosa', source: { text: life } }
  const { discharge_report_id } = (await server.call(ada, reports.create, { body })).json
  const read = async () => (await server.call(ada, reports.read, { params: { discharge_report_id } })).json.status
  await vi.waitFor(async () => expect(await read()).toBe('ready'), { timeout: 20_000, interval: 20 })
  return discharge_report_id
}

test('an attached report has vectors in each chat, and they are deleted with the chat', async () => {
  const { server, ada } = fixture
  const discharge_report_id = await readyReport()
  const id = await fixture.session({ discharge_report_ids: [discharge_report_id] })
  await embedded(discharge_report_id)
  // A question is sent only when every text of the session has vectors.
  const question = '¿Cuánto duró el ingreso?'
  await fixture.answer(ada, id, question)
  expect(sent(question)).toBe(1)

  endpoint.answer(answers['with 500'])
  const other = await fixture.session({ discharge_report_ids: [discharge_report_id] })
  expect((await fixture.answer(ada, other, question)).status).toBe('complete')
  expect(sent(question)).toBe(1)
  expect((await vectorsOf(discharge_report_id)).map((row) => row.chat_session_id)).toEqual([id])
  expect((await server.call(ada, chat.remove, at(id))).status).toBe(204)
  expect(await vectorsOf(discharge_report_id)).toEqual([])
})

test('texts older than the endpoint are found by their words, and by vector from the next question on', async () => {
  const { server, organisation_id, ada } = fixture
  const id = await fixture.session()
  const session = { organisation_id, chat_session_id: id }
  const [first, second] = [
    await fixture.document({ ...session, title: 'nota.txt', text: life }),
    await fixture.document({ ...session, title: 'vacia.txt', text: '' }),
  ]
  expect((await fixture.answer(ada, id, otherWords)).content).not.toContain(walk)
  await embedded(first, second)
  expect((await fixture.answer(ada, id, otherWords)).content).toContain(walk)
  // Vectors of another model do not count and are replaced.
  await server.services.db.updateTable('chat_vectors').set({ model: 'm2' }).where('chat_session_id', '=', id).execute()
  expect((await fixture.answer(ada, id, otherWords)).content).not.toContain(walk)
  await vi.waitFor(async () => expect((await vectorsOf(first))[0]?.model).toBe('m3'), { timeout: 20_000, interval: 20 })
})

test.each(['with 500', 'with a page', 'with one vector too few', 'by hanging up', 'never'] as const)(
  'when the endpoint answers %s the search uses words alone',
  async (way) => {
    const { organisation_id, ada } = fixture
    const id = await fixture.session()
    const document_id = await fixture.document({ organisation_id, chat_session_id: id, title: 'nota.txt', text: life })
    await fixture.answer(ada, id, 'Hola')
    await embedded(document_id)
    expect((await fixture.answer(ada, id, otherWords)).content).toContain(walk)
    endpoint.answer(answers[way])
    const before = sent(otherWords)
    expect((await fixture.answer(ada, id, otherWords)).content).not.toContain(walk)
    const answer = await fixture.answer(ada, id, '¿A qué es alérgica la paciente?')
    expect([answer.status, answer.content.includes('penicilina')]).toEqual(['complete', true])
    expect(sent(otherWords)).toBe(before + 1)
  },
)

test('a document that could not be embedded is ready and found by its words; later it is tried again', async () => {
  const { ada } = fixture
  endpoint.answer(answers['with 500'])
  const id = await fixture.session()
  const document_id = await upload(id, 'nota.txt', life)
  expect((await fixture.answer(ada, id, '¿A qué es alérgica la paciente?')).content).toContain('penicilina')
  expect(await vectorsOf(document_id)).toEqual([])
  endpoint.answer(answers.well)
  // The text is embedded by a retry, or at the next question when no retry is left.
  await fixture.answer(ada, id, 'Hola')
  await embedded(document_id)
})

test('a document that is deleted while it is being embedded leaves nothing, and nothing fails', async () => {
  const { server, organisation_id } = fixture
  const { services } = server
  const chat_session_id = await fixture.session()
  const source_id = await fixture.document({ organisation_id, chat_session_id, title: 'borrada.txt', text: life })
  endpoint.answer(async (response, request) => {
    await services.db.deleteFrom('chat_documents').where('document_id', '=', source_id).execute()
    answers.well(response, request)
  })
  const data = { organisation_id, chat_session_id, source_id, revision: 0 }
  const submitter = organisationSubmitter(organisation_id)
  const { signal } = new AbortController()
  const run = async () => await embedTextJob.run({ services, data, submitter, signal, attempt: 1 })
  await run()
  expect(await vectorsOf(source_id)).toEqual([])
  await run()
  expect(sent('borrada.txt')).toBe(1)
})

test('vectors of another chat or another organisation are never used', async () => {
  const { server } = fixture
  const chatWith = async (word: string, by: Caller, organisation_id: string) => {
    const chat_session_id = await fixture.session({ organisation_id }, by)
    const text = `${note}\nHábitos\nPasea a diario por la orilla ${word}.\n`
    const document_id = await fixture.document({ organisation_id, chat_session_id, title: `${word}.txt`, text })
    await fixture.answer(by, chat_session_id, 'Hola')
    await embedded(document_id)
    return { by, chat_session_id, word, document_id }
  }
  const [near, far] = [await server.organisation('Hospital CERCA'), await server.organisation('Hospital LEJOS')]
  const both = await server.person(['clinician', near], ['clinician', far])
  const places = [
    await chatWith('CANARIO', both, near),
    await chatWith('JILGUERO', both, near),
    await chatWith('GORRION', both, far),
  ]
  for (let round = 0; round < 3; round += 1)
    await Promise.all(
      places.map(async ({ by, chat_session_id, word, document_id }) => {
        const { content, citations } = await fixture.answer(by, chat_session_id, otherWords)
        expect(new Set(content.match(/CANARIO|JILGUERO|GORRION/g))).toEqual(new Set([word]))
        expect(new Set(citations.map((citation) => citation.document_id))).toEqual(new Set([document_id]))
      }),
    )
})
