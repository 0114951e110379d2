import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { useUnreadNotices } from '../../notices/notices.queries.ts'
import { noticeListTexts } from '../../notices/notices.texts.ts'
import { useTexts } from '../../texts.tsx'
import { NotificationList } from '../lazy-parts.ts'
import { NotificationBell } from './notification-bell.tsx'

/** Stands in the header for as long as there are notices that the person has not read. */
export function NoticeBell() {
  const say = useTexts(noticeListTexts)
  const { total } = useUnreadNotices()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (total === 0 && anchor === null) return null
  return (
    <>
      <IconButton
        aria-label={say('bell', { count: total })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <NotificationBell count={total} />
      </IconButton>
      {anchor && (
        <Suspense>
          <NotificationList anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
