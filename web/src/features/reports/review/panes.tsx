import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { SidePane } from '../correct/side-pane.tsx'
import { Tray } from '../decisions/tray.tsx'
import { SourcePane } from '../source/source-pane.tsx'
import { useOrigin } from '../source/origin.ts'
import type { OpenReview } from './use-open-review.ts'

interface PaneProps {
  readonly opened: OpenReview
}

/** The width of the panes beside the report, in pixels, where there is a list of sections too. */
export const sideWidth = 500

/** The source; with it what was corrected, as soon as something was. */
function SourceSide({ opened, children }: PaneProps & { children?: ReactNode }) {
  const { report, language, writer, panes, shown, review, isWhole } = opened
  const origin = useOrigin(review.evidence.sentences[review.chosen ?? -1])
  return (
    <SidePane report={report} language={language} writer={writer} pane={panes.side} onPane={panes.setSide}>
      <SourcePane
        source={report.source}
        sentences={review.drawn}
        unused={shown.unused}
        selection={review.selection}
        lit={review.lit}
        origin={origin}
        isWhole={isWhole}
        onChoose={review.choosePassage}
        onShow={review.showPassage}
      />
      {children}
    </SidePane>
  )
}

/** The facts that were left out. */
function TrayPane({ opened }: PaneProps) {
  const { language, panes, shown, review, rights, acts } = opened
  const { selection } = review
  return (
    <Tray
      unused={shown.unused}
      open={shown.toDecide}
      dismissed={shown.dismissed}
      language={language}
      chosen={selection?.kind === 'unused' ? selection.index : null}
      container={panes.trayPane}
      onInsert={rights.canDecide ? acts.insert : null}
      onDismiss={rights.canDecide ? acts.setAside : null}
      onChoose={acts.chooseUnused}
    />
  )
}

/** The source with the tray under it, beside the report. */
export const PanesBeside = ({ opened }: PaneProps) => (
  <Stack
    sx={{
      width: opened.room.forSectionList ? sideWidth : '46%',
      flex: 'none',
      borderLeft: 1,
      borderColor: 'divider',
      minHeight: 0,
    }}
  >
    <SourceSide opened={opened}>
      <Stack sx={{ flex: 'none', maxHeight: '38%', minHeight: 0, borderTop: 1, borderColor: 'divider' }}>
        <TrayPane opened={opened} />
      </Stack>
    </SourceSide>
  </Stack>
)

/** On a phone: the source or the tray over the report, which keeps its place underneath. */
export const PaneOver = ({ opened }: PaneProps) => (
  <Stack sx={{ position: 'absolute', inset: 0, bgcolor: 'background.paper', zIndex: 1 }}>
    {opened.panes.view === 'source' ? <SourceSide opened={opened} /> : <TrayPane opened={opened} />}
  </Stack>
)
