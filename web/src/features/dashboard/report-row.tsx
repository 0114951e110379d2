import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReportSummary } from '@alta/contract/reports'
import type { ReactNode } from 'react'
import { useFormatter, useNow } from 'use-intl'
import { useReportIdentifiers } from '../../base/reports/whose.ts'
import { RowLink } from '../../base/ui/links.tsx'

export const rowStyle = {
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

/** A report as a row: what, where and when, and how it stands. Opens it. */
export function ReportRow({ report, children }: { report: ReportSummary; children: ReactNode }) {
  const format = useFormatter()
  const whose = useReportIdentifiers()
  const now = useNow({ updateInterval: 60_000 })
  return (
    <RowLink
      to={report.status === 'ready' ? '/browse-discharge-reports' : '/generate-discharge-report'}
      search={{ report: report.discharge_report_id }}
      sx={rowStyle}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h4" component="div" noWrap>
          {report.title}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {[...whose(report), report.organisation_name, format.relativeTime(new Date(report.created_at), now)].join(
            ' · ',
          )}
        </Typography>
      </Box>
      {children}
      <ChevronRight sx={{ fontSize: 18, color: 'text.secondary' }} />
    </RowLink>
  )
}
