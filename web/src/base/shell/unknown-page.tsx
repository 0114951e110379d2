import LinkOff from '@mui/icons-material/LinkOff'
import Box from '@mui/material/Box'
import { errorTexts } from '../error.texts.ts'
import { isSignedIn, useSession } from '../stores.ts'
import { useTexts } from '../texts.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Shell } from './shell.tsx'

/** An address without a screen: inside the shell for those signed in, bare for everybody else. */
export function UnknownPage() {
  const say = useTexts(errorTexts)
  const signedIn = useSession(isSignedIn)
  const screen = (
    <NotFound
      icon={<LinkOff />}
      title={say('unknown_title')}
      text={say('unknown_text')}
      back={
        <ButtonLink to="/dashboard" variant="contained">
          {say('go_home')}
        </ButtonLink>
      }
    />
  )
  if (signedIn) return <Shell>{screen}</Shell>
  return (
    <Box component="main" sx={{ px: 2, py: 3, maxWidth: 960, mx: 'auto' }}>
      {screen}
    </Box>
  )
}
