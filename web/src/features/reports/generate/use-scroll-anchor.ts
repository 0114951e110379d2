import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { partInSight } from './reading-position.ts'

/**
 * Keeps a reader's place in a text whose sections are replaced while they read: the first heading that they see stays
 * where it is, whatever grows or shrinks above it. Browsers do so too, but not all. `drawn` is what was drawn last.
 */
export const useScrollAnchor = (container: RefObject<HTMLElement | null>, drawn: unknown) => {
  const anchor = useRef<{ head: Element; top: number } | null>(null)
  const look = () => {
    const head = partInSight(container.current)
    anchor.current = head && { head, top: head.getBoundingClientRect().top }
  }
  useLayoutEffect(() => {
    const moved = anchor.current ? anchor.current.head.getBoundingClientRect().top - anchor.current.top : 0
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
    look()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `look` reads the page as it stands
  }, [drawn])
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- likewise
  }, [])
}
