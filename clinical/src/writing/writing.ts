import type { ReportTemplate, UnsupportedAct } from '@alta/contract/model'
import type { FallbackReason, GeneratedReport, ReportSection, ReportSpan } from '@alta/contract/report'
import type { ModelStep } from '@alta/contract/model'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'

/** The shapes of writing a report with a model. Whoever asks the model is elsewhere; here text goes in and out. */

/** Everything that decides what a model is asked. The same options and source give the same steps, to the byte. */
export interface WritingOptions {
  readonly strategy: 'guided' | 'single_pass'
  readonly language: Language | null
  /** null: the common way. */
  readonly template: ReportTemplate | null
  /** Tokens that question and answer may have together. */
  readonly context_tokens: number
  readonly on_unsupported: UnsupportedAct
  /** Whether a model looks again at what was written. */
  readonly judge: boolean
}

export interface PromptMessage {
  readonly role: 'system' | 'user'
  readonly content: string
}

/** What a model is asked, in two wordings that mean the same. */
export interface Prompt {
  /** For an answer that follows `schema`. */
  readonly structured: readonly PromptMessage[]
  readonly schema: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }
  /** For an answer of one sentence a line, each ending with the numbers of its lines: "… [3,5]". */
  readonly plain: readonly PromptMessage[]
  /** Of the answer. */
  readonly max_tokens: number
}

/** A request on its way through a report: JSON, so that it can be handed between threads and kept. */
export interface WritingStep {
  readonly step: ModelStep
  /** That it writes; all it is to write for `whole`, none for `digest` and `head`. */
  readonly sections: readonly SectionKey[]
  readonly prompt: Prompt
  /** What `take` needs to go on from the answer: first attempt, doubts, numbers of lines. Read by this folder only. */
  readonly state: unknown
}

/** What was left of a part of a long course, with its places in the source. */
export interface Digest {
  readonly lines: readonly { readonly text: string; readonly spans: readonly ReportSpan[] }[]
}

export interface WritingPlan {
  /** The report as the engine writes it without a model: complete, shown at once, and what every failure falls back to. */
  readonly report: GeneratedReport
  /**
   * What to ask: all of them may be asked at the same time. Steps of `digest` come without any that write: with their
   * digests the plan is made again, and then gives these. One of `head` is last among the first.
   */
  readonly steps: readonly WritingStep[]
}

/** What came of an answer. */
export interface StepOutcome {
  /** Sections that are finished by it: written, or the engine's with the reason. */
  readonly sections: readonly ReportSection[]
  /** Steps to ask next, each once. */
  readonly next: readonly WritingStep[]
  readonly digest: Digest | null
  /** What a model is to look at again once everything is written, for `look`. JSON. Read by this folder only. */
  readonly settled: readonly unknown[]
  /** What a model read of the head, for `finish`. JSON. Read by this folder only. */
  readonly head: unknown
  /** Why the answer was not used, or not as it was; null: it was used. */
  readonly failure: FallbackReason | null
}
