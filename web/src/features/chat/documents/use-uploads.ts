import * as documents from '@alta/contract/documents'
import type { SessionDocument } from '@alta/contract/documents'
import { create } from 'zustand'
import { call, freshKey } from '../../../base/api.ts'
import { uploadFile } from '../../../base/upload.ts'
import { faultOf, type DocumentFileFault, mediaTypeOf } from './check-file.ts'
import { keepDocument } from './documents.queries.ts'

/** A file on its way. It goes on when the chat is left, and its row comes back with the chat. */
interface DocumentUpload {
  readonly key: string
  readonly chat_session_id: string
  readonly filename: string
  readonly bytes: number
  readonly sent: number
  /** Known once the server has created the document. */
  readonly document_id: string | null
  readonly fault: DocumentFileFault | { readonly error: unknown } | null
  readonly give_up: () => void
}
export type { DocumentUpload as Upload }

const useAll = create<{ readonly uploads: readonly DocumentUpload[] }>(() => ({ uploads: [] }))

const change = (key: string, how: Partial<DocumentUpload>) =>
  useAll.setState(({ uploads }) => ({ uploads: uploads.map((one) => (one.key === key ? { ...one, ...how } : one)) }))
export const dismissUpload = (key: string) =>
  useAll.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.key !== key) }))

async function send(
  file: File,
  media_type: SessionDocument['media_type'],
  upload: DocumentUpload & { signal: AbortSignal },
) {
  const { key, chat_session_id, signal } = upload
  try {
    const body = { filename: file.name.normalize('NFC'), media_type, bytes: file.size }
    const made = await call(documents.create, { params: { chat_session_id }, body }, { idempotency_key: key, signal })
    change(key, { document_id: made.document_id })
    const { document_id } = made
    const written = await uploadFile(
      documents.write,
      { params: { chat_session_id, document_id } },
      { file, media_type, signal, onProgress: (sent) => change(key, { sent }) },
    )
    keepDocument(chat_session_id, written)
    dismissUpload(key)
  } catch (error) {
    if (signal.aborted) dismissUpload(key)
    else change(key, { fault: { error } })
  }
}

/** How many files are sent at the same time; the others wait. */
const atOnce = 2

/** Checks files and sends those that can be taken; what is wrong with the others stands in their rows. */
export async function upload(chat_session_id: string, files: readonly File[], present: number) {
  const waiting: (() => Promise<void>)[] = []
  let room = present
  for (const file of files) {
    const leaving = new AbortController()
    const fault = faultOf(file, room) ?? null
    const media_type = mediaTypeOf(file.name)
    const one: DocumentUpload = {
      key: freshKey(),
      chat_session_id,
      filename: file.name,
      bytes: file.size,
      sent: 0,
      document_id: null,
      fault,
      give_up: () => leaving.abort(),
    }
    useAll.setState(({ uploads }) => ({ uploads: [...uploads, one] }))
    if (fault !== null || media_type === undefined) continue
    room += 1
    waiting.push(() => send(file, media_type, { ...one, signal: leaving.signal }))
  }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

export const useUploads = (chat_session_id: string) =>
  useAll(({ uploads }) => uploads).filter((one) => one.chat_session_id === chat_session_id)
