import type { Readable } from 'node:stream'
import { uncertainWord } from '@alta/contract/recognised'
import * as z from 'zod/mini'
import type { ReadingSlice, PartialReading } from './document-text.ts'
import { type ReadingOutcome, readInProcess, type ReadingTask } from './reading-process.ts'

const page = z.object({
  text: z.string(),
  recognised: z.nullable(z.object({ confidence: z.number(), uncertain: z.array(uncertainWord) })),
})
const unfinished = z.object({ so_far: z.array(z.nullable(page)) }) satisfies z.ZodMiniType<PartialReading>

/** The part of a request for scripts that read in turns. */
export const turn = z.object({
  so_far: z.nullable(z.array(z.nullable(page))),
  recognise_ms: z.number(),
}) satisfies z.ZodMiniType<ReadingSlice>

export interface TurnBounds {
  /** After so long others have their turn; a page that was begun is read to its end. */
  readonly recognise_ms: number
  /** The time for all turns together, waiting included. */
  readonly most_ms: number
}

interface ReadingInTurns extends Omit<ReadingTask, 'bytes' | 'asked'> {
  readonly request: object
  /** The bounds of turns that recognise pages, and the queue in which they wait, where these differ. */
  readonly recognising?: Pick<ReadingTask, 'bounds' | 'turn'>
  /** Opened again for each turn; rejects when the bytes cannot be read. */
  readonly content: () => Promise<Readable | Uint8Array>
  readonly turns: TurnBounds
}

/**
 * Reads a file in as many processes, one after the other, as it takes: a scan of many pages gives its place back to
 * others every few pages. The script gets a `turn` beside what it is asked and answers `PartialReading` when it is over.
 */
export async function readInTurns(
  reading: ReadingInTurns,
  onMessage: (message: unknown) => void,
): Promise<ReadingOutcome> {
  const { content, turns, request, recognising, ...each } = reading
  const { recognise_ms, most_ms } = turns
  const until = performance.now() + most_ms
  let so_far: ReadingSlice['so_far'] = null
  for (;;) {
    const left: { so_far?: PartialReading['so_far'] } = {}
    const question = { ...request, turn: { so_far, recognise_ms } satisfies ReadingSlice }
    const own = so_far === null ? each : { ...each, ...recognising }
    const outcome = await readInProcess({ ...own, request: question, bytes: await content() }, (message) => {
      const part = unfinished.safeParse(message)
      if (part.success) left.so_far = part.data.so_far
      else onMessage(message)
    })
    if (outcome !== 'done' || left.so_far === undefined) return outcome
    if (performance.now() > until) return 'too_slow'
    so_far = left.so_far
  }
}
