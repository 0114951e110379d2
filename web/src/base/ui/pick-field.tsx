import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { limits } from '@alta/contract/limits'
import { useEffect, useEffectEvent, useState } from 'react'
import { Field } from './field.tsx'

/** Milliseconds without a key before the server is asked. */
const pause = 200

export interface Pickable {
  readonly id: string
  readonly label: string
  /** Distinguishes two options with the same label. */
  readonly detail?: string
}

interface PickFieldProps {
  readonly label: string
  /** The field's name in its form: where the focus goes when it was refused. */
  readonly name: string
  readonly value: Pickable | null
  readonly onPick: (picked: Pickable | null) => void
  /** The answer to what was asked last; undefined while it is on its way. */
  readonly options: readonly Pickable[] | undefined
  /** Asked on opening (with nothing) and when the typing pauses. */
  readonly onAsk: (words: string) => void
  readonly error?: string | undefined
  readonly help?: string | undefined
  readonly disabled?: boolean
}

/** A selection that searches on the server as one types. Heavy: for dialogs and other parts that are fetched later. */
export function PickField(props: PickFieldProps) {
  const { label, name, value, onPick, options, onAsk, error, help, disabled = false } = props
  const [typed, setTyped] = useState<string | null>(null)
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => ask(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Field label={label} error={error} {...(help !== undefined && { help })}>
      {(control) => (
        <Autocomplete
          id={control.id}
          disabled={disabled}
          options={options ?? []}
          value={value}
          loading={options === undefined}
          filterOptions={(all) => all}
          getOptionLabel={(one) => one.label}
          getOptionKey={(one) => one.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onOpen={() => onAsk('')}
          onInputChange={(_, text, reason) => {
            // The label of the chosen option is not a search term.
            if (reason === 'input' || reason === 'clear') setTyped(text.trim().slice(0, limits.search_characters))
          }}
          onChange={(_, picked) => onPick(picked)}
          // The list over the page needs a landmark too.
          slotProps={{
            popper: { role: 'region', 'aria-label': label },
            paper: { sx: { border: 1, borderColor: 'divider', bgcolor: 'surface.raised', boxShadow: 8 } },
          }}
          renderOption={({ key, ...item }, one) => (
            <Box component="li" key={key} {...item} sx={{ display: 'block !important' }}>
              <Typography component="span" noWrap sx={{ display: 'block' }}>
                {one.label}
              </Typography>
              {one.detail !== undefined && (
                <Typography variant="body2" component="span" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
                  {one.detail}
                </Typography>
              )}
            </Box>
          )}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              fullWidth
              error={control.error}
              name={name}
              inputProps={{ ...slotProps.htmlInput, 'aria-describedby': control['aria-describedby'] }}
            />
          )}
        />
      )}
    </Field>
  )
}
