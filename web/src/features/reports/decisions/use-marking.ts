import type { DischargeReport } from '@alta/contract/reports'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { useMemo } from 'react'
import { inOrder, nextToReview, readWith, useOrder } from './section-order.ts'
import { goToSection } from '../review/section-nav.tsx'
import type { Panes } from '../review/use-panes.ts'
import type { ReviewOf } from '../review/use-review.ts'
import type { ShownReport } from '../review/use-shown.ts'
import { useStableCallback } from '../review/use-stable-callback.ts'
import type { ReviewMarks } from './marks.ts'
import { useReviewed } from './use-reviewed.ts'

interface MarkedOn {
  readonly shown: ShownReport
  readonly review: ReviewOf
  readonly panes: Panes
  /** Sections with unsaved changes. */
  readonly written: readonly SectionKey[]
  readonly canMark: boolean
}

/** The section in which the focus is. */
const sectionFocused = (): SectionKey | null => {
  const head = document.activeElement?.closest('section.section')?.querySelector('[data-section]')
  return sectionKeys.find((key) => key === head?.getAttribute('data-section')) ?? null
}

/** Going through a report section by section: what is reviewed, and the way to the next one. */
export const useMarking = (report: DischargeReport, of: MarkedOn) => {
  const { shown, review, panes, written, canMark } = of
  const { reviewed, mark } = useReviewed(report, written)
  const order = useOrder((state) => state.order)
  const { evidence, chosen } = review
  const { sentences } = evidence
  /** To its first sentence to decide, else to its title; where all is reviewed, to what signs. */
  const goOn = (key: SectionKey | null) => {
    if (key === null) {
      const sign = document.querySelector<HTMLElement>('[data-sign]')
      return (sign ?? panes.pane.current)?.focus()
    }
    goToSection(panes.pane, key)
    panes.goTo(sentences.find(({ section, doubt }) => section === key && doubt !== null)?.id ?? null)
  }
  const toggle = useStableCallback((key: SectionKey) => {
    const sections = readWith(shown.ordered, key, order)
    if (reviewed.has(key)) return mark({ sections, reviewed: false })
    mark({ sections, reviewed: true })
    goOn(nextToReview(shown.ordered, { from: sections.at(-1) ?? key, reviewed: new Set([...reviewed, ...sections]) }))
  })
  const markHere = useStableCallback(() => {
    const key = sectionFocused() ?? sentences[chosen ?? -1]?.section ?? panes.sectionInView()
    if (canMark && key && !reviewed.has(key)) toggle(key)
    else if (canMark && key) goOn(nextToReview(shown.ordered, { from: key, reviewed }))
  })
  const changeOrder = useStableCallback(() => {
    const next = order === 'risk' ? 'report' : 'risk'
    useOrder.setState({ order: next })
    const first = nextToReview(inOrder(shown.ordered, next), { from: null, reviewed })
    // The sections have their new order only after the next drawing.
    requestAnimationFrame(() => goToSection(panes.pane, first ?? 'allergies'))
  })
  const marks = useMemo(
    (): ReviewMarks => ({ reviewed, order, sentences, toggle: canMark ? toggle : null }),
    [reviewed, order, sentences, canMark, toggle],
  )
  return { marks, markHere, changeOrder }
}
export type Marking = ReturnType<typeof useMarking>
