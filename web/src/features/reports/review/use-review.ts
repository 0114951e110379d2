import type { ReportSection, UnusedFact } from '@alta/contract/report'
import type { DischargeReport } from '@alta/contract/reports'
import { useMemo, useState } from 'react'
import { withAccepted } from '../decisions/accepted.ts'
import { countDoubts, neighbour, readEvidence, writtenByModel } from '../source/evidence.ts'
import { useAcceptances } from '../decisions/use-acceptances.ts'
import { useSelection } from '../source/use-selection.ts'

interface ReviewInput {
  readonly sections: readonly ReportSection[]
  readonly unused: readonly UnusedFact[]
}

/**
 * A version of the report as a person walks it: its sentences and passages, what is chosen, what asks for a decision.
 */
export const useReview = (report: DischargeReport, { sections, unused }: ReviewInput) => {
  const { source, generated, strategy } = report
  const byModel = useMemo(() => writtenByModel({ generated, strategy }), [generated, strategy])
  const read = useMemo(() => readEvidence(sections, source.text, byModel), [sections, source.text, byModel])
  const { accepted, accept, takeBack } = useAcceptances(report)
  const evidence = useMemo(() => withAccepted(read, accepted), [read, accepted])
  const choice = useSelection(evidence.sentences, unused)
  // Sentences are numbered anew with every text: what was chosen in the one before means another one now.
  const [chosenIn, setChosenIn] = useState(sections)
  if (chosenIn !== sections) {
    setChosenIn(sections)
    choice.chooseNothing()
  }
  const counts = useMemo(() => countDoubts(evidence.sentences), [evidence])
  const toDecide = (step: 1 | -1) =>
    neighbour(evidence.sentences, { from: choice.chosen ?? -1, step, accepts: ({ doubt }) => doubt !== null })
  return {
    ...choice,
    evidence,
    /** The same sentences however many are accepted: what lays the source out. */
    drawn: read.sentences,
    counts,
    toCheck: counts.partial + counts.unsupported + counts.conflicting,
    before: toDecide(-1),
    after: toDecide(1),
    accept,
    takeBack,
  }
}
export type ReviewOf = ReturnType<typeof useReview>
