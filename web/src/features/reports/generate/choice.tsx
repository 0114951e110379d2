import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { RefCallback } from 'react'
import { Field } from '../../../base/ui/field.tsx'

interface ChoiceProps<V extends string> {
  readonly label: string
  readonly value: V | ''
  readonly options: readonly (readonly [value: V, label: string])[]
  readonly onChoose: (value: V) => void
  readonly error?: string | undefined
  readonly help?: string
  readonly control?: RefCallback<HTMLElement>
}

/**
 * One of a few, with its label above and what is wrong under it. The browser's own list: quick on a phone, and 20 kB
 * lighter than the kit's.
 */
export function Choice<V extends string>({ label, value, options, onChoose, ...rest }: ChoiceProps<V>) {
  const { error, help, control } = rest
  return (
    <Field label={label} error={error} {...(help !== undefined && { help })}>
      {({ id, error: isWrong, 'aria-describedby': described }) => (
        <NativeSelect
          fullWidth
          required
          error={isWrong}
          input={<OutlinedInput size="small" />}
          value={value}
          {...(control !== undefined && { inputRef: control })}
          inputProps={{ id, 'aria-describedby': described }}
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
      )}
    </Field>
  )
}
