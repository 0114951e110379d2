import { NotificationsPopover } from './notifications-popover.tsx'
import { useNotifications } from './use-notifications.ts'

/** What the person should know of, beside what was pressed. */
export function NotificationList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  return <NotificationsPopover anchor={anchor} notifications={useNotifications()} onClose={onClose} />
}
