import Description from '@mui/icons-material/DescriptionOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import type { useMyReports } from '../../base/reports/my-reports.ts'
import { useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { Empty } from '../../base/ui/empty.tsx'
import { ButtonLink } from '../../base/ui/links.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { dashboardTexts } from './dashboard.texts.ts'
import { ToDecide } from './parts.ts'
import { ReportRow } from './report-row.tsx'
import type { useReviewQueue } from './review-queue.ts'

interface ToReviewProps {
  readonly mine: ReturnType<typeof useMyReports>
  readonly queue: ReturnType<typeof useReviewQueue>
}

/** The reports that wait for the person. */
export function ToReview({ mine, queue }: ToReviewProps) {
  const say = useTexts(dashboardTexts)
  const author_id = useSession(({ user }) => user?.user_id ?? '')
  const error = mine.error ?? queue.error
  const isRead = !mine.isLoading && queue.isRead
  return (
    <Panel
      flush
      title={say('to_review')}
      sub={queue.count > 0 && queue.count}
      action={
        <ButtonLink
          to="/browse-discharge-reports"
          search={{ author_id, status: 'ready', needs_review: 'true' }}
          size="small"
          // The hidden link keeps its height, so that the title beside it does not move.
          sx={{ visibility: queue.count > 0 ? undefined : 'hidden' }}
        >
          {say('see_all')}
        </ButtonLink>
      }
    >
      {error !== null && (
        <Box sx={{ p: 2, pt: 0 }}>
          <ProblemAlert
            error={error}
            message={say('list_failed')}
            onRetry={() => {
              void mine.refetch()
              void queue.refetch()
            }}
          />
        </Box>
      )}
      {!isRead && error === null && <Waiting height={180} />}
      {queue.reports.map((report) => (
        <ReportRow key={report.discharge_report_id} report={report}>
          <Suspense>
            <ToDecide report={report} />
          </Suspense>
        </ReportRow>
      ))}
      {isRead && error === null && queue.count === 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          {mine.reports.length === 0 ? (
            <Empty
              icon={<Description />}
              title={say('no_reports')}
              text={say('nothing')}
              action={
                <ButtonLink to="/generate-discharge-report" variant="outlined">
                  {say('generate')}
                </ButtonLink>
              }
            />
          ) : (
            <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
              {say('nothing')}
            </Typography>
          )}
        </Box>
      )}
    </Panel>
  )
}
