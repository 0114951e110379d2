import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'

interface ToggleOption<T> {
  readonly value: T
  readonly shown: ReactNode
  readonly disabled?: boolean
}

interface TogglesProps<T> {
  readonly label: string
  readonly choices: readonly ToggleOption<T>[]
  readonly value: T
  readonly onChoose: (value: T) => void
  /** On a phone: as wide as its place, and higher. */
  readonly fills?: boolean
}

/** A few buttons side by side, of which one is pressed. The kit's, with their keys, would weigh 4 kB. */
export function Toggles<T extends string>({ label, choices, value, onChoose, fills = false }: TogglesProps<T>) {
  return (
    <Stack
      component="fieldset"
      direction="row"
      aria-label={label}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, ...(fills ? { width: 1 } : { flex: 'none' }) }}
    >
      {choices.map((choice) => {
        const isChosen = choice.value === value
        return (
          <ButtonBase
            key={choice.value}
            aria-pressed={isChosen}
            disabled={choice.disabled === true}
            onClick={() => onChoose(choice.value)}
            sx={{
              typography: 'button',
              fontSize: '0.8125rem',
              fontWeight: 600,
              gap: 1,
              px: 1.25,
              py: '3px',
              minHeight: fills ? 40 : 30,
              ...(fills && { flex: 1 }),
              border: 1,
              borderColor: 'surface.control',
              color: 'text.secondary',
              '&:not(:first-of-type)': { ml: '-1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
              '&:not(:last-of-type)': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
              borderRadius: 1,
              '&:hover': { bgcolor: 'action.hover' },
              '&:disabled': { color: 'text.disabled' },
              '&&:focus-visible': { zIndex: 1 },
              ...(isChosen && { '&&': { color: 'primary.main', bgcolor: 'surface.accentSoft' } }),
            }}
          >
            {choice.shown}
          </ButtonBase>
        )
      })}
    </Stack>
  )
}
