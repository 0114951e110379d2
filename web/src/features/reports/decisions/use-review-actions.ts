import type { UnusedFact } from '@alta/contract/report'
import type { DischargeReport } from '@alta/contract/reports'
import type { SectionKey } from '@alta/contract/sections'
import { useMemo } from 'react'
import type { CorrectionActions } from '../correct/correcting.ts'
import type { Corrections } from '../correct/use-corrections.ts'
import type { CorrectionEditor } from '../correct/use-writing.ts'
import type { Decide } from './decide.ts'
import type { ReportSentence } from '../source/evidence.ts'
import { differingOf } from '../text/differing.ts'
import type { Panes } from '../review/use-panes.ts'
import type { ReviewOf } from '../review/use-review.ts'
import { useStableCallback } from '../review/use-stable-callback.ts'

interface ActedOn {
  readonly writer: CorrectionEditor
  readonly corrections: Corrections
  readonly review: ReviewOf
  readonly panes: Panes
  readonly canCorrect: boolean
}

/**
 * The actions on the sentences, sections and facts of a report. Hundreds of rows and buttons receive them, so the
 * functions stay the same from one render to the next.
 */
export const useReviewActions = ({ source }: Pick<DischargeReport, 'source'>, of: ActedOn) => {
  const { writer, corrections, review, panes, canCorrect } = of
  const { evidence, chosen } = review
  const edit = useStableCallback((section: SectionKey) => {
    panes.setView('report')
    corrections.edit(section)
  })
  const editHere = useStableCallback(() =>
    edit(evidence.sentences[chosen ?? -1]?.section ?? panes.sectionInView() ?? 'complications'),
  )
  const accept = useStableCallback((sentence: ReportSentence) => {
    review.accept(sentence)
    // On to what is next to decide in the section; else it stays, and the section can be marked as reviewed.
    const next = evidence.sentences.find(
      ({ id, section, doubt }) => id > sentence.id && section === sentence.section && doubt !== null,
    )
    panes.goTo((next ?? sentence).id)
  })
  const takeBack = useStableCallback(review.takeBack)
  const remove = useStableCallback((sentence: ReportSentence) => {
    const { section, item } = sentence
    const alike = evidence.sentences.filter((one) => one.section === section && one.item.text === item.text)
    corrections.remove(
      sentence,
      alike.findIndex(({ id }) => id === sentence.id),
    )
  })
  const close = useStableCallback(corrections.close)
  const write = useStableCallback(writer.write)
  const insert = useStableCallback((facts: readonly UnusedFact[]) => {
    review.chooseNothing()
    panes.setView('report')
    corrections.insert(facts)
  })
  const chooseUnused = useStableCallback((index: number) => {
    review.chooseUnused(index)
    panes.showSource()
  })
  const { open, fresh, bound } = corrections
  const { textOf } = writer
  const correcting = useMemo(
    (): CorrectionActions | null => (canCorrect ? { open, fresh, bound, edit, close, textOf, write } : null),
    [canCorrect, open, fresh, bound, edit, close, textOf, write],
  )
  const { drawn } = review
  const decide = useMemo(
    (): Decide => ({
      differing: (sentence) => differingOf(sentence, drawn, source.text),
      acts: canCorrect ? { accept, takeBack, edit, remove } : null,
    }),
    [drawn, source.text, canCorrect, accept, takeBack, edit, remove],
  )
  return { decide, correcting, editHere, insert, chooseUnused }
}
