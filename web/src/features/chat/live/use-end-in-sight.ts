import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Px from the end within which somebody counts as reading the newest message. */
const near = 80
/** How long after the last change of a message the log is held at its end. */
const settling_ms = 500

const distance = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight

const scrollToEnd = (box: HTMLElement) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' })

interface Growth {
  /** Changes whenever the log becomes longer at its end. */
  readonly size: string
  readonly sent: number
}

/** Follows a log that grows at its end while the person is at the end; whoever has scrolled away stays there. */
export function useEndInSight(container: RefObject<HTMLElement | null>, { size, sent }: Growth) {
  const follows = useRef(true)
  const sentBefore = useRef(0)
  const [isAway, setIsAway] = useState(false)
  const toEnd = () => {
    const box = container.current
    if (box) scrollToEnd(box)
    follows.current = true
    setIsAway(false)
  }
  useEffect(() => {
    const box = container.current
    if (!box) return
    let last = { top: box.scrollTop, left: distance(box) }
    const look = () => {
      const now = { top: box.scrollTop, left: distance(box) }
      if (now.left < near) follows.current = true
      // Only a scroll upwards moves the view away from the end; a longer log alone does not.
      else if (now.top < last.top && now.left > last.left) follows.current = false
      last = now
      setIsAway(!follows.current)
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [container])
  useLayoutEffect(() => {
    const box = container.current
    if (sent !== sentBefore.current) follows.current = true
    sentBefore.current = sent
    if (!box?.firstElementChild || !follows.current) return
    scrollToEnd(box)
    // Messages drawn for the first time take their real height only a little later.
    const settling = new ResizeObserver(() => {
      if (follows.current) scrollToEnd(box)
    })
    settling.observe(box.firstElementChild)
    const settled = setTimeout(() => settling.disconnect(), settling_ms)
    return () => {
      settling.disconnect()
      clearTimeout(settled)
    }
  }, [container, size, sent])
  return { isAway, toEnd }
}
