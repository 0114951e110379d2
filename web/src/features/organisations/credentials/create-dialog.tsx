import * as credentials from '@alta/contract/credentials'
import { limits } from '@alta/contract/limits'
import { type CredentialRole, credentialRoles } from '@alta/contract/role-permissions'
import { useActionState, useRef } from 'react'
import { useNow } from 'use-intl'
import { call } from '../../../base/api.ts'
import { type FieldErrors, focusFirstError, refusalOf } from '../../../base/field-errors.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { isListOf, isOneOf, isShape, isText } from '../../../base/shapes.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useRestorableState } from '../../../base/typed.ts'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { DaysField, NameField, RolesField } from './credential-fields.tsx'
import { CredentialSecret, type Issued } from './credential-secret.tsx'
import { refetchCredentials } from './credentials.queries.ts'
import { credentialActTexts } from './credentials.texts.ts'
import { daysTyped } from './expiry.ts'

interface CreateCredentialState {
  readonly issued: Issued | null
  readonly error: unknown
  readonly errors: FieldErrors
}

interface CredentialDraft {
  readonly name: string
  readonly roles: readonly CredentialRole[]
  readonly days: string
  readonly reason: string
}

const isDraft = isShape<CredentialDraft>({
  name: isText,
  roles: isListOf(isOneOf(credentialRoles)),
  days: isText,
  reason: isText,
})
const empty: CredentialDraft = { name: '', roles: [], days: '90', reason: '' }

const mistakesIn = ({ name, roles, days, reason }: CredentialDraft): FieldErrors => ({
  ...(name.trim() === '' && { name: 'required' }),
  ...(name.trim().length > limits.name_characters && { name: 'too_large' }),
  ...(roles.length === 0 && { roles: 'required' }),
  ...(daysTyped(days) === null && { expires_in_days: 'invalid' }),
  ...reasonErrors(reason, true),
})

interface CreateDialogProps {
  readonly organisation_id: string
  readonly onClose: () => void
}

/** Asks for name, roles and life, issues the credential and shows its secret. */
export function CreateCredentialDialog({ organisation_id, onClose }: CreateDialogProps) {
  const say = useTexts(credentialActTexts)
  const now = useNow()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useRestorableState(`new credential ${organisation_id}`, isDraft, empty)
  const [{ issued, error, errors }, submit, isPending] = useActionState<CreateCredentialState>(
    async (before) => {
      // When the form is sent twice in a row, the second attempt returns the result of the first.
      if (before.issued !== null) return before
      const mistakes = mistakesIn(draft)
      focusFirstError(form.current, mistakes)
      const expires_in_days = daysTyped(draft.days)
      if (Object.keys(mistakes).length > 0 || expires_in_days === null)
        return { issued: null, error: null, errors: mistakes }
      try {
        const body = { name: draft.name, expires_in_days, roles: [...draft.roles], reason: draft.reason }
        return {
          issued: await call(credentials.create, { params: { organisation_id }, body }),
          error: null,
          errors: {},
        }
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
        done={say('created', { name: issued.name })}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={say('create_title')}
      submit={say('create')}
      isPending={isPending}
      action={submit}
      // The dialog stays open while the request is running, because the secret is shown only once.
      onClose={() => !isPending && onClose()}
      form={form}
    >
      <ActAlert error={error} failed={say('create_failed')} />
      <NameField typed={draft.name} onType={(name) => setDraft({ ...draft, name })} error={errors['name']} />
      <RolesField chosen={draft.roles} onChoose={(roles) => setDraft({ ...draft, roles })} error={errors['roles']} />
      <DaysField
        typed={draft.days}
        onType={(days) => setDraft({ ...draft, days })}
        error={errors['expires_in_days']}
        now={now}
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
