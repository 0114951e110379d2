import * as z from 'zod/mini'
import { readDocument } from '../document-file/read-document.ts'
import { answerFrom } from '../document-file/reading-script.ts'

const asked = z.object({ characters_max: z.number() })

/** Reads one .docx; answers with its text or with why there is none. */
await answerFrom(async (given) => {
  const { characters_max } = z.parse(asked, given.asked)
  given.tell(await readDocument({ kind: 'docx', bytes: given.bytes, characters_max }, () => undefined))
})
