import type { DischargeReport } from '@alta/contract/reports'
import { useState } from 'react'
import { useMyReports } from '../../../base/reports/my-reports.ts'
import { useSettings } from '../../../base/settings.ts'
import { StoppedGeneration } from './stopped-generation.tsx'
import { Generating } from './generating.tsx'
import { isOver } from './progress.ts'

/** A report that is being made, or whose making ended without one. */
export function Unfinished({ id, report }: { id: string; report: DischargeReport }) {
  const locale = useSettings((settings) => settings.locale)
  const [retried, setRetried] = useState(0)
  // Known as soon as the engine has read the course. The list that the frame keeps fresh tells it: reading the report
  // again would be one more audited opening.
  const listed = useMyReports().reports.find(({ discharge_report_id }) => discharge_report_id === id)
  if (isOver(report)) return <StoppedGeneration report={report} onRetried={() => setRetried(Date.now())} />
  return (
    <Generating
      id={id}
      since={Math.max(Date.parse(report.created_at), retried)}
      language={report.language ?? listed?.language ?? locale}
    />
  )
}
