import Alert from '@mui/material/Alert'
import * as credentials from '@alta/contract/credentials'
import type { ServiceCredential } from '@alta/contract/credentials'
import { limits } from '@alta/contract/limits'
import { type CredentialRole, credentialRoles } from '@alta/contract/role-permissions'
import { useActionState, useRef } from 'react'
import { call } from '../../../base/api.ts'
import { type FieldErrors, focusFirstError, refusalOf } from '../../../base/field-errors.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { isListOf, isOneOf, isText } from '../../../base/shapes.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useRestorableState } from '../../../base/typed.ts'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { NameField, RolesField } from './credential-fields.tsx'
import { refetchCredentials } from './credentials.queries.ts'
import { credentialActTexts } from './credentials.texts.ts'

interface EditCredentialState {
  readonly unchanged: boolean
  readonly error: unknown
  readonly errors: FieldErrors
}
const untried: EditCredentialState = { unchanged: false, error: null, errors: {} }

const isRoles = isListOf(isOneOf(credentialRoles))

const mistakesIn = (name: string, roles: readonly CredentialRole[]): FieldErrors => ({
  ...(name === '' && { name: 'required' }),
  ...(name.length > limits.name_characters && { name: 'too_large' }),
  ...(roles.length === 0 && { roles: 'required' }),
})

interface EditCredentialDialogProps {
  readonly credential: ServiceCredential
  readonly onClose: () => void
}

/** Changes the name and the roles; the secret stays. */
export function EditCredentialDialog({ credential, onClose }: EditCredentialDialogProps) {
  const say = useTexts(credentialActTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const before = credential.role_assignments.map(({ role }) => role)
  const stateKey = `credential ${credential.service_credential_id}`
  const [typed, setTyped] = useRestorableState(`${stateKey} name`, isText, credential.name)
  const [roles, setRoles] = useRestorableState<readonly CredentialRole[]>(`${stateKey} roles`, isRoles, before)
  const [reason, setReason] = useRestorableState(`${stateKey} reason`, isText, '')
  // A credential that may write may also read.
  const notifiesOwners = roles.includes('clinician') && !before.includes('clinician')
  const [{ unchanged, error, errors }, submit, isPending] = useActionState<EditCredentialState>(async () => {
    const name = typed.normalize('NFC').trim()
    const mistakes = { ...mistakesIn(name, roles), ...(notifiesOwners && reasonErrors(reason, true)) }
    focusFirstError(form.current, mistakes)
    if (Object.keys(mistakes).length > 0) return { ...untried, errors: mistakes }
    const otherRoles = roles.length !== before.length || roles.some((role) => !before.includes(role))
    const body = {
      ...(name !== credential.name && { name }),
      ...(otherRoles && { roles: [...roles] }),
      ...(notifiesOwners && { reason }),
    }
    if (Object.keys(body).length === 0) return { ...untried, unchanged: true }
    try {
      const { service_credential_id } = credential
      const changed = await call(credentials.update, { params: { service_credential_id }, body })
      toast({ message: say('updated', { name: changed.name }) })
      onClose()
      return untried
    } catch (failure) {
      return { ...untried, ...refusalOf(form.current, failure) }
    } finally {
      refetchCredentials()
    }
  }, untried)
  return (
    <FormDialog
      title={say('edit_title', { name: credential.name })}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      <ActAlert error={error} failed={say('update_failed')} />
      {unchanged && <Alert severity="info">{say('no_changes')}</Alert>}
      <NameField typed={typed} onType={setTyped} error={errors['name']} />
      <RolesField chosen={roles} onChoose={setRoles} error={errors['roles']} />
      {notifiesOwners && <ReasonField value={reason} onType={setReason} error={errors['reason']} kind="told" />}
    </FormDialog>
  )
}
