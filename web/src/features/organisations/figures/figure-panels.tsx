import BarChart from '@mui/icons-material/BarChartOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReportFigures } from '@alta/contract/analytics'
import { useState } from 'react'
import { useAmounts } from '../../figures/amounts.ts'
import { Bars } from '../../figures/bars.tsx'
import { useColumns } from '../../figures/columns.ts'
import { figuresTexts } from '../../figures/figures.texts.ts'
import type { FigureGroup } from '../../figures/group.ts'
import { GroupTable } from '../../figures/group-table.tsx'
import { Quality } from '../../figures/quality.tsx'
import { useGroups } from '../../figures/use-groups.ts'
import { useOrganisations } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'

/** Bars in a chart of weeks; the table has them all. */
const weeksShown = 8

/** The figures that stand for the whole, the first two large. */
function Totals({ all }: { all: ReportFigures }) {
  const say = useTexts(figuresTexts)
  const { count, duration } = useAmounts()
  const figures = [
    [say('reports'), count(all.reports)],
    [say('median'), duration(all.seconds_median)],
    [say('p95'), duration(all.seconds_p95)],
    [say('ready'), count(all.ready)],
    [say('failed'), count(all.failed)],
    [say('cancelled'), count(all.cancelled)],
    [say('under_way'), count(all.under_way)],
  ] as const
  return (
    <Panel title={say('title')} sub={say('sub')}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 2 }}
      >
        {figures.map(([label, value]) => (
          <Stack key={label} direction="column-reverse" sx={{ justifyContent: 'flex-end' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', lineHeight: '30px', fontWeight: 650 }}>
              {value}
            </Typography>
          </Stack>
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {say('times')}
      </Typography>
    </Panel>
  )
}

interface GroupPanelProps {
  readonly name: string
  readonly sub?: string
  /** What the groups are, over the first column of the table. */
  readonly first: string
  readonly groups: readonly FigureGroup[]
  /** How many of the last groups the chart shows. */
  readonly most?: number
  readonly opens: boolean
}

function GroupPanel({ name, sub, first, groups, most = groups.length, opens }: GroupPanelProps) {
  const say = useTexts(figuresTexts)
  const { duration } = useAmounts()
  const { counts } = useColumns()
  const [asTable, setAsTable] = useState(false)
  return (
    <Panel
      title={name}
      sub={asTable ? undefined : sub}
      flush={asTable}
      action={
        <Button size="small" onClick={() => setAsTable(!asTable)}>
          {say(asTable ? 'show_chart' : 'show_table')}
        </Button>
      }
    >
      {asTable ? (
        <GroupTable name={name} first={first} groups={groups} columns={counts} />
      ) : (
        <Bars
          name={name}
          parts={groups.slice(-most).map(({ key, label, figures, behind }) => ({
            key,
            label,
            value: figures.reports,
            printed: say('count', { count: figures.reports }),
            note: say('note', { median: duration(figures.seconds_median), p95: duration(figures.seconds_p95) }),
            behind: opens ? behind : undefined,
          }))}
        />
      )}
    </Panel>
  )
}

/** The whole, by strategy and by week, and how good they are. */
export function FigurePanels({ organisation_id }: { organisation_id: string }) {
  const say = useTexts(figuresTexts)
  const opens = useOrganisations(({ organisations }) =>
    organisations.some(
      (one) => one.organisation_id === organisation_id && one.permissions.includes('discharge_reports:read'),
    ),
  )
  const counted = { organisation_id }
  const { groups, error, refetch } = useGroups(counted)
  if (error) return <ProblemAlert error={error} message={say('failed_to_load')} onRetry={refetch} />
  if (!groups) return <Waiting height={320} />
  const { all, strategies, weeks } = groups
  if (all.reports === 0)
    return (
      <Panel>
        <Empty icon={<BarChart />} title={say('empty_title')} text={say('empty_text')} />
      </Panel>
    )
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Totals all={all} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          gap: 2.5,
          alignItems: 'start',
        }}
      >
        <GroupPanel name={say('by_strategy')} first={say('strategy')} groups={strategies} opens={opens} />
        <GroupPanel
          name={say('by_week')}
          sub={say('last_weeks', { count: Math.min(weeksShown, weeks.length) })}
          first={say('week')}
          groups={weeks}
          most={weeksShown}
          opens={opens}
        />
      </Box>
      <Quality groups={groups} counted={counted} opens={opens} sub={say('sub')} />
    </Stack>
  )
}
