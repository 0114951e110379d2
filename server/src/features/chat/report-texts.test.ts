import * as reports from '@alta/contract/reports'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { note, openChat } from './chat.fixtures.ts'

let fixture: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  fixture = await openChat()
})
afterAll(() => fixture.server.close())

// On the embedded database one statement runs at a time: nothing can come between.
test.skipIf(!process.env['ALTA_TEST_DATABASE_URL'])(
  'a report whose text another job reads just before the answer does is searched all the same',
  async () => {
    const { server, ada, organisation_id } = fixture
    const { db } = server.services
    const made = await server.call(ada, reports.create, { body: { organisation_id, source: { text: note } } })
    const { discharge_report_id } = made.json
    const read = async () => (await server.call(ada, reports.read, { params: { discharge_report_id } })).json.status
    await vi.waitFor(async () => expect(await read()).toBe('ready'), { timeout: 60_000, interval: 20 })
    const id = await fixture.session({ discharge_report_ids: [discharge_report_id] })
    const question = '¿Tiene alergias?'
    expect((await fixture.answer(ada, id, question)).citations).not.toEqual([])

    // As it was before the report was read; what it is read from is locked meanwhile.
    const [text] = await db.deleteFrom('chat_texts').where('chat_session_id', '=', id).returningAll().execute()
    if (!text) throw new Error('the report was not read')
    const { page_starts, chunks, identities, recognised, ...row } = text
    const asked = await db.transaction().execute(async (trx) => {
      await sql`lock table discharge_report_revisions in access exclusive mode`.execute(trx)
      const { json } = await fixture.ask(ada, id, question)
      const waiting = sql`select from pg_locks where not granted and relation = 'discharge_report_revisions'::regclass`
      await vi.waitFor(async () => expect((await waiting.execute(trx)).rows.length).toBeGreaterThan(0), {
        timeout: 60_000,
        interval: 20,
      })
      const json_columns = {
        page_starts: JSON.stringify(page_starts),
        chunks: JSON.stringify(chunks),
        identities: identities && JSON.stringify(identities),
        recognised: recognised && JSON.stringify(recognised),
      }
      await trx
        .insertInto('chat_texts')
        .values({ ...row, ...json_columns })
        .execute()
      return json.assistant_message.message_id
    })
    expect((await fixture.waitUntilWritten(ada, id, asked)).citations).not.toEqual([])
  },
)
