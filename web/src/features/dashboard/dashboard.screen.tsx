import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { useNow } from 'use-intl'
import { isUnderWay, useMyReports } from '../../base/reports/my-reports.ts'
import { useOrganisationList } from '../../base/organisations/organisation-list.ts'
import { useCurrentUser } from '../../base/session.ts'
import { useHasPermission, useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { PageHead } from '../../base/ui/page-head.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { dashboardTexts } from './dashboard.texts.ts'
import { RecentQuality } from './charts.ts'
import { FirstSteps, Guest, Notices, DeferredPanels } from './parts.ts'
import { useReviewQueue } from './review-queue.ts'
import { ToReview } from './to-review.tsx'

const timeOfDay = (hour: number) => {
  if (hour >= 5 && hour < 13) return 'morning'
  return hour >= 13 && hour < 20 ? 'afternoon' : 'evening'
}

export function DashboardScreen() {
  const say = useTexts(dashboardTexts)
  const user = useCurrentUser()
  const now = useNow()
  const list = useOrganisationList()
  const reports = useMyReports()
  const queue = useReviewQueue(reports.reports.some(isUnderWay))
  const mayGenerate = useHasPermission('discharge_reports:create')
  const mayCount = useHasPermission('analytics:read')
  const mayCreate = useSession(({ systemPermissions }) => systemPermissions.includes('organisations:create'))
  const hasReports = reports.reports.length > 0
  // Alta is new while nobody works in it; an administrator of a hospital in service is not asked to become a clinician.
  const isNew = list.organisations.every(({ member_count }) => member_count <= 1)
  const known = !list.isPending && !reports.isLoading && list.error === null && reports.error === null
  const steps = known && mayCreate && isNew && !(mayGenerate && hasReports)
  const counts = known && mayCount && !steps
  const isSettled = reports.error !== null || queue.error !== null || (!reports.isLoading && queue.isRead)
  const name = user?.name.split(' ')[0] ?? ''
  const isGuest = list.organisations.length === 0 && !mayCreate && !mayCount
  const subtitle = () => {
    if (steps) return say('three_steps')
    if (reports.enabled && queue.isRead) return say('waiting', { count: queue.count })
    if (known && !reports.enabled) return say(isGuest ? 'no_role_yet' : 'not_clinical')
    // Reserves the space of a line that is being fetched.
    return '\u00A0'
  }
  return (
    <>
      <PageHead
        title={say(steps ? 'welcome' : timeOfDay(now.getHours()), { name })}
        tab={say('tab')}
        sub={subtitle()}
      />
      {list.error !== null && list.organisations.length === 0 && (
        <ProblemAlert error={list.error} onRetry={() => void list.refetch()} />
      )}
      <Stack sx={{ gap: 2.5 }}>
        <Suspense>
          <Notices />
        </Suspense>
        {steps && (
          <Suspense>
            <FirstSteps organisations={list.organisations} mayGenerate={mayGenerate} hasReports={hasReports} />
          </Suspense>
        )}
        {reports.enabled && (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 360px' },
              gap: 2.5,
              gridTemplateRows: { lg: 'auto 1fr' },
              alignItems: 'start',
            }}
          >
            <ToReview mine={reports} queue={queue} />
            <Suspense>
              <DeferredPanels
                isSettled={isSettled}
                reports={reports.reports}
                mayGenerate={mayGenerate}
                counts={counts}
              />
            </Suspense>
          </Box>
        )}
        {known && isGuest && (
          <Suspense>
            <Guest />
          </Suspense>
        )}
        {counts && !reports.enabled && (
          <Suspense fallback={<Waiting height={320} />}>
            <RecentQuality />
          </Suspense>
        )}
      </Stack>
    </>
  )
}
