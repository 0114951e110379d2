import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as erasures from '@alta/contract/erasures'
import type { PatientIdentity, PatientRecord } from '@alta/contract/erasures'
import { limits } from '@alta/contract/limits'
import type { Organisation } from '@alta/contract/organisations'
import { useActionState, useRef, useState } from 'react'
import { useFormatter } from 'use-intl'
import { call } from '../../../base/api.ts'
import { exportPatient } from '../../data-exports/data-exports.queries.ts'
import { ExportList } from '../../data-exports/export-list.tsx'
import { type FieldErrors, focusFirstError, refusalOf } from '../../../base/field-errors.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { TextLink } from '../../../base/ui/links.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { submitting } from '../../../base/ui/submitting.ts'
import { useToast } from '../../../base/ui/toasts.tsx'
import { ReasonDialog } from '../approval/reason-dialog.tsx'
import { askForErasure } from './data.queries.ts'
import { patientTexts } from './patient.texts.ts'

interface PatientSearchResult {
  readonly patient: PatientIdentity
  readonly items: readonly PatientRecord[]
}

interface PatientSearchState {
  readonly error: unknown
  readonly errors: FieldErrors
  readonly result: PatientSearchResult | null
}
const untried: PatientSearchState = { error: null, errors: {}, result: null }

/** Who is looked for, and what was found of them: in the memory of this page alone. */
function useFinding(organisation_id: string) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ record_number: '', name: '', birth_date: '' })
  const [attempt, find, isPending] = useActionState<PatientSearchState>(async () => {
    const { record_number, name, birth_date } = typed
    if (record_number.trim() === '') {
      focusFirstError(form.current, { record_number: 'required' })
      return { error: null, errors: { record_number: 'required' }, result: null }
    }
    const patient = { record_number, ...(name.trim() !== '' && { name }), ...(birth_date !== '' && { birth_date }) }
    try {
      const { items } = await call(erasures.find, { params: { organisation_id }, typed: patient })
      return { error: null, errors: {}, result: { patient, items } }
    } catch (failure) {
      return { ...refusalOf(form.current, failure), result: null }
    }
  }, untried)
  return { form, typed, setTyped, ...attempt, find, isPending }
}

function RecordLine({ record }: { record: PatientRecord }) {
  const say = useTexts(patientTexts)
  const format = useFormatter()
  const { kind, record_id, created_at, mentions, kept } = record
  const day = format.dateTime(new Date(created_at), { dateStyle: 'medium' })
  const what = say(kind, { day })
  const until = kept?.until ? format.dateTime(new Date(kept.until), { dateStyle: 'medium' }) : ''
  const stays = kept && (kept.because === 'retention' ? say('kept_retention', { until }) : say(`kept_${kept.because}`))
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="p">
        {kind === 'discharge_report' ? (
          <TextLink to="/browse-discharge-reports" search={{ report: record_id }} preload={false}>
            {what}
          </TextLink>
        ) : (
          what
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('mentions', { count: mentions.length })}
        {stays && ` · ${stays}`}
      </Typography>
    </Box>
  )
}

interface ResultsProps {
  readonly organisation: Organisation
  readonly result: PatientSearchResult
}

function Results({ organisation: { organisation_id, permissions }, result: { patient, items } }: ResultsProps) {
  const say = useTexts(patientTexts)
  const toast = useToast()
  const [isErasing, setIsErasing] = useState(false)
  const [error, exportAll, isPending] = useActionState<unknown>(async () => {
    try {
      await exportPatient({ params: { organisation_id }, body: patient })
      toast({ message: say('export_asked') })
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  if (items.length === 0) return <Alert severity="info">{say('none')}</Alert>
  const erase = async ({ reason = '' }: { reason?: string }) => {
    await askForErasure({ params: { organisation_id }, body: { patient, reason } })
    toast({ message: say('erase_asked') })
  }
  return (
    <Box>
      <Stack
        component="form"
        action={exportAll}
        direction="row"
        sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Typography component="output" sx={{ flex: 1, minWidth: 160 }}>
          {say('found', { count: items.length })}
        </Typography>
        {permissions.includes('discharge_reports:export') && (
          <Button type="submit" size="small" variant="outlined" disabled={isPending}>
            {say('export')}
          </Button>
        )}
        {permissions.includes('erasures:write') && (
          <Button size="small" variant="outlined" color="error" onClick={() => setIsErasing(true)}>
            {say('erase')}
          </Button>
        )}
      </Stack>
      <ActAlert error={isPending ? null : error} failed={say('failed')} />
      <Box component="ul" aria-label={say('title')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {items.map((record) => (
          <RecordLine key={record.record_id} record={record} />
        ))}
      </Box>
      {isErasing && (
        <ReasonDialog
          title={say('erase_title')}
          text={say('erase_means', { count: items.filter(({ kept }) => kept === null).length })}
          submit={say('erase')}
          needsReason
          onSubmit={erase}
          onClose={() => setIsErasing(false)}
        />
      )}
    </Box>
  )
}

/** What the organisation holds of one patient, for whoever may read reports there. */
export function PatientPanel({ organisation }: { organisation: Organisation }) {
  const say = useTexts(patientTexts)
  const { organisation_id } = organisation
  const { form, typed, setTyped, error, errors, result, find, isPending } = useFinding(organisation_id)
  const number = errors['record_number']
  const field = (name: 'record_number' | 'name' | 'birth_date', label: string, mistake?: string) => (
    <Field label={label} error={mistake}>
      {(control) => (
        <OutlinedInput
          {...control}
          name={name}
          {...(name === 'birth_date' && { type: 'date' })}
          autoComplete="off"
          value={typed[name]}
          inputProps={{ maxLength: limits.head_characters }}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      )}
    </Field>
  )
  const saysNumber = number && say(number === 'too_large' ? 'too_many' : 'wrong_number')
  return (
    <Panel title={say('title')} sub={say('sub')}>
      <form onSubmit={submitting(find)} noValidate ref={form}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
          {field('record_number', say('number'), saysNumber)}
          {field('name', say('name'))}
          {field('birth_date', say('born'))}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1, mb: 1.5 }}>
          {say('help')}
        </Typography>
        {Object.keys(errors).length === 0 && <ActAlert error={isPending ? null : error} failed={say('failed')} />}
        <Button type="submit" size="small" variant="outlined" disabled={isPending} sx={{ mb: result ? 2 : 0 }}>
          {say('find')}
        </Button>
      </form>
      {result && !isPending && <Results organisation={organisation} result={result} />}
      <ExportList of={{ organisation_id }} />
    </Panel>
  )
}
