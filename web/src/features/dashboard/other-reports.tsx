import type { ReportSummary } from '@alta/contract/reports'
import { ReportStatus } from '../../base/reports/report-status.tsx'
import { useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { ButtonLink } from '../../base/ui/links.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { dashboardTexts } from './dashboard.texts.ts'
import { ReportRow } from './report-row.tsx'

/** Shows the person's other reports, besides those that wait for them. */
export function OtherReports({ reports }: { reports: readonly ReportSummary[] }) {
  const say = useTexts(dashboardTexts)
  const author_id = useSession(({ user }) => user?.user_id ?? '')
  return (
    <Panel
      flush
      title={say('others')}
      action={
        <ButtonLink to="/browse-discharge-reports" search={{ author_id }} size="small">
          {say('see_mine')}
        </ButtonLink>
      }
    >
      {reports.map((report) => (
        <ReportRow key={report.discharge_report_id} report={report}>
          <ReportStatus report={report} />
        </ReportRow>
      ))}
    </Panel>
  )
}
