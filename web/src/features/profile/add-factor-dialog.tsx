import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import * as secondFactor from '@alta/contract/second-factor'
import { type ReactNode, useId, useState } from 'react'
import { call } from '../../base/api.ts'
import { baseTexts } from '../../base/base.texts.ts'
import { refresh } from '../../base/queries.ts'
import { Enrolment } from '../second-factor/enrolment.tsx'
import { enrolTexts } from '../second-factor/enrol.texts.ts'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import { useProofState } from '../second-factor/use-proof-state.ts'
import { useTexts } from '../../base/texts.tsx'
import { ConfirmDialog } from '../../base/ui/confirm-dialog.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { factorTexts } from './factors.texts.ts'

interface FramedProps {
  readonly title: string
  /** Left out: it is left by its own buttons alone. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

function Framed({ title, onClose, children }: FramedProps) {
  const heading = useId()
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={heading} {...(onClose && { onClose })}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  )
}

interface CodesProps {
  readonly codes: readonly string[]
  readonly onStored: () => void
}

function Codes({ codes, onStored }: CodesProps) {
  const say = useTexts(enrolTexts)
  return (
    <Framed title={say('codes_title')}>
      <RecoveryCodes codes={codes} onStored={onStored} />
    </Framed>
  )
}

/** Sets up a passkey or an app; the first one brings the recovery codes. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useTexts(enrolTexts)
  const sayFactor = useTexts(factorTexts)
  const sayBase = useTexts(baseTexts)
  const toast = useToast()
  const { state, error, onRetry } = useProofState(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <Codes codes={codes} onStored={onClose} />
  return (
    <Framed title={say('title')} onClose={onClose}>
      {error !== null && <ProblemAlert error={error} onRetry={onRetry} />}
      {error === null && state === null && <Waiting height={160} />}
      {state && (
        <Enrolment
          state={state}
          session={{}}
          leave={
            <Button color="inherit" onClick={onClose}>
              {sayBase('cancel')}
            </Button>
          }
          onAdded={({ second_factor, recovery_codes }) => {
            void refresh(secondFactor.list)
            toast({ message: sayFactor('added', { name: second_factor.name }) })
            if (recovery_codes) setCodes(recovery_codes)
            else onClose()
          }}
        />
      )}
    </Framed>
  )
}

/** Asks, then shows ten new recovery codes. */
export function CodesDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useTexts(factorTexts)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <Codes codes={codes} onStored={onClose} />
  const renew = async () => {
    const made = await call(secondFactor.renewRecoveryCodes, {})
    void refresh(secondFactor.list)
    setCodes(made.recovery_codes)
  }
  return (
    <ConfirmDialog
      title={say('codes_title')}
      text={say('codes_text')}
      keep={say('codes_keep')}
      destroy={say('codes_make')}
      failed={say('failed')}
      onConfirm={renew}
      onClose={onClose}
    />
  )
}
