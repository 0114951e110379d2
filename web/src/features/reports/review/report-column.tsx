import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { CheckBar } from '../decisions/check-bar.tsx'
import { ReportPane } from '../text/report-pane.tsx'
import { PaneOver } from './panes.tsx'
import type { OpenReview } from './use-open-review.ts'

/** Fetched where there is no room for the list of sections. */
const SectionSelect = onDemand(async () => (await import('./section-select.tsx')).SectionSelect)

interface ReportColumnProps {
  readonly opened: OpenReview
  readonly onEditHead: () => void
}

/** The bar that counts what is to be checked. */
function CheckBarOf({ opened }: Pick<ReportColumnProps, 'opened'>) {
  const { room, panes, shown, review, marking } = opened
  return (
    <CheckBar
      counts={review.counts}
      before={review.before}
      after={review.after}
      onGo={panes.goTo}
      reviewed={marking.marks.reviewed.size}
      all={shown.ordered.length}
      isByRisk={marking.marks.order === 'risk'}
      onOrder={marking.changeOrder}
    >
      <Suspense>{!room.forSectionList && <SectionSelect {...opened.navigation} />}</Suspense>
    </CheckBar>
  )
}

/** The report under its bar; on a phone another pane may lie over both. */
export function ReportColumn({ opened, onEditHead }: ReportColumnProps) {
  const { language, panes, corrections, shown, review, rights, isWhole } = opened
  return (
    <Stack sx={{ flex: 1, minWidth: 0, position: 'relative' }}>
      <Stack sx={{ flex: 1, minHeight: 0 }} inert={panes.covered}>
        <CheckBarOf opened={opened} />
        <ReportPane
          head={shown.head}
          evidence={review.evidence}
          language={language}
          selection={review.selection}
          container={panes.pane}
          open={corrections.open}
          edited={shown.edited}
          isWhole={isWhole}
          onChoose={review.chooseSentence}
          onChooseHead={review.chooseHead}
          onEditHead={rights.canCorrect ? onEditHead : null}
        />
      </Stack>
      {panes.covered && <PaneOver opened={opened} />}
    </Stack>
  )
}
