import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { arrowSteps } from '../keys/arrow-steps.ts'

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

/**
 * A few options side by side, of which one is chosen. Tab reaches the chosen one, and the arrow keys choose the next, as
 * in the radio group of the ARIA patterns. The kit's toggle buttons would weigh 4 kB.
 */
export function Toggles<T extends string>({ label, choices, value, onChoose, fills = false }: TogglesProps<T>) {
  const group = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const enabled = choices.filter(({ disabled }) => disabled !== true)
    const at = enabled.findIndex((choice) => choice.value === value)
    const next = enabled[(at + step + enabled.length) % enabled.length]
    if (next === undefined || next.value === value) return
    group.current?.querySelector<HTMLElement>(`[role=radio][data-value="${next.value}"]`)?.focus()
    onChoose(next.value)
  }
  return (
    <Stack
      ref={group}
      role="radiogroup"
      direction="row"
      aria-label={label}
      onKeyDown={press}
      sx={{ minWidth: 0, ...(fills ? { width: 1 } : { flex: 'none' }) }}
    >
      {choices.map((choice) => {
        const isChosen = choice.value === value
        return (
          <ButtonBase
            key={choice.value}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a radio input cannot hold the content of an option
            role="radio"
            aria-checked={isChosen}
            tabIndex={isChosen ? 0 : -1}
            data-value={choice.value}
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
