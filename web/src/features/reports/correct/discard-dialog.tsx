import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { correctTexts } from './correct.texts.ts'

interface DiscardDialogProps {
  /** Titles of the sections that go. */
  readonly sections: readonly string[]
  readonly onDiscard: () => Promise<void>
  readonly onClose: () => void
}

const focusFirst = (element: HTMLElement | null) => element?.focus()

/** Asks before unsaved work is thrown away; going on is the filled button. */
export function DiscardDialog({ sections, onDiscard, onClose }: DiscardDialogProps) {
  const say = useTexts(correctTexts)
  const id = useId()
  const { mutate, isPending, error } = useMutation({ mutationFn: onDiscard, onSuccess: onClose })
  return (
    <Dialog
      open
      onClose={() => {
        if (!isPending) onClose()
      }}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{say('discard_title')}</DialogTitle>
      <DialogContent>
        {!isPending && <ActAlert error={error} failed={say('not_discarded')} />}
        <Box id={`${id}-text`}>
          <Typography sx={{ color: 'text.secondary' }}>{say('discard_text')}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, typography: 'body1' }}>
            {sections.map((section) => (
              <li key={section}>{section}</li>
            ))}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate()
          }}
        >
          {say('discard')}
        </Button>
        <Button variant="contained" ref={focusFirst} onClick={onClose}>
          {say('continue_editing')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
