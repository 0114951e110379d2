import type { Objection } from './doubt.ts'
import { dateObjections, figureObjections } from './figure-check.ts'
import { frequencyObjections } from './frequency-check.ts'
import { drugObjections, sideObjections } from './name-check.ts'
import { oppositeObjections } from './opposites.ts'
import { orderObjections } from './order-check.ts'
import { denialObjections, polarityObjections, type AnalysedSentence } from './polarity-check.ts'
import { relativeObjections } from './relatives-check.ts'
import { resultObjections } from './result-check.ts'
import type { SourceSentence } from './source-index.ts'

/** The objections to a written sentence beside the source sentences that it is aligned to. */
export function objections(written: AnalysedSentence, aligned: readonly SourceSentence[]): Objection[] {
  const { facts } = written
  return [
    ...figureObjections(facts, aligned),
    ...frequencyObjections(facts, aligned),
    ...dateObjections(facts, aligned),
    ...sideObjections(facts, aligned),
    ...drugObjections(facts, aligned),
    ...polarityObjections(written, aligned),
    ...denialObjections(written, aligned),
    ...oppositeObjections(written, aligned),
    ...resultObjections(written, aligned),
    ...orderObjections(written, aligned),
    ...relativeObjections(written, aligned),
  ]
}
