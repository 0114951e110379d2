import OutlinedInput from '@mui/material/OutlinedInput'
import { reasonOnly } from '@alta/contract/fields'
import { limits } from '@alta/contract/limits'
import type { FieldErrorCode } from '@alta/contract/problems'
import { type FieldErrors, fieldErrorsOf } from '../field-errors.ts'
import { fieldErrorTexts } from '../problems.texts.ts'
import { useTexts } from '../texts.tsx'
import { Field } from '../ui/field.tsx'
import { reasonTexts } from './reason.texts.ts'

const bounds = { least: String(limits.reason_characters_min), most: String(limits.reason_characters_max) }

/** What the contract would refuse of a reason; one that is not needed may be left out. */
export const reasonErrors = (reason: string, isNeeded: boolean): FieldErrors =>
  isNeeded || reason.trim() !== '' ? fieldErrorsOf(reasonOnly, { reason }) : {}

interface ReasonFieldProps {
  readonly value: string
  readonly onType: (reason: string) => void
  readonly error: FieldErrorCode | undefined
  /** `told`: the act lets clinical text be read, so others hear of it; `optional`: it may be left out. */
  readonly kind?: 'plain' | 'told' | 'optional'
  /** The dialog puts the focus here first. */
  readonly begins?: boolean
}

/** A field for the reason of an act of which others are informed. */
export function ReasonField({ value, onType, error, kind = 'plain', begins = false }: ReasonFieldProps) {
  const say = useTexts(reasonTexts)
  const sayError = useTexts(fieldErrorTexts)
  return (
    <Field
      label={say(kind === 'optional' ? 'reason_optional' : 'reason')}
      help={say(kind === 'told' ? 'told' : 'help', bounds)}
      error={error && sayError(error)}
    >
      {(control) => (
        <OutlinedInput
          {...control}
          name="reason"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the dialog begins
          autoFocus={begins}
          value={value}
          inputProps={{ maxLength: limits.reason_characters_max }}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  )
}
