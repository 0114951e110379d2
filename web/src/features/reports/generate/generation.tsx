import Box from '@mui/material/Box'
import type { DischargeReport } from '@alta/contract/reports'
import { type ReactNode, Suspense } from 'react'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { useReport } from '../reports.queries.ts'
import { ReportUnavailable } from '../review/report-unavailable.tsx'

interface GenerationProps {
  readonly id: string
  /** The page fills the window, so all but the finished report needs room around it. */
  readonly fills?: boolean
  /** What is shown of the finished report. */
  readonly children: (report: DischargeReport) => ReactNode
}

/** Apart: a finished report needs neither what follows one that is being made nor the schemas of its stream. */
const Unfinished = onDemand(async () => (await import('./unfinished.tsx')).Unfinished)

/** A report in whatever state it is: being made, ended without one, or finished. */
export function Generation({ id, fills = false, children }: GenerationProps) {
  const { data: report, error, refetch } = useReport(id)
  if (report?.status === 'ready') return children(report)
  return (
    <Box sx={fills ? { px: { xs: 2, sm: 3 }, py: 3, maxWidth: 1440, mx: 'auto' } : {}}>
      {report && (
        <Suspense fallback={<Waiting height={420} />}>
          <Unfinished id={id} report={report} />
        </Suspense>
      )}
      {!report && error && <ReportUnavailable error={error} onRetry={() => void refetch()} />}
      {!report && !error && <Waiting height={420} />}
    </Box>
  )
}
