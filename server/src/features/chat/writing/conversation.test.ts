import * as chat from '@alta/contract/chat'
import * as rag from '@alta/contract/rag-strategies'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { organisationSubmitter } from '#base/jobs'
import { openEmbeddingEndpoint } from '../../../contract-tests/embedding-endpoint.ts'
import { startModelEndpoint } from '../../../contract-tests/model-endpoint.ts'
import { testPool } from '../../../contract-tests/test-work.ts'
import { type AnswerJob, answerJob } from '../answer.jobs.ts'
import { searchThread } from '../answer.threads.ts'
import { at, note, openChat } from '../chat.fixtures.ts'

const job = answerJob(searchThread(testPool, { time_ms: 60_000, memory_mb: 1024 }))
/** The function that the job calls. A test replaces it to run the job itself. */
let run: AnswerJob['run'] = job.run
let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>
let embedding: Awaited<ReturnType<typeof openEmbeddingEndpoint>>
let fixture: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  ;[endpoint, embedding] = [await startModelEndpoint(), await openEmbeddingEndpoint()]
  fixture = await openChat([{ ...job, run: (input) => run(input) }], {
    ALTA_MODEL_URL: endpoint.url,
    ALTA_MODEL_NAME: 'stand-in',
    ALTA_MODEL_IDLE_TIMEOUT: '4',
    ALTA_EMBEDDING_URL: embedding.url,
    ALTA_EMBEDDING_NAME: 'm3',
  })
})
beforeEach(() => {
  run = job.run
  endpoint.set('faithful')
})
afterAll(async () => {
  await fixture.server.close()
  await endpoint.close()
  embedding.close()
})

/** An organisation whose text may not be sent to an endpoint, and one of its clinicians. */
async function closed() {
  const organisation_id = await fixture.server.organisation('Hospital Cerrado')
  const settings = { verifier: 'rules', on_unsupported: 'remove', templates: '[]', revision: 1 } as const
  await fixture.server.services.db
    .insertInto('organisation_model_settings')
    .values({ organisation_id, ...settings, model: null, model_allowed: false, embedding_allowed: false })
    .execute()
  return { organisation_id, by: await fixture.server.person(['clinician', organisation_id]) }
}

async function withNote(rag_strategy: string): Promise<string> {
  const id = await fixture.session({ rag_strategy })
  await fixture.document({
    organisation_id: fixture.organisation_id,
    chat_session_id: id,
    title: 'secreta.txt',
    text: note,
  })
  return id
}

test('a chat without retrieval continues from its messages, and sends nothing of the documents', async () => {
  const id = await withNote('none')
  await fixture.answer(fixture.ada, id, '¿Qué es la hipertensión?')
  const answer = await fixture.answer(fixture.ada, id, '¿Y cómo se trata?')
  expect(answer).toMatchObject({ status: 'complete', model: 'stand-in', grounding: 'not_applicable', citations: [] })
  const sent = endpoint.requests.at(-1)?.body.messages ?? []
  expect(sent.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(sent[0]?.content).toMatch(/No tiene acceso a ninguna historia/)
  expect(sent.at(-1)?.content).toBe('¿Y cómo se trata?')
  expect(JSON.stringify(endpoint.requests)).not.toMatch(/penicilina|secreta/)
})

test('answers from documents are not sent to the model once the chat is without retrieval', async () => {
  const id = await withNote('rag')
  await fixture.answer(fixture.ada, id, '¿Tiene alergias?')
  const { server, ada } = fixture
  await server.call(ada, chat.update, { ...at(id), body: { rag_strategy: 'none' } })
  const before = endpoint.requests.length
  await fixture.answer(ada, id, '¿Qué más sabe?')
  expect(JSON.stringify(endpoint.requests.slice(before))).not.toContain('penicilina')
})

test('a chat without retrieval whose model fails keeps the text already written, and resumes after it', async () => {
  const id = await fixture.session({ rag_strategy: 'none' })
  endpoint.set('fails')
  const nothing = await fixture.answer(fixture.ada, id, '¿Qué es la hipertensión arterial esencial?')
  const engine = { code: 'model-failed', failure: 'engine' }
  expect(nothing).toMatchObject({ status: 'failed', problem: engine, fallback: null, content: '', model: null })
  endpoint.set('fails_midway')
  await fixture.server.call(fixture.ada, chat.resume, at(id, nothing.message_id))
  const half = await fixture.waitUntilWritten(fixture.ada, id, nothing.message_id)
  expect(half).toMatchObject({ status: 'failed', model: 'stand-in', problem: { code: 'model-failed' } })
  expect(half.problem?.failure).toBeDefined()
  expect(half.content).not.toBe('')
  endpoint.set('faithful')
  await fixture.server.call(fixture.ada, chat.resume, at(id, nothing.message_id))
  const whole = await fixture.waitUntilWritten(fixture.ada, id, nothing.message_id)
  expect(whole).toMatchObject({ status: 'complete', problem: null, fallback: null })
  expect(whole.content.startsWith(half.content)).toBe(true)
  expect(endpoint.requests.at(-1)?.body.messages.at(-2)).toEqual({ role: 'assistant', content: half.content })
})

test.each(['none', 'rag'])(
  'an answer (%s) whose process ends is resumed after the text already written, by another',
  async (rag_strategy) => {
    const id = await withNote(rag_strategy)
    const life = new AbortController()
    const ended = Promise.withResolvers<unknown>()
    run = async (input) => {
      await job.run({ ...input, signal: life.signal }).catch(ended.resolve)
    }
    endpoint.set('slow')
    const { json } = await fixture.ask(fixture.ada, id, '¿Tiene alergia a penicilina y qué dosis de enalapril toma?')
    const { message_id } = json.assistant_message
    const message = async () => (await fixture.messages(fixture.ada, id))[0]
    await vi.waitFor(async () => expect((await message())?.content).not.toBe(''), { timeout: 20_000, interval: 20 })
    life.abort(new Error('the process ends'))
    await ended.promise
    const left = await message()
    expect(left?.status).toBe('streaming')
    run = job.run
    endpoint.set('faithful')
    const { organisation_id } = fixture
    const data = { organisation_id, chat_session_id: id, message_id }
    const submitter = organisationSubmitter(organisation_id)
    const { signal } = new AbortController()
    await job.run({ services: fixture.server.services, data, submitter, signal, attempt: 2 })
    const whole = await fixture.waitUntilWritten(fixture.ada, id, message_id)
    expect(whole.status).toBe('complete')
    expect(whole.content.startsWith(left?.content ?? '?')).toBe(true)
    expect(whole.content.length).toBeGreaterThan(left?.content.length ?? 0)
  },
)

test('chats without retrieval are offered where a model may write, and only for visible organisations', async () => {
  const { server, ada } = fixture
  const { organisation_id, by } = await closed()
  const talkOf = async (who: typeof ada, query: Record<string, string>) => {
    const { status, json } = await server.call(who, rag.strategies, { query })
    return [status, json.items?.find((item: { rag_strategy: string }) => item.rag_strategy === 'none')]
  }
  const free = { rag_strategy: 'none', available: true, unavailable_reason: null }
  const refused = { ...free, available: false, unavailable_reason: 'not_allowed' }
  expect(await talkOf(ada, {})).toEqual([200, free])
  expect(await talkOf(ada, { organisation_id: fixture.organisation_id })).toEqual([200, free])
  expect(await talkOf(by, { organisation_id })).toEqual([200, refused])
  expect((await talkOf(ada, { organisation_id }))[0]).toBe(404)
  expect((await talkOf(ada, { organisation_id: crypto.randomUUID() }))[0]).toBe(404)
})

test('nothing of an organisation that turned its model off is sent: no question, no passage, no vector', async () => {
  const { server } = fixture
  const { organisation_id, by } = await closed()
  const requestsBefore = [endpoint.requests.length, embedding.asked.length]
  const talk = await fixture.session({ organisation_id, rag_strategy: 'none' }, by)
  expect((await fixture.ask(by, talk, 'Hola')).status).toBe(503)
  const id = await fixture.session({ organisation_id }, by)
  await fixture.document({ organisation_id, chat_session_id: id, title: 'nota.txt', text: note })
  for (const question of ['¿Tiene alergias?', '¿Y desde cuándo?'])
    expect(await fixture.answer(by, id, question)).toMatchObject({ status: 'complete', model: null, fallback: null })
  const vectors = server.services.db.selectFrom('chat_vectors').select('source_id')
  const rows = await vectors.where('organisation_id', '=', organisation_id).execute()
  expect(rows).toEqual([])
  expect([endpoint.requests.length, embedding.asked.length]).toEqual(requestsBefore)
})
