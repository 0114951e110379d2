import Notifications from '@mui/icons-material/NotificationsNoneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import type { Notice } from '@alta/contract/notices'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { useNoticeWords } from '../../notices/notice-words.ts'
import { useReadNotices } from '../../notices/notices.queries.ts'
import { noticeListTexts } from '../../notices/notices.texts.ts'
import { useTexts } from '../../texts.tsx'
import { Empty } from '../../ui/empty.tsx'
import { RowLink } from '../../ui/links.tsx'
import { Status, type StatusShape, type Tone } from '../../ui/status.tsx'
import type { Destination } from '../navigation.tsx'
import { sizes } from '../sizes.ts'
import type { Notification } from './notifications.ts'
import { notificationTexts } from './notifications.texts.ts'

type LinkedNotification = Exclude<Notification, { kind: 'notice' }>
const looks: Readonly<Record<LinkedNotification['kind'], { tone: Tone; shape: StatusShape }>> = {
  report_ready: { tone: 'success', shape: 'check' },
  report_failed: { tone: 'error', shape: 'bar' },
  credential_soon: { tone: 'warning', shape: 'half' },
  credential_urgent: { tone: 'error', shape: 'half' },
}

const toOrganisation = (organisation_id: string): Destination => ({
  to: '/organisations/:organisation_id',
  params: { organisation_id },
})

const destinationOf = (one: LinkedNotification): Destination =>
  'days' in one ? toOrganisation(one.organisation_id) : { to: '/browse-discharge-reports', search: { report: one.id } }

const rowStyle = {
  display: 'block',
  width: 1,
  px: 2,
  py: 1,
  textAlign: 'left',
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
  '&&:focus-visible': { outlineOffset: -2 },
} as const

interface NoticeRowProps {
  readonly notice: Notice
  readonly onGo: () => void
}

/** One notice: what was done, why and when. Opening it marks it as read. */
function NoticeRow({ notice, onGo }: NoticeRowProps) {
  const say = useTexts(noticeListTexts)
  const wordsOf = useNoticeWords()
  const format = useFormatter()
  const read = useReadNotices()
  const { organisation_id, reason, made_at, notice_id } = notice
  return (
    <RowLink
      {...(organisation_id === null ? { to: '/profile' as const } : toOrganisation(organisation_id))}
      onClick={() => {
        void read(notice_id)
        onGo()
      }}
      sx={rowStyle}
    >
      <Status tone="warning" shape="half">
        <Box component="span" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {wordsOf(notice)}
        </Box>
      </Status>
      {reason !== null && (
        <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {say('reason', { reason })}
        </Typography>
      )}
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {format.dateTime(new Date(made_at), { dateStyle: 'medium', timeStyle: 'short' })}
      </Typography>
    </RowLink>
  )
}

interface NotificationRowProps {
  readonly notification: LinkedNotification
  readonly onGo: () => void
}

function Row({ notification, onGo }: NotificationRowProps) {
  const say = useTexts(notificationTexts)
  const format = useFormatter()
  const { kind, name, at } = notification
  return (
    <RowLink {...destinationOf(notification)} onClick={onGo} sx={rowStyle}>
      <Status {...looks[kind]}>
        <Box component="span" sx={{ whiteSpace: 'normal' }}>
          {'days' in notification ? say(notification.kind, { days: notification.days }) : say(notification.kind)}
        </Box>
      </Status>
      <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 500 }}>
        {name}
      </Typography>
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
      </Typography>
    </RowLink>
  )
}

const atFirst = 5

interface NotificationsPopoverProps {
  readonly anchor: HTMLElement
  readonly notifications: readonly Notification[]
  readonly onClose: () => void
}

/** The newest notifications, and all of them on demand. */
export function NotificationsPopover({ anchor, notifications, onClose }: NotificationsPopoverProps) {
  const say = useTexts(notificationTexts)
  const [all, setAll] = useState(false)
  const shown = all ? notifications : notifications.slice(0, atFirst)
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': say('title'),
          sx: {
            minWidth: sizes.notificationsMin,
            maxWidth: sizes.notificationsMax,
            width: 1,
            bgcolor: 'surface.raised',
          },
        },
      }}
    >
      <Typography variant="h3" component="h2" sx={{ px: 2, py: 1.5 }}>
        {say('title')}
      </Typography>
      {shown.map((one) =>
        one.kind === 'notice' ? (
          <NoticeRow key={one.id} notice={one.notice} onGo={onClose} />
        ) : (
          <Row key={one.id} notification={one} onGo={onClose} />
        ),
      )}
      {notifications.length === 0 && <Empty icon={<Notifications />} title={say('none')} text={say('none_text')} />}
      {shown.length < notifications.length && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1 }}>
          <Button
            fullWidth
            onClick={({ currentTarget }) => {
              // The button goes; without a focused element inside, Escape would not be heard.
              currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
              setAll(true)
            }}
          >
            {say('view_all')}
          </Button>
        </Box>
      )}
    </Popover>
  )
}
