import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as publicCalls from '@alta/contract/public'
import * as secondFactor from '@alta/contract/second-factor'
import { startTransition, useEffect, useId, useState } from 'react'
import { call } from '../../base/api.ts'
import { baseTexts } from '../../base/base.texts.ts'
import { providerTexts } from '../single-sign-on/provider.texts.ts'
import { useConfirm } from '../single-sign-on/use-confirm.ts'
import { useTexts } from '../../base/texts.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import type { IdentityProof } from './proof-method-form.tsx'
import { ProofForm } from './proof-form.tsx'
import { proofTexts } from './proof.texts.ts'
import { useProofState, waysToSayAgain } from './use-proof-state.ts'

/** At the provider, in this tab: the act is done anew afterwards, and what was typed for it is still there. */
function ProviderWay({ provider_id }: { readonly provider_id: string }) {
  const say = useTexts(proofTexts)
  const sayProvider = useTexts(providerTexts)
  const [name, setName] = useState('')
  const [error, leave, isLeaving] = useConfirm(provider_id)
  useEffect(() => {
    void call(publicCalls.read, {}).then(
      ({ providers }) => setName(providers.find((one) => one.provider_id === provider_id)?.name ?? ''),
      () => undefined,
    )
  }, [provider_id])
  return (
    <Stack sx={{ gap: 2 }}>
      {error !== null && <ProblemAlert error={error} />}
      <Typography sx={{ color: 'text.secondary' }}>{say('provider_text')}</Typography>
      <Button
        variant="contained"
        disabled={isLeaving}
        onClick={() => startTransition(leave)}
        sx={{ minHeight: 40, whiteSpace: 'normal', lineHeight: 1.3, overflowWrap: 'anywhere' }}
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
  const session = token === null ? {} : { token }
  const send = async (proof: IdentityProof) => {
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
