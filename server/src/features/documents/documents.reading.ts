import type { Readable } from 'node:stream'
import { documentProblems, indexingStages } from '@alta/contract/documents'
import { limits } from '@alta/contract/limits'
import * as z from 'zod/mini'
import type { DocumentKind } from '#base/document-file/document-text'
import { type Bounds, readInProcess, type ReadingTurn } from '#base/document-file/reading-process'

/** What the process is asked about the file that it gets. */
export const asked = z.object({
  document_id: z.string(),
  title: z.string(),
  kind: z.enum(['txt', 'md', 'docx', 'pdf']),
  characters_max: z.number(),
})

const stagePart = z.object({ stage: z.enum(indexingStages), progress: z.number() })
const indexed = z.object({
  text: z.string(),
  page_starts: z.array(z.number()),
  words: z.number(),
  /** JSON of the passages, as they are stored: read only by who searches. */
  chunks: z.string(),
  /** JSON of who it names. */
  identities: z.string(),
})
const told = z.union([stagePart, indexed, z.object({ problem: z.enum(documentProblems) })])

export type Told = z.infer<typeof told>
export type StagePart = z.infer<typeof stagePart>
export type Indexed = z.infer<typeof indexed>

interface DocumentToRead {
  readonly document_id: string
  readonly title: string
  readonly kind: DocumentKind
  readonly content: Readable
  readonly signal: AbortSignal
  readonly turn: ReadingTurn | null
}

/** Reads a document and cuts it into passages, or says why it cannot be. Rejects when `signal` aborts. */
export type ReadForSearch = (
  document: DocumentToRead,
  progress: (part: StagePart) => void,
) => Promise<Indexed | (typeof documentProblems)[number]>

/** In a process of its own, which does not live on when the document costs more than its bounds. */
export const readingWithin =
  (bounds: Bounds): ReadForSearch =>
  async ({ content, signal, turn, ...document }, progress) => {
    const script = new URL('./documents.worker.ts', import.meta.url)
    const question = { ...document, characters_max: limits.document_characters_max } satisfies z.infer<typeof asked>
    let last: Told | undefined
    const reading = { script, asked: question, bytes: content, bounds, signal, turn, background: true }
    const outcome = await readInProcess(reading, (message) => {
      const part = z.parse(told, message)
      if ('stage' in part) progress(part)
      else last = part
    })
    if (outcome === 'too_slow' || outcome === 'too_large') return outcome
    return answerIn(last)
  }

function answerIn(last: Told | undefined): Awaited<ReturnType<ReadForSearch>> {
  if (last === undefined || 'stage' in last) return 'unexpected'
  return 'problem' in last ? last.problem : last
}
