import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import * as auth from '@alta/contract/auth'
import { Problem } from '@alta/contract/problems'
import { navigate } from '../../../base/router/router.ts'
import { useActionState, useRef, useState } from 'react'
import { call } from '../../../base/api.ts'
import { fieldErrorsOf, focusFirstError, refusalOf, type SubmitState, untried } from '../../../base/field-errors.ts'
import { PasswordInput } from '../../../base/password/password-input.tsx'
import { PasswordRule } from '../../../base/password/password-rule.tsx'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { newPasswordTexts } from './password.texts.ts'

const isSpent = (error: unknown) => error instanceof Problem && error.errors.some(({ code }) => code === 'token_spent')

interface SetFormProps {
  readonly token: string
  readonly onSpent: () => void
}

/** Asks for the new password; whoever has set it signs in with it. */
export function SetForm({ token, onSpent }: SetFormProps) {
  const say = useTexts(newPasswordTexts)
  const sayField = useTexts(fieldErrorTexts)
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [{ error, errors }, submit, isPending] = useActionState<SubmitState>(async () => {
    const body = { password_token: token, new_password: password }
    const mistakes = fieldErrorsOf(auth.passwordLinkUse, body)
    focusFirstError(form.current, mistakes)
    if (Object.keys(mistakes).length > 0) return { error: null, errors: mistakes }
    try {
      await call(auth.usePasswordLink, { body })
      await navigate({ to: '/login', search: { password_set: true }, replace: true })
      return untried
    } catch (failure) {
      if (isSpent(failure)) onSpent()
      return refusalOf(form.current, failure)
    }
  }, untried)
  const wrong = errors['new_password']
  const isShort = wrong === 'too_small'
  return (
    <Paper ref={form} variant="outlined" component="form" action={submit} noValidate sx={{ p: 3, borderRadius: 1.5 }}>
      <Stack sx={{ gap: 2 }}>
        {error !== null && !isPending && wrong === undefined && (
          <ProblemAlert error={error} message={say('set_failed')} />
        )}
        <Field label={say('password')} error={wrong === undefined || isShort ? undefined : sayField(wrong)}>
          {(control) => (
            <>
              <PasswordInput
                {...control}
                name="new_password"
                aria-describedby={wrong === undefined || isShort ? 'password-rule' : control['aria-describedby']}
                error={wrong !== undefined}
                autoComplete="new-password"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose
                autoFocus
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
              <PasswordRule password={password} refused={isShort} />
            </>
          )}
        </Field>
        <Button type="submit" variant="contained" disabled={isPending} sx={{ minHeight: 40, mt: 0.5 }}>
          {say(isPending ? 'setting' : 'set')}
        </Button>
      </Stack>
    </Paper>
  )
}
