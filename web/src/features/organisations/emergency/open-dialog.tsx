import Alert from '@mui/material/Alert'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { emergencyOpening } from '@alta/contract/emergency-access'
import { limits } from '@alta/contract/limits'
import type { Organisation } from '@alta/contract/organisations'
import * as publicCalls from '@alta/contract/public'
import * as singleSignOn from '@alta/contract/single-sign-on'
import { useActionState, useRef, useState } from 'react'
import { openEmergencyAccess } from '../../../base/emergency-access/emergency-access.queries.ts'
import {
  type FieldErrors,
  fieldErrorsOf,
  focusFirstError,
  refusalOf,
  type SubmitState,
  untried,
} from '../../../base/field-errors.ts'
import { PasswordInput } from '../../../base/password/password-input.tsx'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { useRead } from '../../../base/queries.ts'
import { useCurrentUser } from '../../../base/session.ts'
import { forgetConfirmed, isConfirmed } from '../../single-sign-on/confirmed.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { ConfirmFirstDialog } from './confirm-first-dialog.tsx'
import { confirmTexts } from './confirm.texts.ts'
import { openEmergencyTexts } from './emergency.texts.ts'

const numbers = {
  minutes: limits.emergency_access_minutes,
  least: limits.emergency_access_reason_min,
  most: limits.emergency_access_reason_max,
}

const refusals = { 'already-exists': 'one_open', forbidden: 'not_allowed', 'rate-limited': 'too_many' } as const
const isExplained = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code)

/** Why it was not opened, in words of this act. */
function Refusal({ error }: { error: unknown }) {
  const say = useTexts(openEmergencyTexts)
  if (error === null) return null
  const { code } = asProblem(error)
  if (isExplained(code)) return <Alert severity="error">{say(refusals[code])}</Alert>
  return <ActAlert error={error} failed={say('failed')} />
}

/** Opens emergency access, with a reason and the own password once more, unless a provider has just said who it is. */
function useOpening(organisation_id: string, { onClose, isProved }: Pick<OpenFormProps, 'onClose' | 'isProved'>) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ reason: '', password: '' })
  const [attempt, submit, isPending] = useActionState<SubmitState>(async () => {
    const mistakes: FieldErrors = {
      ...(!isProved && typed.password === '' && { password: 'required' }),
      ...fieldErrorsOf(emergencyOpening, typed),
    }
    focusFirstError(form.current, mistakes)
    if (Object.keys(mistakes).length > 0) return { error: null, errors: mistakes }
    try {
      const body = isProved ? { reason: typed.reason } : typed
      await openEmergencyAccess({ params: { organisation_id }, body })
      forgetConfirmed()
      onClose()
      return untried
    } catch (failure) {
      return refusalOf(form.current, failure)
    }
  }, untried)
  return { form, typed, setTyped, ...attempt, submit, isPending }
}

interface OpenDialogProps {
  readonly organisation: Pick<Organisation, 'organisation_id' | 'name'>
  readonly onClose: () => void
}

interface OpenFormProps extends OpenDialogProps {
  /** A provider has just said who it is: no password is asked for. */
  readonly isProved: boolean
}

/** The provider that is asked instead of a password; null: there is a password that works. */
function useProviderInstead() {
  const links = useRead(singleSignOn.links, {}).data
  const config = useRead(publicCalls.read, {}).data
  if (!links || !config) return undefined
  const linked = links.items.find(({ provider_name }) => provider_name !== null)
  return links.has_password && config.local_accounts === 'on' ? null : (linked ?? null)
}

export function OpenEmergencyDialog(props: OpenDialogProps) {
  const [isProved] = useState(isConfirmed)
  const instead = useProviderInstead()
  if (isProved) return <OpenForm {...props} isProved />
  if (instead === undefined) return null
  if (instead === null) return <OpenForm {...props} isProved={false} />
  const { provider_id, provider_name } = instead
  return <ConfirmFirstDialog provider_id={provider_id} name={provider_name ?? ''} onClose={props.onClose} />
}

function OpenForm({ organisation: { organisation_id, name }, onClose, isProved }: OpenFormProps) {
  const say = useTexts(openEmergencyTexts)
  const sayError = useTexts(fieldErrorTexts)
  const sayConfirm = useTexts(confirmTexts)
  const email = useCurrentUser()?.email ?? ''
  const { form, typed, setTyped, error, errors, submit, isPending } = useOpening(organisation_id, { onClose, isProved })
  const { reason, password } = errors
  return (
    <FormDialog
      title={say('title', { organisation: name })}
      submit={say('submit', numbers)}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {Object.keys(errors).length === 0 && !isPending && <Refusal error={error} />}
      <Typography sx={{ color: 'text.secondary' }}>{say('means', numbers)}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{say('told')}</Typography>
      {/* So that a password manager knows whose password it is. */}
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <Field label={say('reason')} help={say('reason_help', numbers)} error={reason && sayError(reason)}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="reason"
            autoComplete="off"
            multiline
            minRows={2}
            maxRows={5}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field
            autoFocus
            value={typed.reason}
            inputProps={{ maxLength: limits.emergency_access_reason_max }}
            onChange={(event) => setTyped({ ...typed, reason: event.target.value })}
          />
        )}
      </Field>
      {isProved ? (
        <Alert severity="success">{sayConfirm('confirmed')}</Alert>
      ) : (
        <Field
          label={say('password')}
          error={password && (password === 'required' ? sayError(password) : say('wrong_password'))}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={typed.password}
              onChange={(event) => setTyped({ ...typed, password: event.target.value })}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
