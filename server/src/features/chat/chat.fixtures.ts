import * as chat from '@alta/contract/chat'
import type { Message } from '@alta/contract/chat'
import { expect, vi } from 'vitest'
import { chunksOf } from '@alta/clinical/search/chunk'
import { newId } from '#base/ids'
import type { Job } from '#base/jobs'
import type { Services } from '#base/services'
import { type Caller, openTestServer } from '../../contract-tests/test-server.ts'

export const note = `Paciente: Rosa Invent Ficticia

Alergias: alergia a penicilina con exantema en 2009.

Evolución 12/03/2026
Afebril desde el segundo día. Se inicia enalapril 10 mg cada 24 horas por hipertensión.

Plan
Control en consulta de cardiología en tres meses.
`

interface DocumentTextFixture {
  readonly organisation_id: string
  readonly chat_session_id: string
  readonly title: string
  readonly text: string
  readonly page_starts?: readonly number[]
}

export const at = (chat_session_id: string, message_id?: string) => ({
  params: { chat_session_id, ...(message_id !== undefined && { message_id }) },
})

/** Creates a hospital with two clinicians who use the chat; `jobs` replace the server's jobs of the same names. */
export async function openChat(
  jobs: readonly Job<Services, unknown>[] = [],
  environment: Readonly<Record<string, string>> = {},
) {
  const server = await openTestServer({ jobs, environment })
  const organisation_id = await server.organisation('Hospital de Prueba')
  const ada = await server.person(['clinician', organisation_id])
  const create = async (by: Caller, body: object) =>
    await server.call(by, chat.create, { body: { title: 'Cama 12', organisation_id, rag_strategy: 'rag', ...body } })
  const messages = async (by: Caller, id: string): Promise<Message[]> =>
    (await server.call(by, chat.messages, at(id))).json.items
  const ask = async (by: Caller, id: string, content: string) =>
    await server.call(by, chat.ask, { ...at(id), body: { content } })
  /** Waits until a message is no longer being written. */
  const waitUntilWritten = async (by: Caller, id: string, message_id: string): Promise<Message> =>
    await vi.waitFor(
      async () => {
        const found = (await messages(by, id)).find((message) => message.message_id === message_id)
        if (!found || found.status === 'streaming') throw new Error('still being written')
        return found
      },
      { timeout: 60_000, interval: 20 },
    )
  return {
    server,
    organisation_id,
    ada,
    berta: await server.person(['clinician', organisation_id]),
    create,
    messages,
    ask,
    waitUntilWritten,
    /** Creates a session. */
    session: async (body: object = {}, by: Caller = ada): Promise<string> => {
      const { status, json } = await create(by, body)
      expect(status).toBe(201)
      return json.chat_session_id
    },
    /** Inserts a document into a session as if it had been uploaded and read. */
    document: async ({ title, text, page_starts = [], ...key }: DocumentTextFixture): Promise<string> => {
      const { db, clock } = server.services
      const document_id = newId(clock.now())
      const kind = { filename: title, media_type: 'text/plain', bytes: text.length, state: 'ready' } as const
      await db
        .insertInto('chat_documents')
        .values({ ...key, ...kind, document_id, created_at: clock.now() })
        .execute()
      const chunks = JSON.stringify(chunksOf({ id: document_id, title, text }))
      const row = { ...key, source_id: document_id, revision: 0, document_id, discharge_report_id: null, title, text }
      await db
        .insertInto('chat_texts')
        .values({ ...row, page_starts: JSON.stringify(page_starts), chunks })
        .execute()
      return document_id
    },
    /** Asks a question and waits for the whole answer. */
    answer: async (by: Caller, id: string, content: string): Promise<Message> => {
      const question = await ask(by, id, content)
      expect(question.status).toBe(202)
      return await waitUntilWritten(by, id, question.json.assistant_message.message_id)
    },
  }
}
