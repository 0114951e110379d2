import { useCallback, useState } from 'react'
import type { HeadRow } from '@alta/clinical/document/report-head'
import type { UnusedFact } from '@alta/contract/report'
import type { ReportSentence } from './evidence.ts'
import { litOf, type ReviewSelection } from './selection.ts'

/** What is chosen in a report, and the acts that change it. */
export const useSelection = (sentences: readonly ReportSentence[], unused: readonly UnusedFact[]) => {
  const [selection, setSelection] = useState<ReviewSelection | null>(null)
  // These go down to memoised rows and sentences, so they must stay the same from one choice to the next.
  const chooseSentence = useCallback((id: number, pointing: boolean) => {
    setSelection((last) => {
      const same = last?.kind === 'sentence' && last.from === 'report' && last.ids[0] === id
      // Resting on what is chosen already, or the focus that follows a click, changes nothing.
      if (same && (pointing || !last.pointing)) return last
      return { kind: 'sentence', ids: [id], passage: 0, from: 'report', pointing }
    })
  }, [])
  const choosePassage = useCallback((ids: readonly number[], passage: number) => {
    setSelection({ kind: 'sentence', ids, passage, from: 'source', pointing: false })
  }, [])
  const showPassage = useCallback((passage: number) => {
    setSelection((last) => (last?.kind === 'sentence' ? { ...last, passage, from: 'report', pointing: false } : last))
  }, [])
  const chooseUnused = useCallback((index: number) => setSelection({ kind: 'unused', index }), [])
  const chooseHead = useCallback(({ key, spans }: HeadRow) => {
    setSelection({ kind: 'head', key, spans: spans.toSorted((a, b) => a.start - b.start) })
  }, [])
  const chooseNothing = useCallback(() => setSelection(null), [])
  return {
    selection,
    chooseNothing,
    lit: litOf(selection, sentences, unused),
    chosen: selection?.kind === 'sentence' ? (selection.ids[0] ?? null) : null,
    chooseSentence,
    choosePassage,
    showPassage,
    chooseUnused,
    chooseHead,
  }
}
