import { type RefObject, useEffect } from 'react'

/** What has the focus may go with the act that it did: then the report takes it, never the page as a whole. */
export const useKeptFocus = (pane: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const look = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && !document.querySelector('[role=dialog], [role=menu]')) pane.current?.focus({ preventScroll: true })
    }
    const frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  })
}
