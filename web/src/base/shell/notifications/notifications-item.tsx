import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTexts } from '../../texts.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { NotificationsPopover } from './notifications-popover.tsx'
import { notificationTexts } from './notifications.texts.ts'
import { useNotifications } from './use-notifications.ts'

/** The profile menu's entry for notifications. */
export function NotificationsItem() {
  const say = useTexts(notificationTexts)
  const notifications = useNotifications()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <MenuItem onClick={(event) => setAnchor(event.currentTarget)}>
        <ListItemIcon>
          <NotificationBell count={notifications.length} />
        </ListItemIcon>
        {say('title')}
      </MenuItem>
      {anchor && <NotificationsPopover anchor={anchor} notifications={notifications} onClose={() => setAnchor(null)} />}
    </>
  )
}
