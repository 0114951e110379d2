import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { useTexts } from '../texts.tsx'
import { ProfileItems } from './lazy-parts.ts'
import { PersonAvatar } from './profile.tsx'
import { shellTexts } from './shell.texts.ts'

/** The person's picture; opens who is signed in, the way to the own account and the way out. */
export function ProfileMenu() {
  const say = useTexts(shellTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label={say('profile')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <PersonAvatar size={32} />
      </IconButton>
      {anchor && (
        <Suspense>
          <ProfileItems anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
