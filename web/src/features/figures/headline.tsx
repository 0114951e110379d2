import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Panel } from '../../base/ui/panel.tsx'

interface HeadlineProps {
  readonly title: string
  /** The main figure, in large type. */
  readonly value: string
  readonly says: string
  /** The chart, or why there is none yet. */
  readonly children: ReactNode
  /** Small print under the chart. */
  readonly foot?: ReactNode
}

/** A figure with its chart. */
export function Headline({ title, value, says, children, foot }: HeadlineProps) {
  return (
    <Panel title={title}>
      <Stack direction="row" sx={{ mb: 1.5, alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography component="span" sx={{ fontSize: '1.5rem', lineHeight: '30px', fontWeight: 650 }}>
          {value}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {says}
        </Typography>
      </Stack>
      {children}
      {foot !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1.5 }}>
          {foot}
        </Typography>
      )}
    </Panel>
  )
}

/** The placeholder of a chart without data. */
export const NothingYet = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', typography: 'body2', minHeight: 96, maxWidth: 360 }}>{children}</Box>
)
