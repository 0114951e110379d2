import type { Failed, StepResponse } from '@alta/clinical/writing/process-answer'
import type {
  Digest,
  ModelReads,
  StepOutcome,
  WritingOptions,
  WritingPlan,
  WritingStep,
} from '@alta/clinical/writing/writing'
import { modelSteps } from '@alta/contract/model'
import {
  fallbackReasons,
  type GeneratedReport,
  generatedReport,
  reportSection,
  type ReportSection,
  sectionKeyField,
  span,
} from '@alta/contract/report'
import * as z from 'zod/mini'
import { modelPrompt } from '#base/model/prompt'
import type { WorkerBounds, WorkersOf } from '#base/worker-pool'

/** The questions about one source, as `openWriting` takes it. */
export type WritingQuestion =
  | { readonly plan: readonly Digest[] | null }
  | { readonly take: StepResponse }
  | { readonly give_up: Failed }
  | { readonly look: readonly unknown[] }
  | { readonly finish: readonly ReportSection[]; readonly reads: ModelReads }

export interface WritingThreadRequest {
  /** The key under which the thread caches what it read of the source. */
  readonly key: string
  readonly options: WritingOptions
  /** null: the thread may have cached it. */
  readonly source: string | null
  readonly question: WritingQuestion
}

const step = z.object({
  step: z.enum(modelSteps),
  sections: z.array(sectionKeyField),
  prompt: modelPrompt,
  state: z.unknown(),
})
const plan = z.object({ report: generatedReport, steps: z.array(step) })
const taken = z.object({
  sections: z.array(reportSection),
  next: z.array(step),
  digest: z.nullable(z.object({ lines: z.array(z.object({ text: z.string(), spans: z.array(span) })) })),
  settled: z.array(z.unknown()),
  head: z.unknown(),
  votes: z.unknown(),
  failure: z.nullable(z.enum(fallbackReasons)),
})
const missing = z.object({ missing: z.literal(true) })

/** The source of one report, opened in the thread. Everything rejects when it takes too much time or memory. */
export interface WritingSource {
  readonly plan: (digests: readonly Digest[] | null) => Promise<WritingPlan>
  readonly take: (response: StepResponse) => Promise<StepOutcome>
  readonly giveUp: (failed: Failed) => Promise<StepOutcome>
  readonly look: (settled: readonly unknown[]) => Promise<readonly WritingStep[]>
  readonly finish: (sections: readonly ReportSection[], reads: ModelReads) => Promise<GeneratedReport>
}

interface SourceToWrite extends Omit<WritingThreadRequest, 'question'> {
  readonly source: string
  readonly signal: AbortSignal
  /**
   * A process was lost while the report was written: each question gets a process of its own, which is given the
   * source.
   */
  readonly is_suspect: boolean
}

interface Bounds extends Omit<WorkerBounds, 'at_once'> {
  /** The thread's script; tests pass one of their own. */
  readonly script?: URL
}

export type OpenWriting = (source: SourceToWrite) => WritingSource

/**
 * Reading, prompts, parsing and checking in one thread for all reports, with one question at a time, because it caches
 * what it read of a source. A thread that fails is ended and its cache is lost; then it is given the source again.
 */
export function writingThread(
  workersOf: WorkersOf,
  { script = new URL('./writing.worker.ts', import.meta.url), ...bounds }: Bounds,
): OpenWriting {
  const { run } = workersOf({ ...bounds, script, at_once: 1, asked_by: 'jobs' })
  return ({ key, options, source, signal, is_suspect }) => {
    const organisation_id = key.split('/')[0] ?? key
    const turn = { organisation_id, caller_id: organisation_id }
    const ask = (question: WritingQuestion, response: string | null) =>
      run({ message: { key, options, source: response, question }, turn, signal, is_suspect })
    const answerTo = async (question: WritingQuestion): Promise<unknown> => {
      if (is_suspect) return await ask(question, source)
      const first = await ask(question, null)
      return missing.safeParse(first).success ? await ask(question, source) : first
    }
    return {
      plan: async (digests) => z.parse(plan, await answerTo({ plan: digests })),
      take: async (response) => z.parse(taken, await answerTo({ take: response })),
      giveUp: async (failed) => z.parse(taken, await answerTo({ give_up: failed })),
      look: async (settled) => z.parse(z.array(step), await answerTo({ look: settled })),
      finish: async (sections, reads) => z.parse(generatedReport, await answerTo({ finish: sections, reads })),
    }
  }
}
