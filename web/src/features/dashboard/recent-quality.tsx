import BarChart from '@mui/icons-material/BarChartOutlined'
import { useState } from 'react'
import { useOrganisations } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { Empty } from '../../base/ui/empty.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { figuresTexts } from '../figures/figures.texts.ts'
import { type FiguresScope, mondayBefore } from '../figures/group.ts'
import { Quality } from '../figures/quality.tsx'
import { useGroups } from '../figures/use-groups.ts'

const weeks = 8

/** Says which reports the person counts, and whether the list shows them exactly those. */
function useCounted(from: string): { counted: FiguresScope; opens: boolean } {
  const organisations = useOrganisations((state) => state.organisations)
  const counts = organisations.filter(({ permissions }) => permissions.includes('analytics:read'))
  const reads = organisations.filter(({ permissions }) => permissions.includes('discharge_reports:read'))
  const [only, ...others] = counts
  if (only && others.length === 0)
    return { counted: { organisation_id: only.organisation_id, from }, opens: reads.includes(only) }
  return {
    counted: { from },
    opens: counts.length === reads.length && counts.every((one) => reads.includes(one)),
  }
}

/** How the reports of the last weeks fare, for whoever holds `analytics:read` somewhere. */
export function RecentQuality() {
  const say = useTexts(figuresTexts)
  // The weeks stay the same while the page is open, even past midnight on a Sunday.
  const [from] = useState(() => mondayBefore(new Date(), weeks))
  const { counted, opens } = useCounted(from)
  const { groups, error, refetch } = useGroups(counted)
  if (error) return <ProblemAlert error={error} message={say('failed_to_load')} onRetry={refetch} />
  if (!groups) return <Waiting height={320} />
  if (groups.all.reports === 0)
    return (
      <Panel title={say('quality')}>
        <Empty icon={<BarChart />} title={say('none_lately', { weeks })} text={say('none_lately_text')} />
      </Panel>
    )
  const sub = say('weeks_and_reports', { weeks, reports: groups.all.reports })
  return <Quality groups={groups} counted={counted} opens={opens} sub={sub} />
}
