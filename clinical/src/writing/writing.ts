import type { ReportTemplate, UnsupportedAct } from '@alta/contract/model'
import type { FallbackReason, GeneratedReport, ReportSection, ReportSpan } from '@alta/contract/report'
import type { ModelStep } from '@alta/contract/model'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'

/**
 * The types of writing a report with a model. The requests to the model are sent elsewhere; this folder only takes and
 * gives text.
 */

/** Everything that decides the prompts. The same options and source give the same steps, to the byte. */
export interface WritingOptions {
  readonly strategy: 'guided' | 'single_pass'
  readonly language: Language | null
  /** The organisation's template; null for the default. */
  readonly template: ReportTemplate | null
  /** How many tokens question and answer may have together. */
  readonly context_tokens: number
  readonly on_unsupported: UnsupportedAct
  /** Whether a model looks a second time at what was written. */
  readonly judge: boolean
}

export interface PromptMessage {
  readonly role: 'system' | 'user'
  readonly content: string
}

/** A prompt in two wordings with the same meaning. */
export interface Prompt {
  /** For an answer that follows `schema`. */
  readonly structured: readonly PromptMessage[]
  readonly schema: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }
  /** For an answer with one sentence a line, each ending with the numbers of its lines: "… [3,5]". */
  readonly plain: readonly PromptMessage[]
  /** The most tokens of the answer. */
  readonly max_tokens: number
}

/** A request for a part of a report: JSON, so that threads can pass it on and the server can keep it. */
export interface WritingStep {
  readonly step: ModelStep
  /** The sections that it writes: all of them for `whole`, none for `digest`, `head` and `course`. */
  readonly sections: readonly SectionKey[]
  readonly prompt: Prompt
  /**
   * What `take` needs to continue from the answer: first attempt, doubts, numbers of lines. Only this folder reads it.
   */
  readonly state: unknown
}

/** The digest of a part of a long course, with its places in the source. */
export interface Digest {
  readonly lines: readonly { readonly text: string; readonly spans: readonly ReportSpan[] }[]
}

export interface WritingPlan {
  /** The report that the engine writes without a model: complete, shown at once, and the fallback of every failure. */
  readonly report: GeneratedReport
  /**
   * The steps, which may all be asked at the same time. Steps of `digest` come without steps that write: with their
   * digests the plan is made again and gives these. The last of the first ones are those in which a model reads the
   * course and its head.
   */
  readonly steps: readonly WritingStep[]
}

/** The result of an answer. */
export interface StepOutcome {
  /** The sections that it finishes: written, or the engine's with the reason. */
  readonly sections: readonly ReportSection[]
  /** The steps to ask next, each once. */
  readonly next: readonly WritingStep[]
  readonly digest: Digest | null
  /** Sections for a model's second look once everything is written, for `look`. JSON that only this folder reads. */
  readonly settled: readonly unknown[]
  /** What a model read of the head, for `finish`. JSON that only this folder reads. */
  readonly head: unknown
  /** What a model read of the course or of a part of it, for `finish`. JSON that only this folder reads. */
  readonly votes: unknown
  /** Why the answer was not used, or only in part; null where it was used. */
  readonly failure: FallbackReason | null
}

/** What a model read beside what it wrote: the head of the report, and the parts of the course. */
export interface ModelReads {
  readonly head: unknown
  readonly votes: readonly unknown[]
}
