import Person from '@mui/icons-material/Person'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { User } from '@alta/contract/users'
import { useTexts } from '../texts.tsx'
import { shellTexts } from './shell.texts.ts'

/** Staff with any role at system scope, else Member with any in an organisation, else Guest. */
const badgeOf = (user: User): 'staff' | 'member' | 'guest' => {
  if (user.system_role_count > 0) return 'staff'
  return user.healthcare_organisation_role_count > 0 ? 'member' : 'guest'
}

/** One static picture for everybody: a head and shoulders. */
export function PersonAvatar({ size }: { size: number }) {
  return (
    <Box
      sx={{
        width: size,
        height: size,
        flex: 'none',
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        '& svg': { fontSize: size * 0.64 },
      }}
    >
      <Person aria-hidden />
    </Box>
  )
}

/** Name, badge and email of the signed-in person. */
export function PersonLines({ user }: { user: User | undefined }) {
  const say = useTexts(shellTexts)
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
        <Typography variant="subtitle2" noWrap>
          {user?.name ?? '–'}
        </Typography>
        {user && (
          <Box
            component="span"
            sx={{
              fontSize: 11,
              fontWeight: 600,
              flex: 'none',
              color: 'primary.main',
              bgcolor: 'surface.accentSoft',
              px: 0.75,
              borderRadius: 1,
              lineHeight: '17px',
            }}
          >
            {say(badgeOf(user))}
          </Box>
        )}
      </Stack>
      <Typography variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
        {user?.email ?? '–'}
      </Typography>
    </Box>
  )
}
