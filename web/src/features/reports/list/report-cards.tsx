import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReportSummary } from '@alta/contract/reports'
import { RowLink } from '../../../base/ui/links.tsx'
import { ReportStatus } from '../../../base/reports/report-status.tsx'
import { useReportWords } from './use-report-words.ts'

/** The list on a phone: one card a report, the whole card opens it. */
export function ReportCards({ reports }: { reports: readonly ReportSummary[] }) {
  const { when, seconds } = useReportWords()
  return (
    <Stack component="ul" sx={{ gap: 1.25, m: 0, p: 0, listStyle: 'none' }}>
      {reports.map((report) => (
        <Box component="li" key={report.discharge_report_id}>
          <RowLink
            to="/browse-discharge-reports"
            search={{ report: report.discharge_report_id }}
            sx={{
              display: 'block',
              width: 1,
              p: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
          >
            <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', mb: 0.25 }}>
              <Typography noWrap component="span" sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>
                {report.title}
              </Typography>
              <ReportStatus report={report} />
            </Stack>
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary', display: 'block' }}>
              {`${when(report)} · ${report.organisation_name}`}
            </Typography>
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary', display: 'block' }}>
              {`${report.generated_by.name} · ${seconds(report)}`}
            </Typography>
          </RowLink>
        </Box>
      ))}
    </Stack>
  )
}
