import type { GeneratedReport, ReportSection } from '@alta/contract/report'
import { finishedReport } from './finish.ts'
import { withHead } from './head/with-head.ts'
import { secondLookSteps } from './second-look-steps.ts'
import { planOf } from './plan.ts'
import { readForWriting, withVotes } from './reading.ts'
import { type Failed, processFailure, type StepResponse, processAnswer } from './process-answer.ts'
import { joinedVotes } from './votes/votes-answer.ts'
import type { Digest, ModelReads, StepOutcome, WritingOptions, WritingPlan, WritingStep } from './writing.ts'

/** The writing of one source: pure functions over a source that is read once. */
export interface WritingSession {
  /** The next steps; for a long course first those of digests, then, with these, the others. */
  readonly plan: (digests: readonly Digest[] | null) => WritingPlan
  /** The result of an answer. */
  readonly take: (response: StepResponse) => StepOutcome
  /** The result of a request that has failed for good. */
  readonly giveUp: (failed: Failed) => StepOutcome
  /** The steps for a second look at what was written. Sections are valid without it; its results replace them. */
  readonly look: (settled: readonly unknown[]) => readonly WritingStep[]
  /** The whole report once every section is written, with what a model read of the course and of its head. */
  readonly finish: (sections: readonly ReportSection[], reads?: ModelReads) => GeneratedReport
}

/** Reads a source for writing, which takes the time. Throws only on a step that was not made here. */
export function openWriting(source: string, options: WritingOptions): WritingSession {
  const reading = readForWriting(source, options)
  return {
    plan: (digests) => planOf(reading, digests),
    take: (response) => processAnswer(reading, response),
    giveUp: (failed) => processFailure(reading, failed),
    look: (settled) => secondLookSteps(reading, settled),
    finish: (sections, { head, votes } = { head: null, votes: [] }) => {
      const voted = withVotes(reading, joinedVotes(votes))
      return withHead(voted, finishedReport(voted, sections), head)
    },
  }
}
