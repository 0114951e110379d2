import { useRef, useState } from 'react'
import type { Pane } from '../correct/versions-pane.tsx'
import { sectionInView } from './section-nav.tsx'
import type { View } from '../source/source-sheet.tsx'
import { useStableCallback } from './use-stable-callback.ts'

/** Which panes are open, and the ways between them. `two`: report and source stand side by side. */
export const usePanes = (two: boolean) => {
  const [beside, setBeside] = useState(true)
  const [side, setSide] = useState<Pane>('source')
  const [view, setView] = useState<View>('report')
  const pane = useRef<HTMLDivElement>(null)
  const trayPane = useRef<HTMLDivElement>(null)
  return {
    pane,
    trayPane,
    beside: two && beside,
    side,
    setSide,
    view,
    setView,
    /** On a phone a pane lies over the report. */
    covered: !two && view !== 'report',
    toggleSource: useStableCallback(() => {
      if (two) setBeside((on) => !on)
      else setView((now) => (now === 'source' ? 'report' : 'source'))
    }),
    /** Where only one pane has room, the source is brought up. */
    showSource: () => {
      if (!two) setView('source')
    },
    openTray: useStableCallback(() => {
      if (two) setBeside(true)
      else setView('unused')
      setSide('source')
      requestAnimationFrame(() => {
        const tray = trayPane.current
        const first = tray?.querySelector<HTMLElement>('button.fact') ?? tray
        first?.focus()
      })
    }),
    goTo: useStableCallback((id: number | null) => {
      if (id === null) return
      const focus = () => pane.current?.querySelector<HTMLElement>(`.sentence[data-sentence="${id}"]`)?.focus()
      if (two || view === 'report') return focus()
      // What lies under another pane takes no focus until that is gone.
      setView('report')
      requestAnimationFrame(focus)
    }),
    sectionInView: () => sectionInView(pane.current),
  }
}
export type Panes = ReturnType<typeof usePanes>
