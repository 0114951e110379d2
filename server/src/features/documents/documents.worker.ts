import { identitiesOf } from '@alta/clinical/identity/identities'
import { chunksOf } from '@alta/clinical/search/chunk'
import { countWords } from '@alta/clinical/text/words'
import * as z from 'zod/mini'
import { readInTurn } from '#base/document-file/read-document'
import { runReadingScript } from '#base/document-file/reading-script'
import { readingRequest, type DocumentReaderMessage } from './documents.reading.ts'

/** Reads one document and cuts it into passages, and reports its progress. */
await runReadingScript(async (input) => {
  const { document_id, title, turn, ...file } = z.parse(readingRequest, input.request)
  const send = (message: DocumentReaderMessage) => input.send(message)
  if (turn.so_far === null) send({ stage: 'processing', progress: 0, pages: null })
  let shown = 0
  const read = await readInTurn({ ...file, bytes: input.bytes }, turn, (progress, pages) => {
    if (progress - shown < 0.01) return
    shown = progress
    send({ stage: 'processing', progress, pages: pages ?? null })
  })
  if (typeof read === 'string') {
    send({ problem: read })
    return
  }
  if ('so_far' in read) {
    input.send(read)
    return
  }
  const { text, page_starts, recognised } = read
  const pages = page_starts.length
  send({ stage: 'finalizing', progress: 0, pages: pages > 0 ? pages : null })
  const chunks = JSON.stringify(chunksOf({ id: document_id, title, text }))
  const identities = JSON.stringify(identitiesOf(text))
  send({ text, page_starts, words: countWords(text), chunks, recognised, identities })
})
