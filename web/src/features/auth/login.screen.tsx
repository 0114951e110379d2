import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Problem, type ProblemCode } from '@alta/contract/problems'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useActionState, useEffect, useRef } from 'react'
import { PasswordInput } from '../../base/password/password-input.tsx'
import { problemTexts } from '../../base/problems.texts.ts'
import { signIn } from '../../base/session.ts'
import { useTexts } from '../../base/texts.tsx'
import { Field } from '../../base/ui/field.tsx'
import { TextLink } from '../../base/ui/links.tsx'
import { authTexts } from './auth.texts.ts'
import { useConfiguration } from './configuration.ts'
import { DemoPeople } from './demo-people.ts'
import { GuestFrame } from './guest-frame.tsx'

interface Attempt {
  readonly email: string
  readonly problem: ProblemCode | null
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

async function attempt(_: Attempt, form: FormData): Promise<Attempt> {
  const email = textOf(form, 'email').trim()
  try {
    await signIn({ email, password: textOf(form, 'password') })
    return { email, problem: null }
  } catch (error) {
    return { email, problem: error instanceof Problem ? error.code : 'unexpected' }
  }
}

/** These say something other than "wrong email or password". */
const elsewhere: readonly ProblemCode[] = ['rate-limited', 'engine-unavailable', 'unexpected']

export function LoginScreen() {
  const say = useTexts(authTexts)
  const sayProblem = useTexts(problemTexts)
  const configuration = useConfiguration()
  const { registered, asked } = useSearch({ from: '/guest/login' })
  const [{ email, problem }, submit, isPending] = useActionState(attempt, { email: '', problem: null })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // After a failure the password is what is typed again.
    if (problem !== null && !isPending) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [problem, isPending])
  const open = configuration?.registration !== 'closed' && configuration?.registration !== 'invitation'
  return (
    <GuestFrame title={say('sign_in_title')} sub={say('promise')} version={configuration?.version}>
      <Paper ref={form} variant="outlined" component="form" action={submit} noValidate sx={{ p: 3, borderRadius: 1.5 }}>
        <Stack sx={{ gap: 2 }}>
          {problem === null && registered === true && <Alert severity="success">{say('registered')}</Alert>}
          {asked === true && <Alert severity="info">{say('asked')}</Alert>}
          {problem !== null && !isPending && (
            <Alert severity="error" sx={{ alignItems: 'flex-start', '& .MuiAlert-icon': { py: '7px' } }}>
              {elsewhere.includes(problem) ? sayProblem(problem) : say('wrong')}
            </Alert>
          )}
          <Field label={say('email')}>
            {(control) => (
              <OutlinedInput
                {...control}
                name="email"
                type="email"
                autoComplete="username"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose
                autoFocus
                defaultValue={email}
              />
            )}
          </Field>
          <Field label={say('password')}>
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </Field>
          <Button type="submit" variant="contained" disabled={isPending} sx={{ minHeight: 40, mt: 0.5 }}>
            {say(isPending ? 'entering' : 'enter')}
          </Button>
        </Stack>
      </Paper>
      {configuration?.demonstration && (
        <Suspense>
          <DemoPeople demonstration={configuration.demonstration} />
        </Suspense>
      )}
      {open && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {say('no_account')} <TextLink to="/register">{say('register_link')}</TextLink>
        </Typography>
      )}
    </GuestFrame>
  )
}
