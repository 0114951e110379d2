import type { DocumentProblem } from '@alta/contract/documents'
import { id } from '@alta/contract/fields'
import type { Updateable } from 'kysely'
import * as z from 'zod/mini'
import type { Trx } from '#base/database'
import type { Schema } from '#base/database/schema'
import { type Job, jobOf } from '#base/jobs'
import type { Services } from '#base/services'
import { documentFile } from '#base/storage/delete-files'
import type { TextKey } from '../chat/vectors.store.ts'
import { publishDocumentEvent } from './documents.events.ts'
import type { Indexed, ReadForSearch, StagePart } from './documents.reading.ts'
import { kindOf } from './documents.rules.ts'
import { type DocumentKey, transitionDocument, saveText, type StoredDocument } from './documents.store.ts'

const documentKey = z.object({ organisation_id: id, chat_session_id: id, document_id: id })
export type IndexJob = Job<Services, DocumentKey>

/** Enqueues the vectors of a text with this transaction, where embeddings are configured. */
type EmbedText = (services: Services, trx: Trx, text: TextKey) => Promise<void>

/** How often progress within a stage is written at most; a new stage is always written. */
const progress_every = 400

type DocumentUpdate = Updateable<Schema['chat_documents']>

/**
 * Changes a document that is being indexed and publishes the change; undefined when the document was deleted. `also`
 * runs in the same transaction.
 */
async function change(
  services: Services,
  key: DocumentKey,
  { also, ...into }: DocumentUpdate & { readonly also?: (trx: Trx) => Promise<void> },
): Promise<StoredDocument | undefined> {
  return await services.db.transaction().execute(async (trx) => {
    const document = await transitionDocument(trx, { ...key, from: ['indexing'] }, into)
    if (!document) return undefined
    await also?.(trx)
    await publishDocumentEvent(services, trx, document)
    return document
  })
}

const fail = (services: Services, key: DocumentKey, problem: DocumentProblem) =>
  change(services, key, { state: 'error', stage: null, progress: null, pages: null, problem })

interface Finished {
  readonly document: StoredDocument
  readonly indexed: Indexed
  readonly embed: EmbedText
}

/** Everything is committed at once: a ready document can be asked about. */
function finish(services: Services, { document, indexed, embed }: Finished) {
  const { words, page_starts, text, chunks, recognised, identities } = indexed
  const { organisation_id, chat_session_id, document_id, filename: title } = document
  const pages = page_starts.length > 0 ? page_starts.length : null
  const key = { organisation_id, chat_session_id, source_id: document_id, revision: 0 }
  const recognition = recognised && JSON.stringify(recognised)
  const read = { title, text, page_starts: JSON.stringify(page_starts), chunks, recognised: recognition, identities }
  const storedRecognition = recognised && {
    pages: recognised.pages.length,
    uncertain_words: recognised.uncertain.length,
    missing_languages: recognised.missing_languages,
  }
  const also = async (trx: Trx) => {
    await saveText(trx, { ...key, document_id, discharge_report_id: null, ...read })
    await embed(services, trx, key)
  }
  const done = { state: 'ready', stage: null, progress: null, pages, words } as const
  return change(services, document, {
    ...done,
    recognised: storedRecognition && JSON.stringify(storedRecognition),
    also,
  })
}

/**
 * Writes the progress of a document: every stage, and within a stage at most once per interval. `gone` aborts when the
 * document no longer exists, or with the error of a write.
 */
function progressOf(services: Services, key: DocumentKey) {
  const gone = new AbortController()
  let last = { stage: 'preparing', at: 0 }
  let written = Promise.resolve()
  const note = ({ stage, progress, pages }: StagePart): void => {
    const at = performance.now()
    if (stage === last.stage && at - last.at < progress_every) return
    last = { stage, at }
    written = written.then(async () => {
      if (gone.signal.aborted) return
      if (!(await change(services, key, { stage, progress, pages }))) gone.abort('removed')
    })
    written.catch((error: unknown) => gone.abort(error))
  }
  return { note, gone: gone.signal, settled: () => written }
}

/**
 * Reads a document and makes it ready. A document that cannot be read would fail again, so it is marked at once; when a
 * server dies, the job runs again, three times in all.
 */
export const indexJob = (read: ReadForSearch, embed: EmbedText): IndexJob =>
  jobOf<Services, DocumentKey>({
    name: 'index-document',
    data: documentKey,
    retries: 2,
    run: async ({ services, data, submitter, signal }) => {
      const document = await change(services, data, { stage: 'preparing', progress: 0 })
      if (!document) return
      const open = () => services.files.get(documentFile(data))
      let opened = await open()
      if (!opened) {
        services.log.error({ document_id: data.document_id }, 'a document has lost its file')
        await fail(services, data, 'unexpected')
        return
      }
      const { document_id, filename: title } = document
      const { note, gone, settled } = progressOf(services, data)
      /** The file that is open already, at the first time. */
      const content = async () => {
        const bytes = opened ?? (await open())
        opened = undefined
        if (!bytes) throw new Error('a document has lost its file')
        return bytes
      }
      const file = { document_id, title, kind: kindOf(document.media_type), content }
      const turn = { readers: services.readers.documents, reader: submitter }
      const came = await read({ ...file, turn, signal: AbortSignal.any([signal, gone]) }, note)
        .catch((error: unknown) => {
          if (gone.reason === 'removed') return 'removed' as const
          throw error
        })
        .finally(() => opened?.destroy())
      await settled()
      if (came === 'removed') return
      await (typeof came === 'string'
        ? fail(services, data, came)
        : finish(services, { document, indexed: came, embed }))
    },
    failed: async ({ services, data }) => void (await fail(services, data, 'unexpected')),
  })
