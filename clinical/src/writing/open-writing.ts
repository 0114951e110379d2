import type { GeneratedReport, ReportSection } from '@alta/contract/report'
import { finishedReport } from './finish.ts'
import { withHead } from './head/with-head.ts'
import { secondLookSteps } from './second-look-steps.ts'
import { planOf } from './plan.ts'
import { readForWriting } from './reading.ts'
import { type Failed, processFailure, type StepResponse, processAnswer } from './process-answer.ts'
import type { Digest, StepOutcome, WritingOptions, WritingPlan, WritingStep } from './writing.ts'

/** Writing over one source: pure functions over what was read of it once. */
export interface WritingSession {
  /** What to ask; of a long course first the digests, then with them again. */
  readonly plan: (digests: readonly Digest[] | null) => WritingPlan
  /** What came of an answer. */
  readonly take: (given: StepResponse) => StepOutcome
  /** What is left when a request has failed for good. */
  readonly giveUp: (failed: Failed) => StepOutcome
  /**
   * What to ask once everything is written, about what was settled on the way. Sections stand without it; what comes of it
   * takes their place.
   */
  readonly look: (settled: readonly unknown[]) => readonly WritingStep[]
  /** The whole report once every section stands, with what a model read of its head. */
  readonly finish: (sections: readonly ReportSection[], head?: unknown) => GeneratedReport
}

/** Reads a source for writing. Reading takes the time; throws only on a step that was not made here. */
export function openWriting(source: string, options: WritingOptions): WritingSession {
  const reading = readForWriting(source, options)
  return {
    plan: (digests) => planOf(reading, digests),
    take: (given) => processAnswer(reading, given),
    giveUp: (failed) => processFailure(reading, failed),
    look: (settled) => secondLookSteps(reading, settled),
    finish: (sections, head = null) => withHead(reading, finishedReport(reading, sections), head),
  }
}
