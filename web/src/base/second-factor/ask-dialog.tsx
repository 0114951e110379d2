import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as auth from '@alta/contract/auth'
import * as publicCalls from '@alta/contract/public'
import * as secondFactor from '@alta/contract/second-factor'
import { useEffect, useId, useState } from 'react'
import { call } from '../api.ts'
import { baseTexts } from '../base.texts.ts'
import { providerTexts } from '../single-sign-on/provider.texts.ts'
import { useSession } from '../stores.ts'
import { useTexts } from '../texts.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { Waiting } from '../ui/waiting.tsx'
import type { Proof } from './one-way.tsx'
import { ProofForm } from './proof-form.tsx'
import { proofTexts } from './proof.texts.ts'
import { useProofState, waysToSayAgain } from './use-proof-state.ts'

/** The provider's window has opened another session of the same person in all tabs: the one before is ended. */
function useSignedInAgain(answer: (isDone: boolean) => void) {
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.token === before.token) return
        const isSame = now.user !== null && now.user.user_id === before.user?.user_id
        if (isSame && before.token !== null)
          void call(auth.logout, {}, { token: before.token, keeps_session: true }).catch(() => undefined)
        answer(isSame)
      }),
    [answer],
  )
}

function ProviderWay({ provider_id }: { readonly provider_id: string }) {
  const say = useTexts(proofTexts)
  const sayProvider = useTexts(providerTexts)
  const [name, setName] = useState('')
  useEffect(() => {
    void call(publicCalls.read, {}).then(
      ({ providers }) => setName(providers.find((one) => one.provider_id === provider_id)?.name ?? ''),
      () => undefined,
    )
  }, [provider_id])
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{say('provider_text')}</Typography>
      <Button
        variant="contained"
        onClick={() => window.open(`/single-sign-on/${provider_id}?again=true`, '_blank')}
        sx={{ minHeight: 40 }}
      >
        {sayProvider('with', { name })}
      </Button>
    </Stack>
  )
}

interface AskDialogProps {
  readonly token: string | null
  readonly answer: (isDone: boolean) => void
}

/** Asks who it is over whatever is open; what waits goes on by itself then. */
export function AskDialog({ token, answer }: AskDialogProps) {
  const say = useTexts(proofTexts)
  const sayBase = useTexts(baseTexts)
  const id = useId()
  const { state, error, onRetry } = useProofState(token)
  useSignedInAgain(answer)
  const session = token === null ? {} : { token }
  const send = async (proof: Proof) => {
    if ('recovery_code' in proof) return
    await call(secondFactor.reauthenticate, { body: proof }, session)
    answer(true)
  }
  const [first, ...others] = state === null ? [] : waysToSayAgain(state)
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{say('ask_title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography id={`${id}-text`} sx={{ color: 'text.secondary' }}>
            {say('ask_text')}
          </Typography>
          {error !== null && <ProblemAlert error={error} onRetry={onRetry} />}
          {error === null && state === null && <Waiting height={90} />}
          {state !== null && state.provider_id !== null && <ProviderWay provider_id={state.provider_id} />}
          {first && <ProofForm ways={[first, ...others]} onSend={send} {...session} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(false)}>
          {sayBase('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
