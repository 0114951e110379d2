import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { Problem, type ProblemCode } from '@alta/contract/problems'
import { type ReactNode, useActionState, useEffect, useRef } from 'react'
import { PasswordInput } from '../../base/password/password-input.tsx'
import { problemTexts } from '../../base/problems.texts.ts'
import { signIn } from '../../base/session.ts'
import { useTexts } from '../../base/texts.tsx'
import { Field } from '../../base/ui/field.tsx'
import { authTexts } from './auth.texts.ts'

interface SignInState {
  readonly email: string
  readonly problem: ProblemCode | null
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

async function attempt(_: SignInState, form: FormData): Promise<SignInState> {
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

interface SignInFormProps {
  /** Whose password is asked for, where that is known. */
  readonly known?: string
  /** A message above the fields until the first attempt. */
  readonly children?: ReactNode
}

export function SignInForm({ known = '', children }: SignInFormProps) {
  const say = useTexts(authTexts)
  const sayProblem = useTexts(problemTexts)
  const [{ email, problem }, submit, isPending] = useActionState(attempt, { email: known, problem: null })
  const form = useRef<HTMLFormElement>(null)
  const focus = (name: 'email' | 'password') => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  useEffect(() => {
    // The page has one purpose. Focused while it is put into the page, a field would have it laid out in the same task.
    focus(known === '' ? 'email' : 'password')
  }, [known])
  useEffect(() => {
    // After a failure the person types the password again.
    if (problem !== null && !isPending) focus('password')
  }, [problem, isPending])
  return (
    <Paper ref={form} variant="outlined" component="form" action={submit} noValidate sx={{ p: 3, borderRadius: 1.5 }}>
      <Stack sx={{ gap: 2 }}>
        {problem === null && children}
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
              readOnly={known !== ''}
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
  )
}
