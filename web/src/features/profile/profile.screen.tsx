import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import * as singleSignOn from '@alta/contract/single-sign-on'
import { Suspense } from 'react'
import { AcceptInvitation } from '../invitations/accept.tsx'
import { useRead } from '../../base/queries.ts'
import { useCurrentUser } from '../../base/session.ts'
import { useTexts } from '../../base/texts.tsx'
import { PageHead } from '../../base/ui/page-head.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { OwnData } from './own-data.tsx'
import { Appearance, FactorsPanel, IdentitiesPanel, PersonExport, RolesPanel, SessionsPanel } from './parts.ts'
import { PasswordPanel } from './password-panel.tsx'
import { profileTexts } from './profile.texts.ts'

/** One's own account: data, password, roles, language and theme, sessions. */
export function ProfileScreen() {
  const say = useTexts(profileTexts)
  const user = useCurrentUser()
  const { data: links } = useRead(singleSignOn.links, {})
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
            {links?.has_password !== false && <PasswordPanel email={user.email} />}
            <Suspense>
              <FactorsPanel />
            </Suspense>
            <Suspense>
              <IdentitiesPanel />
            </Suspense>
            <Suspense fallback={<Waiting height={160} />}>
              <RolesPanel user={user} />
            </Suspense>
          </Stack>
          <Stack sx={{ gap: 2.5, minWidth: 0 }}>
            <Suspense fallback={<Waiting height={160} />}>
              <Appearance user={user} />
            </Suspense>
            <Suspense fallback={<Waiting height={160} />}>
              <SessionsPanel user={user} />
            </Suspense>
            <Suspense>
              <PersonExport user_id={user.user_id} />
            </Suspense>
          </Stack>
        </Box>
      ) : (
        <Waiting height={220} />
      )}
    </>
  )
}
