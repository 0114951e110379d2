import { documentKinds } from '@alta/contract/document-kinds'
import * as z from 'zod/mini'
import { readDocument } from '../document-file/read-document.ts'
import { answerFrom } from '../document-file/reading-script.ts'

const asked = z.object({ kind: z.enum(documentKinds), characters_max: z.number() })

/** Reads one file; answers with its text or with why there is none. */
await answerFrom(async (given) => {
  given.tell(await readDocument({ ...z.parse(asked, given.asked), bytes: given.bytes }, () => undefined))
})
