import type { UnusedFact } from '@alta/contract/report'
import type { DischargeReport } from '@alta/contract/reports'
import type { Language } from '@alta/contract/languages'
import { type RefObject, useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useEditorAhead } from '../correct/editor-ahead.ts'
import { useCorrections } from '../correct/use-corrections.ts'
import { useWriting } from '../correct/use-writing.ts'
import { takeReadingPosition } from '../generate/place.ts'
import { useRate } from '../lifecycle/use-rate.ts'
import { useSigning } from '../lifecycle/use-signing.ts'
import { useActs } from '../decisions/use-acts.ts'
import { useMarking } from '../decisions/use-marking.ts'
import { useMayHere } from './may-here.ts'
import { useDismissals } from '../decisions/use-dismissals.ts'
import { goToSection } from './section-nav.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePanes } from './use-panes.ts'
import { useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useShown } from './use-shown.ts'
import { useStableCallback } from './use-stable-callback.ts'

interface OpenedIn {
  /** Report and source stand side by side. */
  readonly two: boolean
  readonly language: Language
}

/** Begins where the reader was while the report was being written. */
const usePlaceLeft = (
  { discharge_report_id }: DischargeReport,
  { pane, isWhole }: { readonly pane: RefObject<HTMLDivElement | null>; readonly isWhole: boolean },
) => {
  useEffect(() => {
    const section = isWhole ? takeReadingPosition(discharge_report_id) : null
    if (section !== null) goToSection(pane, section)
  }, [discharge_report_id, pane, isWhole])
}

/** Gathers all that a person sees of a report, and all that they can do with it. */
export const useOpenReview = (report: DischargeReport, { two, language }: OpenedIn) => {
  const mayCorrect = useMayHere(report, 'discharge_reports:correct')
  const maySign = useMayHere(report, 'discharge_reports:sign')
  const writer = useWriting(report, language)
  const corrections = useCorrections(writer, language)
  const { dismissed, dismiss } = useDismissals(report)
  const shown = useShown(report, { writer, open: corrections.open, dismissed })
  const review = useReview(report, shown)
  const rating = useRate(report)
  const panes = usePanes(two)
  const [showsKeys, setShowsKeys] = useState(false)
  const showKeys = useCallback(() => setShowsKeys(true), [])
  const canCorrect = mayCorrect && shown.isNewest
  useEditorAhead(mayCorrect, panes.pane)
  const isSigned = report.review.state === 'signed'
  const acts = useActs(report, { writer, corrections, review, panes, canCorrect })
  const marking = useMarking(report, { shown, review, panes, written: writer.changed, canMark: canCorrect })
  const canSign = maySign && shown.isNewest && !isSigned
  const { reviewed } = marking.marks
  const signing = useSigning({ shown, review, panes, corrections, reviewed, canSign })
  const setAside = useStableCallback((fact: UnusedFact, on: boolean) => {
    review.chooseNothing()
    dismiss(fact, on)
  })
  // What is in sight is drawn at once, and what lies below in slices.
  const isWhole = useDeferredValue(true, false)
  usePlaceLeft(report, { pane: panes.pane, isWhole })
  useKeptFocus(panes.pane)
  useReviewKeys({
    review,
    markHere: marking.markHere,
    changeOrder: marking.changeOrder,
    acts: acts.decide.acts,
    // The stars are out of sight while somebody writes.
    rating: writer.writing ? null : rating,
    goTo: panes.goTo,
    sectionInView: panes.sectionInView,
    openTray: panes.openTray,
    toggleSource: panes.toggleSource,
    showKeys,
  })
  return {
    writer,
    corrections,
    shown,
    review,
    rating,
    panes,
    marking,
    signing,
    acts: { ...acts, setAside },
    canCorrect,
    /** Whether facts left out are put in or set aside: not in a signed report. */
    canDecide: canCorrect && !isSigned,
    isWhole,
    showsKeys,
    showKeys,
    hideKeys: () => setShowsKeys(false),
  }
}
