import BarChart from '@mui/icons-material/BarChartOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as analytics from '@alta/contract/analytics'
import type { ReportFigures } from '@alta/contract/analytics'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { strategyTexts } from '../../../base/organisations/organisations.texts.ts'
import { useRead } from '../../../base/queries.ts'
import { useOrganisations } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { Bars } from './bars.tsx'
import { figuresTexts } from './figures.texts.ts'
import { endOfWeek, type Group, strategyOf } from './group.ts'
import { GroupTable } from './group-table.tsx'
import { useSeconds } from './seconds.ts'

/** Bars in a chart of weeks; the table has them all. */
const weeksShown = 8

/** The figures that stand for the whole, the first two large. */
function Totals({ all }: { all: ReportFigures }) {
  const say = useTexts(figuresTexts)
  const format = useFormatter()
  const seconds = useSeconds()
  const figures = [
    [say('reports'), format.number(all.reports)],
    [say('median'), seconds(all.seconds_median)],
    [say('p95'), seconds(all.seconds_p95)],
    [say('ready'), format.number(all.ready)],
    [say('failed'), format.number(all.failed)],
    [say('cancelled'), format.number(all.cancelled)],
    [say('under_way'), format.number(all.under_way)],
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
  readonly groups: readonly Group[]
  /** How many of the last groups the chart shows. */
  readonly most?: number
  readonly opens: boolean
}

function GroupPanel({ name, sub, first, groups, most = groups.length, opens }: GroupPanelProps) {
  const say = useTexts(figuresTexts)
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
        <GroupTable name={name} first={first} groups={groups} />
      ) : (
        <Bars name={name} groups={groups.slice(-most)} opens={opens} />
      )}
    </Panel>
  )
}

/** The whole, by strategy and by week. */
export function FigurePanels({ organisation_id }: { organisation_id: string }) {
  const say = useTexts(figuresTexts)
  const sayStrategy = useTexts(strategyTexts)
  const format = useFormatter()
  const opens = useOrganisations(({ organisations }) =>
    organisations.some(
      (one) => one.organisation_id === organisation_id && one.permissions.includes('discharge_reports:read'),
    ),
  )
  const whole = useRead(analytics.reports, { query: { organisation_id } })
  const strategies = useRead(analytics.reports, { query: { organisation_id, group_by: 'strategy' } })
  const weeks = useRead(analytics.reports, { query: { organisation_id, group_by: 'week' } })
  const reads = [whole, strategies, weeks]
  const failed = reads.find(({ error }) => error !== null)
  if (failed)
    return (
      <ProblemAlert
        error={failed.error}
        message={say('failed_to_load')}
        onRetry={() => {
          for (const read of reads) void read.refetch()
        }}
      />
    )
  if (!whole.data || !strategies.data || !weeks.data) return <Waiting height={320} />
  const [all] = whole.data.items
  if (!all || all.reports === 0)
    return (
      <Panel>
        <Empty icon={<BarChart />} title={say('empty_title')} text={say('empty_text')} />
      </Panel>
    )
  const byStrategy = strategies.data.items.map((figures): Group => {
    const strategy = strategyOf(figures.key)
    return {
      key: figures.key,
      label: strategy === undefined ? figures.key : sayStrategy(strategy),
      figures,
      behind: { organisation_id, ...(strategy !== undefined && { report_strategy: strategy }) },
    }
  })
  const byWeek = weeks.data.items
    .toSorted((one, other) => one.key.localeCompare(other.key))
    .map((figures): Group => {
      const date = format.dateTime(new Date(figures.key), { dateStyle: 'medium', timeZone: 'UTC' })
      const behind = { organisation_id, from: figures.key, to: endOfWeek(figures.key) }
      return { key: figures.key, label: say('week_of', { date }), figures, behind }
    })
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
        <GroupPanel name={say('by_strategy')} first={say('strategy')} groups={byStrategy} opens={opens} />
        <GroupPanel
          name={say('by_week')}
          sub={say('last_weeks', { count: Math.min(weeksShown, byWeek.length) })}
          first={say('week')}
          groups={byWeek}
          most={weeksShown}
          opens={opens}
        />
      </Box>
    </Stack>
  )
}
