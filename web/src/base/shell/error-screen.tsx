import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { baseTexts } from '../base.texts.ts'
import { errorTexts } from '../error.texts.ts'
import { useTexts } from '../texts.tsx'

type ErrorKind = 'crash' | 'offline' | 'stale'

interface ErrorScreenProps {
  readonly kind: ErrorKind
  readonly request_id?: string | undefined
  readonly onRetry: () => void
}

const above = { crash: 'unexpected', offline: 'offline', stale: 'stale' } as const

/** The error screen: what happened, that nothing is lost, the number for support, and the two ways to go on. */
export function ErrorScreen({ kind, request_id, onRetry }: ErrorScreenProps) {
  const say = useTexts(errorTexts)
  const sayBase = useTexts(baseTexts)
  const [copied, setCopied] = useState(false)
  const title = say(`${kind}_title`)
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', pt: { xs: 4, sm: 12 }, px: { xs: 0, sm: 2 } }} role="alert">
      <title>{`${title} · Alta`}</title>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {say(above[kind])}
      </Typography>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{say(`${kind}_text`)}</Typography>
      {kind === 'crash' && request_id !== undefined && (
        <Paper variant="outlined" sx={{ px: 2, py: 1.5, mb: 3, display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {say('request')}
            </Typography>
            <Typography variant="mono" noWrap component="div">
              {request_id}
            </Typography>
          </Box>
          <Button
            size="small"
            color="inherit"
            onClick={() => void navigator.clipboard.writeText(request_id).then(() => setCopied(true))}
          >
            {sayBase(copied ? 'copied' : 'copy')}
          </Button>
        </Paper>
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        {kind === 'stale' ? (
          <Button variant="contained" onClick={() => location.reload()}>
            {say('reload')}
          </Button>
        ) : (
          <Button variant="contained" onClick={onRetry}>
            {sayBase('try_again')}
          </Button>
        )}
        {/* The link loads the page anew on purpose, which also discards any broken state in memory. */}
        <Button variant="outlined" color="inherit" href="/">
          {say('go_home')}
        </Button>
      </Stack>
    </Box>
  )
}
