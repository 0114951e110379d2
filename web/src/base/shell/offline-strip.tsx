import Box from '@mui/material/Box'
import { useConnectivity } from '../connectivity.ts'
import { useTexts } from '../texts.tsx'
import { shellTexts } from './shell.texts.ts'
import { bannerHeight, sizes, stripHeight } from './sizes.ts'

/** Says under the header that the server or its database cannot be reached, for as long as that is so. */
export function OfflineStrip() {
  const say = useTexts(shellTexts)
  const { isLost, lost } = useConnectivity()
  return (
    <Box
      component="output"
      sx={{
        position: 'sticky',
        top: `calc(${sizes.header}px + ${bannerHeight})`,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        height: stripHeight,
        overflow: 'hidden',
        px: { xs: 2, sm: 3 },
        typography: 'body2',
        lineHeight: 1.35,
        ...(isLost && { bgcolor: 'warning.main', color: 'warning.contrastText', fontWeight: 600 }),
      }}
    >
      {isLost && say(lost === 'server' ? 'offline' : 'database_away')}
    </Box>
  )
}
