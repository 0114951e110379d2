import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'

interface ConfirmProps {
  readonly open: boolean
  /** A question that names the thing. */
  readonly title: string
  /** What goes with it. */
  readonly children?: ReactNode
  readonly safe: string
  readonly destructive: string
  readonly onSafe: () => void
  readonly onDestructive: () => void
}

/** Asks before something is lost; the safe answer is filled and has the focus. */
export function Confirm({ open, title, children, safe, destructive, onSafe, onDestructive }: ConfirmProps) {
  const heading = useId()
  return (
    <Dialog open={open} onClose={onSafe} maxWidth="xs" fullWidth role="alertdialog" aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button color="error" onClick={onDestructive}>
          {destructive}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer must be the one a stray Enter gives */}
        <Button variant="contained" autoFocus onClick={onSafe}>
          {safe}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
