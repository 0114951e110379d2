import Stack from '@mui/material/Stack'
import type { ReportSummary } from '@alta/contract/reports'
import { DropZone } from './drop-zone.tsx'
import { LastChats, type useLastChats } from './last-chats.tsx'
import { RunningReports } from './running-reports.tsx'

interface RailProps {
  readonly running: readonly ReportSummary[]
  readonly mayGenerate: boolean
  readonly chats: ReturnType<typeof useLastChats>
}

/** Beside the reports: a place for a course, what is being generated, the last chats. */
export function Rail({ running, mayGenerate, chats }: RailProps) {
  return (
    <Stack sx={{ gap: 2.5, minWidth: 0 }}>
      {mayGenerate && <DropZone />}
      {running.length > 0 && <RunningReports reports={running} />}
      <LastChats {...chats} />
    </Stack>
  )
}
