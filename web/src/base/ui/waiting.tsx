import Box from '@mui/material/Box'
import { baseTexts } from '../base.texts.ts'
import { useTexts } from '../texts.tsx'

/** Holds the place of what is being loaded, `height` px high. The kit's skeleton would weigh more than the list. */
export function Waiting({ height }: { height: number }) {
  const say = useTexts(baseTexts)
  return (
    <Box
      component="output"
      aria-label={say('loading')}
      sx={{ display: 'block', height, borderRadius: 1, m: 2, bgcolor: 'surface.muted' }}
    />
  )
}
