import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface FieldControl {
  readonly id: string
  readonly error: boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly label: string
  /** Said under the field; takes the place of `help` and marks the field. */
  readonly error?: string | undefined
  readonly help?: string
  /** Draws the control with the id its label points at and the id of what is said under it. */
  readonly children: (control: FieldControl) => ReactNode
}

/** A label above its control, and what is wrong under it. The kit's own form parts would weigh three times as much. */
export function Field({ label, error, help, children }: FieldProps) {
  const id = useId()
  const message = error ?? help
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Typography component="label" variant="subtitle2" htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {children({
        id,
        error: error !== undefined,
        'aria-describedby': message === undefined ? undefined : `${id}-said`,
      })}
      {message !== undefined && (
        <Typography
          id={`${id}-said`}
          variant="caption"
          component="p"
          sx={{ mt: 0.5, color: error === undefined ? 'text.secondary' : 'error.main' }}
        >
          {message}
        </Typography>
      )}
    </Box>
  )
}
