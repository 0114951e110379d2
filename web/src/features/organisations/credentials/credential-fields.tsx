import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { limits } from '@alta/contract/limits'
import { type CredentialRole, credentialRoles } from '@alta/contract/role-permissions'
import type { FieldErrorCode } from '@alta/contract/problems'
import { type ReactNode, useId } from 'react'
import { useFormatter } from 'use-intl'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { credentialActTexts, credentialTexts } from './credentials.texts.ts'
import { afterDays, daysTyped } from './expiry.ts'

interface TypedProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly error: FieldErrorCode | undefined
}

export function NameField({ typed, onType, error }: TypedProps) {
  const say = useTexts(credentialActTexts)
  const sayList = useTexts(credentialTexts)
  const sayError = useTexts(fieldErrorTexts)
  return (
    <Field label={sayList('name')} help={say('name_help')} error={error && sayError(error)}>
      {(control) => (
        <OutlinedInput
          {...control}
          name="name"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog begins here
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  )
}

interface NumberFieldProps extends TypedProps {
  readonly label: string
  readonly name: string
  readonly help: string
  readonly wrong: string
}

/** A whole number, typed. The browser's own number field says nothing of what it cannot read. */
export function NumberField({ label, name, typed, onType, help, wrong, error }: NumberFieldProps) {
  return (
    <Field label={label} help={help} error={error && wrong}>
      {(control) => (
        <OutlinedInput
          {...control}
          name={name}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          inputProps={{ inputMode: 'numeric', maxLength: 4 }}
          sx={{ width: 120 }}
        />
      )}
    </Field>
  )
}

interface DaysFieldProps extends TypedProps {
  readonly now: Date
}

/** How long it lasts, in days, and the day that makes. */
export function DaysField({ typed, onType, error, now }: DaysFieldProps) {
  const say = useTexts(credentialActTexts)
  const format = useFormatter()
  const days = daysTyped(typed)
  const range = say('days_range', { min: limits.credential_days_min, max: limits.credential_days_max })
  const until =
    days === null ? range : say('days_until', { date: format.dateTime(afterDays(days, now), { dateStyle: 'full' }) })
  return (
    <NumberField
      label={say('days')}
      name="expires_in_days"
      typed={typed}
      onType={onType}
      help={until}
      wrong={range}
      error={error}
    />
  )
}

interface RolesFieldProps {
  readonly chosen: readonly CredentialRole[]
  readonly onChoose: (roles: readonly CredentialRole[]) => void
  readonly error: FieldErrorCode | undefined
}

/** What the credential may do, one line each. */
export function RolesField({ chosen, onChoose, error }: RolesFieldProps) {
  const say = useTexts(credentialActTexts)
  const sayRole = useTexts(roleTexts)
  const id = useId()
  const lines: Readonly<Record<CredentialRole, ReactNode>> = {
    clinician: say('clinician_does'),
    reader: say('reader_does'),
  }
  return (
    <Box component="fieldset" aria-describedby={error && id} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {say('roles')}
      </Typography>
      {credentialRoles.map((role) => (
        <FormControlLabel
          key={role}
          sx={{ display: 'flex', alignItems: 'flex-start', mr: 0, '& .MuiCheckbox-root': { py: 0.5 } }}
          control={
            <Checkbox
              size="small"
              name="roles"
              checked={chosen.includes(role)}
              onChange={(_, on) =>
                onChoose(credentialRoles.filter((one) => (one === role ? on : chosen.includes(one))))
              }
            />
          }
          label={
            <Box component="span" sx={{ display: 'block', py: 0.5 }}>
              <b>{sayRole(role)}</b> {lines[role]}
            </Box>
          }
        />
      ))}
      {error && (
        <Typography id={id} variant="caption" component="p" sx={{ mt: 0.5, color: 'error.main' }}>
          {say('roles_required')}
        </Typography>
      )}
    </Box>
  )
}
