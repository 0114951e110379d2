import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ServiceCredential } from '@alta/contract/credentials'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { credentialTexts } from './credentials.texts.ts'
import { shareLeft, type Stage, stageOf } from './expiry.ts'

const tones = {
  long: 'primary.main',
  soon: 'warning.main',
  critical: 'error.main',
  expired: 'text.secondary',
  revoked: 'text.secondary',
} as const satisfies Record<Stage, string>

const shapes = {
  long: undefined,
  soon: 'M6 1.2 11.2 10.6H.8zM6 5v2.4M6 9v.1',
  critical: 'M6 1.2 11.2 10.6H.8zM6 5v2.4M6 9v.1',
  expired: 'M6 1.1a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8M2.8 9.2l6.4-6.4',
  revoked: 'M6 1.1a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8M2.8 9.2l6.4-6.4',
} as const satisfies Record<Stage, string | undefined>

/** The whole life as a bar with the rest filled, and the same in words above it. */
export function DaysRemaining({ credential, now }: { credential: ServiceCredential; now: Date }) {
  const say = useTexts(credentialTexts)
  const format = useFormatter()
  const stage = stageOf(credential)
  const shape = shapes[stage]
  const date = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' })
  const words =
    credential.revoked_at !== null
      ? say('revoked_on', { date: date(credential.revoked_at) })
      : credential.expired
        ? say('expired_on', { date: date(credential.expires_at) })
        : say('days_left', { days: credential.days_remaining })
  const ended = stage === 'expired' || stage === 'revoked'
  return (
    <Box sx={{ minWidth: { xs: 116, md: 140 } }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 0.75, mb: 0.5, color: stage === 'long' ? 'text.primary' : tones[stage] }}
      >
        {shape !== undefined && (
          <Box
            component="svg"
            viewBox="0 0 12 12"
            aria-hidden
            sx={{
              width: 12,
              height: 12,
              flex: 'none',
              fill: 'none',
              stroke: 'currentColor',
              strokeWidth: 1.5,
              strokeLinejoin: 'round',
              strokeLinecap: 'round',
            }}
          >
            <path d={shape} />
          </Box>
        )}
        <Typography
          variant="body2"
          component="span"
          sx={{ fontWeight: stage === 'long' ? 400 : 600, whiteSpace: 'nowrap' }}
        >
          {words}
        </Typography>
      </Stack>
      <Box
        aria-hidden
        sx={{
          height: 5,
          borderRadius: 3,
          boxSizing: 'border-box',
          overflow: 'hidden',
          bgcolor: 'surface.muted',
          border: 1,
          borderColor: ended ? 'surface.control' : 'divider',
          borderStyle: ended ? 'dashed' : 'solid',
        }}
      >
        {!ended && <Box sx={{ height: 1, width: shareLeft(credential, now), minWidth: 3, bgcolor: tones[stage] }} />}
      </Box>
      {stage !== 'expired' && (
        <Typography variant="caption" component="div" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {say('expires_on', { date: date(credential.expires_at) })}
        </Typography>
      )}
    </Box>
  )
}
