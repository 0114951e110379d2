import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import * as secondFactor from '@alta/contract/second-factor'
import type { SecondFactorKind } from '@alta/contract/second-factor'
import { type ReactNode, useActionState, useState } from 'react'
import { call } from '../../base/api.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { DescribedChoices } from '../../base/ui/described-choices.tsx'
import { submitting } from '../../base/ui/submitting.ts'
import { AddFactor, type Added, type TotpEnrolment } from './add-factor.tsx'
import { enrolTexts } from './enrol.texts.ts'
import { arePasskeysHere } from './passkeys.ts'
import type { ProofState } from './use-proof-state.ts'

interface EnrolmentProps {
  readonly state: Pick<ProofState, 'passkey_origin' | 'totp_offered'>
  readonly session: { readonly token?: string }
  readonly onAdded: (added: Added) => void
  /** The label of the button beside "Continue" that cancels. */
  readonly leave: ReactNode
}

interface ChosenFactor {
  readonly kind: SecondFactorKind
  readonly begun: TotpEnrolment | null
}

function useKinds({ passkey_origin, totp_offered }: EnrolmentProps['state']) {
  const say = useTexts(enrolTexts)
  const isHere = arePasskeysHere(passkey_origin)
  const elsewhere =
    passkey_origin === null || passkey_origin === location.origin
      ? say('passkey_none')
      : say('passkey_elsewhere', { origin: passkey_origin })
  return [
    {
      value: 'passkey' as const,
      label: say('passkey'),
      does: isHere ? say('passkey_does') : elsewhere,
      available: isHere,
    },
    {
      value: 'totp' as const,
      label: say('totp'),
      does: say(totp_offered ? 'totp_does' : 'totp_none'),
      available: totp_offered,
    },
  ]
}

/** Chooses between a passkey and an app, and sets it up. */
export function Enrolment({ state, session, onAdded, leave }: EnrolmentProps) {
  const say = useTexts(enrolTexts)
  const kinds = useKinds(state)
  const [kind, setKind] = useState<SecondFactorKind>(kinds.find(({ available }) => available)?.value ?? 'totp')
  const [chosen, setChosen] = useState<ChosenFactor | null>(null)
  const [error, begin, isPending] = useActionState<unknown>(async () => {
    try {
      setChosen({ kind, begun: kind === 'totp' ? await call(secondFactor.beginTotp, {}, session) : null })
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  if (chosen) return <AddFactor {...chosen} session={session} onAdded={onAdded} onBack={() => setChosen(null)} />
  const isNone = !kinds.some(({ available }) => available)
  return (
    <Stack component="form" onSubmit={submitting(begin)} noValidate sx={{ gap: 2 }}>
      <ActAlert error={isPending ? null : error} failed={say('failed')} />
      <DescribedChoices label={say('kind')} name="kind" value={kind} choices={kinds} onChoose={setKind} />
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        {leave}
        <Button type="submit" variant="contained" disabled={isPending || isNone}>
          {say('next')}
        </Button>
      </Stack>
    </Stack>
  )
}
