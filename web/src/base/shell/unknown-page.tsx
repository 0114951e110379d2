import Box from '@mui/material/Box'
import { isSignedIn, useSession } from '../stores.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Shell } from './shell.tsx'

/** An address without a screen: inside the shell for those signed in, bare for everybody else. */
export function UnknownPage() {
  const signedIn = useSession(isSignedIn)
  const screen = <ErrorScreen kind="unknown" onRetry={() => location.reload()} />
  if (signedIn) return <Shell>{screen}</Shell>
  return (
    <Box component="main" sx={{ px: 2 }}>
      {screen}
    </Box>
  )
}
