import { useRef, useState } from 'react'
import type { View } from './source/source-sheet.tsx'

/** Which panes are open, and the ways between them. `two`: report and source stand side by side. */
export const usePanes = (two: boolean) => {
  const [beside, setBeside] = useState(true)
  const [view, setView] = useState<View>('report')
  const pane = useRef<HTMLDivElement>(null)
  const trayPane = useRef<HTMLDivElement>(null)
  return {
    pane,
    trayPane,
    beside: two && beside,
    view,
    setView,
    /** On a phone a pane lies over the report. */
    covered: !two && view !== 'report',
    toggleSource: () => {
      if (two) setBeside((on) => !on)
      else setView((now) => (now === 'source' ? 'report' : 'source'))
    },
    openTray: () => {
      if (two) setBeside(true)
      else setView('unused')
      requestAnimationFrame(() => trayPane.current?.focus())
    },
    goTo: (id: number | null) => {
      if (id !== null) pane.current?.querySelector<HTMLElement>(`.sentence[data-sentence="${id}"]`)?.focus()
    },
  }
}
