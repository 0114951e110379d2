import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { DischargeReport } from '@alta/contract/reports'
import { type ReactNode, useState } from 'react'
import { useMyReports } from '../../../base/reports/my-reports.ts'
import { useSettings } from '../../../base/settings.ts'
import { useReport } from '../reports.queries.ts'
import { ReportUnavailable } from '../review/report-unavailable.tsx'
import { Ended } from './ended.tsx'
import { Generating } from './generating.tsx'
import { isOver } from './progress.ts'

interface GenerationProps {
  readonly id: string
  /** The page fills the window, so all but the finished report needs room around it. */
  readonly fills?: boolean
  /** What is shown of the finished report. */
  readonly children: (report: DischargeReport) => ReactNode
}

function Unfinished({ id, report }: { id: string; report: DischargeReport }) {
  const locale = useSettings((settings) => settings.locale)
  const [retried, setRetried] = useState(0)
  // Known as soon as the engine has read the course. The list that the frame keeps fresh tells it: reading the report
  // again would be one more audited opening.
  const listed = useMyReports().reports.find(({ discharge_report_id }) => discharge_report_id === id)
  if (isOver(report)) return <Ended report={report} onRetried={() => setRetried(Date.now())} />
  return (
    <Generating
      id={id}
      since={Math.max(Date.parse(report.created_at), retried)}
      language={report.language ?? listed?.language ?? locale}
    />
  )
}

/** A report in whatever state it is: being made, ended without one, or finished. */
export function Generation({ id, fills = false, children }: GenerationProps) {
  const { data: report, error, refetch } = useReport(id)
  if (report?.status === 'ready') return children(report)
  return (
    <Box sx={fills ? { px: { xs: 2, sm: 3 }, py: 3, maxWidth: 1440, mx: 'auto' } : {}}>
      {report && <Unfinished id={id} report={report} />}
      {!report && error && <ReportUnavailable error={error} onRetry={() => void refetch()} />}
      {!report && !error && <Skeleton variant="rounded" height={420} />}
    </Box>
  )
}
