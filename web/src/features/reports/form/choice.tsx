import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
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

/**
 * One of a few, with its label in the frame and what is wrong under it. The browser's own list: quick on a phone, and
 * 20 kB lighter than the kit's.
 */
export function Choice<V extends string>({ label, value, options, onChoose, ...rest }: ChoiceProps<V>) {
  const { error, help, control, disabled = false } = rest
  const id = useId()
  const said = error ?? help
  return (
    <FormControl size="small" fullWidth required error={error !== undefined} disabled={disabled}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched />}
        value={value}
        {...(control !== undefined && { inputRef: control })}
        inputProps={{ id, ...(said !== undefined && { 'aria-describedby': `${id}-said` }) }}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value)
          if (chosen) onChoose(chosen[0])
        }}
      >
        {value === '' && <option value="" disabled hidden aria-label={label} />}
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {said !== undefined && <FormHelperText id={`${id}-said`}>{said}</FormHelperText>}
    </FormControl>
  )
}
