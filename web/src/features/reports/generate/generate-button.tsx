import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { formTexts } from './form.texts.ts'
import type { InHand } from './use-after-reading.ts'

interface GenerateButtonProps {
  readonly isSending: boolean
  /** What is read before the course can be sent, once somebody asked for the report. */
  readonly waitsFor: InHand | null
  readonly onGiveUp: () => void
}

/** Sends the form; while a file is being read it says that it waits, and for what. */
export function GenerateButton({ isSending, waitsFor, onGiveUp }: GenerateButtonProps) {
  const say = useTexts(formTexts)
  const button = useRef<HTMLButtonElement>(null)
  const state = isSending ? 'sending' : waitsFor === null ? 'generate' : 'waits'
  const giveUp = () => {
    // The button that was pressed disappears.
    button.current?.focus()
    onGiveUp()
  }
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Button
        ref={button}
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        sx={{ minHeight: 42 }}
        aria-busy={state !== 'generate'}
      >
        {say(state)}
      </Button>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box component="output" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {waitsFor !== null && (
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {waitsFor.file === null ? say('waits_for_paste') : say('waits_for_file', { name: waitsFor.file })}
            </Typography>
          )}
        </Box>
        {waitsFor !== null && (
          <Button size="small" onClick={giveUp} sx={{ flexShrink: 0 }}>
            {say('do_not_wait')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
