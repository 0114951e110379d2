import { useEffect, useState } from 'react'

/** Whether an element is wider inside than outside, so that it scrolls sideways. Give `ref` to the element. */
export function useOverflow() {
  const [element, ref] = useState<HTMLElement | null>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [element])
  return { ref, overflows }
}
