import Box from '@mui/material/Box'
import { navigate } from '../router/router.ts'
import { useEntry } from '../router/pages.tsx'
import type { ReportSummary } from '@alta/contract/reports'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isUnderWay, useMyReports } from '../reports/my-reports.ts'
import { useTexts } from '../texts.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { useToast } from '../ui/toasts.tsx'
import { shellTexts } from './shell.texts.ts'

/** Says when a report that was under way has ended, wherever in the application the person is by then. */
function useEndNotice(reports: readonly ReportSummary[]) {
  const say = useTexts(shellTexts)
  const toast = useToast()
  const { pathname, search } = useEntry()
  const underWay = useRef(new Set<string>())
  const notice = useEffectEvent(() => {
    for (const report of reports) {
      const { discharge_report_id: id, title, status } = report
      if (isUnderWay(report)) underWay.current.add(id)
      // A person who looks at the report has seen it end.
      else if (underWay.current.delete(id) && status !== 'cancelled' && !search.includes(id) && !pathname.includes(id))
        toast({
          message: say(status === 'ready' ? 'report_ready' : 'report_failed', { title }),
          severity: status === 'ready' ? 'success' : 'error',
          action: {
            label: say('open'),
            act: () => void navigate({ to: '/browse-discharge-reports', search: { report: id } }),
          },
        })
    }
  })
  useEffect(() => notice(), [reports])
}

/** The running job in the header: a ring, how many, how far. Opens the job. */
export function RunningJobs() {
  const say = useTexts(shellTexts)
  const { reports, refetch, enabled } = useMyReports()
  const { key } = useEntry()
  useEndNotice(reports)
  useEffect(() => {
    // A generation begins with a change of address: the pill need not wait for the next look.
    if (enabled) void refetch()
  }, [key, enabled, refetch])
  const running = reports.filter(isUnderWay)
  const [first] = running
  if (!first) return null
  const { done, total } = first.progress
  const circle = 2 * Math.PI * 6.4
  return (
    <ButtonLink
      to="/generate-discharge-report"
      search={{ report: first.discharge_report_id }}
      size="small"
      color="inherit"
      variant="outlined"
      sx={{ borderRadius: 4, gap: 1, fontWeight: 500, '&&': { borderColor: 'divider' } }}
    >
      <Box
        component="svg"
        viewBox="0 0 16 16"
        aria-hidden
        sx={{ width: 15, height: 15, fill: 'none', strokeWidth: 2.4 }}
      >
        <circle cx="8" cy="8" r="6.4" stroke="var(--alta-palette-divider)" />
        <circle
          cx="8"
          cy="8"
          r="6.4"
          stroke="var(--alta-palette-primary-main)"
          strokeLinecap="round"
          strokeDasharray={`${(circle * Math.max(done, 0.5)) / total} ${circle}`}
          transform="rotate(-90 8 8)"
        />
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {say('running', { count: running.length })}
        {' · '}
      </Box>
      {`${done}/${total}`}
    </ButtonLink>
  )
}
