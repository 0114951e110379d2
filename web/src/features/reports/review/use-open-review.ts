import type { UnusedFact } from '@alta/contract/report'
import type { DischargeReport } from '@alta/contract/reports'
import { useSettings } from '../../../base/settings.ts'
import { useEditorAhead } from '../correct/editor-ahead.ts'
import { useCorrections } from '../correct/use-corrections.ts'
import { useWriting } from '../correct/use-writing.ts'
import { useReviewActions } from '../decisions/use-review-actions.ts'
import { useDismissals } from '../decisions/use-dismissals.ts'
import { useMarking } from '../decisions/use-marking.ts'
import { useRate } from '../lifecycle/use-rate.ts'
import { useSigning } from '../lifecycle/use-signing.ts'
import { usePanes } from './use-panes.ts'
import { useReadingPlace } from './use-reading-place.ts'
import { useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useRights } from './use-rights.ts'
import { useRoom } from './use-room.ts'
import { useShown } from './use-shown.ts'
import { useStableCallback } from './use-stable-callback.ts'

/** Gathers all that a person sees of a report, and all that they can do with it. */
export const useOpenReview = (report: DischargeReport) => {
  const locale = useSettings((settings) => settings.locale)
  const language = report.language ?? locale
  const room = useRoom()
  const panes = usePanes(room.forSource)
  const writer = useWriting(report, language)
  const corrections = useCorrections(writer, language)
  const { dismissed, dismiss } = useDismissals(report)
  const shown = useShown(report, { writer, open: corrections.open, dismissed })
  const review = useReview(report, shown)
  const rating = useRate(report)
  const rights = useRights(report, shown.isNewest)
  const { canCorrect, canSign } = rights
  useEditorAhead(rights.mayCorrect, panes.pane)
  const acts = useReviewActions(report, { writer, corrections, review, panes, canCorrect })
  const marking = useMarking(report, { shown, review, panes, written: writer.changed, canMark: canCorrect })
  const signing = useSigning({ shown, review, panes, corrections, reviewed: marking.marks.reviewed, canSign })
  const setAside = useStableCallback((fact: UnusedFact, on: boolean) => {
    review.chooseNothing()
    dismiss(fact, on)
  })
  const isWhole = useReadingPlace(report.discharge_report_id, panes.pane)
  const keyList = useReviewKeys({
    review,
    marking,
    panes,
    acts: acts.decide.acts,
    // The stars are hidden while the person writes.
    rating: writer.writing ? null : rating,
  })
  return {
    report,
    language,
    room,
    panes,
    writer,
    corrections,
    shown,
    review,
    rating,
    rights,
    marking,
    signing,
    acts: { ...acts, setAside },
    isWhole,
    keyList,
    /** What the list of sections shows and leads to. */
    navigation: { evidence: review.evidence, language, container: panes.pane, chosen: review.chosen },
  }
}
export type OpenReview = ReturnType<typeof useOpenReview>
