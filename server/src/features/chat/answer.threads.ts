import type { EvidencePassage } from '@alta/clinical/chat-grounding/evidence'
import type { SentenceJudgement, JudgeOptions } from '@alta/clinical/chat-grounding/judge'
import type { FormattedAnswer } from '@alta/clinical/search/format-answer'
import type { Prompt } from '@alta/clinical/writing/writing'
import type { Chunk, SearchText } from '@alta/clinical/search/texts'
import { groundings } from '@alta/contract/chat'
import { languageField, sectionKeyField } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import * as z from 'zod/mini'
import { modelPrompt } from '#base/model/prompt'
import type { JobRun } from '#base/jobs'
import type { WorkerBounds, WorkersOf } from '#base/worker-pool'

export interface TextToSearch extends SearchText {
  /** JSON of its passages. */
  readonly chunks: string
  /** Of the chunks, one after the other (see `packed`); null: none. */
  readonly vectors: Uint8Array | null
}

/** A version of a report, as it is kept. */
export interface ReportVersionText {
  readonly id: string
  readonly title: string
  readonly language: Language
  /** JSON of its sections, generated or corrected. */
  readonly sections: string
}

interface SearchQuestion {
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
interface JudgeRequest extends JudgeOptions {
  /** Of the passages: under it the thread keeps what it made of them. */
  readonly evidence: string
  readonly sentences: readonly string[]
}

/** The sentences of a whole answer, as a model looks at them again. */
interface SecondJudgeRequest extends JudgeRequest {
  readonly context_tokens: number
  /** Of that model; null: what it is to be asked is wanted. */
  readonly answer: string | null
}

export type SearchThreadRequest =
  | (SearchQuestion & { readonly texts: readonly TextToSearch[] | null })
  | (JudgeRequest & { readonly passages: readonly EvidencePassage[] | null })
  | (SecondJudgeRequest & { readonly passages: readonly EvidencePassage[] | null })
  | { readonly version: ReportVersionText }
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
const readText = z.object({ text: z.string(), chunks: z.string() })
const leaning = z.object({ leans: z.boolean() })
const missing = z.object({ missing: z.literal(true) })
const found = z.object({
  grounding: z.enum(groundings),
  formatted: z.object({
    content: z.string(),
    citations: z.array(z.object({ ...span.shape, text_id: z.string(), source_start: offset, source_end: offset })),
    parts: z.array(z.string()),
  }),
})
const answered = z.object({
  answer: found,
  /** What is left of it when a model that was given the passages finds no answer in them. */
  declined: found,
  language: languageField,
  passages: z.array(place),
})
type ThreadAnswer = z.infer<typeof answered>
interface FoundByThread extends Pick<ThreadAnswer['answer'], 'grounding'> {
  readonly formatted: FormattedAnswer
}
const judgement = z.object({
  verdict: z.enum(['kept', 'removed', 'nothing']),
  support: z.enum(['supported', 'partial', 'unsupported', 'conflicting']),
  cited: z.array(z.object({ passage: offset, sentence: offset })),
  foreign: z.boolean(),
})
const judgements = z.object({ judged: z.array(judgement) })
const looked = z.object({ judged: z.nullable(z.array(judgement)) })
const lookPrompt = z.object({ prompt: z.nullable(modelPrompt) })
export type SearchThreadReply =
  | z.infer<typeof readText>
  | { readonly missing: true }
  | { readonly leans: boolean }
  | { readonly judged: readonly SentenceJudgement[] | null }
  | { readonly prompt: Prompt | null }
  | (Pick<ThreadAnswer, 'language'> & {
      readonly answer: FoundByThread
      readonly declined: FoundByThread
      readonly passages: readonly Omit<Chunk, 'header' | 'facts'>[]
    })

/** Whose question it is, and that nobody wants its answer any more. */
type Asker = Pick<JobRun<unknown, unknown>, 'submitter' | 'signal' | 'is_suspect'>

export interface SearchThread {
  /** Starts the thread before it is asked: loading what it knows takes a third of a second. */
  readonly start: () => void
  /** What this asker asks waits for its turn among those of others. */
  readonly of: (asker: Asker) => ChatSearch
}

export interface ChatSearch {
  /** The text of a report as it is printed, and JSON of its passages. */
  readonly read: (version: ReportVersionText) => Promise<z.infer<typeof readText>>
  /** Answers from texts; `load` is only called when the thread has not got them. */
  readonly answer: (question: SearchQuestion, load: () => Promise<readonly TextToSearch[]>) => Promise<ThreadAnswer>
  /** Does a question lean on those before it? */
  readonly leans: (question: string) => Promise<boolean>
  /** Holds sentences against passages, which are only handed over when the thread has not got them. */
  readonly judge: (written: JudgeRequest, passages: readonly EvidencePassage[]) => Promise<readonly SentenceJudgement[]>
  /** What a model is asked that looks at them again; null: there is nothing to ask. */
  readonly lookPrompt: (
    looking: Omit<SecondJudgeRequest, 'answer'>,
    passages: readonly EvidencePassage[],
  ) => Promise<Prompt | null>
  /** What becomes of them after its answer; null: it cannot be read. */
  readonly judgeAgain: (
    looking: SecondJudgeRequest,
    passages: readonly EvidencePassage[],
  ) => Promise<readonly SentenceJudgement[] | null>
}

interface SearchThreadBounds extends Omit<WorkerBounds, 'at_once'> {
  /** The thread's script; tests hand in one of their own. */
  readonly script?: URL
}

/**
 * Searching in one thread, asked one thing at a time, because it keeps what it made of the texts. One that failed is
 * ended and forgets; only what it was asked fails. Where a process was lost meanwhile, each question gets a process of its
 * own, which knows nothing of the one before.
 */
export function searchThread(
  workersOf: WorkersOf,
  { script = new URL('./answer.worker.ts', import.meta.url), ...bounds }: SearchThreadBounds,
): SearchThread {
  const { run, warm } = workersOf({ ...bounds, script, at_once: 1, asked_by: 'jobs' })
  const of = ({ submitter: turn, signal, is_suspect = false }: Asker): ChatSearch => {
    const ask = (message: SearchThreadRequest): Promise<unknown> => run({ message, turn, signal, is_suspect })
    /** Asked without what the thread keeps, and with it when it has forgotten. */
    const askKept = async (short: SearchThreadRequest, whole: () => Promise<SearchThreadRequest>): Promise<unknown> => {
      if (is_suspect) return await ask(await whole())
      const first = await ask(short)
      return missing.safeParse(first).success ? await ask(await whole()) : first
    }
    const askOver = (written: JudgeRequest | SecondJudgeRequest, passages: readonly EvidencePassage[]) =>
      askKept({ ...written, passages: null }, () => Promise.resolve({ ...written, passages }))
    return {
      read: async (version) => z.parse(readText, await ask({ version })),
      answer: async (question, load) => {
        const whole = async () => ({ ...question, texts: await load() })
        return z.parse(answered, await askKept({ ...question, texts: null }, whole))
      },
      leans: async (question) => z.parse(leaning, await ask({ leans: question })).leans,
      judge: async (written, passages) => z.parse(judgements, await askOver(written, passages)).judged,
      lookPrompt: async (looking, passages) =>
        z.parse(lookPrompt, await askOver({ ...looking, answer: null }, passages)).prompt,
      judgeAgain: async (looking, passages) => z.parse(looked, await askOver(looking, passages)).judged,
    }
  }
  return { start: warm, of }
}
