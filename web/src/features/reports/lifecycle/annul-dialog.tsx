import Typography from '@mui/material/Typography'
import type { ReportSummary } from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import { useActionState, useRef, useState } from 'react'
import { call } from '../../../base/api.ts'
import { focusFirstError, refusalOf, type SubmitState, untried } from '../../../base/field-errors.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { refetchReport } from '../reports.queries.ts'
import { annulTexts } from './annul.texts.ts'

interface AnnulDialogProps {
  readonly report: Pick<ReportSummary, 'discharge_report_id' | 'title'>
  readonly onClose: () => void
}

/** Annuls a signed report, with the reason. */
export function AnnulDialog({ report: { discharge_report_id, title }, onClose }: AnnulDialogProps) {
  const say = useTexts(annulTexts)
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
      await call(review.annul, { params: { discharge_report_id }, body: { reason } })
      await refetchReport(discharge_report_id)
      toast({ message: say('done', { title }) })
      onClose()
      return untried
    } catch (failure) {
      return refusalOf(form.current, failure)
    }
  }, untried)
  const wrong = errors['reason']
  return (
    <FormDialog
      title={say('title', { title })}
      submit={say('annul')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {wrong === undefined && !isPending && <ActAlert error={error} failed={say('failed')} />}
      <Typography sx={{ color: 'text.secondary' }}>{say('means')}</Typography>
      <ReasonField value={reason} onType={setReason} error={wrong} begins />
    </FormDialog>
  )
}
