import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PasskeyAnswer } from '@alta/contract/second-factor'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { refusedFields } from '../../base/field-errors.ts'
import { PasswordInput } from '../../base/password/password-input.tsx'
import { useCurrentUser } from '../../base/session.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { Field } from '../../base/ui/field.tsx'
import { asProblem } from '../../base/ui/problem-alert.tsx'
import { answerWithPasskey, passkeyFailureOf } from './passkeys.ts'
import { proofTexts } from './proof.texts.ts'

/** How somebody says who it is. */
export type ProofMethod = 'password' | 'code' | 'passkey' | 'recovery_code'
export type IdentityProof =
  | { readonly password: string }
  | { readonly code: string }
  | { readonly recovery_code: string }
  | { readonly passkey: PasskeyAnswer }

interface ProofSubmitState {
  readonly error: unknown
  /** Said under the field, or above the button. */
  readonly wrong: `wrong_${ProofMethod}` | 'passkey_cancelled' | null
}
const untried: ProofSubmitState = { error: null, wrong: null }

function attemptOf(way: ProofMethod, failure: unknown): ProofSubmitState {
  if (passkeyFailureOf(failure) !== null) return { error: null, wrong: 'passkey_cancelled' }
  const isWrong = way in refusedFields(asProblem(failure))
  return isWrong ? { error: null, wrong: `wrong_${way}` } : { error: failure, wrong: null }
}

async function proofOf(way: ProofMethod, typed: string, session: { readonly token?: string }): Promise<IdentityProof> {
  if (way === 'passkey') return { passkey: await answerWithPasskey(session) }
  if (way === 'password') return { password: typed }
  return way === 'code' ? { code: typed } : { recovery_code: typed }
}

interface WayFieldProps {
  readonly way: Exclude<ProofMethod, 'passkey'>
  readonly value: string
  readonly error: string | undefined
  readonly onType: (value: string) => void
}

function WayField({ way, value, error, onType }: WayFieldProps) {
  const say = useTexts(proofTexts)
  const help = { code: say('code_help'), recovery_code: say('recovery_help'), password: undefined }[way]
  return (
    <Field label={say(way)} error={error} {...(help !== undefined && { help })}>
      {(control) => {
        const onChange = (event: { target: { value: string } }) => onType(event.target.value)
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- all that is asked
        const inputProps = { ...control, name: way, value, autoFocus: true, onChange }
        if (way === 'password') return <PasswordInput {...inputProps} autoComplete="current-password" />
        const isCode = way === 'code'
        return (
          <OutlinedInput
            {...inputProps}
            autoComplete={isCode ? 'one-time-code' : 'off'}
            inputProps={{ spellCheck: false, ...(isCode && { inputMode: 'numeric', maxLength: 12 }) }}
            sx={{ '& input': { typography: 'mono' } }}
          />
        )
      }}
    </Field>
  )
}

interface ProofMethodFormProps {
  readonly way: ProofMethod
  readonly onSend: (proof: IdentityProof) => Promise<void>
  readonly token?: string
}

/** A field or a passkey's button, and what is wrong with what was sent. */
export function ProofMethodForm({ way, onSend, ...session }: ProofMethodFormProps) {
  const say = useTexts(proofTexts)
  const [typed, setTyped] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const email = useCurrentUser()?.email ?? ''
  // Not an action of React's: those wait for one another, and here one waits for what is said in this form.
  const [{ error, wrong }, setAttempt] = useState(untried)
  const [isPending, setPending] = useState(false)
  const send = async () => {
    if (way !== 'passkey' && typed.trim() === '') return setAttempt({ error: null, wrong: `wrong_${way}` })
    setPending(true)
    try {
      await onSend(await proofOf(way, typed, session))
      setAttempt(untried)
    } catch (failure) {
      setAttempt(attemptOf(way, failure))
    } finally {
      setPending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) void send()
  }
  useEffect(() => {
    if (wrong !== null && !isPending) form.current?.querySelector('input')?.focus()
  }, [wrong, isPending])
  const message = wrong !== null && !isPending ? say(wrong) : undefined
  return (
    <Stack component="form" ref={form} onSubmit={submit} noValidate sx={{ gap: 2 }}>
      <ActAlert error={isPending ? null : error} failed={say('failed')} />
      {/* So that a password manager knows whose password it is. */}
      {way === 'password' && <input type="email" autoComplete="username" readOnly hidden value={email} />}
      {way === 'passkey' ? (
        <Box>
          <Typography sx={{ color: 'text.secondary' }}>{say('passkey_text')}</Typography>
          <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: message === undefined ? 0 : 1 }}>
            {message}
          </Typography>
        </Box>
      ) : (
        <WayField way={way} value={typed} error={message} onType={setTyped} />
      )}
      <Button type="submit" variant="contained" disabled={isPending} sx={{ minHeight: 40 }}>
        {say(isPending ? 'checking' : way === 'passkey' ? 'by_passkey' : 'continue')}
      </Button>
    </Stack>
  )
}
