import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { AcceptInvitation } from '../../base/invitations/accept.tsx'
import { RolesPanel } from '../../base/roles/roles-panel.tsx'
import { useCurrentUser } from '../../base/session.ts'
import { SessionsPanel } from '../../base/sessions/sessions-panel.tsx'
import { useTexts } from '../../base/texts.tsx'
import { PageHead } from '../../base/ui/page-head.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { Appearance } from './appearance.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { profileTexts } from './profile.texts.ts'

/** One's own account: data, password, roles, language and theme, sessions. */
export function ProfileScreen() {
  const say = useTexts(profileTexts)
  const user = useCurrentUser()
  return (
    <>
      <PageHead title={say('title')} sub={user?.email} />
      <AcceptInvitation />
      {user ? (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 360px' },
            gap: 2.5,
            alignItems: 'start',
          }}
        >
          <Stack sx={{ gap: 2.5, minWidth: 0 }}>
            <OwnData key={user.user_id} user={user} />
            <PasswordPanel email={user.email} />
            <RolesPanel user={user} />
          </Stack>
          <Stack sx={{ gap: 2.5, minWidth: 0 }}>
            <Appearance user={user} />
            <SessionsPanel user={user} />
          </Stack>
        </Box>
      ) : (
        <Waiting height={220} />
      )}
    </>
  )
}
