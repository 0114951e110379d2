import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useRef, useState } from 'react'
import { baseTexts } from '../../base.texts.ts'
import { useTexts } from '../../texts.tsx'
import { secretTexts } from './secret-once.texts.ts'

interface SecretOnceProps {
  /** The title, which says what to do: "Copy the secret now". */
  readonly title: string
  /** The text, which says that the secret is shown only once. */
  readonly text: string
  /** The label of the field, which names the owner of the secret. */
  readonly label: string
  readonly secret: string
  /** What belongs to it, in small print under the field. */
  readonly details?: ReactNode
  /** Called by "I have stored it", and by nothing else. */
  readonly onClose: () => void
}

/** Puts a text on the clipboard; the older way also works where the page is served without TLS inside a hospital. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return document.execCommand('copy')
  }
}

/**
 * Shows a secret once. Neither Escape nor the backdrop closes the dialog: the person must confirm that they have stored
 * the secret. Import it together with the code that creates the secret, so that it is there when the secret arrives.
 */
export function SecretOnce({ title, text, label, secret, details, onClose }: SecretOnceProps) {
  const say = useTexts(secretTexts)
  const sayBase = useTexts(baseTexts)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'not_copied' | null>(null)
  const copy = async () => {
    field.current?.focus()
    field.current?.select()
    setOutcome((await copyText(secret)) ? 'copied' : 'not_copied')
  }
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ color: 'text.secondary', mb: 2 }}>
          {text}
        </Typography>
        <Typography component="label" variant="subtitle2" htmlFor={`${id}-field`}>
          {label}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, mt: 0.5 }}>
          <OutlinedInput
            id={`${id}-field`}
            readOnly
            fullWidth
            value={secret}
            inputRef={field}
            onFocus={(event) => event.target.select()}
            inputProps={{ spellCheck: false, autoComplete: 'off', 'aria-describedby': `${id}-outcome` }}
            sx={{ '& input': { typography: 'mono' } }}
          />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- copying is what the dialog is for */}
          <Button variant="contained" startIcon={<ContentCopy />} autoFocus onClick={() => void copy()}>
            {outcome === 'copied' ? sayBase('copied') : sayBase('copy')}
          </Button>
        </Stack>
        <Typography
          id={`${id}-outcome`}
          component="output"
          variant="caption"
          sx={{
            display: 'block',
            minHeight: 16,
            mt: 0.5,
            color: outcome === 'not_copied' ? 'error.main' : 'text.secondary',
          }}
        >
          {outcome !== null && say(outcome)}
        </Typography>
        {details !== undefined && (
          <Stack direction="row" sx={{ columnGap: 3, rowGap: 0.5, mt: 1, flexWrap: 'wrap', typography: 'body2' }}>
            {details}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {say('stored')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
