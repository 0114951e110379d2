import { identitiesOf } from '@alta/clinical/identity/identities'
import { chunksOf } from '@alta/clinical/search/chunk'
import { countWords } from '@alta/clinical/text/count-words'
import * as z from 'zod/mini'
import { readInTurn } from '#base/document-file/read-document'
import { runReadingScript } from '#base/document-file/reading-script'
import { readingRequest, type DocumentReaderMessage } from './documents.reading.ts'

/** Reads one document and cuts it into passages, telling how far it is. */
await runReadingScript(async (given) => {
  const { document_id, title, turn, ...file } = z.parse(readingRequest, given.asked)
  const tell = (told: DocumentReaderMessage) => given.tell(told)
  if (turn.so_far === null) tell({ stage: 'processing', progress: 0, pages: null })
  let shown = 0
  const read = await readInTurn({ ...file, bytes: given.bytes }, turn, (progress, pages) => {
    if (progress - shown < 0.01) return
    shown = progress
    tell({ stage: 'processing', progress, pages: pages ?? null })
  })
  if (typeof read === 'string') {
    tell({ problem: read })
    return
  }
  if ('so_far' in read) {
    given.tell(read)
    return
  }
  const { text, page_starts, recognised } = read
  const pages = page_starts.length
  tell({ stage: 'finalizing', progress: 0, pages: pages > 0 ? pages : null })
  const chunks = JSON.stringify(chunksOf({ id: document_id, title, text }))
  const identities = JSON.stringify(identitiesOf(text))
  tell({ text, page_starts, words: countWords(text), chunks, recognised, identities })
})
