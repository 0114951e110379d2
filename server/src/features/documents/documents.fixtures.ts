import { documentMediaTypes } from '@alta/contract/document-kinds'
import * as chat from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import type { SessionDocument } from '@alta/contract/documents'
import { expect, vi } from 'vitest'
import { documentFile } from '#base/storage/delete-files'
import { type Caller, openTestServer, type SentRequest, type TestServer } from '../../contract-tests/test-server.ts'
import type { SessionKey } from '../chat/attached.store.ts'
import { indexJob } from './documents.jobs.ts'
import type { ReadForSearch } from './documents.reading.ts'

export const note = 'Alergias: ninguna conocida. Evolución: afebril, tolera dieta. Alta a domicilio.'
const bytesOf = { 'content-type': 'application/octet-stream' }

const typeOf = (filename: string) => {
  const [, ending = ''] = /\.(\w+)$/.exec(filename.toLowerCase()) ?? []
  return Object.entries(documentMediaTypes).find(([kind]) => kind === ending)?.[1]
}

const watching = ({ services }: TestServer, { organisation_id, chat_session_id }: SessionKey) => ({
  /** The bytes in the file store. */
  stored: async (document_id: string): Promise<string | undefined> => {
    const content = await services.files.get(documentFile({ organisation_id, document_id }))
    return content && (await content.toArray()).join('')
  },
  /** The published events of the session's documents, in order. */
  publishedEvents: async () =>
    await services.db
      .selectFrom('events')
      .select(['event', 'data'])
      .where('topic', '=', `chat-documents:${chat_session_id}`)
      .orderBy('seq')
      .execute(),
})

/** Creates a hospital with a clinician, Ada, and a session of hers; `read` replaces the reading of documents. */
export async function openDocumentsFixture(read?: ReadForSearch) {
  const server = await openTestServer(read ? { jobs: [indexJob(read, async () => {})] } : {})
  const organisation_id = await server.organisation('Hospital de Prueba')
  const ada = await server.person(['clinician', organisation_id])
  const session = async (by: Caller = ada): Promise<string> => {
    const body = { title: 'Cama 12', organisation_id, rag_strategy: 'rag' }
    const { status, json } = await server.call(by, chat.create, { body })
    expect(status).toBe(201)
    return json.chat_session_id
  }
  const chat_session_id = await session()
  const here = { chat_session_id }

  const announce = async (
    filename: string,
    bytes: number,
    sent: Omit<SentRequest, 'body'> & { readonly by?: Caller } = {},
  ) =>
    await server.call(sent.by ?? ada, documents.create, {
      params: here,
      ...sent,
      body: { filename, media_type: typeOf(filename) ?? 'text/plain', bytes },
    })
  const at = (document_id: string) => ({ params: { ...here, document_id } })
  const send = async (document_id: string, content: Uint8Array | string, by: Caller = ada) =>
    await server.call(by, documents.write, { ...at(document_id), raw: Buffer.from(content), headers: bytesOf })
  const find = async (document_id: string): Promise<SessionDocument> =>
    (await server.call(ada, documents.read, at(document_id))).json
  /** Waits until reading a document has succeeded or failed. */
  const waitUntilRead = async (document_id: string): Promise<SessionDocument> =>
    await vi.waitFor(
      async () => {
        const document = await find(document_id)
        if (document.state !== 'ready' && document.state !== 'error') throw new Error(`still ${document.state}`)
        return document
      },
      { timeout: 120_000, interval: 100 },
    )
  return {
    server,
    organisation_id,
    ada,
    session,
    chat_session_id,
    announce,
    at,
    send,
    find,
    waitUntilRead,
    /** Announces and uploads a document; returns its id. */
    upload: async (filename: string, content: Uint8Array | string): Promise<string> => {
      const bytes = Buffer.from(content)
      const announced = await announce(filename, bytes.byteLength)
      expect(announced.status).toBe(201)
      const { document_id } = announced.json
      expect((await send(document_id, bytes)).status).toBe(202)
      return document_id
    },
    list: async (): Promise<SessionDocument[]> => (await server.call(ada, documents.list, { params: here })).json.items,
    ...watching(server, { organisation_id, chat_session_id }),
  }
}
export type DocumentsFixture = Awaited<ReturnType<typeof openDocumentsFixture>>
