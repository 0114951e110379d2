import type { Readable } from 'node:stream'
import { type DocumentKind, documentKinds } from '@alta/contract/document-kinds'
import { documentProblems, indexingStages } from '@alta/contract/documents'
import { limits } from '@alta/contract/limits'
import { recognisedText } from '@alta/contract/recognised'
import * as z from 'zod/mini'
import { readInTurns, turn, type TurnBounds } from '#base/document-file/read-in-turns'
import type { ReadingBounds, ReadingTurn } from '#base/document-file/reading-process'

/** The request to the process that reads a file. */
export const readingRequest = z.object({
  document_id: z.string(),
  title: z.string(),
  kind: z.enum(documentKinds),
  characters_max: z.number(),
  turn,
})

/** `pages`: how many the file has; null until they are counted, and for a file without pages. */
const stagePart = z.object({ stage: z.enum(indexingStages), progress: z.number(), pages: z.nullable(z.number()) })
const indexed = z.object({
  text: z.string(),
  page_starts: z.readonly(z.array(z.number())),
  words: z.number(),
  /** JSON of the passages as they are stored; only the search parses it. */
  chunks: z.string(),
  recognised: z.nullable(recognisedText),
  /** JSON of the patients it names. */
  identities: z.string(),
})
const readerMessage = z.union([stagePart, indexed, z.object({ problem: z.enum(documentProblems) })])

export type DocumentReaderMessage = z.infer<typeof readerMessage>
export type StagePart = z.infer<typeof stagePart>
export type Indexed = z.infer<typeof indexed>

interface DocumentToRead {
  readonly document_id: string
  readonly title: string
  readonly kind: DocumentKind
  /** Opened again for each turn of the reading. */
  readonly content: () => Promise<Readable>
  readonly signal: AbortSignal
  readonly turn: ReadingTurn | null
}

/** Reads a document and cuts it into passages, or returns why it cannot be read. Rejects when `signal` aborts. */
export type ReadForSearch = (
  document: DocumentToRead,
  progress: (part: StagePart) => void,
) => Promise<Indexed | (typeof documentProblems)[number]>

/**
 * Reads in processes of their own, which are ended when the document costs more than its bounds; a scan takes several,
 * and this much time in all.
 */
export const readingWithin =
  ({ recognise_ms, most_ms, ...bounds }: ReadingBounds & TurnBounds): ReadForSearch =>
  async ({ content, signal, turn: whose, ...document }, progress) => {
    const script = new URL('./documents.worker.ts', import.meta.url)
    const question = { ...document, characters_max: limits.document_characters_max }
    let last: DocumentReaderMessage | undefined
    const reading = {
      script,
      request: question,
      content,
      bounds,
      turns: { recognise_ms, most_ms },
      signal,
      turn: whose,
      background: true,
    }
    const outcome = await readInTurns(reading, (message) => {
      const part = z.parse(readerMessage, message)
      if ('stage' in part) progress(part)
      else last = part
    })
    if (outcome === 'too_slow' || outcome === 'too_large') return outcome
    return answerIn(last)
  }

function answerIn(last: DocumentReaderMessage | undefined): Awaited<ReturnType<ReadForSearch>> {
  if (last === undefined || 'stage' in last) return 'unexpected'
  return 'problem' in last ? last.problem : last
}
