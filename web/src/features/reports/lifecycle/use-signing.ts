import type { SectionKey } from '@alta/contract/sections'
import { useEffect, useState } from 'react'
import type { Corrections } from '../correct/use-corrections.ts'
import { goToSection } from '../review/section-nav.tsx'
import type { Panes } from '../review/use-panes.ts'
import type { ReviewOf } from '../review/use-review.ts'
import type { ShownReport } from '../review/use-shown.ts'
import { useStableCallback } from '../review/use-stable-callback.ts'
import { summaryOf } from './summary.ts'

interface SignedOn {
  readonly shown: ShownReport
  readonly review: ReviewOf
  readonly panes: Panes
  readonly corrections: Corrections
  readonly reviewed: ReadonlySet<SectionKey>
  /** Says whether the person may sign the version that they read. */
  readonly canSign: boolean
}

/** The summary before a signature: what is open, the ways to it, and the key that opens it from anywhere. */
export const useSigning = ({ shown, review, panes, corrections, reviewed, canSign }: SignedOn) => {
  const [open, setOpen] = useState(false)
  const { evidence, counts } = review
  // What is being written is saved first: it is the newest version that is signed.
  const openSummary = useStableCallback(() => {
    if (canSign && !corrections.isSaving) corrections.saveAnd(() => setOpen(true))
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.isComposing || document.querySelector('[role=dialog], [role=menu], [role=listbox]')) return
      event.preventDefault()
      openSummary()
    }
    // The listener runs before that of the editor, which would insert a line break.
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [openSummary])
  return {
    open,
    onOpen: setOpen,
    summary: summaryOf({
      sections: shown.ordered,
      counts,
      toDecide: shown.unused.filter((fact) => shown.toDecide.has(fact)),
      reviewed,
    }),
    toSection: (key: SectionKey) => {
      panes.setView('report')
      requestAnimationFrame(() => goToSection(panes.pane, key))
    },
    toDoubt: (isConflict: boolean) =>
      panes.goTo(
        evidence.sentences.find(({ doubt }) => doubt !== null && (doubt === 'conflicting') === isConflict)?.id ?? null,
      ),
    toOmissions: panes.openTray,
  }
}
export type SigningState = ReturnType<typeof useSigning>
