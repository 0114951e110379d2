import { useRef, useState } from 'react'
import type { Pane } from '../correct/versions-pane.tsx'
import { sectionInView } from './section-nav.tsx'
import type { View } from '../source/source-sheet.tsx'
import { useStableCallback } from './use-stable-callback.ts'

/** How long what is to take the focus is waited for, in milliseconds: a long report is drawn in slices. */
const focusWait = 10_000

/**
 * Gives the focus to what may not be drawn yet: tried with each frame until it has it, or until the person presses
 * something else.
 */
const useFocusWhenDrawn = () => {
  const latest = useRef<AbortController>(null)
  return (find: () => HTMLElement | null | undefined) => {
    latest.current?.abort()
    const waiting = (latest.current = new AbortController())
    const stop = () => waiting.abort()
    const until = performance.now() + focusWait
    const attempt = () => {
      if (waiting.signal.aborted) return
      const element = find()
      element?.focus()
      const isDone = element != null && document.activeElement === element
      if (isDone || performance.now() > until) stop()
      else requestAnimationFrame(attempt)
    }
    attempt()
    for (const input of ['keydown', 'pointerdown'])
      window.addEventListener(input, stop, { signal: waiting.signal, capture: true })
  }
}

/** Which panes are open, and the ways between them. `hasRoom`: the source has room beside the report. */
export const usePanes = (hasRoom: boolean) => {
  const [beside, setBeside] = useState(true)
  const [side, setSide] = useState<Pane>('source')
  const [view, setView] = useState<View>('report')
  const pane = useRef<HTMLDivElement>(null)
  const trayPane = useRef<HTMLDivElement>(null)
  const focusWhenDrawn = useFocusWhenDrawn()
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
      focusWhenDrawn(() => trayPane.current?.querySelector<HTMLElement>('button.fact') ?? trayPane.current)
    }),
    goTo: useStableCallback((id: number | null) => {
      if (id === null) return
      // The report is inert under another pane and can take the focus only after that pane has closed.
      if (!hasRoom) setView('report')
      focusWhenDrawn(() => pane.current?.querySelector<HTMLElement>(`.sentence[data-sentence="${id}"]`))
    }),
    sectionInView: () => sectionInView(pane.current),
  }
}
export type Panes = ReturnType<typeof usePanes>
