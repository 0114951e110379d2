import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { EndpointResponse } from '@alta/contract/endpoint'
import * as secondFactor from '@alta/contract/second-factor'
import type { SecondFactorKind } from '@alta/contract/second-factor'
import { useActionState, useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import { type FieldErrors, focusFirstError, refusalOf } from '../../base/field-errors.ts'
import { fieldErrorTexts } from '../../base/problems.texts.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { Field } from '../../base/ui/field.tsx'
import { submitting } from '../../base/ui/submitting.ts'
import { enrolTexts } from './enrol.texts.ts'
import { nameErrors } from './factor-name.ts'
import { addPasskey, type PasskeyFailure, passkeyFailureOf } from './passkeys.ts'
import { proofTexts } from './proof.texts.ts'
import { QrCode } from './qr-code.tsx'

export type TotpEnrolment = EndpointResponse<typeof secondFactor.beginTotp>
export type Added = EndpointResponse<typeof secondFactor.addTotp>

interface AddFactorState {
  readonly error: unknown
  readonly errors: FieldErrors
  readonly passkey: PasskeyFailure | null
}
const untried: AddFactorState = { error: null, errors: {}, passkey: null }

export interface AddFactorProps {
  readonly kind: SecondFactorKind
  /** What an app is set up with; none for a passkey. */
  readonly begun: TotpEnrolment | null
  readonly session: { readonly token?: string }
  readonly onAdded: (added: Added) => void
  readonly onBack: () => void
}

const mistakesIn = (kind: SecondFactorKind, { name, code }: { name: string; code: string }): FieldErrors => ({
  ...(kind === 'totp' && code.trim() === '' && { code: 'required' as const }),
  ...nameErrors(name),
})

function useAdding({ kind, session, onAdded }: AddFactorProps) {
  const say = useTexts(enrolTexts)
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(say(`${kind}_name`))
  const [code, setCode] = useState('')
  const [attempt, submit, isPending] = useActionState<AddFactorState>(async () => {
    const errors = mistakesIn(kind, { name, code })
    focusFirstError(form.current, errors)
    if (Object.keys(errors).length > 0) return { ...untried, errors }
    try {
      const body = { name, code }
      onAdded(kind === 'totp' ? await call(secondFactor.addTotp, { body }, session) : await addPasskey(name, session))
      return untried
    } catch (failure) {
      const passkey = passkeyFailureOf(failure)
      return passkey === null ? { ...untried, ...refusalOf(form.current, failure) } : { ...untried, passkey }
    }
  }, untried)
  return { form, name, setName, code, setCode, ...attempt, submit, isPending }
}

function Secret({ begun }: { readonly begun: TotpEnrolment }) {
  const say = useTexts(enrolTexts)
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography sx={{ color: 'text.secondary' }}>{say('scan')}</Typography>
      <QrCode text={begun.uri} label={say('qr')} />
      <Box>
        <Typography variant="subtitle2" component="p">
          {say('key')}
        </Typography>
        <Typography variant="mono" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {begun.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </Typography>
      </Box>
    </Stack>
  )
}

/** Adds an app with the code that it shows, or a passkey. */
export function AddFactor(props: AddFactorProps) {
  const { kind, begun, onBack } = props
  const say = useTexts(enrolTexts)
  const sayProof = useTexts(proofTexts)
  const sayField = useTexts(fieldErrorTexts)
  const { form, name, setName, code, setCode, error, errors, passkey, submit, isPending } = useAdding(props)
  const { name: wrongName, code: wrongCode } = errors
  const isOver = wrongCode === 'token_spent' || errors['passkey'] === 'token_spent'
  const isSaidByField = wrongName !== undefined || wrongCode !== undefined
  return (
    <Stack component="form" ref={form} onSubmit={submitting(submit)} noValidate sx={{ gap: 2 }}>
      {!isSaidByField && !isPending && <ActAlert error={error} failed={say('failed')} />}
      {begun && <Secret begun={begun} />}
      {kind === 'passkey' && <Typography sx={{ color: 'text.secondary' }}>{sayProof('passkey_text')}</Typography>}
      {kind === 'totp' && (
        <Field
          label={say('code')}
          error={
            wrongCode && (isOver ? say('over') : wrongCode === 'required' ? sayField(wrongCode) : say('wrong_code'))
          }
        >
          {(control) => (
            <OutlinedInput
              {...control}
              name="code"
              autoComplete="one-time-code"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the app shows is typed next
              autoFocus
              inputProps={{ inputMode: 'numeric', maxLength: 12 }}
              sx={{ '& input': { typography: 'mono' }, maxWidth: 240 }}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label={say('name')}
        help={say('name_help')}
        error={wrongName && (wrongName === 'too_large' && name.length < 100 ? say('too_many') : sayField(wrongName))}
      >
        {(control) => (
          <OutlinedInput
            {...control}
            name="name"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {passkey !== null && !isPending && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {sayProof(passkey)}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={onBack}>
          {say('back')}
        </Button>
        <Button type="submit" variant="contained" disabled={isPending}>
          {say(isPending ? 'adding' : 'add')}
        </Button>
      </Stack>
    </Stack>
  )
}
