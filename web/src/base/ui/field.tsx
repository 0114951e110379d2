import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type ReactNode, useId } from 'react'

interface FieldProps {
  readonly label: string
  /** Said under the field; takes the place of `help` and marks the field. */
  readonly error?: string | undefined
  readonly help?: string
  /** Draws the control with the id its label points at and the id of what is said under it. */
  readonly children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode
}

/** A label above its control, and what is wrong under it. */
export function Field({ label, error, help, children }: FieldProps) {
  const id = useId()
  const said = error ?? help
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel
        htmlFor={id}
        sx={{ typography: 'subtitle2', color: 'text.primary', mb: 0.5, '&.Mui-error': { color: 'text.primary' } }}
      >
        {label}
      </FormLabel>
      {children({ id, 'aria-describedby': said === undefined ? undefined : `${id}-said` })}
      {said !== undefined && <FormHelperText id={`${id}-said`}>{said}</FormHelperText>}
    </FormControl>
  )
}
