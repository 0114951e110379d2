import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Session } from '@alta/contract/users'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../base/texts.tsx'
import { useFormatDateTime } from '../../base/date-time/format-date-time.ts'
import { deviceIn } from './device.ts'
import { sessionTexts } from './sessions.texts.ts'

/** "Chrome on Windows", or what of it is known. */
function useDeviceName() {
  const say = useTexts(sessionTexts)
  return (user_agent: string | null) => {
    const { browser, system } = deviceIn(user_agent)
    if (browser !== null && system !== null) return say('device', { browser, system })
    return browser ?? system ?? say('unknown_device')
  }
}

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

interface SessionRowsProps {
  readonly sessions: readonly Session[]
  /** Ends one of them; left out, they can only be looked at. */
  readonly onEnd?: (session: Session) => void
}

/** Open sessions, the last used first: when, on what, from where. */
export function SessionRows({ sessions, onEnd }: SessionRowsProps) {
  const say = useTexts(sessionTexts)
  const format = useFormatter()
  const formatDateTime = useFormatDateTime()
  const nameOf = useDeviceName()
  const byUse = sessions.toSorted((a, b) => b.last_used_at.localeCompare(a.last_used_at))
  if (byUse.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{say('none')}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {byUse.map((session) => {
        const { session_id, user_agent, address, created_at, last_used_at, current } = session
        const device = nameOf(user_agent)
        return (
          <Stack
            component="li"
            key={session_id}
            direction="row"
            sx={{ py: 0.75, gap: 1, alignItems: 'flex-start', typography: 'body2', overflowWrap: 'anywhere' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {device}
              {current && (
                <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
                  {` · ${say('this_one')}`}
                </Box>
              )}
              <Box sx={{ color: 'text.secondary' }}>
                {[say('used', { when: formatDateTime(last_used_at) }), address === null ? [] : say('from', { address })]
                  .flat()
                  .join(' · ')}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {say('since', { when: format.dateTime(new Date(created_at), moment) })}
              </Box>
            </Box>
            {onEnd && (
              <Button
                size="small"
                color="inherit"
                sx={{ mt: -0.5, flex: 'none' }}
                aria-label={say('end_named', { device, when: formatDateTime(last_used_at) })}
                onClick={() => onEnd(session)}
              >
                {say('end_one')}
              </Button>
            )}
          </Stack>
        )
      })}
    </Box>
  )
}
