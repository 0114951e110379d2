import { Worker } from 'node:worker_threads'
import type { EvidencePassage } from '@alta/clinical/asking/evidence'
import type { Judged, JudgeOptions } from '@alta/clinical/asking/judge'
import type { SaidAnswer } from '@alta/clinical/search/say-answer'
import type { Chunk, SearchText } from '@alta/clinical/search/texts'
import { groundings } from '@alta/contract/chat'
import { languageField, sectionKeyField } from '@alta/contract/report'
import type { Language } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { openFairQueue } from '#base/fair-queue'
import type { JobRun } from '#base/jobs'
import { threadAnswer } from '#base/thread-answer'

export interface TextToSearch extends SearchText {
  readonly chunks: readonly Chunk[]
  /** Of the chunks, one after the other (see `packed`); null: none. */
  readonly vectors: Uint8Array | null
}

interface Question {
  /** Organisation, session, versions of its texts, and whose vectors: under it the thread keeps what it made of them. */
  readonly key: string
  readonly question: string
  /** By the model whose vectors the texts have; null: its words are searched alone. */
  readonly question_vector: Float32Array | null
  /** Questions before it, oldest first. */
  readonly earlier: readonly string[]
  /** Of the answer, where the question does not tell its language. */
  readonly locale: Language
  /** Characters of passages that a model may be given; null: none is asked. */
  readonly room: number | null
}

/** Sentences to be held against the passages that a model was given. */
interface Written extends JudgeOptions {
  /** Of the passages: under it the thread keeps what it made of them. */
  readonly evidence: string
  readonly sentences: readonly string[]
}

export type AskedOfThread =
  | (Question & { readonly texts: readonly TextToSearch[] | null })
  | (Written & { readonly passages: readonly EvidencePassage[] | null })
  | { readonly cut: SearchText }
  | { readonly leans: string }

const offset = z.int().check(z.nonnegative())
const span = z.object({ start: offset, end: offset })
const place = z.object({
  ...span.shape,
  text_id: z.string(),
  sentences: z.array(span),
  day: z.nullable(z.string()),
  section: z.nullable(sectionKeyField),
})
/** Where a passage stands that a model may be given. */
export type PassagePlace = z.infer<typeof place>
const chunk = z.object({
  ...place.shape,
  header: z.string(),
  facts: z.array(z.enum(['allergy', 'medication', 'lab', 'vital', 'diagnosis', 'procedure', 'test', 'plan'])),
})
const cut = z.object({ chunks: z.array(chunk) })
const leaning = z.object({ leans: z.boolean() })
const missing = z.object({ missing: z.literal(true) })
const answered = z.object({
  grounding: z.enum(groundings),
  said: z.object({
    content: z.string(),
    citations: z.array(z.object({ ...span.shape, text_id: z.string(), source_start: offset, source_end: offset })),
    parts: z.array(z.string()),
  }),
  language: languageField,
  passages: z.array(place),
})
type Answered = z.infer<typeof answered>
const judgements = z.object({
  judged: z.array(
    z.object({
      verdict: z.enum(['kept', 'removed', 'nothing']),
      support: z.enum(['supported', 'partial', 'unsupported', 'conflicting']),
      cited: z.array(z.object({ passage: offset, sentence: offset })),
      foreign: z.boolean(),
    }),
  ),
})
export type ToldByThread =
  | { readonly chunks: readonly Chunk[] }
  | { readonly missing: true }
  | { readonly leans: boolean }
  | { readonly judged: readonly Judged[] }
  | (Pick<Answered, 'grounding' | 'language'> & {
      readonly said: SaidAnswer
      readonly passages: readonly Omit<Chunk, 'header' | 'facts'>[]
    })

/** Whose question it is, and that nobody wants its answer any more. */
type Asker = Pick<JobRun<unknown, unknown>, 'submitter' | 'signal'>

export interface SearchThread {
  /** Starts the thread before it is asked: loading what it knows takes a third of a second. */
  readonly start: () => void
  /** What this asker asks waits for its turn among those of others. */
  readonly of: (asker: Asker) => Search
}

export interface Search {
  /** Cuts a text into passages. */
  readonly cut: (text: SearchText) => Promise<readonly Chunk[]>
  /** Answers from texts; `load` is only called when the thread has not got them. */
  readonly answer: (question: Question, load: () => Promise<readonly TextToSearch[]>) => Promise<Answered>
  /** Does a question lean on those before it? */
  readonly leans: (question: string) => Promise<boolean>
  /** Holds sentences against passages, which are only handed over when the thread has not got them. */
  readonly judge: (written: Written, passages: readonly EvidencePassage[]) => Promise<readonly Judged[]>
}

interface Bounds {
  readonly time_ms: number
  readonly memory_mb: number
  /** The thread's script; tests hand in one that misbehaves. */
  readonly script?: URL
}

/**
 * Searching in a thread of its own, so that neither a long session nor a hostile one holds up the server. There is one,
 * asked one thing at a time, organisations and people in turns, because it keeps what it made of the texts. One that failed is ended and forgets; only what
 * it was asked fails. The same exception as for the engine's threads holds: limits on texts rule it out.
 */
export function searchThread({
  time_ms,
  memory_mb,
  script = new URL('./answer.worker.ts', import.meta.url),
}: Bounds): SearchThread {
  let worker: Worker | undefined

  const ready = (): Worker => {
    if (worker) return worker
    const made = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory_mb } })
    made.on('error', () => undefined)
    made.once('exit', () => {
      if (worker === made) worker = undefined
    })
    worker = made
    return made
  }
  const ask = async (message: AskedOfThread): Promise<unknown> => {
    const asked = ready()
    // an idle thread must not keep a stopping server alive
    asked.ref()
    try {
      return await threadAnswer(asked, message, { time_ms })
    } catch (error) {
      if (worker === asked) worker = undefined
      await asked.terminate()
      throw error
    } finally {
      asked.unref()
    }
  }
  const turns = openFairQueue({ capacity: 1 })
  const of = ({ submitter, signal }: Asker): Search => {
    const inTurn = (message: AskedOfThread) => turns.run(submitter, () => ask(message), signal)
    /** Asked without what the thread keeps, and with it when it has forgotten. */
    const askKept = async (short: AskedOfThread, whole: () => Promise<AskedOfThread>): Promise<unknown> => {
      const first = await inTurn(short)
      return missing.safeParse(first).success ? await inTurn(await whole()) : first
    }
    return {
      cut: async (text) => z.parse(cut, await inTurn({ cut: text })).chunks,
      answer: async (question, load) => {
        const whole = async () => ({ ...question, texts: await load() })
        return z.parse(answered, await askKept({ ...question, texts: null }, whole))
      },
      leans: async (question) => z.parse(leaning, await inTurn({ leans: question })).leans,
      judge: async (written, passages) => {
        const whole = async () => ({ ...written, passages })
        return z.parse(judgements, await askKept({ ...written, passages: null }, whole)).judged
      },
    }
  }
  return { start: () => ready().unref(), of }
}
