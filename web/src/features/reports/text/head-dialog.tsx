import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { dayIn } from '@alta/clinical/document/shown-head'
import { limits } from '@alta/contract/limits'
import { sexes } from '@alta/contract/report'
import type { HeadField } from '@alta/contract/report-head'
import type { DischargeReport } from '@alta/contract/reports'
import { correctHead } from '@alta/contract/review'
import { useActionState, useRef, useState } from 'react'
import { call } from '../../../base/api.ts'
import { focusFirstError, refusedFields } from '../../../base/field-errors.ts'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { useSettings } from '../../../base/settings.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { DayField, DaysProvider, isTakeable, readDay, writeDay } from '../../../base/ui/dates/day-field.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { refetchReport } from '../reports.queries.ts'
import { updateCachedReport } from '../review/report-cache.ts'
import { dayFields, headOf, type HeadValues, isSame, readValues, shownValues } from './head-values.ts'
import { headTexts } from './head.texts.ts'

interface HeadDialogProps {
  readonly report: DischargeReport
  readonly onClose: () => void
}

interface HeadFormState {
  readonly error: unknown
  /** Field → whether the server refused it. */
  readonly refused: readonly string[]
  readonly isUnchanged: boolean
  readonly isStale: boolean
}
/** The fields of the form, two in a row where there is room. */
const order: readonly HeadField[] = [
  'name',
  'record_number',
  'birth_date',
  'age',
  'sex',
  'physician',
  'admitted',
  'discharged',
  'service',
  'destination',
]

const untried: HeadFormState = { error: null, refused: [], isUnchanged: false, isStale: false }

/** Saves the head upon the newest version that is known here. Throws Problem. */
async function save({ discharge_report_id, generated, corrected }: DischargeReport, typed: HeadValues) {
  const head = headOf(typed, readValues({ generated, corrected }))
  const body = { head, revision: corrected?.revision ?? 0 }
  const saved = await call(correctHead, { params: { discharge_report_id }, body })
  updateCachedReport(discharge_report_id, ({ review }) => ({
    title: saved.title,
    corrected: saved.corrected,
    review: { ...review, state: 'corrected' },
    review_state: 'corrected',
  }))
}

/** What is typed, what became of it, and how it is sent. */
function useHeadForm(report: DischargeReport, onClose: () => void) {
  const say = useTexts(headTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => shownValues(report))
  const [attempt, submit, isPending] = useActionState<HeadFormState>(async () => {
    if (dayFields.some((key) => !isTakeable(readDay(typed[key])))) return untried
    if (isSame(typed, shownValues(report))) return { ...untried, isUnchanged: true }
    try {
      await save(report, typed)
      toast({ message: say('saved') })
      onClose()
      return untried
    } catch (error) {
      const problem = asProblem(error)
      const errors = refusedFields(problem)
      focusFirstError(form.current, errors)
      if (problem.code !== 'stale-revision') return { ...untried, error, refused: Object.keys(errors) }
      await refetchReport(report.discharge_report_id)
      return { ...untried, isStale: true }
    }
  }, untried)
  const type = (key: HeadField, value: string) => setTyped((now) => ({ ...now, [key]: value }))
  return { form, typed, type, attempt, submit, isPending }
}

/** Corrects whose report it is and of which stay. What is typed may name a patient: it stays in memory. */
export function HeadDialog({ report, onClose }: HeadDialogProps) {
  const say = useTexts(headTexts)
  const sayError = useTexts(fieldErrorTexts)
  const locale = useSettings((settings) => settings.locale)
  const { form, typed, type, attempt, submit, isPending } = useHeadForm(report, onClose)
  const [read, now] = [readValues(report), shownValues(report)]
  const inWords = (key: HeadField, value: string) => {
    if (value === '') return say('unknown')
    if (key === 'sex') return say(sexes.find((code) => code === value) ?? 'unknown')
    return dayFields.includes(key) ? dayIn(value, locale) : value
  }
  const helpFor = (key: HeadField) => {
    if (attempt.isStale && typed[key] !== now[key]) return say('in_report', { value: inWords(key, now[key]) })
    return read[key] !== '' && typed[key] !== read[key]
      ? say('in_course', { value: inWords(key, read[key]) })
      : undefined
  }
  const errorOf = (key: HeadField) => {
    if (!attempt.refused.includes(`head/${key}/value`)) return undefined
    return dayFields.includes(key) ? say('impossible') : sayError('invalid')
  }
  const field = (key: HeadField) => {
    const [error, help] = [errorOf(key), helpFor(key)]
    if (dayFields.includes(key))
      return (
        <DayField
          key={key}
          label={say(key)}
          day={readDay(typed[key])}
          onChange={(day) => type(key, writeDay(day) ?? '')}
          wrong={error}
          help={help}
          isLabelAbove
        />
      )
    return (
      <Field key={key} label={say(key)} error={error} {...(help !== undefined && { help })}>
        {({ id, ...control }) =>
          key === 'sex' ? (
            <Select
              size="small"
              displayEmpty
              value={typed.sex}
              onChange={({ target }) => type('sex', target.value)}
              inputProps={{ id, name: key }}
              SelectDisplayProps={{ 'aria-label': say('sex') }}
              {...control}
            >
              {['' as const, ...sexes].map((code) => (
                <MenuItem key={code} value={code}>
                  {code === '' ? say('unknown') : say(code)}
                </MenuItem>
              ))}
            </Select>
          ) : (
            <OutlinedInput
              id={id}
              {...control}
              name={key}
              size="small"
              autoComplete="off"
              value={typed[key]}
              inputProps={{ maxLength: limits.head_characters }}
              onChange={({ target }) => type(key, target.value)}
            />
          )
        }
      </Field>
    )
  }
  return (
    <FormDialog
      title={say('title')}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
      isWide
    >
      {attempt.refused.length === 0 && <ActAlert error={attempt.error} failed={say('failed')} />}
      {attempt.isStale && (
        <Alert severity="warning">{say('stale', { name: report.corrected?.corrected_by.name ?? '' })}</Alert>
      )}
      {report.review_state === 'signed' && <Alert severity="warning">{say('reopens')}</Alert>}
      {attempt.isUnchanged && <Alert severity="info">{say('unchanged')}</Alert>}
      <DaysProvider>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
          {order.map(field)}
        </Box>
      </DaysProvider>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('help')}
      </Typography>
    </FormDialog>
  )
}
