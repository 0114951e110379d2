import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTexts } from '../../base/texts.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { useColumns } from './columns.ts'
import { figuresTexts } from './figures.texts.ts'
import type { FiguresScope } from './group.ts'
import { GroupTable } from './group-table.tsx'
import {
  ChangedChart,
  type QualityChartProps,
  CorrectedChart,
  LeftToPersonChart,
  RatingChart,
  ReviewTimeChart,
  StrategyChart,
} from './quality-charts.tsx'
import type { Groups } from './use-groups.ts'

const Charts = (props: QualityChartProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      },
      gap: 2.5,
    }}
  >
    <RatingChart {...props} />
    <CorrectedChart {...props} />
    <ChangedChart {...props} />
    <ReviewTimeChart {...props} />
    <LeftToPersonChart {...props} />
    <StrategyChart {...props} />
  </Box>
)

function Tables({ groups: { all, weeks, strategies, sections } }: { groups: Groups }) {
  const say = useTexts(figuresTexts)
  const columns = useColumns()
  const total = { key: all.key, label: say('all'), figures: all }
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Panel flush title={say('quality_by_week')}>
        <GroupTable
          name={say('quality_by_week')}
          first={say('week')}
          groups={[...weeks, total]}
          columns={columns.quality}
        />
      </Panel>
      <Panel flush title={say('quality_by_strategy')}>
        <GroupTable
          name={say('quality_by_strategy')}
          first={say('strategy')}
          groups={strategies}
          columns={columns.quality}
        />
      </Panel>
      <Panel flush title={say('by_section')}>
        <GroupTable name={say('by_section')} first={say('section')} groups={sections} columns={columns.sections} />
      </Panel>
    </Stack>
  )
}

interface QualityProps {
  readonly groups: Groups
  readonly counted: FiguresScope
  /** Whether the list of reports shows this person exactly those that are counted. */
  readonly opens: boolean
  readonly sub: string
}

/** How good the reports are and what people do with them: charts, and the tables behind them. */
export function Quality({ groups, counted, opens, sub }: QualityProps) {
  const say = useTexts(figuresTexts)
  const [asTable, setAsTable] = useState(false)
  const heading = useId()
  return (
    <Box component="section" aria-labelledby={heading}>
      <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, mb: 1 }}>
        <Typography id={heading} variant="h2">
          {say('quality')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
          {sub}
        </Typography>
        <Button size="small" onClick={() => setAsTable(!asTable)}>
          {say(asTable ? 'show_charts' : 'show_tables')}
        </Button>
      </Stack>
      {asTable ? (
        <Tables groups={groups} />
      ) : (
        <Charts groups={groups} counted={counted} opened={(behind) => (opens ? behind : undefined)} />
      )}
    </Box>
  )
}
