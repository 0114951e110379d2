import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type RefCallback, useId } from 'react'

interface ChoiceProps<V extends string> {
  readonly label: string
  readonly value: V | ''
  readonly options: readonly (readonly [value: V, label: string])[]
  readonly onChoose: (value: V) => void
  readonly error?: string | undefined
  readonly help?: string
  readonly control?: RefCallback<HTMLElement>
  readonly disabled?: boolean
}

/** One of a few, with its label in the frame and what is wrong under it. */
export function Choice<V extends string>({ label, value, options, onChoose, ...rest }: ChoiceProps<V>) {
  const { error, help, control, disabled = false } = rest
  const id = useId()
  const said = error ?? help
  return (
    <FormControl size="small" fullWidth required error={error !== undefined} disabled={disabled}>
      <InputLabel id={`${id}-label`}>{label}</InputLabel>
      <Select
        labelId={`${id}-label`}
        label={label}
        value={value}
        {...(control !== undefined && { inputRef: control })}
        SelectDisplayProps={{ id, ...(said !== undefined && { 'aria-describedby': `${id}-said` }) }}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value)
          if (chosen) onChoose(chosen[0])
        }}
      >
        {options.map(([option, name]) => (
          <MenuItem key={option} value={option}>
            {name}
          </MenuItem>
        ))}
      </Select>
      {said !== undefined && <FormHelperText id={`${id}-said`}>{said}</FormHelperText>}
    </FormControl>
  )
}
