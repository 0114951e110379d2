import { useRef, useState } from 'react'
import type { Pane } from '../correct/versions-pane.tsx'
import { sectionInView } from './section-nav.tsx'
import type { View } from '../source/source-sheet.tsx'
import { useStableCallback } from './use-stable-callback.ts'

/** Which panes are open, and the ways between them. `hasRoom`: the source has room beside the report. */
export const usePanes = (hasRoom: boolean) => {
  const [beside, setBeside] = useState(true)
  const [side, setSide] = useState<Pane>('source')
  const [view, setView] = useState<View>('report')
  const pane = useRef<HTMLDivElement>(null)
  const trayPane = useRef<HTMLDivElement>(null)
  return {
    pane,
    trayPane,
    beside: hasRoom && beside,
    side,
    setSide,
    view,
    setView,
    /** On a phone a pane lies over the report. */
    covered: !hasRoom && view !== 'report',
    toggleSource: useStableCallback(() => {
      if (hasRoom) setBeside((on) => !on)
      else setView((now) => (now === 'source' ? 'report' : 'source'))
    }),
    /** Where only one pane has room, the source is brought up. */
    showSource: () => {
      if (!hasRoom) setView('source')
    },
    openTray: useStableCallback(() => {
      if (hasRoom) setBeside(true)
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
      if (hasRoom || view === 'report') return focus()
      // The report is inert under another pane and can take the focus only after that pane has closed.
      setView('report')
      requestAnimationFrame(focus)
    }),
    sectionInView: () => sectionInView(pane.current),
  }
}
export type Panes = ReturnType<typeof usePanes>
