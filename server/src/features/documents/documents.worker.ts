import { identitiesOf } from '@alta/clinical/identity/identities'
import { chunksOf } from '@alta/clinical/search/chunk'
import { countWords } from '@alta/clinical/text/count-words'
import * as z from 'zod/mini'
import { readDocument } from '#base/document-file/read-document'
import { answerFrom } from '#base/document-file/reading-script'
import { asked, type Told } from './documents.reading.ts'

/** Reads one document and cuts it into passages, telling how far it is. */
await answerFrom(async (given) => {
  const { document_id, title, ...file } = z.parse(asked, given.asked)
  const tell = (told: Told) => given.tell(told)
  tell({ stage: 'processing', progress: 0 })
  let shown = 0
  const read = await readDocument({ ...file, bytes: given.bytes }, (progress) => {
    if (progress - shown < 0.01) return
    shown = progress
    tell({ stage: 'processing', progress })
  })
  if (typeof read === 'string') {
    tell({ problem: read })
    return
  }
  tell({ stage: 'finalizing', progress: 0 })
  const { text, page_starts } = read
  const chunks = JSON.stringify(chunksOf({ id: document_id, title, text }))
  const identities = JSON.stringify(identitiesOf(text))
  tell({ text, page_starts: [...page_starts], words: countWords(text), chunks, identities })
})
