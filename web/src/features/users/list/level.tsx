import Box from '@mui/material/Box'
import type { User } from '@alta/contract/users'
import { shellTexts } from '../../../base/shell/shell.texts.ts'
import { useTexts } from '../../../base/texts.tsx'

/** Staff with any role at system scope, else Member with any in an organisation, else Guest. */
const levelOf = (user: User) => {
  if (user.system_role_count > 0) return 'staff'
  return user.healthcare_organisation_role_count > 0 ? 'member' : 'guest'
}

/** What a person is here, as a badge. */
export function LevelBadge({ user }: { user: User }) {
  const say = useTexts(shellTexts)
  const level = levelOf(user)
  return (
    <Box
      component="span"
      sx={{
        typography: 'caption',
        fontWeight: 600,
        px: 1,
        py: '2px',
        borderRadius: 4,
        ...(level === 'guest'
          ? { color: 'text.secondary', bgcolor: 'surface.muted' }
          : { color: 'primary.main', bgcolor: 'surface.accentSoft' }),
      }}
    >
      {say(level)}
    </Box>
  )
}
