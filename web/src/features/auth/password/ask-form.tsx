import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import * as auth from '@alta/contract/auth'
import { useActionState, useRef, useState } from 'react'
import { call } from '../../../base/api.ts'
import { type FieldErrors, fieldErrorsOf, focusFirstError, refusalOf } from '../../../base/field-errors.ts'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { newPasswordTexts } from './password.texts.ts'

interface RequestLinkState {
  readonly error: unknown
  readonly errors: FieldErrors
  /** To which address a link may be on its way. */
  readonly sentTo: string | null
}
const untried: RequestLinkState = { error: null, errors: {}, sentTo: null }

/** Asks for the address. What is said afterwards is the same whether it has an account or not. */
export function AskForm({ isSpent }: { isSpent: boolean }) {
  const say = useTexts(newPasswordTexts)
  const sayField = useTexts(fieldErrorTexts)
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [{ error, errors, sentTo }, submit, isPending] = useActionState<RequestLinkState>(async () => {
    const sent = { email: email.trim() }
    const mistakes = fieldErrorsOf(auth.passwordLinkRequest, sent)
    focusFirstError(form.current, mistakes)
    if (Object.keys(mistakes).length > 0) return { ...untried, errors: mistakes }
    try {
      await call(auth.requestPasswordLink, { body: sent })
      return { ...untried, sentTo: sent.email }
    } catch (failure) {
      return { ...untried, ...refusalOf(form.current, failure) }
    }
  }, untried)
  const wrong = errors['email']
  return (
    <Paper ref={form} variant="outlined" component="form" action={submit} noValidate sx={{ p: 3, borderRadius: 1.5 }}>
      <Stack sx={{ gap: 2 }}>
        {isSpent && sentTo === null && <Alert severity="warning">{say('spent')}</Alert>}
        {sentTo !== null && <Alert severity="success">{say('asked', { email: sentTo })}</Alert>}
        {error !== null && !isPending && <ProblemAlert error={error} message={say('ask_failed')} />}
        <Field label={say('email')} error={wrong && sayField(wrong)}>
          {(control) => (
            <OutlinedInput
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose
              autoFocus
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="contained" disabled={isPending} sx={{ minHeight: 40, mt: 0.5 }}>
          {say(isPending ? 'asking' : 'ask')}
        </Button>
      </Stack>
    </Paper>
  )
}
