import { documentKinds } from '@alta/contract/document-kinds'
import * as z from 'zod/mini'
import { readInTurn } from '../document-file/read-document.ts'
import { turn } from '../document-file/read-in-turns.ts'
import { runReadingScript } from '../document-file/reading-script.ts'

const readingRequest = z.object({ kind: z.enum(documentKinds), characters_max: z.number(), turn })

/** Reads one file; tells how many of its pages are read, and answers with its text, with why there is none, or with how far it came in its turn. */
await runReadingScript(async (input) => {
  const { turn: its, ...file } = z.parse(readingRequest, input.request)
  // Pages that hold their text are read at once.
  const report = (progress: number, pages?: number) => {
    if (its.so_far !== null && pages !== undefined) input.send({ read: Math.round(progress * pages), pages })
  }
  input.send(await readInTurn({ ...file, bytes: input.bytes }, its, report))
})
