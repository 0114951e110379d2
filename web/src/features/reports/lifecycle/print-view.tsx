import { type ComponentProps, useEffect, useState } from 'react'
import { aheadOfDemand, fetchAhead } from '../../../base/ui/on-demand.ts'

const printed = aheadOfDemand(async () => (await import('./printed-report.tsx')).PrintedReport)
export const preparePrintView = printed.prepare

const isPrintShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key.toLowerCase() === 'p' && (ctrlKey || metaKey)

/** What is printed of an open report: fetched as soon as somebody is there, and before its page is printed by keys. */
export function PrintView(props: ComponentProps<typeof printed.Part>) {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    if (isHere) return undefined
    const bring = async () => {
      await preparePrintView()
      setHere(true)
    }
    const press = (event: KeyboardEvent) => {
      if (!isPrintShortcut(event)) return
      event.preventDefault()
      // The browser prints after the view has been drawn.
      void bring().then(() => setTimeout(() => window.print()))
    }
    const bringNow = () => void bring().catch(() => undefined)
    const onPaper = window.matchMedia('print')
    const leave = fetchAhead([bring])
    window.addEventListener('keydown', press)
    onPaper.addEventListener('change', bringNow)
    return () => {
      leave()
      window.removeEventListener('keydown', press)
      onPaper.removeEventListener('change', bringNow)
    }
  }, [isHere])
  return isHere && <printed.Part {...props} />
}
