import Typography from '@mui/material/Typography'
import type { ReportSummary } from '@alta/contract/reports'
import { useActionState, useRef, useState } from 'react'
import { focusFirstError, refusalOf, type SubmitState, untried } from '../../../base/field-errors.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { shelve, type Shelving } from './put-away.ts'
import { putAwayTexts } from './put-away.texts.ts'

interface ShelveDialogProps {
  readonly what: Shelving
  readonly report: Pick<ReportSummary, 'discharge_report_id' | 'title'>
  readonly onClose: () => void
}

/** Puts a signed report away or brings it back, with the reason. */
export function ShelveDialog({ what, report: { discharge_report_id: id, title }, onClose }: ShelveDialogProps) {
  const say = useTexts(putAwayTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [{ error, errors }, submit, isPending] = useActionState<SubmitState>(async () => {
    const wrong = reasonErrors(reason, true)
    if (Object.keys(wrong).length > 0) {
      focusFirstError(form.current, wrong)
      return { error: null, errors: wrong }
    }
    try {
      await shelve(what, { id, reason })
      toast({ message: say(`${what}_done`, { title }) })
      onClose()
      return untried
    } catch (failure) {
      return refusalOf(form.current, failure)
    }
  }, untried)
  const wrong = errors['reason']
  return (
    <FormDialog
      title={say(`${what}_title`, { title })}
      submit={say(what)}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {wrong === undefined && !isPending && <ActAlert error={error} failed={say(`${what}_failed`)} />}
      <Typography sx={{ color: 'text.secondary' }}>{say(`${what}_means`)}</Typography>
      <ReasonField value={reason} onType={setReason} error={wrong} begins />
    </FormDialog>
  )
}
