import * as z from 'zod/mini'
import { documentMediaTypes, downloadMediaType } from './document-kinds.ts'
import { endpoint, file, stream } from './endpoint.ts'
import { count, id, text, time } from './fields.ts'
import { languages } from './languages.ts'
import { limits } from './limits.ts'
import { recognisedText } from './recognised.ts'

/** The documents of a chat session: private to its author, like the session. */

const sessionId = z.object({ chat_session_id: id })
const documentId = z.object({ chat_session_id: id, document_id: id })
const access = { organisation: 'chat_sessions:create' } as const

export const documentStates = ['uploading', 'indexing', 'ready', 'error'] as const
export type DocumentState = (typeof documentStates)[number]
export const indexingStages = ['preparing', 'processing', 'finalizing'] as const
export type IndexingStage = (typeof indexingStages)[number]

/** Why a document has no text to search. Only for the last two can another attempt succeed. */
export const documentProblems = [
  'unsupported',
  'broken',
  'password_protected',
  'no_text',
  'too_large',
  /** Too many pages are pictures. */
  'too_many_pictures',
  /** A picture that would need too much memory when decoded. */
  'too_many_pixels',
  /** A picture whose text cannot be recognised, because no language data is installed. */
  'no_ocr',
  'too_slow',
  'unexpected',
] as const
export type DocumentProblem = (typeof documentProblems)[number]

export const sessionDocument = z.object({
  document_id: id,
  chat_session_id: id,
  filename: z.string(),
  media_type: z.enum(Object.values(documentMediaTypes)),
  bytes: count,
  state: z.enum(documentStates),
  /** While the state is `indexing`; the progress of the stage from 0 to 1. */
  stage: z.nullable(z.enum(indexingStages)),
  progress: z.nullable(z.number()),
  /** The number of pages of a PDF; null for other kinds, and before they have been counted. */
  pages: z.nullable(count),
  words: z.nullable(count),
  problem: z.nullable(z.enum(documentProblems)),
  /**
   * For a `ready` document with text that was recognised in pictures: how many pages, and the words that may be wrong.
   */
  recognised: z.nullable(
    z.object({
      pages: count,
      uncertain_words: count,
      /** Languages whose data is not installed on the server. */
      missing_languages: z.array(z.enum(languages)),
    }),
  ),
  created_at: time,
})
export type SessionDocument = z.infer<typeof sessionDocument>

/** Oldest first: the order in which they were added. */
export const list = endpoint({
  method: 'GET',
  path: '/chat-sessions/:chat_session_id/documents',
  summary: 'The documents of a chat session',
  params: sessionId,
  answer: z.object({ items: z.array(sessionDocument), next_cursor: z.null() }),
  access,
  record: 'chat_session',
  reads: 'clinical',
})

/** Announces a file; its bytes follow with `write`. Name, kind, size and the number of documents are checked here. */
export const create = endpoint({
  method: 'POST',
  path: '/chat-sessions/:chat_session_id/documents',
  summary: 'Add a document to a chat session',
  params: sessionId,
  body: z.strictObject({
    filename: text(1, 255),
    media_type: z.enum(Object.values(documentMediaTypes)),
    bytes: z.int().check(z.minimum(1), z.maximum(limits.document_file_bytes)),
  }),
  answer: sessionDocument,
  status: 201,
  access,
  record: 'chat_session',
  creates: true,
})

export const read = endpoint({
  method: 'GET',
  path: '/chat-sessions/:chat_session_id/documents/:document_id',
  summary: 'One document of a chat session',
  params: documentId,
  answer: sessionDocument,
  access,
  record: 'document',
  reads: 'clinical',
})

/**
 * The raw bytes, only while the document is `uploading`; a client that was cut off sends them again from the beginning.
 */
export const write = file({
  method: 'PUT',
  path: '/chat-sessions/:chat_session_id/documents/:document_id/content',
  summary: 'Upload the content of a document',
  params: documentId,
  direction: 'in',
  media_types: ['application/octet-stream', ...Object.values(documentMediaTypes)],
  limit: limits.document_file_bytes,
  answer: sessionDocument,
  status: 202,
  access,
  record: 'document',
})

export const content = file({
  method: 'GET',
  path: '/chat-sessions/:chat_session_id/documents/:document_id/content',
  summary: 'The document as it was uploaded',
  params: documentId,
  direction: 'out',
  media_types: [...new Set(Object.values(documentMediaTypes).map(downloadMediaType))],
  access,
  record: 'document',
  reads: 'clinical',
  audited: true,
})

/** The text of a `ready` document, to which citations refer. */
export const readText = endpoint({
  method: 'GET',
  path: '/chat-sessions/:chat_session_id/documents/:document_id/text',
  summary: 'The text of a document',
  params: documentId,
  answer: z.object({
    text: z.string(),
    /** Where each page begins in `text`, in UTF-16 characters; empty where a kind of file has no pages. */
    pages: z.array(count),
    /** null where the file holds all of its text itself. */
    recognised: z.nullable(recognisedText),
  }),
  access,
  record: 'document',
  reads: 'clinical',
  audited: true,
})

/** Only for `error`; anything else is `not-ready`. */
export const retry = endpoint({
  method: 'POST',
  path: '/chat-sessions/:chat_session_id/documents/:document_id/retry',
  summary: 'Read a document once more',
  params: documentId,
  answer: sessionDocument,
  status: 202,
  access,
  record: 'document',
})

/** File, text and index, in one act. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/chat-sessions/:chat_session_id/documents/:document_id',
  summary: 'Delete a document of a chat session',
  params: documentId,
  answer: z.null(),
  status: 204,
  access,
  record: 'document',
})

export const events = stream({
  path: '/chat-sessions/:chat_session_id/documents/events',
  summary: 'What happens to the documents of a chat session, from now or from Last-Event-ID on',
  params: sessionId,
  events: { document: sessionDocument, removed: z.object({ document_id: id }) },
  access,
  record: 'chat_session',
  reads: 'clinical',
})
