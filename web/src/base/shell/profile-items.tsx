import Help from '@mui/icons-material/HelpOutlineOutlined'
import Logout from '@mui/icons-material/LogoutOutlined'
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import { navigate } from '../router/router.ts'
import { Suspense } from 'react'
import { languages } from '@alta/contract/languages'
import { signOut, useCurrentUser } from '../session.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { useTexts } from '../texts.tsx'
import { languageNames } from './language/language-names.ts'
import { onDemand } from '../ui/on-demand.ts'
import { PersonAvatar, PersonLines } from './profile.tsx'
import { shellTexts } from './shell.texts.ts'
import { sizes } from './sizes.ts'
import { useNarrow } from './use-width.ts'

const NotificationsItem = onDemand(
  async () => (await import('./notifications/notifications-item.tsx')).NotificationsItem,
)

interface ProfileItemsProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
  /** The entry for notifications. The specification keeps it hidden. */
  readonly notifications?: boolean
}

/**
 * The entries of the profile menu: the signed-in person and signing out; on a phone, whose header has no language menu,
 * also the languages.
 */
export function ProfileItems({ anchor, onClose, notifications = false }: ProfileItemsProps) {
  const say = useTexts(shellTexts)
  const user = useCurrentUser()
  const locale = useSettings((settings) => settings.locale)
  const isNarrow = useNarrow()
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        // A menu is not a landmark of the page; a named dialog is.
        paper: {
          role: 'dialog',
          'aria-label': say('profile'),
          sx: { minWidth: sizes.profileMin, maxWidth: sizes.profileMax },
        },
      }}
    >
      <Stack component="li" role="none" direction="row" sx={{ px: 2, pt: 1, pb: 1.5, gap: 1.25, alignItems: 'center' }}>
        <PersonAvatar size={34} />
        <PersonLines user={user} />
      </Stack>
      <Divider component="li" sx={{ mb: 1 }} />
      {/* Not only hidden: the keys would be given to an entry that cannot take them. */}
      {isNarrow &&
        languages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            role="menuitemradio"
            aria-checked={language === locale}
            selected={language === locale}
            onClick={() => {
              changeSettings({ locale: language })
              onClose()
            }}
          >
            {languageNames[language]}
          </MenuItem>
        ))}
      {isNarrow && <Divider component="li" />}
      <MenuItem
        onClick={() => {
          onClose()
          void navigate({ to: '/profile' })
        }}
      >
        <ListItemIcon>
          <ManageAccounts fontSize="small" />
        </ListItemIcon>
        {say('profile_account')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose()
          void navigate({ to: '/help' })
        }}
      >
        <ListItemIcon>
          <Help fontSize="small" />
        </ListItemIcon>
        {say('help')}
      </MenuItem>
      {notifications && (
        <Suspense>
          <NotificationsItem />
        </Suspense>
      )}
      <MenuItem onClick={() => void signOut()}>
        <ListItemIcon>
          <Logout fontSize="small" />
        </ListItemIcon>
        {say('sign_out')}
      </MenuItem>
    </Menu>
  )
}
