import Notifications from '@mui/icons-material/NotificationsNoneOutlined'
import Badge from '@mui/material/Badge'

/** The bell with the number of notifications, 99+ at most. */
export function NotificationBell({ count }: { count: number }) {
  return (
    <Badge badgeContent={count} color="error">
      <Notifications fontSize="small" />
    </Badge>
  )
}
