import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useActionState, useId, useRef, useState } from 'react'
import { useTexts } from '../texts.tsx'
import { ActAlert } from './act-alert.tsx'
import { confirmTexts } from './confirm.texts.ts'
import { Field } from './field.tsx'
import { submitting } from './submitting.ts'

interface ConfirmDialogProps {
  /** A question that names the thing. */
  readonly title: string
  /** What the act means, before the list of what goes with it. */
  readonly text?: string
  readonly goes?: readonly string[]
  /** The label of the button that cancels; it has the focus first. */
  readonly keep: string
  /** The label of the button that does it, in the words of the question. */
  readonly destroy: string
  /** The text that must be typed before the act is possible. */
  readonly name?: string
  /** Does the act and closes; what it throws is shown in the dialog, which stays. */
  readonly onConfirm: () => Promise<void>
  /** "The user could not be deleted. Please try again later." */
  readonly failed: string
  readonly onClose: () => void
  /** Stands under the list: a further choice or a note. */
  readonly children?: ReactNode
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/**
 * Asks before something is deleted: it names the thing and what is deleted with it, and offers to cancel first. It is
 * mounted only while it is open.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, goes = [], keep, destroy, name, onConfirm, failed, onClose, children } = props
  const say = useTexts(confirmTexts)
  const id = useId()
  const safe = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  const [error, act, isPending] = useActionState<unknown>(async () => {
    try {
      await onConfirm()
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  const isNamed = name === undefined || plain(typed) === plain(name)
  // The dialog stays open while the act is running, because it shows the result.
  const leave = () => {
    if (!isPending) onClose()
  }
  return (
    <Dialog
      open
      onClose={leave}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      // Enter must never delete anything by accident.
      slotProps={{ transition: { onEntered: () => safe.current?.focus() } }}
    >
      <form onSubmit={submitting(act)} noValidate>
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            {!isPending && <ActAlert error={error} failed={failed} />}
            {(text !== undefined || goes.length > 0) && (
              <Box id={`${id}-text`}>
                {text !== undefined && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
                {goes.length > 0 && (
                  <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, typography: 'body1' }}>
                    {goes.map((one) => (
                      <li key={one}>{one}</li>
                    ))}
                  </Box>
                )}
              </Box>
            )}
            {children}
            {name !== undefined && (
              <Field label={say('type_name')}>
                {(control) => (
                  <OutlinedInput
                    {...control}
                    name="name"
                    autoComplete="off"
                    value={typed}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                )}
              </Field>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" ref={safe} onClick={leave}>
            {keep}
          </Button>
          <Button
            type="submit"
            variant="outlined"
            color="error"
            disabled={!isNamed}
            // A disabled button would lose the focus, so the button stays enabled and does nothing.
            aria-disabled={isPending}
            onClick={(event) => {
              if (isPending) event.preventDefault()
            }}
          >
            {isPending ? say('moment') : destroy}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
