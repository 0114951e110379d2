import Apartment from '@mui/icons-material/ApartmentOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { useNow } from 'use-intl'
import { isUnderWay, useMyReports } from '../../base/reports/my-reports.ts'
import { useOrganisationList } from '../../base/organisations/organisation-list.ts'
import { useCurrentUser } from '../../base/session.ts'
import { useMay, useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { Empty } from '../../base/ui/empty.tsx'
import { ButtonLink } from '../../base/ui/links.tsx'
import { onDemand } from '../../base/ui/on-demand.ts'
import { PageHead } from '../../base/ui/page-head.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { dashboardTexts } from './dashboard.texts.ts'
import { Waiting } from '../../base/ui/waiting.tsx'
import { DropZone } from './drop-zone.tsx'
import { ReportRows, RunningReport } from './report-rows.tsx'

/** Seen once in the life of an installation, so fetched only then. */
const FirstSteps = onDemand(async () => (await import('./first-steps.tsx')).FirstSteps)

const timeOfDay = (hour: number) => {
  if (hour >= 5 && hour < 13) return 'morning'
  return hour >= 13 && hour < 20 ? 'afternoon' : 'evening'
}

function MyReports() {
  const say = useTexts(dashboardTexts)
  const { reports, isLoading, error, refetch } = useMyReports()
  const finished = reports.filter((report) => !isUnderWay(report)).slice(0, 8)
  return (
    <Panel
      flush
      title={say('my_reports')}
      action={
        finished.length > 0 && (
          <ButtonLink to="/browse-discharge-reports" size="small">
            {say('see_all')}
          </ButtonLink>
        )
      }
    >
      {error !== null && (
        <Box sx={{ p: 2, pt: 0 }}>
          <ProblemAlert error={error} message={say('list_failed')} onRetry={() => void refetch()} />
        </Box>
      )}
      {isLoading && <Waiting height={180} />}
      <ReportRows reports={finished} />
      {!isLoading && error === null && finished.length === 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Empty
            icon={<Description />}
            title={say('no_reports')}
            text={say('no_reports_text')}
            action={
              <ButtonLink to="/generate-discharge-report" variant="outlined">
                {say('generate')}
              </ButtonLink>
            }
          />
        </Box>
      )}
    </Panel>
  )
}

/** What those without a clinical role find instead of reports. */
function WithoutReports({ isGuest }: { isGuest: boolean }) {
  const say = useTexts(dashboardTexts)
  return (
    <Panel>
      {isGuest ? (
        <Empty icon={<Apartment />} title={say('guest_title')} text={say('guest_text')} />
      ) : (
        <Empty
          icon={<Apartment />}
          title={say('no_clinical_title')}
          text={say('no_clinical_text')}
          action={
            <ButtonLink to="/organisations" variant="outlined">
              {say('to_organisations')}
            </ButtonLink>
          }
        />
      )}
    </Panel>
  )
}

export function DashboardScreen() {
  const say = useTexts(dashboardTexts)
  const user = useCurrentUser()
  const now = useNow()
  const list = useOrganisationList()
  const reports = useMyReports()
  const mayGenerate = useMay('discharge_reports:create')
  const mayCreate = useSession(({ systemPermissions }) => systemPermissions.includes('organisations:create'))
  const running = reports.reports.filter(isUnderWay)
  const hasReports = reports.reports.length > 0
  // Alta is new while nobody works in it; an administrator of a hospital in service is not asked to become a clinician.
  const isNew = list.organisations.every(({ member_count }) => member_count <= 1)
  const known = !list.isPending && !reports.isLoading && list.error === null && reports.error === null
  const steps = known && mayCreate && isNew && !(mayGenerate && hasReports)
  const name = user?.name.split(' ')[0] ?? ''
  const isGuest = list.organisations.length === 0 && !mayCreate
  return (
    <>
      <PageHead
        title={say(steps ? 'welcome' : timeOfDay(now.getHours()), { name })}
        tab={say('tab')}
        sub={
          steps
            ? say('three_steps')
            : reports.enabled && known
              ? say('reports_made', { count: reports.reports.length })
              : isGuest && known
                ? say('no_role_yet')
                : undefined
        }
      />
      {list.error !== null && list.organisations.length === 0 && (
        <ProblemAlert error={list.error} onRetry={() => void list.refetch()} />
      )}
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
            alignItems: 'start',
          }}
        >
          <MyReports />
          <Stack sx={{ gap: 2.5, minWidth: 0 }}>
            {mayGenerate && <DropZone />}
            {running.length > 0 && (
              <Panel flush title={say('under_way')}>
                {running.map((report) => (
                  <RunningReport key={report.discharge_report_id} report={report} />
                ))}
              </Panel>
            )}
          </Stack>
        </Box>
      )}
      {known && !reports.enabled && !steps && <WithoutReports isGuest={isGuest} />}
    </>
  )
}
