import { useRef, useState } from 'react'
import type { Pane } from '../correct/versions-pane.tsx'
import { sectionInView } from './section-nav.tsx'
import type { View } from '../source/source-sheet.tsx'
import { useStableCallback } from './use-stable-callback.ts'

/** How long what is to take the focus is waited for, in milliseconds: a long report is drawn in slices. */
const patience = 3_000

/** Gives the focus to what may not be drawn yet: tried with each frame until it has it, or something else is asked for. */
const useFocusWhenDrawn = () => {
  const latest = useRef<() => HTMLElement | null | undefined>(null)
  return (find: () => HTMLElement | null | undefined) => {
    latest.current = find
    const until = performance.now() + patience
    const attempt = () => {
      if (latest.current !== find) return
      const element = find()
      element?.focus()
      if (document.activeElement !== element && performance.now() < until) requestAnimationFrame(attempt)
    }
    attempt()
  }
}

/** Which panes are open, and the ways between them. `two`: report and source stand side by side. */
export const usePanes = (two: boolean) => {
  const [beside, setBeside] = useState(true)
  const [side, setSide] = useState<Pane>('source')
  const [view, setView] = useState<View>('report')
  const pane = useRef<HTMLDivElement>(null)
  const trayPane = useRef<HTMLDivElement>(null)
  const focusWhenDrawn = useFocusWhenDrawn()
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
      focusWhenDrawn(() => trayPane.current?.querySelector<HTMLElement>('button.fact') ?? trayPane.current)
    }),
    goTo: useStableCallback((id: number | null) => {
      if (id === null) return
      // What lies under another pane takes no focus until that is gone.
      if (!two) setView('report')
      focusWhenDrawn(() => pane.current?.querySelector<HTMLElement>(`.sentence[data-sentence="${id}"]`))
    }),
    sectionInView: () => sectionInView(pane.current),
  }
}
export type Panes = ReturnType<typeof usePanes>
