import * as chat from '@alta/contract/chat'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { organisationSubmitter } from '#base/jobs'
import type { Events } from '#base/events'
import { testPool } from '../../contract-tests/test-work.ts'
import { answerJob } from './answer.jobs.ts'
import { type SearchThread, searchThread } from './answer.threads.ts'
import { at, note, openChat } from './chat.fixtures.ts'
import { messageTopic } from './chat.store.ts'
import type { ReceivedEvent } from '../../contract-tests/test-server.ts'

const thread = searchThread(testPool, { time_ms: 60_000, memory_mb: 1024 })
/** Runs between the search and the first word that is written. */
let meanwhile = async (): Promise<unknown> => null
const search: SearchThread = {
  ...thread,
  of: (asker) => {
    const asking = thread.of(asker)
    const answer: typeof asking.answer = async (...args) =>
      await asking.answer(...args).then((found) => meanwhile().then(() => found))
    return { ...asking, answer }
  },
}
let fixture: Awaited<ReturnType<typeof openChat>>
let events: Events
beforeAll(async () => {
  thread.start()
  fixture = await openChat([answerJob(search)])
  events = { ...fixture.server.services.events }
})
afterAll(() => fixture.server.close())
afterEach(() => {
  meanwhile = async () => null
  Object.assign(fixture.server.services.events, events)
})

/** Delays every piece of the answer. */
function slowly(milliseconds: number): void {
  const slow: Events['publish'] = async (trx, event) => {
    await events.publish(trx, event)
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
  }
  Object.assign(fixture.server.services.events, { publish: slow })
}

const long = Array.from({ length: 1_200 }, (_, index) => `palabra${index}`)
  .join(' ')
  .slice(0, 8_000)
  .trim()

/** Listens to an answer until it ends. */
async function listen(id: string, message_id: string, last?: number): Promise<ReceivedEvent[]> {
  const headers = last === undefined ? {} : { 'last-event-id': String(last) }
  const { text } = await fixture.server.call(fixture.ada, chat.messageEvents, { ...at(id, message_id), headers })
  return text.split('\n\n').flatMap((frame) => {
    const data = /^data: (.*)$/m.exec(frame)?.[1]
    if (data === undefined) return []
    const number = Number(/^id: (.*)$/m.exec(frame)?.[1])
    return [{ id: number, event: /^event: (.*)$/m.exec(frame)?.[1] ?? '', data: JSON.parse(data) }]
  })
}

/** The text that a client gets when it inserts the pieces at their offsets. */
const together = (received: readonly ReceivedEvent[], before = '') =>
  received
    .filter(({ event }) => event === 'delta')
    .reduce((content, { data }) => content.slice(0, data.at) + data.text, before)

test('when the language of the question is unclear, the answer is in the requested language, else the author’s', async () => {
  const id = await fixture.session()
  const ask = async (body: { content: string; language?: 'ca' | 'en' }) => {
    const { json } = await fixture.server.call(fixture.ada, chat.ask, { ...at(id), body })
    return (await fixture.waitUntilWritten(fixture.ada, id, json.assistant_message.message_id)).content
  }
  const [catalan, english, own] = [
    await ask({ content: 'INR?', language: 'ca' }),
    await ask({ content: 'INR?', language: 'en' }),
    await ask({ content: 'INR?' }),
  ]
  expect(new Set([catalan, english, own]).size).toBe(3)
  expect(catalan).toMatch(/No s’ha trobat|No consta/)
  expect(english).toMatch(/found/i)
})

test('an answer quotes the documents word for word, and cites the position, with the page', async () => {
  const { organisation_id, ada } = fixture
  const id = await fixture.session()
  const text = note.replace('penicilina', 'penicilina* [beta_lactámicos]')
  const [first, second] = [text.indexOf('Evolución'), text.indexOf('Plan')]
  const document = { organisation_id, chat_session_id: id, title: 'nota.pdf', text, page_starts: [0, first, second] }
  const document_id = await fixture.document(document)
  const answer = await fixture.answer(ada, id, '¿A qué es alérgica la paciente?')
  expect(answer).toMatchObject({ role: 'assistant', status: 'complete', rag_strategy: 'rag', grounding: 'full' })
  expect(answer.citations[0]).toMatchObject({ document_id, discharge_report_id: null, revision: 0, page: 1 })
  for (const { start, end, source_start, source_end } of answer.citations)
    expect(answer.content.slice(start, end).replaceAll('\\', '')).toBe(text.slice(source_start, source_end))
  const plan = await fixture.answer(ada, id, '¿Cuándo es el control de cardiología?')
  expect(plan.citations[0]).toMatchObject({ document_id, page: 3 })
  const [answered, question] = await fixture.messages(ada, id)
  expect([answered?.message_id, question?.content, question?.grounding]).toEqual([
    plan.message_id,
    '¿Cuándo es el control de cardiología?',
    'not_applicable',
  ])
})

test('when the documents contain no answer, Alta says so, also in a chat without documents', async () => {
  const { organisation_id, ada } = fixture
  const id = await fixture.session()
  const nothing = await fixture.answer(ada, id, '¿Qué marcapasos lleva?')
  expect(nothing).toMatchObject({ status: 'complete', grounding: 'none', citations: [] })
  await fixture.document({ organisation_id, chat_session_id: id, title: 'nota.txt', text: note })
  expect(await fixture.answer(ada, id, '¿Qué marcapasos lleva implantado?')).toMatchObject({ grounding: 'none' })
})

test('an echo repeats the message through the same events, in order and each once', async () => {
  const { ada } = fixture
  const id = await fixture.session({ rag_strategy: 'echo' })
  const { json } = await fixture.ask(ada, id, long)
  expect(json.user_message).toMatchObject({ role: 'user', content: long, status: 'complete' })
  expect(json.assistant_message).toMatchObject({ role: 'assistant', content: '', status: 'streaming' })
  const { message_id } = json.assistant_message
  const received = await listen(id, message_id)
  expect(together(received)).toBe(long)
  expect(received.map((event) => event.id)).toEqual(received.map((_, index) => index + 1))
  expect(received.at(-1)).toMatchObject({ event: 'done', data: { message: { content: long, status: 'complete' } } })
  expect(received.length).toBeGreaterThan(5)

  // A client that lost the connection gets the rest. A client that has everything gets only the end.
  const [, , third] = received
  const rest = await listen(id, message_id, third?.id)
  expect(rest).toEqual(received.slice(3))
  expect(together(rest, together(received.slice(0, 3)))).toBe(long)
  expect(await listen(id, message_id, received.at(-1)?.id)).toMatchObject([{ event: 'done' }])
  await fixture.server.services.db.deleteFrom('events').where('topic', '=', `chat-message:${message_id}`).execute()
  expect(await listen(id, message_id)).toMatchObject([{ event: 'done', data: { message: { content: long } } }])
})

test('while an answer is being written no other question is accepted, not even at the same moment', async () => {
  const { ada } = fixture
  const id = await fixture.session({ rag_strategy: 'echo' })
  slowly(20)
  const both = await Promise.all([1, 2, 3].map((number) => fixture.ask(ada, id, `${number} ${long.slice(0, 4_000)}`)))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409])
  expect(both.find(({ status }) => status === 409)?.json.code).toBe('not-ready')
  await vi.waitFor(async () => expect((await fixture.messages(ada, id))[0]?.status).toBe('complete'), {
    timeout: 10_000,
  })
  expect(await fixture.messages(ada, id)).toHaveLength(2)
})

test('a question that is sent twice is stored once', async () => {
  const { ada } = fixture
  const id = await fixture.session({ rag_strategy: 'echo' })
  const sent = { ...at(id), body: { content: 'hola' }, headers: { 'idempotency-key': crypto.randomUUID() } }
  const [first, second] = await Promise.all([
    fixture.server.call(ada, chat.ask, sent),
    fixture.server.call(ada, chat.ask, sent),
  ])
  expect([first.status, second.status]).toEqual([202, 202])
  expect(second.json).toEqual(first.json)
  await fixture.waitUntilWritten(ada, id, first.json.assistant_message.message_id)
  expect(await fixture.messages(ada, id)).toHaveLength(2)
})

test('an answer that is stopped keeps the text already written, and can be resumed', async () => {
  const { server, ada } = fixture
  const id = await fixture.session({ rag_strategy: 'echo' })
  slowly(60)
  const { message_id } = (await fixture.ask(ada, id, long)).json.assistant_message
  await expect.poll(async () => (await fixture.messages(ada, id))[0]?.content, { interval: 5 }).not.toBe('')
  const stopped = await server.call(ada, chat.cancel, at(id, message_id))
  expect([stopped.status, stopped.json.status]).toEqual([202, 'stopped'])
  const { content } = stopped.json
  expect(long.startsWith(content) && content.length < long.length).toBe(true)
  expect((await listen(id, message_id)).at(-1)).toMatchObject({
    event: 'done',
    data: { message: { status: 'stopped' } },
  })
  // A second stop changes nothing.
  expect((await server.call(ada, chat.cancel, at(id, message_id))).json).toEqual(stopped.json)

  const resumed = await server.call(ada, chat.resume, at(id, message_id))
  expect([resumed.status, resumed.json.status, resumed.json.content]).toEqual([202, 'streaming', content])
  const received = await listen(id, message_id)
  expect(received[0]?.data).toEqual({ at: 0, text: content })
  expect(together(received)).toBe(long)
  expect(await fixture.waitUntilWritten(ada, id, message_id)).toMatchObject({ content: long, status: 'complete' })
  expect((await server.call(ada, chat.resume, at(id, message_id))).status).toBe(409)
  expect((await server.call(ada, chat.cancel, at(id, message_id))).json.status).toBe('complete')
})

test('only the last answer can be resumed', async () => {
  const { server, ada } = fixture
  const id = await fixture.session({ rag_strategy: 'echo' })
  slowly(60)
  const { message_id } = (await fixture.ask(ada, id, long)).json.assistant_message
  await server.call(ada, chat.cancel, at(id, message_id))
  await fixture.answer(ada, id, 'otra cosa')
  expect((await server.call(ada, chat.resume, at(id, message_id))).status).toBe(409)
  expect((await server.call(ada, chat.resume, at(id, crypto.randomUUID()))).status).toBe(404)
})

test('an answer is written once, even by two processes at the same time, or by one after another died', async () => {
  const { server, organisation_id, ada } = fixture
  const id = await fixture.session({ rag_strategy: 'echo' })
  slowly(10)
  const { message_id } = (await fixture.ask(ada, id, long)).json.assistant_message
  const [key, submitter] = [
    { organisation_id, chat_session_id: id, message_id },
    organisationSubmitter(organisation_id),
  ]
  await server.services.db
    .transaction()
    .execute((trx) => server.services.jobs.enqueue(trx, answerJob(search), { data: key, submitter }))
  expect(await fixture.waitUntilWritten(ada, id, message_id)).toMatchObject({ content: long, status: 'complete' })
  const received = await listen(id, message_id)
  expect(together(received)).toBe(long)
  expect(
    received
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => data.text)
      .join(''),
  ).toBe(long)
  const { topic } = messageTopic(key)
  const events = await server.services.db.selectFrom('events').select('seq').where('topic', '=', topic).execute()
  expect(events).toHaveLength(received.length)
})

test('a document that is deleted while its answer is being written is no longer quoted', async () => {
  const { server, organisation_id, ada } = fixture
  const id = await fixture.session()
  const session = { organisation_id, chat_session_id: id }
  const gone = await fixture.document({ ...session, title: 'borrada.txt', text: note })
  const remaining = await fixture.document({
    ...session,
    title: 'otra.txt',
    text: 'Alergias\nAlergia al látex con urticaria.\n',
  })
  meanwhile = async () => {
    await server.services.db.deleteFrom('chat_documents').where('document_id', '=', gone).execute()
  }
  const answer = await fixture.answer(ada, id, '¿Tiene alergias?')
  expect(answer.status).toBe('complete')
  expect(answer.citations.map(({ document_id }) => document_id)).toEqual([remaining])
  expect(answer.content).not.toContain('penicilina')
})

test('a search that fails is reported, and the question can be answered later', async () => {
  const { server, organisation_id, ada } = fixture
  const id = await fixture.session()
  await fixture.document({ organisation_id, chat_session_id: id, title: 'nota.txt', text: note })
  meanwhile = () => Promise.reject(new Error('broken'))
  const failed = await fixture.answer(ada, id, '¿Tiene alergias?')
  expect(failed).toMatchObject({ status: 'failed', problem: { code: 'unexpected' }, content: '' })
  expect((await listen(id, failed.message_id)).at(-1)).toMatchObject({ event: 'problem', data: { code: 'unexpected' } })
  meanwhile = async () => null
  expect((await server.call(ada, chat.resume, at(id, failed.message_id))).status).toBe(202)
  expect(await fixture.waitUntilWritten(ada, id, failed.message_id)).toMatchObject({
    status: 'complete',
    problem: null,
  })
})

test.each([
  ['nothing', '   \n ', 422],
  ['more than a message holds', 'x'.repeat(8_001), 422],
  ['as much as a message holds', 'y'.repeat(8_000), 202],
  ['pictures', '🩺'.repeat(4_000), 202],
  ['half a picture', '\ud83e hola', 202],
  ['what is no letter', 'a\u0000b', 422],
  ['commands', "'); drop table chat_messages; -- <script>alert(1)</script> {{7*7}} ../../etc/passwd", 202],
])('a message of %s is refused or kept as it was sent', async (_name, content, status) => {
  const { ada } = fixture
  for (const rag_strategy of ['echo', 'rag']) {
    const id = await fixture.session({ rag_strategy })
    const response = await fixture.ask(ada, id, content)
    expect(response.status).toBe(status)
    if (status !== 202) continue
    const { content: stored } = response.json.user_message
    const answer = await fixture.waitUntilWritten(ada, id, response.json.assistant_message.message_id)
    const shown = rag_strategy === 'echo' ? answer.content : stored
    expect([answer.status, shown]).toEqual(['complete', stored])
  }
})

test('messages come newest first, and each page is older than the one before', async () => {
  const { server, ada } = fixture
  const id = await fixture.session({ rag_strategy: 'echo' })
  for (const content of ['uno', 'dos', 'tres']) await fixture.answer(ada, id, content)
  const page = async (query: Record<string, string>) =>
    (await server.call(ada, chat.messages, { ...at(id), query })).json
  const first = await page({ limit: '4', count: 'true' })
  expect(first.items.map(({ content }: { content: string }) => content)).toEqual(['tres', 'tres', 'dos', 'dos'])
  expect(first.total).toBe(6)
  const second = await page({ limit: '4', cursor: first.next_cursor })
  expect(second.items.map(({ role }: { role: string }) => role)).toEqual(['assistant', 'user'])
  expect(second.next_cursor).toBeNull()
})
