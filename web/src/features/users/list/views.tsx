import Box from '@mui/material/Box'
import { useTexts } from '../../../base/texts.tsx'
import { TextLink } from '../../../base/ui/links.tsx'
import { usersTexts } from '../users.texts.ts'

const link = (isHere: boolean) =>
  ({
    display: 'block',
    py: 1.25,
    px: 0.5,
    mr: 2,
    fontWeight: 600,
    lineHeight: '20px',
    borderBottom: 2,
    '&&': { color: isHere ? 'primary.main' : 'text.secondary', borderColor: isHere ? 'primary.main' : 'transparent' },
  }) as const

/** The two lists of the page. Links in the dress of tabs: each is an address, and the kit's tabs weigh 5 kB. */
export function Views({ tab }: { tab: 'users' | 'invitations' }) {
  const say = useTexts(usersTexts)
  const isUsers = tab === 'users'
  return (
    <Box
      component="nav"
      aria-label={say('views')}
      sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider', mb: 2.5, '& > *': { mb: '-1px' } }}
    >
      <TextLink to="/users" search={{}} underline="none" sx={link(isUsers)} aria-current={isUsers ? 'page' : undefined}>
        {say('tab_users')}
      </TextLink>
      <TextLink
        to="/users"
        search={{ tab: 'invitations' }}
        underline="none"
        sx={link(!isUsers)}
        aria-current={isUsers ? undefined : 'page'}
      >
        {say('tab_invitations')}
      </TextLink>
    </Box>
  )
}
