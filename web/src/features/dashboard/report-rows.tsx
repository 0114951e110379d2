import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReportSummary } from '@alta/contract/reports'
import { useFormatter, useNow } from 'use-intl'
import { ReportStatus } from '../../base/reports/report-status.tsx'
import { useTexts } from '../../base/texts.tsx'
import { RowLink } from '../../base/ui/links.tsx'
import { Segments } from '../../base/ui/segments.tsx'
import { dashboardTexts } from './dashboard.texts.ts'

const row = {
  display: 'flex',
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 2,
  px: 2,
  minHeight: 60,
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
  '&&:focus-visible': { outlineOffset: -2 },
} as const

/** Reports as rows: what, where and when, and how it stands. A row opens its report. */
export function ReportRows({ reports }: { reports: readonly ReportSummary[] }) {
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  return reports.map((report) => (
    <RowLink
      key={report.discharge_report_id}
      to={report.status === 'ready' ? '/browse-discharge-reports' : '/generate-discharge-report'}
      search={{ report: report.discharge_report_id }}
      sx={row}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h4" component="div" noWrap>
          {report.title}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {report.organisation_name}
          {' · '}
          {format.relativeTime(new Date(report.created_at), now)}
        </Typography>
      </Box>
      <ReportStatus report={report} />
      <ChevronRight sx={{ fontSize: 18, color: 'text.secondary' }} />
    </RowLink>
  ))
}

/** A generation as it goes: how many sections are written. Opens it. */
export function RunningReport({ report }: { report: ReportSummary }) {
  const say = useTexts(dashboardTexts)
  const { done, total } = report.progress
  return (
    <RowLink
      to="/generate-discharge-report"
      search={{ report: report.discharge_report_id }}
      sx={{ ...row, display: 'block', py: 1.5 }}
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
