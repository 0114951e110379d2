import { type RefObject, useEffect } from 'react'
import { fetchAhead } from '../../../base/ui/on-demand.ts'
import { loadMarkdownTools } from './words-part.ts'

/** What writing in a section draws: fetched on demand in any case, see `section-edit.tsx` and `dialogs.ts`. */
const parts = [
  loadMarkdownTools,
  () => import('./section-writing.tsx'),
  () => import('./edited-text.tsx'),
  () => import('./versions-pane.tsx'),
  () => import('./refused-alert.tsx'),
  () => import('./stale-dialog.tsx'),
  () => import('./discard-dialog.tsx'),
]

/**
 * Fetches the editor once a person is at the text of a report, and after a while in any case, so that the person can
 * write even if the server is out of reach by then.
 */
export function useEditorAhead(mayWrite: boolean, text: RefObject<HTMLElement | null>): void {
  useEffect(() => (mayWrite && text.current ? fetchAhead(parts, text.current) : undefined), [mayWrite, text])
}
