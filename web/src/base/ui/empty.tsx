import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface EmptyProps {
  readonly icon: ReactNode
  /** Left out where the title of the page says the same. */
  readonly title?: string
  readonly text: string
  readonly action?: ReactNode
}

/** An empty state: what will be here, and the one action. */
export function Empty({ icon, title, text, action }: EmptyProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', py: 7, px: 3, gap: 1 }}>
      <Box
        sx={{
          width: 48,
          height: 48,
          borderRadius: 2,
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'surface.accentSoft',
          color: 'primary.main',
          mb: 1,
        }}
      >
        {icon}
      </Box>
      {title !== undefined && (
        <Typography variant="h2" component="p">
          {title}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary', maxWidth: 440, mb: 1.5 }}>{text}</Typography>
      {action}
    </Stack>
  )
}
