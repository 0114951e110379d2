import Alert from '@mui/material/Alert'
import OutlinedInput from '@mui/material/OutlinedInput'
import { limits } from '@alta/contract/limits'
import type { ReportSummary } from '@alta/contract/reports'
import { useActionState, useEffect, useRef, useState } from 'react'
import { type FieldErrors, focusFirstError, refusedFields } from '../../base/field-errors.ts'
import { fieldErrorTexts } from '../../base/problems.texts.ts'
import { useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { Field } from '../../base/ui/field.tsx'
import { FormDialog } from '../../base/ui/form-dialog.tsx'
import { asProblem } from '../../base/ui/problem-alert.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { renameReport } from './report-actions.ts'
import { renameTexts } from './list.texts.ts'

interface RenameReportState {
  readonly error: unknown
  readonly errors: FieldErrors
  readonly isUnchanged: boolean
}
const untried: RenameReportState = { error: null, errors: {}, isUnchanged: false }

interface RenameDialogProps {
  readonly report: ReportSummary
  readonly onClose: () => void
}

/** Titles that were being typed when a session ended, by person and report. In memory: one may be a patient's name. */
const interrupted = new Map<string, string>()

/** Keeps what is typed, so that the same person finds it again after their session has ended. */
function useTyped(discharge_report_id: string, title: string) {
  const me = useSession(({ user }) => user?.user_id)
  const name = `${me} ${discharge_report_id}`
  const [typed, setTyped] = useState(() => interrupted.get(name) ?? title)
  useEffect(() => {
    if (me === undefined) return
    return () => {
      if (typed !== title && useSession.getState().token === null) interrupted.set(name, typed)
      else interrupted.delete(name)
    }
  }, [me, name, typed, title])
  return [typed, setTyped] as const
}

/** Gives a report another title. It may be a patient's name, so what is typed stays in memory. */
export function RenameDialog({ report: { discharge_report_id, title, review_state }, onClose }: RenameDialogProps) {
  const say = useTexts(renameTexts)
  const sayError = useTexts(fieldErrorTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useTyped(discharge_report_id, title)
  const refuse = (attempt: Partial<RenameReportState>) => {
    focusFirstError(form.current, attempt.errors ?? {})
    return { ...untried, ...attempt }
  }
  const [{ error, errors, isUnchanged }, submit, isPending] = useActionState<RenameReportState>(async () => {
    const newTitle = typed.normalize('NFC').trim()
    if (newTitle === '') return refuse({ errors: { title: 'required' } })
    if (newTitle === title) return refuse({ isUnchanged: true })
    try {
      const savedTitle = await renameReport(discharge_report_id, newTitle)
      toast({ message: say('saved', { title: savedTitle }) })
      onClose()
      return untried
    } catch (failure) {
      return refuse({ error: failure, errors: refusedFields(asProblem(failure)) })
    }
  }, untried)
  const wrong = errors['title']
  return (
    <FormDialog
      title={say('title')}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {wrong === undefined && <ActAlert error={error} failed={say('failed')} />}
      {review_state === 'signed' && <Alert severity="warning">{say('reopens')}</Alert>}
      {isUnchanged && <Alert severity="info">{say('unchanged')}</Alert>}
      <Field label={say('field')} help={say('help')} error={wrong && sayError(wrong)}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="title"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field
            autoFocus
            value={typed}
            inputProps={{ maxLength: limits.title_characters }}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
