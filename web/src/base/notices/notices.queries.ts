import * as notices from '@alta/contract/notices'
import { call } from '../api.ts'
import { useRead, refresh } from '../queries.ts'
import { useTexts } from '../texts.tsx'
import { useToast } from '../ui/toasts.tsx'
import { noticeListTexts } from './notices.texts.ts'

const every = 20_000
const shown = '20'

/** The notices that the person has not read, the newest first, and their number. They are read again at intervals. */
export function useUnreadNotices() {
  const { data } = useRead(
    notices.list,
    { query: { unread: 'true', limit: shown, count: 'true' } },
    { refetchInterval: () => every },
  )
  return { notices: data?.items ?? [], total: data?.total ?? 0 }
}

/** Marks one notice, or all of them, as read. */
export function useReadNotices() {
  const say = useTexts(noticeListTexts)
  const toast = useToast()
  return async (notice_id?: string) => {
    try {
      await (notice_id === undefined ? call(notices.readAll, {}) : call(notices.read, { params: { notice_id } }))
      await refresh(notices.list)
    } catch {
      toast({ message: say('mark_failed'), severity: 'error' })
    }
  }
}
