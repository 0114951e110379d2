import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { SxProps, Theme } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

interface PanelProps {
  readonly title?: ReactNode
  readonly sub?: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
  /** The content reaches the panel's edges: rows and tables. */
  readonly flush?: boolean
  readonly sx?: SxProps<Theme>
}

/** The one container: a hairline, an optional head row. Panels are never nested. */
export function Panel({ title, sub, action, children, flush = false, sx = [] }: PanelProps) {
  const heading = useId()
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={title === undefined ? undefined : heading}
      sx={[
        { minWidth: 0, display: 'flex', flexDirection: 'column', overflow: 'hidden' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {title !== undefined && (
        <Stack
          direction="row"
          sx={{
            px: 2,
            pt: 1.5,
            pb: flush ? 1.25 : 0.5,
            alignItems: 'center',
            gap: 1,
            minHeight: 44,
            // on a phone a title is not cut for its button
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
          }}
        >
          <Typography id={heading} variant="h3" component="h2" noWrap>
            {title}
          </Typography>
          <Typography
            variant="caption"
            noWrap
            sx={{ color: 'text.secondary', flex: 1, minWidth: 0, display: { xs: 'none', sm: 'block' } }}
          >
            {sub}
          </Typography>
          <Box sx={{ flex: 1, display: { sm: 'none' } }} />
          {action}
        </Stack>
      )}
      <Box sx={{ p: flush ? 0 : 2, pt: flush ? 0 : 1, flex: 1, minHeight: 0 }}>{children}</Box>
    </Paper>
  )
}
