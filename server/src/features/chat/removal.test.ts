import { Readable } from 'node:stream'
import * as chat from '@alta/contract/chat'
import * as users from '@alta/contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { documentFile } from '#base/storage/delete-files'
import type { Caller } from '../../contract-tests/test-server.ts'
import { at, note, openChat } from './chat.fixtures.ts'

let fixture: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  fixture = await openChat()
})
afterAll(() => fixture.server.close())

const read = (by: Caller, id: string) => fixture.server.call(by, chat.read, at(id))
const remove = (by: Caller, id: string) => fixture.server.call(by, chat.remove, at(id))

/** The tables with a row that contains this text. */
async function traces(needle: string): Promise<string[]> {
  const { db } = fixture.server.services
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const found: string[] = []
  for (const { table_name } of rows) {
    const hits = await sql`
      select 1 from ${sql.table(table_name)} as row where row::text ilike ${`%${needle}%`} limit 1`.execute(db)
    if (hits.rows.length > 0) found.push(table_name)
  }
  return found
}

async function fullSession(by: Caller, word: string) {
  const { server, organisation_id } = fixture
  const body = { title: `Sesión ${word}`, organisation_id, rag_strategy: 'echo' }
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() })
  const { json } = await server.call(by, chat.create, { body, headers: headers() })
  const id: string = json.chat_session_id
  const document_id = await fixture.document({
    organisation_id,
    chat_session_id: id,
    title: `${word}.txt`,
    text: note + word,
  })
  await server.services.files.put(documentFile({ organisation_id, document_id }), Readable.from([word]))
  await server.call(by, chat.ask, { ...at(id), body: { content: `¿Qué es ${word}?` }, headers: headers() })
  await vi.waitFor(async () => expect((await fixture.messages(by, id))[0]?.status).toBe('complete'), {
    timeout: 10_000,
  })
  const hasBytes = async () => {
    const content = await server.services.files.get(documentFile({ organisation_id, document_id }))
    content?.destroy()
    return content !== undefined
  }
  return { id, hasBytes }
}

test('everything of a deleted chat is removed in one transaction, with the files of its documents', async () => {
  const { ada } = fixture
  const { id, hasBytes } = await fullSession(ada, 'Zarzaparrilla')
  expect(await traces('Zarzaparrilla')).toEqual([
    'chat_documents',
    'chat_messages',
    'chat_sessions',
    'chat_texts',
    'events',
    'idempotency_keys',
  ])
  expect(await hasBytes()).toBe(true)
  expect((await remove(ada, id)).status).toBe(204)
  expect(await traces('Zarzaparrilla')).toEqual([])
  expect([(await read(ada, id)).status, (await remove(ada, id)).status]).toEqual([404, 404])
  await vi.waitFor(async () => expect(await hasBytes()).toBe(false), { timeout: 10_000 })
})

test('the chats of a deleted person are deleted too', async () => {
  const { server, organisation_id } = fixture
  const leaver = await server.person(['clinician', organisation_id])
  const { hasBytes } = await fullSession(leaver, 'Regaliz')
  const administrator = await server.person(['administrator'])
  const { user_id } = leaver
  expect((await server.call(administrator, users.remove, { params: { user_id } })).status).toBe(204)
  expect(await traces('Regaliz')).toEqual([])
  await vi.waitFor(async () => expect(await hasBytes()).toBe(false), { timeout: 10_000 })
})

test('a chat that is deleted during an answer ends the answer, and its listeners are told', async () => {
  const { server, ada } = fixture
  const id = await fixture.session({ rag_strategy: 'echo' })
  const { events } = server.services
  const before = { ...events }
  Object.assign(events, {
    publish: async (...args: Parameters<typeof events.publish>) => {
      await before.publish(...args)
      await new Promise((resolve) => setTimeout(resolve, 60))
    },
  })
  const { message_id } = (await fixture.ask(ada, id, 'palabra '.repeat(1_000))).json.assistant_message
  const listening = server.call(ada, chat.messageEvents, at(id, message_id))
  await expect.poll(async () => (await fixture.messages(ada, id))[0]?.content, { interval: 5 }).not.toBe('')
  expect((await remove(ada, id)).status).toBe(204)
  Object.assign(events, before)
  expect((await listening).text).toMatch(/event: problem\ndata: {"code":"not-found"}\n\n$/)
  expect(await traces('palabra palabra')).toEqual([])
})
