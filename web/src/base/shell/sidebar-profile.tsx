import ButtonBase from '@mui/material/ButtonBase'
import type { User } from '@alta/contract/users'
import { Suspense, useState } from 'react'
import { useTexts } from '../texts.tsx'
import { ProfileItems } from './lazy-parts.ts'
import { PersonAvatar, PersonLines } from './profile.tsx'
import { shellTexts } from './shell.texts.ts'

/** Who is signed in, at the foot of the sidebar; opens the profile menu. */
export function SidebarProfile({ user, compact }: { user: User | undefined; compact: boolean }) {
  const say = useTexts(shellTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(compact && { 'aria-label': user?.name ?? say('profile') })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          flex: 'none',
          p: compact ? '14px 0' : 2,
          justifyContent: compact ? 'center' : 'flex-start',
          textAlign: 'left',
          gap: 1.25,
          '&:hover': { bgcolor: 'action.hover' },
          '&&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <PersonAvatar size={34} />
        {!compact && <PersonLines user={user} />}
      </ButtonBase>
      {anchor && (
        <Suspense>
          <ProfileItems anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
