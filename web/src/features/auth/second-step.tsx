import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as auth from '@alta/contract/auth'
import * as secondFactor from '@alta/contract/second-factor'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { Enrolment } from '../second-factor/enrolment.tsx'
import { enrolTexts } from '../second-factor/enrol.texts.ts'
import { clearPendingSession, type PendingSession } from '../../base/pending-session.ts'
import type { IdentityProof } from '../second-factor/proof-method-form.tsx'
import { ProofForm } from '../second-factor/proof-form.tsx'
import { proofTexts } from '../second-factor/proof.texts.ts'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import { type ProofState, useProofState, waysToFinish } from '../second-factor/use-proof-state.ts'
import { enter } from '../../base/session.ts'
import { useTexts } from '../../base/texts.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'

interface SecondStepProps {
  readonly token: string
  readonly state: ProofState
}

/** Goes on in a session that lacks nothing any more. */
async function goOn(token: string) {
  const { missing, ...session } = await call(auth.me, {}, { token })
  if (missing === null) enter({ token, missing, ...session })
}

function ProveStep({ token, state }: SecondStepProps) {
  const say = useTexts(proofTexts)
  const [first, ...others] = waysToFinish(state)
  const send = async (proof: IdentityProof) => {
    if (!('password' in proof)) enter(await call(secondFactor.prove, { body: proof }, { token }))
  }
  const { passkey, passkey_origin } = state
  const isElsewhere = passkey && passkey_origin !== null && passkey_origin !== location.origin
  return (
    <Stack sx={{ gap: 2 }}>
      {first && <ProofForm ways={[first, ...others]} onSend={send} token={token} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isElsewhere && `${say('elsewhere', { origin: passkey_origin })} `}
        {say('lost')}
      </Typography>
    </Stack>
  )
}

function EnrolStep({ token, state }: SecondStepProps) {
  const say = useTexts(enrolTexts)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onStored={() => void goOn(token)} />
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{say('required')}</Typography>
      <Enrolment
        state={state}
        session={{ token }}
        leave={undefined}
        onAdded={({ recovery_codes }) => (recovery_codes ? setCodes(recovery_codes) : void goOn(token))}
      />
    </Stack>
  )
}

/** After the password: the second factor is given, or set up. Drawn in the place of the form with the password. */
export function SecondStep({ half: { token, email } }: { readonly half: PendingSession }) {
  const say = useTexts(proofTexts)
  const sayEnrol = useTexts(enrolTexts)
  const { state, error, onRetry } = useProofState(token)
  const leave = () => {
    clearPendingSession()
    void call(auth.logout, {}, { token, keeps_session: true }).catch(() => undefined)
  }
  return (
    <>
      <Paper variant="outlined" component="section" sx={{ p: 3, borderRadius: 1.5 }}>
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          {state?.missing === 'enrolment' ? sayEnrol('title') : say('title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        {error !== null && <ProblemAlert error={error} onRetry={onRetry} />}
        {error === null && state === null && <Waiting height={120} />}
        {state?.missing === 'proof' && <ProveStep token={token} state={state} />}
        {state?.missing === 'enrolment' && <EnrolStep token={token} state={state} />}
        {state?.missing === null && (
          <Button variant="contained" onClick={() => void goOn(token)}>
            {say('continue')}
          </Button>
        )}
      </Paper>
      <Link component="button" type="button" variant="body2" onClick={leave} sx={{ mt: 2, py: 0.5 }}>
        {say('other')}
      </Link>
    </>
  )
}
