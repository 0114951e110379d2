import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { PasswordInput } from '../../base/password/password-input.tsx'
import { PasswordRule } from '../../base/password/password-rule.tsx'
import { fieldErrorTexts } from '../../base/problems.texts.ts'
import { useTexts } from '../../base/texts.tsx'
import { Field } from '../../base/ui/field.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { authTexts } from './auth.texts.ts'
import type { useRegistration } from './use-registration.ts'

interface RegistrationFormProps {
  readonly registration: ReturnType<typeof useRegistration>
  readonly closed: boolean
  /** What is said above the fields. */
  readonly children: ReactNode
}

/** Name, email and password. The address of an invitation stands fast. */
export function RegistrationForm({ registration, closed, children }: RegistrationFormProps) {
  const say = useTexts(authTexts)
  const sayFieldError = useTexts(fieldErrorTexts)
  const { form, values, change, problem, errors, submit, isPending, offer } = registration
  const errorOf = (name: keyof typeof values) => (errors[name] === undefined ? undefined : sayFieldError(errors[name]))
  const sets = offer?.sets_password === true
  return (
    <Paper ref={form} variant="outlined" component="form" action={submit} noValidate sx={{ p: 3, borderRadius: 1.5 }}>
      <Stack sx={{ gap: 2 }}>
        {children}
        {problem && !isPending && <ProblemAlert error={problem} message={say(sets ? 'not_set' : 'refused')} />}
        <Field label={say('name')} error={errorOf('name')}>
          {(control) => (
            <OutlinedInput
              {...control}
              name="name"
              autoComplete="name"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose
              autoFocus={values.name === ''}
              value={values.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={say('email')} error={errorOf('email')} {...(offer && { help: say('email_fixed') })}>
          {(control) => (
            <OutlinedInput
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              readOnly={offer !== undefined}
              value={values.email}
              onChange={(event) => change({ email: event.target.value })}
              {...(offer && { sx: { '&&': { bgcolor: 'surface.muted' } } })}
            />
          )}
        </Field>
        <Field label={say('password')} error={errors['password'] === 'too_small' ? undefined : errorOf('password')}>
          {(control) => (
            <>
              <PasswordInput
                {...control}
                aria-describedby="password-rule"
                error={errors['password'] !== undefined}
                autoComplete="new-password"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- all that is left to fill in
                autoFocus={values.name !== ''}
                value={values.password}
                onChange={(event) => change({ password: event.target.value })}
              />
              <PasswordRule password={values.password} refused={errors['password'] === 'too_small'} />
            </>
          )}
        </Field>
        <Button type="submit" variant="contained" disabled={isPending || closed} sx={{ minHeight: 40, mt: 0.5 }}>
          {sets ? say(isPending ? 'setting' : 'set_password') : say(isPending ? 'creating' : 'create_account')}
        </Button>
      </Stack>
    </Paper>
  )
}
