import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { registration } from '@alta/contract/auth'
import { Problem } from '@alta/contract/problems'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useActionState, useRef, useState } from 'react'
import { type FieldErrors, fieldErrorsOf, focusFirstError, refusedFields } from '../../base/field-errors.ts'
import { PasswordInput } from '../../base/password/password-input.tsx'
import { PasswordRule } from '../../base/password/password-rule.tsx'
import { fieldErrorTexts } from '../../base/problems.texts.ts'
import { registerAccount } from '../../base/session.ts'
import { useSettings } from '../../base/settings.ts'
import { useTexts } from '../../base/texts.tsx'
import { Field } from '../../base/ui/field.tsx'
import { TextLink } from '../../base/ui/links.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { authTexts } from './auth.texts.ts'
import { useConfiguration } from './configuration.ts'
import { GuestFrame } from './guest-frame.tsx'

interface Attempt {
  readonly problem: Problem | null
  readonly errors: FieldErrors
}

/** Sends the form; the server's refusals come back by field. */
function useRegistration() {
  const navigate = useNavigate()
  const tokens = useSearch({ from: '/guest/register' })
  const locale = useSettings((settings) => settings.locale)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ name: '', email: '', password: '' })
  const [{ problem, errors }, submit, isPending] = useActionState<Attempt>(
    async () => {
      const sent = { ...values, locale, ...tokens }
      const mistakes = fieldErrorsOf(registration, sent)
      focusFirstError(form.current, mistakes)
      if (Object.keys(mistakes).length > 0) return { problem: null, errors: mistakes }
      try {
        await registerAccount(sent)
        await navigate({ to: '/login', search: { registered: true }, replace: true })
        return { problem: null, errors: {} }
      } catch (error) {
        const refusal = error instanceof Problem ? error : new Problem('unexpected')
        focusFirstError(form.current, refusedFields(refusal))
        return { problem: refusal, errors: refusedFields(refusal) }
      }
    },
    { problem: null, errors: {} },
  )
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  return { form, values, change, problem, errors, submit, isPending, isSetup: tokens.setup_token !== undefined }
}

export function RegisterScreen() {
  const say = useTexts(authTexts)
  const sayFieldError = useTexts(fieldErrorTexts)
  const configuration = useConfiguration()
  const { form, values, change, problem, errors, submit, isPending, isSetup } = useRegistration()
  const said = (name: keyof typeof values) => (errors[name] === undefined ? undefined : sayFieldError(errors[name]))
  const closed = configuration?.registration === 'closed' && !isSetup
  return (
    <GuestFrame
      title={say(isSetup ? 'setup_title' : 'register_title')}
      sub={say(isSetup ? 'setup_sub' : 'register_sub')}
      version={configuration?.version}
    >
      <Paper ref={form} variant="outlined" component="form" action={submit} noValidate sx={{ p: 3, borderRadius: 1.5 }}>
        <Stack sx={{ gap: 2 }}>
          {closed && <Alert severity="info">{say('closed')}</Alert>}
          {problem && !isPending && <ProblemAlert error={problem} message={say('refused')} />}
          <Field label={say('name')} error={said('name')}>
            {(control) => (
              <OutlinedInput
                {...control}
                name="name"
                autoComplete="name"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose
                autoFocus
                value={values.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </Field>
          <Field label={say('email')} error={said('email')}>
            {(control) => (
              <OutlinedInput
                {...control}
                name="email"
                type="email"
                autoComplete="username"
                value={values.email}
                onChange={(event) => change({ email: event.target.value })}
              />
            )}
          </Field>
          <Field label={say('password')} error={errors['password'] === 'too_small' ? undefined : said('password')}>
            {(control) => (
              <>
                <PasswordInput
                  {...control}
                  aria-describedby="password-rule"
                  error={errors['password'] !== undefined}
                  autoComplete="new-password"
                  value={values.password}
                  onChange={(event) => change({ password: event.target.value })}
                />
                <PasswordRule password={values.password} refused={errors['password'] === 'too_small'} />
              </>
            )}
          </Field>
          <Button type="submit" variant="contained" disabled={isPending || closed} sx={{ minHeight: 40, mt: 0.5 }}>
            {say(isPending ? 'creating' : 'create_account')}
          </Button>
        </Stack>
      </Paper>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {say('has_account')} <TextLink to="/login">{say('sign_in_link')}</TextLink>
      </Typography>
    </GuestFrame>
  )
}
