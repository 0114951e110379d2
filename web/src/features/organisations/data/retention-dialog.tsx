import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import type { EndpointResponse } from '@alta/contract/endpoint'
import { limits } from '@alta/contract/limits'
import type { Organisation } from '@alta/contract/organisations'
import * as retention from '@alta/contract/retention'
import { startTransition, useActionState, useRef, useState } from 'react'
import { useFormatter } from 'use-intl'
import { call } from '../../../base/api.ts'
import { type FieldErrors, focusFirstError, refusalOf, type SubmitState, untried } from '../../../base/field-errors.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { changeRetention } from './data.queries.ts'
import { rulesIn, typedFrom, type TypedRules, wrongKinds } from './retention-draft.ts'
import { retentionKindTexts, retentionTexts } from './retention.texts.ts'

interface RetentionDialogProps {
  readonly organisation: Organisation
  readonly retention: retention.Retention
  readonly onClose: () => void
}

type RetentionPreviewItems = EndpointResponse<typeof retention.preview>['items']

/** What the rules as typed would remove today; kept until something else is typed. */
function usePreview(organisation_id: string, typed: TypedRules) {
  const [counted, setCounted] = useState<{ readonly of: TypedRules; readonly items: RetentionPreviewItems } | null>(
    null,
  )
  const [error, count, isPending] = useActionState<unknown>(async () => {
    try {
      const { items } = await call(retention.preview, { params: { organisation_id }, body: { rules: rulesIn(typed) } })
      setCounted({ of: typed, items })
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  return { items: counted?.of === typed ? counted.items : null, error, count, isPending }
}

function Preview({ items }: { items: RetentionPreviewItems }) {
  const say = useTexts(retentionTexts)
  const sayKind = useTexts(retentionKindTexts)
  const affected = items.filter(({ removed, held }) => removed + held > 0)
  return (
    <Alert severity={affected.some(({ removed }) => removed > 0) ? 'warning' : 'info'}>
      <Typography variant="subtitle2" component="p">
        {say('preview_title')}
      </Typography>
      {affected.length === 0 && say('preview_none')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {affected.map(({ kind, removed, held }) => (
          <li key={kind}>{say('preview_line', { kind: sayKind(kind), removed, held })}</li>
        ))}
      </Box>
    </Alert>
  )
}

/** The owner says how long each kind is kept, sees what that would remove, and says why. */
export function RetentionDialog({ organisation, retention: present, onClose }: RetentionDialogProps) {
  const say = useTexts(retentionTexts)
  const sayKind = useTexts(retentionKindTexts)
  const format = useFormatter()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { organisation_id } = organisation
  const { fewest_days: fewest, revision } = present
  const [typed, setTyped] = useState(() => typedFrom(present.waiting?.rules ?? present.rules))
  const [reason, setReason] = useState('')
  const wrong = wrongKinds(typed, fewest)
  const preview = usePreview(organisation_id, typed)
  const [{ error, errors }, submit, isPending] = useActionState<SubmitState>(async () => {
    const invalid = Object.fromEntries(wrong.map((kind) => [kind, 'invalid' as const]))
    const uncounted = preview.items === null && wrong.length === 0 ? { preview: 'required' as const } : {}
    const mistakes: FieldErrors = { ...invalid, ...uncounted, ...reasonErrors(reason, true) }
    focusFirstError(form.current, mistakes)
    if (Object.keys(mistakes).length > 0) return { error: null, errors: mistakes }
    try {
      const body = { rules: rulesIn(typed), reason, revision }
      const { waiting } = await changeRetention({ params: { organisation_id }, body })
      const when = waiting && format.dateTime(new Date(waiting.from), { dateStyle: 'long' })
      toast({ message: when === null ? say('saved') : say('saved_waits', { when }) })
      onClose()
      return untried
    } catch (failure) {
      return refusalOf(form.current, failure)
    }
  }, untried)
  return (
    <FormDialog
      isWide
      title={say('dialog')}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      <ActAlert error={error} failed={say('failed')} />
      <Typography sx={{ color: 'text.secondary' }}>{say('means', { days: limits.retention_waiting_days })}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {retention.retentionKinds.map((kind) => {
          const days = fewest[kind] ?? limits.retention_days_min
          return (
            <Field
              key={kind}
              label={sayKind(kind)}
              help={say('least', { days })}
              error={wrong.includes(kind) ? say('not_days', { days }) : undefined}
            >
              {(control) => (
                <OutlinedInput
                  {...control}
                  name={kind}
                  autoComplete="off"
                  value={typed[kind]}
                  inputProps={{ inputMode: 'numeric', maxLength: 6 }}
                  onChange={({ target }) => setTyped({ ...typed, [kind]: target.value })}
                />
              )}
            </Field>
          )
        })}
      </Box>
      <ActAlert error={preview.isPending ? null : preview.error} failed={say('failed')} />
      {preview.items && <Preview items={preview.items} />}
      {errors['preview'] !== undefined && preview.items === null && (
        <Alert severity="error">{say('count_first')}</Alert>
      )}
      <Button
        variant="outlined"
        name="preview"
        disabled={wrong.length > 0 || preview.isPending}
        onClick={() => startTransition(preview.count)}
        sx={{ alignSelf: 'start' }}
      >
        {say('preview')}
      </Button>
      <ReasonField value={reason} onType={setReason} error={errors['reason']} />
    </FormDialog>
  )
}
