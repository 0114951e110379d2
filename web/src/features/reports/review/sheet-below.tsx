import { turn } from '../source/selection.ts'
import { SourceSheet } from '../source/source-sheet.tsx'
import { useOrigin } from '../source/origin.ts'
import type { OpenReview } from './use-open-review.ts'

/** On a phone: the passage of the chosen sentence, and the way between report, source and tray. */
export function SheetBelow({ opened }: { opened: OpenReview }) {
  const { report, panes, shown, review } = opened
  const { selection, lit } = review
  const origin = useOrigin(review.evidence.sentences[review.chosen ?? -1])
  return (
    <SourceSheet
      source={report.source}
      lit={lit}
      selection={selection}
      origin={origin}
      view={panes.view}
      unusedCount={shown.unused.filter((fact) => shown.toDecide.has(fact)).length}
      onView={panes.setView}
      onNextPassage={() => {
        if (selection?.kind === 'sentence') review.showPassage(turn(selection.passage, 1, lit.spans.length))
      }}
    />
  )
}
