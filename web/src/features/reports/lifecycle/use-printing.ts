import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Is the page being printed? True before the browser lays out the paper, so that what is only printed can be drawn
 * then.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    const onPaper = window.matchMedia('print')
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    const change = ({ matches }: MediaQueryListEvent) => (matches ? begin() : end())
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    onPaper.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      onPaper.removeEventListener('change', change)
    }
  }, [])
  return isPrinting
}
