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
  /** JSON of the text's passages. */
  readonly chunks: string
  /** The vectors of the passages, one after the other (see `packed`); null: there are none. */
  readonly vectors: Uint8Array | null
}

/** A version of a report as it is stored. */
export interface ReportVersionText {
  readonly id: string
  readonly title: string
  readonly language: Language
  /** JSON of its sections, generated or corrected. */
  readonly sections: string
}

interface SearchQuestion {
  /** Organisation, session, versions of the texts and the model of the vectors: the key of the thread's cache. */
  readonly key: string
  readonly question: string
  /** The question's vector, by the model of the texts' vectors; null: only words are searched. */
  readonly question_vector: Float32Array | null
  /** The questions before this one, oldest first. */
  readonly earlier: readonly string[]
  /** The language of the answer, where the question does not show its language. */
  readonly locale: Language
  /** The characters of passages that a model may be given; null: no model is asked. */
  readonly room: number | null
}

/** The sentences to be checked against the passages that a model was given. */
interface JudgeRequest extends JudgeOptions {
  /** The key of the passages, under which the thread caches what it made of them. */
  readonly evidence: string
  readonly sentences: readonly string[]
}

/** The sentences of a whole answer, as a model looks at them again. */
interface SecondJudgeRequest extends JudgeRequest {
  readonly context_tokens: number
  /** The answer of that model; null: the prompt for it is requested. */
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
const passageSpan = z.object({
  ...span.shape,
  text_id: z.string(),
  sentences: z.array(span),
  day: z.nullable(z.string()),
  section: z.nullable(sectionKeyField),
})
/** The place of a passage that a model may be given. */
export type PassageSpan = z.infer<typeof passageSpan>
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
  /** The answer without the passages' content, for when a model finds no answer in them. */
  declined: found,
  language: languageField,
  passages: z.array(passageSpan),
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

/** On whose behalf the search runs, and a signal that aborts when the answer is no longer wanted. */
type AnswerCaller = Pick<JobRun<unknown, unknown>, 'submitter' | 'signal' | 'is_suspect'>

export interface SearchThread {
  /** Starts the thread before the first question: loading its data takes a third of a second. */
  readonly start: () => void
  /** Each request waits for its turn among those of others. */
  readonly of: (caller: AnswerCaller) => ChatSearch
}

export interface ChatSearch {
  /** The text of a report as it is printed, and JSON of its passages. */
  readonly read: (version: ReportVersionText) => Promise<z.infer<typeof readText>>
  /** Answers from texts; `load` is only called when the thread has not cached them. */
  readonly answer: (question: SearchQuestion, load: () => Promise<readonly TextToSearch[]>) => Promise<ThreadAnswer>
  /** Whether a question refers to those before it. */
  readonly leans: (question: string) => Promise<boolean>
  /** Checks sentences against passages, which are only sent when the thread has not cached them. */
  readonly judge: (written: JudgeRequest, passages: readonly EvidencePassage[]) => Promise<readonly SentenceJudgement[]>
  /** The prompt for a model that checks them again; null: there is nothing to ask. */
  readonly lookPrompt: (
    looking: Omit<SecondJudgeRequest, 'answer'>,
    passages: readonly EvidencePassage[],
  ) => Promise<Prompt | null>
  /** The judgements after its answer; null: the answer cannot be read. */
  readonly judgeAgain: (
    looking: SecondJudgeRequest,
    passages: readonly EvidencePassage[],
  ) => Promise<readonly SentenceJudgement[] | null>
}

interface SearchThreadBounds extends Omit<WorkerBounds, 'at_once'> {
  /** The thread's script; tests pass one of their own. */
  readonly script?: URL
}

/**
 * Searches in one thread, with one request at a time, because it caches what it made of the texts. A thread that fails
 * is ended and its cache is lost; only the present request fails. A question during which a process was lost gets a
 * process of its own, which has no cache.
 */
export function searchThread(
  workersOf: WorkersOf,
  { script = new URL('./answer.worker.ts', import.meta.url), ...bounds }: SearchThreadBounds,
): SearchThread {
  const { run, warm } = workersOf({ ...bounds, script, at_once: 1, asked_by: 'jobs' })
  const of = ({ submitter: turn, signal, is_suspect = false }: AnswerCaller): ChatSearch => {
    const ask = (message: SearchThreadRequest): Promise<unknown> => run({ message, turn, signal, is_suspect })
    /** Sends the request without the texts first, and with them when the thread has not cached them. */
    const askWithCache = async (
      short: SearchThreadRequest,
      withTexts: () => Promise<SearchThreadRequest>,
    ): Promise<unknown> => {
      if (is_suspect) return await ask(await withTexts())
      const first = await ask(short)
      return missing.safeParse(first).success ? await ask(await withTexts()) : first
    }
    const askOver = (written: JudgeRequest | SecondJudgeRequest, passages: readonly EvidencePassage[]) =>
      askWithCache({ ...written, passages: null }, () => Promise.resolve({ ...written, passages }))
    return {
      read: async (version) => z.parse(readText, await ask({ version })),
      answer: async (question, load) => {
        const withTexts = async () => ({ ...question, texts: await load() })
        return z.parse(answered, await askWithCache({ ...question, texts: null }, withTexts))
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
