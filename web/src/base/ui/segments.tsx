import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { visuallyHidden } from './visually-hidden.ts'

interface SegmentsProps {
  readonly done: number
  readonly total: number
  readonly label: string
}

/** Progress with a known count: one segment each, filled, current (outlined) or to come. */
export function Segments({ done, total, label }: SegmentsProps) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box component="progress" value={done} max={total} aria-label={label} sx={visuallyHidden} />
      <Stack direction="row" aria-hidden sx={{ gap: '2px' }}>
        {Array.from({ length: total }, (_, index) => (
          <Box
            key={index}
            sx={{
              flex: 1,
              height: 6,
              borderRadius: '2px',
              boxSizing: 'border-box',
              bgcolor: index < done ? 'primary.main' : 'surface.muted',
              border: index < done ? 0 : 1,
              borderColor: index === done ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </Stack>
    </Box>
  )
}
