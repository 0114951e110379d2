import Stack from '@mui/material/Stack'
import type { DischargeReport } from '@alta/contract/reports'
import type { Language } from '@alta/contract/languages'
import type { ReactNode } from 'react'
import { SidePane } from '../correct/side-pane.tsx'
import type { Pane } from '../correct/versions-pane.tsx'
import type { CorrectionEditor } from '../correct/use-writing.ts'
import type { View } from '../source/source-sheet.tsx'

interface PanesProps {
  readonly report: DischargeReport
  readonly language: Language
  readonly writer: CorrectionEditor
  readonly pane: Pane
  readonly onPane: (pane: Pane) => void
  readonly source: ReactNode
  readonly tray: ReactNode
}

/** The source with the tray under it, beside the report; with them what was corrected. */
export const Beside = ({ wide, source, tray, ...versions }: PanesProps & { wide: boolean }) => (
  <Stack sx={{ width: wide ? 500 : '46%', flex: 'none', borderLeft: 1, borderColor: 'divider', minHeight: 0 }}>
    <SidePane {...versions}>
      {source}
      <Stack sx={{ flex: 'none', maxHeight: '38%', minHeight: 0, borderTop: 1, borderColor: 'divider' }}>{tray}</Stack>
    </SidePane>
  </Stack>
)

/** A pane laid over the report on a phone; the report keeps its place underneath. */
export const Over = ({ view, source, tray, ...versions }: PanesProps & { view: View }) => (
  <Stack sx={{ position: 'absolute', inset: 0, bgcolor: 'background.paper', zIndex: 1 }}>
    {view === 'source' ? <SidePane {...versions}>{source}</SidePane> : tray}
  </Stack>
)
