import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import * as auth from '@alta/contract/auth'
import { limits } from '@alta/contract/limits'
import * as users from '@alta/contract/users'
import { useActionState, useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import { type FieldErrors, focusFirstError, refusalOf, type SubmitState, untried } from '../../base/field-errors.ts'
import { PasswordInput } from '../../base/password/password-input.tsx'
import { PasswordRule } from '../../base/password/password-rule.tsx'
import { fieldErrorTexts } from '../../base/problems.texts.ts'
import { refresh } from '../../base/queries.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { Field } from '../../base/ui/field.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { profileTexts } from './profile.texts.ts'
const empty = { current_password: '', new_password: '' }

const mistakesIn = ({ current_password, new_password }: typeof empty): FieldErrors => ({
  ...(current_password === '' && { current_password: 'required' as const }),
  ...(new_password.length < limits.password_characters_min && { new_password: 'too_small' as const }),
  ...(new_password.length > limits.password_characters_max && { new_password: 'too_large' as const }),
})

/** The two passwords and what becomes of them. */
function usePasswordForm() {
  const say = useTexts(profileTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [attempt, submit, isPending] = useActionState<SubmitState>(async () => {
    const mistakes = mistakesIn(typed)
    focusFirstError(form.current, mistakes)
    if (Object.keys(mistakes).length > 0) return { error: null, errors: mistakes }
    try {
      await call(auth.changePassword, { body: typed })
      setTyped(empty)
      void refresh(users.sessions)
      toast({ message: say('password_changed') })
      return untried
    } catch (failure) {
      return refusalOf(form.current, failure)
    }
  }, untried)
  return { form, typed, setTyped, ...attempt, submit, isPending }
}

/** Changes one's own password. A wrong current one is a typing error and signs nobody out. */
export function PasswordPanel({ email }: { email: string }) {
  const say = useTexts(profileTexts)
  const sayField = useTexts(fieldErrorTexts)
  const { form, typed, setTyped, error, errors, submit, isPending } = usePasswordForm()
  const { current_password: current, new_password: fresh } = errors
  return (
    <Panel title={say('password')} sub={say('password_sub')}>
      <Stack component="form" ref={form} action={submit} noValidate sx={{ gap: 2, maxWidth: 480 }}>
        {Object.keys(errors).length === 0 && !isPending && <ActAlert error={error} failed={say('password_failed')} />}
        {/* So that a password manager knows whose password it is. */}
        <input type="email" autoComplete="username" readOnly hidden value={email} />
        <Field
          label={say('current_password')}
          error={current && (current === 'required' ? sayField(current) : say('wrong_password'))}
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="current_password"
              autoComplete="current-password"
              value={typed.current_password}
              onChange={(event) => setTyped({ ...typed, current_password: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={say('new_password')}
          error={fresh === undefined || fresh === 'too_small' ? undefined : sayField(fresh)}
        >
          {(control) => (
            <>
              <PasswordInput
                {...control}
                name="new_password"
                aria-describedby={
                  fresh === undefined || fresh === 'too_small' ? 'password-rule' : control['aria-describedby']
                }
                error={fresh !== undefined}
                autoComplete="new-password"
                value={typed.new_password}
                onChange={(event) => setTyped({ ...typed, new_password: event.target.value })}
              />
              <PasswordRule password={typed.new_password} refused={fresh === 'too_small'} />
            </>
          )}
        </Field>
        <Button type="submit" variant="outlined" disabled={isPending} sx={{ alignSelf: 'flex-start' }}>
          {say('change_password')}
        </Button>
      </Stack>
    </Panel>
  )
}
