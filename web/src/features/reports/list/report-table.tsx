import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReportSummary } from '@alta/contract/reports'
import { useTexts } from '../../../base/texts.tsx'
import { TextLink } from '../../../base/ui/links.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { reportsTexts } from '../reports.texts.ts'
import { ReportStatus } from '../../../base/reports/report-status.tsx'
import { useReportWords } from './use-report-words.ts'

/** The list where there is room for columns. */
export function ReportTable({ reports }: { reports: readonly ReportSummary[] }) {
  const say = useTexts(reportsTexts)
  const { when, seconds } = useReportWords()
  return (
    <Panel flush>
      {/* A table that may scroll sideways must be reachable with the keyboard. */}
      <Box component="section" aria-label={say('title')} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{say('report')}</TableCell>
              <TableCell>{say('when')}</TableCell>
              <TableCell>{say('status')}</TableCell>
              <TableCell>{say('generated_by')}</TableCell>
              <TableCell>{say('organisation')}</TableCell>
              <TableCell align="right">{say('time')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {reports.map((report) => (
              <TableRow key={report.discharge_report_id} hover>
                <TableCell sx={{ maxWidth: 360 }}>
                  <TextLink
                    to="/browse-discharge-reports"
                    search={{ report: report.discharge_report_id }}
                    underline="hover"
                    color="text.primary"
                    noWrap
                    sx={{ fontWeight: 600, display: 'block', lineHeight: '24px' }}
                  >
                    {report.title}
                  </TextLink>
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{when(report)}</TableCell>
                <TableCell>
                  <ReportStatus report={report} />
                </TableCell>
                <TableCell>{report.generated_by.name}</TableCell>
                <TableCell>{report.organisation_name}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {seconds(report)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  )
}
