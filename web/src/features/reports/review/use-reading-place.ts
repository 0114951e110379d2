import { type RefObject, useDeferredValue, useEffect } from 'react'
import { takeReadingPosition } from '../generate/reading-position.ts'
import { goToSection } from './section-nav.tsx'

type PaneRef = RefObject<HTMLDivElement | null>

/** When an act removes the element that has the focus, the report takes the focus, and not the page as a whole. */
const useKeptFocus = (pane: PaneRef): void => {
  useEffect(() => {
    const look = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && !document.querySelector('[role=dialog], [role=menu]')) pane.current?.focus({ preventScroll: true })
    }
    const frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  })
}

/**
 * Keeps the place of the reader: a report begins where they were while it was being written, and keeps the focus.
 * Returns whether the report is drawn as a whole: what is in sight is drawn at once, and what lies below in slices.
 */
export const useReadingPlace = (reportId: string, pane: PaneRef): boolean => {
  const isWhole = useDeferredValue(true, false)
  useEffect(() => {
    const section = isWhole ? takeReadingPosition(reportId) : null
    if (section !== null) goToSection(pane, section)
  }, [reportId, pane, isWhole])
  useKeptFocus(pane)
  return isWhole
}
