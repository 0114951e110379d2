import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type ReactNode, type Ref, useId } from 'react'
import { baseTexts } from '../base.texts.ts'
import { useTexts } from '../texts.tsx'
import { submitting } from './submitting.ts'

interface FormDialogProps {
  readonly title: string
  readonly submit: string
  readonly isPending: boolean
  readonly action: () => void
  readonly onClose: () => void
  readonly form: Ref<HTMLFormElement>
  /** For forms with fields beside one another. */
  readonly isWide?: true
  readonly children: ReactNode
}

/** A short form in a dialog. Drawn only while it is open, so each opening starts empty. */
export function FormDialog({ title, submit, isPending, action, onClose, form, isWide, children }: FormDialogProps) {
  const say = useTexts(baseTexts)
  const heading = useId()
  return (
    <Dialog open onClose={onClose} maxWidth={isWide ? 'sm' : 'xs'} fullWidth aria-labelledby={heading}>
      <form onSubmit={submitting(action)} noValidate ref={form}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 0.5 }}>{children}</Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
