import Typography from '@mui/material/Typography'
import * as singleSignOn from '@alta/contract/single-sign-on'
import { useActionState, useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import { refusalOf, type SubmitState } from '../../base/field-errors.ts'
import { PasswordInput } from '../../base/password/password-input.tsx'
import { fieldErrorTexts } from '../../base/problems.texts.ts'
import { redirectToProvider } from '../single-sign-on/pending-redirect.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { Field } from '../../base/ui/field.tsx'
import { FormDialog } from '../../base/ui/form-dialog.tsx'
import { identityTexts } from './identities.texts.ts'

interface IdentityLinkDialogProps {
  readonly provider_id: string
  readonly name: string
  readonly onClose: () => void
}

/** Asks for the password once more, and leaves for the provider. */
export function LinkDialog({ provider_id, name, onClose }: IdentityLinkDialogProps) {
  const say = useTexts(identityTexts)
  const sayField = useTexts(fieldErrorTexts)
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [{ error, errors }, submit, isPending] = useActionState<SubmitState>(
    async () => {
      if (password === '') return { error: null, errors: { password: 'required' } }
      try {
        const begun = await call(singleSignOn.beginLink, { body: { provider_id, password } })
        redirectToProvider(begun, { purpose: 'link', provider_id, back: '/profile' })
        return { error: null, errors: {} }
      } catch (failure) {
        return refusalOf(form.current, failure)
      }
    },
    { error: null, errors: {} },
  )
  const { password: wrong } = errors
  return (
    <FormDialog
      title={say('link_title', { name })}
      submit={say('link')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {wrong === undefined && <ActAlert error={error} failed={say('failed')} />}
      <Typography sx={{ color: 'text.secondary' }}>{say('link_text')}</Typography>
      <Field label={say('password')} error={wrong && (wrong === 'invalid' ? say('wrong_password') : sayField(wrong))}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
