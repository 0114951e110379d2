import Typography from '@mui/material/Typography'
import * as credentials from '@alta/contract/credentials'
import type { ServiceCredential } from '@alta/contract/credentials'
import { limits } from '@alta/contract/limits'
import { useActionState, useRef } from 'react'
import { useFormatter, useNow } from 'use-intl'
import { call } from '../../../base/api.ts'
import { type FieldErrors, focusFirstError, refusalOf } from '../../../base/field-errors.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { isShape, isText } from '../../../base/shapes.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useRestorableState } from '../../../base/typed.ts'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { DaysField, NumberField } from './credential-fields.tsx'
import { CredentialSecret, type Issued } from './credential-secret.tsx'
import { refetchCredentials } from './credentials.queries.ts'
import { credentialActTexts } from './credentials.texts.ts'
import { daysTyped, hoursTyped, oldSecretUntil } from './expiry.ts'

interface RotateCredentialState {
  readonly issued: Issued | null
  readonly error: unknown
  readonly errors: FieldErrors
}

interface RotationDraft {
  readonly days: string
  readonly hours: string
  readonly reason: string
}

const isDraft = isShape<RotationDraft>({ days: isText, hours: isText, reason: isText })
const initial: RotationDraft = { days: '90', hours: String(limits.rotation_overlap_hours), reason: '' }

interface RotateDialogProps {
  readonly credential: ServiceCredential
  readonly onClose: () => void
}

/** Until when the secret in use goes on working, in words. */
function useOldSecretWords({ expires_at, expired }: ServiceCredential, { days, hours }: RotationDraft, now: Date) {
  const say = useTexts(credentialActTexts)
  const format = useFormatter()
  const [lasts, overlap] = [daysTyped(days), hoursTyped(hours)]
  if (overlap === null) return say('overlap_range', { max: limits.rotation_overlap_hours_max })
  if (overlap === 0 || expired) return say('overlap_none')
  const until = oldSecretUntil(overlap, { expires_at, days: lasts ?? limits.credential_days_max }, now)
  return say('overlap_until', { time: format.dateTime(until, { dateStyle: 'full', timeStyle: 'short' }) })
}

/** Asks for the new life and how long the old secret goes on, gives a new secret and shows it. */
export function RotateCredentialDialog({ credential, onClose }: RotateDialogProps) {
  const say = useTexts(credentialActTexts)
  const now = useNow()
  const form = useRef<HTMLFormElement>(null)
  const { service_credential_id } = credential
  const [draft, setDraft] = useRestorableState(`rotated credential ${service_credential_id}`, isDraft, initial)
  const old = useOldSecretWords(credential, draft, now)
  const [{ issued, error, errors }, submit, isPending] = useActionState<RotateCredentialState>(
    async (before) => {
      // Sent twice in a row: a second rotation would end the secret that the first one shows.
      if (before.issued !== null) return before
      const [expires_in_days, overlap_hours] = [daysTyped(draft.days), hoursTyped(draft.hours)]
      const mistakes: FieldErrors = {
        ...(expires_in_days === null && { expires_in_days: 'invalid' }),
        ...(overlap_hours === null && { overlap_hours: 'invalid' }),
        ...reasonErrors(draft.reason, true),
      }
      focusFirstError(form.current, mistakes)
      if (expires_in_days === null || overlap_hours === null) return { issued: null, error: null, errors: mistakes }
      try {
        const body = { expires_in_days, overlap_hours, reason: draft.reason }
        const answered = await call(credentials.rotate, { params: { service_credential_id }, body })
        return { issued: answered, error: null, errors: {} }
      } catch (failure) {
        return { issued: null, ...refusalOf(form.current, failure) }
      } finally {
        refetchCredentials()
      }
    },
    { issued: null, error: null, errors: {} },
  )
  if (issued !== null)
    return (
      <CredentialSecret
        issued={issued}
        days={daysTyped(draft.days) ?? 0}
        done={say('rotated', { name: issued.name })}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={say('rotate_title', { name: credential.name })}
      submit={say('rotate')}
      isPending={isPending}
      action={submit}
      // The dialog stays open while the request is running, because the secret is shown only once.
      onClose={() => !isPending && onClose()}
      form={form}
    >
      <ActAlert error={error} failed={say('rotate_failed')} />
      <Typography sx={{ color: 'text.secondary' }}>{say('rotate_text')}</Typography>
      <DaysField
        typed={draft.days}
        onType={(days) => setDraft({ ...draft, days })}
        error={errors['expires_in_days']}
        now={now}
      />
      <NumberField
        label={say('overlap')}
        name="overlap_hours"
        typed={draft.hours}
        onType={(hours) => setDraft({ ...draft, hours })}
        help={old}
        wrong={say('overlap_range', { max: limits.rotation_overlap_hours_max })}
        error={errors['overlap_hours']}
      />
      <ReasonField
        value={draft.reason}
        onType={(reason) => setDraft({ ...draft, reason })}
        error={errors['reason']}
        kind="told"
      />
    </FormDialog>
  )
}
