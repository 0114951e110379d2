import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormatter } from 'use-intl'
import { useTexts } from '../texts.tsx'
import { Panel } from '../ui/panel.tsx'
import { Status } from '../ui/status.tsx'
import { useNoticeWords } from './notice-words.ts'
import { useReadNotices, useUnreadNotices } from './notices.queries.ts'
import { noticeListTexts } from './notices.texts.ts'

const atFirst = 5

/** The notices that the person has not read yet. Nothing is drawn when there are none. */
export function NoticePanel() {
  const say = useTexts(noticeListTexts)
  const wordsOf = useNoticeWords()
  const format = useFormatter()
  const { notices, total } = useUnreadNotices()
  const read = useReadNotices()
  if (notices.length === 0) return null
  const shown = notices.slice(0, atFirst)
  return (
    <Panel
      flush
      title={say('title')}
      sub={say('sub')}
      action={
        <Button size="small" onClick={() => void read()}>
          {say('mark_all')}
        </Button>
      }
    >
      <Box component="ul" aria-label={say('title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((notice) => (
          <Stack
            component="li"
            key={notice.notice_id}
            sx={{
              flexDirection: { xs: 'column', sm: 'row' },
              alignItems: { sm: 'center' },
              gap: { xs: 0.5, sm: 2 },
              px: 2,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Status tone="warning" shape="half">
                <Box component="span" sx={{ whiteSpace: 'normal', color: 'text.primary' }}>
                  {wordsOf(notice)}
                </Box>
              </Status>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {notice.reason !== null && `${say('reason', { reason: notice.reason })} · `}
                {format.dateTime(new Date(notice.made_at), { dateStyle: 'medium', timeStyle: 'short' })}
              </Typography>
            </Box>
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              aria-label={say('mark_one', { notice: wordsOf(notice) })}
              onClick={() => void read(notice.notice_id)}
              sx={{ flex: 'none', alignSelf: { xs: 'flex-start', sm: 'center' } }}
            >
              {say('mark')}
            </Button>
          </Stack>
        ))}
      </Box>
      {total > shown.length && (
        <Typography
          variant="body2"
          sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
        >
          {say('more', { count: total - shown.length })}
        </Typography>
      )}
    </Panel>
  )
}
