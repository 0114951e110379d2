import { useEffect } from 'react'
import { fetchWhenIdle } from '../../../base/ui/on-demand.ts'

/** What writing in a section draws: fetched on demand in any case, see `section-edit.tsx` and `dialogs.ts`. */
const parts = [
  () => import('../editor/section-field.tsx'),
  () => import('./edited-text.tsx'),
  () => import('./refused-alert.tsx'),
  () => import('./stale-dialog.tsx'),
  () => import('./discard-dialog.tsx'),
]

/** Once a report has been read for so long, nothing that is drawn or decided first waits for the editor. */
const after_ms = 4_000

/** Has the editor at hand before somebody writes: a server that is out of reach by then keeps nobody from it. */
export function useEditorAhead(mayWrite: boolean): void {
  useEffect(() => {
    if (!mayWrite) return undefined
    const timer = setTimeout(() => fetchWhenIdle(parts), after_ms)
    return () => clearTimeout(timer)
  }, [mayWrite])
}
