import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface DetailRowProps {
  readonly name: ReactNode
  readonly children: ReactNode
}

/** One line of a rail: what it is at the left, what it says at the right. Stands in a `dl`. */
export function DetailRow({ name, children }: DetailRowProps) {
  return (
    <Stack direction="row" sx={{ py: 0.75, gap: 2 }}>
      <Typography variant="body2" component="dt" sx={{ color: 'text.secondary', width: 120, flex: 'none' }}>
        {name}
      </Typography>
      <Typography variant="body2" component="dd" sx={{ m: 0, minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Stack>
  )
}
