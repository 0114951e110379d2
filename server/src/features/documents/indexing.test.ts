import http from 'node:http'
import { apiPrefix } from '@alta/contract/api'
import * as chat from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import { expect, test, vi } from 'vitest'
import { purgeExpired } from '../housekeeping/housekeeping.ts'
import { note, openDocumentsFixture, type DocumentsFixture } from './documents.fixtures.ts'
import type { Indexed, ReadForSearch } from './documents.reading.ts'

async function withFixture(
  read: ReadForSearch | undefined,
  work: (fixture: DocumentsFixture) => Promise<void>,
): Promise<void> {
  const fixture = await openDocumentsFixture(read)
  try {
    await work(fixture)
  } finally {
    await fixture.server.close()
  }
}

const indexed: Indexed = { text: note, page_starts: [], words: 11, chunks: '[]', recognised: null, identities: '[]' }

/** A reader whose first run continues until it is cancelled. Later runs are quick. */
function endlessReading() {
  const began = Promise.withResolvers<void>()
  const state = { calls: 0, called_off: false }
  const read: ReadForSearch = async ({ signal }, progress) => {
    state.calls += 1
    if (state.calls > 1) return indexed
    const calledOff = Promise.withResolvers<Indexed>()
    const working = setInterval(() => progress({ stage: 'processing', progress: 0.5, pages: null }), 50)
    signal.addEventListener('abort', () => {
      clearInterval(working)
      state.called_off = true
      calledOff.reject(signal.reason)
    })
    began.resolve()
    return await calledOff.promise
  }
  return { read, state, began: began.promise }
}

test('every stage of a document is published, without any of its text', () =>
  withFixture(undefined, async (fixture) => {
    const document_id = await fixture.upload('nota.txt', note)
    await fixture.waitUntilRead(document_id)
    const events = await fixture.publishedEvents()
    const stages = events.map(({ data }) => {
      const { state, stage } = documents.sessionDocument.parse(data)
      return stage ?? state
    })
    expect([...new Set(stages)]).toEqual(['uploading', 'preparing', 'processing', 'finalizing', 'ready'])
    expect(events.at(-1)?.data).toEqual(await fixture.find(document_id))
    expect(JSON.stringify(events)).not.toMatch(/Alergias|organisation_id/)
  }))

test('a listener gets the events from then on, and after a break those it missed', () =>
  withFixture(undefined, async (fixture) => {
    const address = await fixture.server.app.listen({ port: 0, host: '127.0.0.1' })
    await fixture.announce('antes.txt', 4)
    const listen = async (last?: string) => {
      const headers = {
        authorization: `Bearer ${fixture.ada.token}`,
        ...(last !== undefined && { 'last-event-id': last }),
      }
      const url = `${address}${apiPrefix}/chat-sessions/${fixture.chat_session_id}/documents/events`
      const received = { text: '' }
      const request = http.get(url, { headers, agent: false }, (answer) => {
        answer.setEncoding('utf8').on('data', (part: string) => (received.text += part))
      })
      await vi.waitFor(() => expect(received.text).toContain(': open'), { timeout: 10_000 })
      return { received, stop: () => request.destroy() }
    }
    const first = await listen()
    const { document_id } = (await fixture.announce('nota.txt', 4)).json
    await vi.waitFor(() => expect(first.received.text).toContain(document_id), { timeout: 10_000 })
    expect(first.received.text).not.toContain('antes.txt')
    first.stop()
    const last = /id: (\d+)\nevent: document/.exec(first.received.text)?.[1] ?? ''
    await fixture.server.call(fixture.ada, documents.remove, fixture.at(document_id))
    const second = await listen(last)
    await vi.waitFor(
      () => expect(second.received.text).toContain(`event: removed\ndata: {"document_id":"${document_id}"}`),
      {
        timeout: 10_000,
      },
    )
    expect(second.received.text).not.toContain('nota.txt')
    second.stop()
    const { followers } = fixture.server.services.metrics
    await vi.waitFor(async () => expect((await followers.get()).values[0]?.value).toBe(0), { timeout: 10_000 })
  }))

test('deleting a document removes its rows, its words, its file and its events', () =>
  withFixture(undefined, async (fixture) => {
    const { db } = fixture.server.services
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const { document_id } = (await fixture.announce('nota de Rosa.txt', Buffer.byteLength(note), { headers })).json
    await fixture.send(document_id, note)
    await fixture.waitUntilRead(document_id)
    const other = await fixture.upload('otra.txt', note)
    await fixture.waitUntilRead(other)
    expect(await fixture.stored(document_id)).toBe(note)
    expect((await fixture.server.call(fixture.ada, documents.remove, fixture.at(document_id))).status).toBe(204)
    expect((await fixture.server.call(fixture.ada, documents.remove, fixture.at(document_id))).status).toBe(404)
    expect((await fixture.list()).map((document) => document.document_id)).toEqual([other])
    const texts = await db.selectFrom('chat_texts').select('source_id').execute()
    expect(texts.map(({ source_id }) => source_id)).toEqual([other])
    const events = await fixture.publishedEvents()
    expect(events.filter(({ data }) => JSON.stringify(data).includes(document_id))).toEqual([
      { event: 'removed', data: { document_id } },
    ])
    const answers = await db.selectFrom('idempotency_keys').select('answer').execute()
    expect(JSON.stringify(answers)).not.toContain('Rosa')
    await vi.waitFor(async () => expect(await fixture.stored(document_id)).toBeUndefined(), { timeout: 20_000 })
    expect(await fixture.stored(other)).toBe(note)
    await fixture.server.call(fixture.ada, chat.remove, { params: { chat_session_id: fixture.chat_session_id } })
    await vi.waitFor(async () => expect(await fixture.stored(other)).toBeUndefined(), { timeout: 20_000 })
    expect(await fixture.publishedEvents()).toEqual([])
  }))

test('a document deleted while it is being read stays deleted, and its reading is cancelled', async () => {
  const endless = endlessReading()
  await withFixture(endless.read, async (fixture) => {
    const document_id = await fixture.upload('nota.txt', note)
    await endless.began
    expect((await fixture.server.call(fixture.ada, documents.remove, fixture.at(document_id))).status).toBe(204)
    await vi.waitFor(() => expect(endless.state.called_off).toBe(true), { timeout: 20_000 })
    await vi.waitFor(async () => expect(await fixture.stored(document_id)).toBeUndefined(), { timeout: 20_000 })
    const second = await fixture.upload('otra.txt', note)
    expect(await fixture.waitUntilRead(second)).toMatchObject({ state: 'ready' })
    expect(await fixture.list()).toHaveLength(1)
    expect(endless.state.calls).toBe(2)
  })
})

test('a document that its reader cannot read says so, and another attempt may succeed', async () => {
  let broken = true
  const read: ReadForSearch = async () => (broken ? 'too_slow' : indexed)
  await withFixture(read, async (fixture) => {
    const document_id = await fixture.upload('nota.txt', note)
    expect(await fixture.waitUntilRead(document_id)).toMatchObject({
      state: 'error',
      problem: 'too_slow',
      progress: null,
    })
    broken = false
    await fixture.server.call(fixture.ada, documents.retry, fixture.at(document_id))
    expect(await fixture.waitUntilRead(document_id)).toMatchObject({ state: 'ready', problem: null, words: 11 })
  })
})

test('a document whose reading fails again and again is given up as an error', async () => {
  const state = { calls: 0 }
  const read: ReadForSearch = async () => {
    state.calls += 1
    throw new Error('the store is away')
  }
  await withFixture(read, async (fixture) => {
    const document_id = await fixture.upload('nota.txt', note)
    expect(await fixture.waitUntilRead(document_id)).toMatchObject({ state: 'error', problem: 'unexpected' })
    expect(state.calls).toBe(3)
  })
})

// On the embedded database there is one process, which takes up again at its start: killed-server.test.ts shows it.
test.skipIf(!process.env['ALTA_TEST_DATABASE_URL'])(
  'an interrupted reading starts again from the beginning, and the document is ready once',
  async () => {
    const endless = endlessReading()
    await withFixture(endless.read, async (fixture) => {
      const { services } = fixture.server
      const document_id = await fixture.upload('nota.txt', note)
      await endless.began
      await expect.poll(() => fixture.find(document_id)).toMatchObject({ stage: 'processing' })
      // The state after a kill: a running job without a recent heartbeat. This process is alive and gives one every few
      // seconds, so it is taken back until somebody has looked.
      await vi.waitFor(
        async () => {
          if (endless.state.calls < 2)
            await services.database.statements.execute(
              "update pgboss.job set heartbeat_on = now() - interval '11 seconds' where name = 'index-document'",
            )
          expect(endless.state.calls).toBe(2)
        },
        { timeout: 60_000, interval: 200 },
      )
      expect(await fixture.waitUntilRead(document_id)).toMatchObject({ state: 'ready' })
      const texts = await services.db.selectFrom('chat_texts').select('text').execute()
      expect(texts).toEqual([{ text: note }])
    })
  },
)

test('a document that was announced and never uploaded is deleted after a day', () =>
  withFixture(undefined, async (fixture) => {
    const { document_id } = (await fixture.announce('nota.txt', 4)).json
    const ready = await fixture.upload('otra.txt', note)
    await fixture.waitUntilRead(ready)
    fixture.server.later(23 * 3_600_000)
    await purgeExpired(fixture.server.services)
    const ids = async () =>
      (await fixture.server.services.db.selectFrom('chat_documents').select('document_id').execute()).map(
        (row) => row.document_id,
      )
    expect(await ids()).toEqual(expect.arrayContaining([document_id, ready]))
    fixture.server.later(2 * 3_600_000)
    await purgeExpired(fixture.server.services)
    expect(await ids()).toEqual([ready])
    expect((await fixture.publishedEvents()).at(-1)).toEqual({ event: 'removed', data: { document_id } })
  }))
