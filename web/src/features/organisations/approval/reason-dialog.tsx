import Typography from '@mui/material/Typography'
import { useActionState, useRef } from 'react'
import { focusFirstError, refusalOf, type SubmitState, untried } from '../../../base/field-errors.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { isText } from '../../../base/shapes.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useRestorableState } from '../../../base/typed.ts'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { approvalTexts } from './approval.texts.ts'

interface ReasonDialogProps {
  readonly title: string
  readonly text: string
  readonly submit: string
  readonly needsReason: boolean
  /** Under this name the reason is kept while the person says at a provider who it is; never one about a patient. */
  readonly stateKey?: string
  /** Does the act; `reason` is left out when none was typed. What it throws is shown, and the dialog stays. */
  readonly onSubmit: (input: { reason?: string }) => Promise<void>
  readonly onClose: () => void
}

/** Asks before a decision, with the reason for it. */
export function ReasonDialog({ title, text, submit, needsReason, stateKey, onSubmit, onClose }: ReasonDialogProps) {
  const say = useTexts(approvalTexts)
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useRestorableState(stateKey ?? null, isText, '')
  const [{ error, errors }, act, isPending] = useActionState<SubmitState>(async () => {
    const mistakes = reasonErrors(reason, needsReason)
    focusFirstError(form.current, mistakes)
    if (Object.keys(mistakes).length > 0) return { error: null, errors: mistakes }
    try {
      await onSubmit(reason.trim() === '' ? {} : { reason })
      onClose()
      return untried
    } catch (failure) {
      return refusalOf(form.current, failure)
    }
  }, untried)
  return (
    <FormDialog title={title} submit={submit} isPending={isPending} action={act} onClose={onClose} form={form}>
      <ActAlert error={error} failed={say('failed')} />
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{text}</Typography>
      <ReasonField
        value={reason}
        onType={setReason}
        error={errors['reason']}
        kind={needsReason ? 'plain' : 'optional'}
        begins
      />
    </FormDialog>
  )
}
