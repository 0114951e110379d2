import * as credentials from '@alta/contract/credentials'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api.ts'
import { keyOf } from '../../queries.ts'
import { useMyReports } from '../../reports/my-reports.ts'
import { useOrganisations } from '../../stores.ts'
import { useTexts } from '../../texts.tsx'
import { NotificationBell, NotificationsPopover } from './notifications-popover.tsx'
import { notificationsOf } from './notifications.ts'
import { notificationTexts } from './notifications.texts.ts'

/** What the person should know of: own reports that have ended, and credentials of his organisations that are about to. */
function useNotifications() {
  const { reports } = useMyReports()
  const managed = useOrganisations((state) => state.organisations).filter(({ permissions }) =>
    permissions.includes('service_credentials:read'),
  )
  const lists = useQueries({
    queries: managed.map(({ organisation_id }) => {
      const sent = { params: { organisation_id }, query: { state: 'active' as const } }
      return {
        queryKey: keyOf(credentials.list, sent),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(credentials.list, sent, { signal }),
      }
    }),
  })
  return notificationsOf(
    reports,
    lists.flatMap(({ data }) => data?.items ?? []),
  )
}

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
