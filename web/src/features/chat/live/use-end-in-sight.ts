import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Px from the end within which somebody counts as reading the newest message. */
const near = 80

const distance = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight

const scrollToEnd = (box: HTMLElement) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' })

interface Growth {
  /** Changes whenever the log becomes longer at its end. */
  readonly size: string
  readonly sent: number
}

/** Follows a log that grows at its end as long as the person is there; who has scrolled away is left in his place. */
export function useEndInSight(container: RefObject<HTMLElement | null>, { size, sent }: Growth) {
  const follows = useRef(true)
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
    const look = () => {
      follows.current = distance(box) < near
      setIsAway(!follows.current)
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [container])
  useLayoutEffect(() => {
    const box = container.current
    if (!box || !follows.current) return
    scrollToEnd(box)
    // Messages drawn for the first time take their real height only now.
    const late = requestAnimationFrame(() => {
      if (follows.current) scrollToEnd(box)
    })
    return () => cancelAnimationFrame(late)
  }, [container, size])
  useLayoutEffect(() => {
    const box = container.current
    if (sent === 0 || !box) return
    follows.current = true
    scrollToEnd(box)
  }, [container, sent])
  return { isAway, toEnd }
}
