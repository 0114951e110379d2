import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTexts } from '../texts.tsx'
import { visuallyHidden } from '../ui/visually-hidden.ts'
import { idleTexts } from './idle.texts.ts'
import type { SessionEnd } from './session-times.ts'
import { noteAct } from './watch-idle.ts'

/** The remaining seconds that are read aloud; reading each one would be too much. */
const readAloud = [10, 30, 60]

/** The warning in the last minute of a session. Any key, pointer or tap continues a session that was only idle. */
export function IdleWarning({ end: { ms_left, reason } }: { end: SessionEnd }) {
  const say = useTexts(idleTexts)
  const id = useId()
  const [understood, setUnderstood] = useState(false)
  const seconds = Math.ceil(ms_left / 1000)
  const isIdle = reason === 'idle'
  if (understood && !isIdle) return null
  const aloud = readAloud.find((at) => seconds <= at) ?? seconds
  const answer = () => {
    setUnderstood(true)
    noteAct()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={answer}
    >
      <DialogTitle id={`${id}-title`}>{say(isIdle ? 'title' : 'longest_title')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ color: 'text.secondary' }}>
          {say(isIdle ? 'text' : 'longest_text')}
        </Typography>
        <Typography role="timer" sx={{ mt: 2, fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          {say('left', { seconds })}
        </Typography>
        <Box aria-live="polite" sx={visuallyHidden}>
          {say('left', { seconds: aloud })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          onClick={answer}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to answer
          autoFocus
        >
          {say(isIdle ? 'stay' : 'understood')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
