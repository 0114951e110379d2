import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReportSummary } from '@alta/contract/reports'
import { useTexts } from '../../../base/texts.tsx'
import { RowLink } from '../../../base/ui/links.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { Segments } from '../../../base/ui/segments.tsx'
import { railTexts } from './rail.texts.ts'
import { rowStyle } from '../report-row.tsx'

/** A link to a running generation with the number of written sections. */
function RunningReport({ report }: { report: ReportSummary }) {
  const say = useTexts(railTexts)
  const { done, total } = report.progress
  return (
    <RowLink
      to="/generate-discharge-report"
      search={{ report: report.discharge_report_id }}
      sx={{ ...rowStyle, display: 'block', py: 1.5 }}
    >
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="div" noWrap sx={{ flex: 1 }}>
          {report.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('of', { done, total })}
        </Typography>
      </Stack>
      <Segments done={done} total={total} label={say('sections')} />
    </RowLink>
  )
}

export function RunningReports({ reports }: { reports: readonly ReportSummary[] }) {
  const say = useTexts(railTexts)
  return (
    <Panel flush title={say('under_way')}>
      {reports.map((report) => (
        <RunningReport key={report.discharge_report_id} report={report} />
      ))}
    </Panel>
  )
}
