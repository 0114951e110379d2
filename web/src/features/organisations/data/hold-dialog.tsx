import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { type LegalHoldKind, legalHoldKinds } from '@alta/contract/legal-holds'
import { limits } from '@alta/contract/limits'
import type { Organisation } from '@alta/contract/organisations'
import { useActionState, useRef, useState } from 'react'
import {
  type FieldErrors,
  focusFirstError,
  refusedFields,
  type SubmitState,
  untried,
} from '../../../base/field-errors.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { placeHold } from './data.queries.ts'
import { holdTexts } from './holds.texts.ts'

interface HoldDraft {
  readonly kind: LegalHoldKind
  readonly named: string
  readonly ends: string
  readonly reason: string
}

function heldOf({ kind, named }: HoldDraft) {
  if (kind === 'organisation') return { kind }
  return kind === 'record_number' ? { kind, record_number: named } : { kind, record_id: named.trim() }
}

function usePlacing(organisation_id: string, onClose: () => void) {
  const say = useTexts(holdTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<HoldDraft>({ kind: 'discharge_report', named: '', ends: '', reason: '' })
  const [attempt, submit, isPending] = useActionState<SubmitState>(async () => {
    const isUnnamed = typed.kind !== 'organisation' && typed.named.trim() === ''
    const mistakes: FieldErrors = { ...(isUnnamed && { named: 'required' }), ...reasonErrors(typed.reason, true) }
    focusFirstError(form.current, mistakes)
    if (Object.keys(mistakes).length > 0) return { error: null, errors: mistakes }
    try {
      // The hold includes its last day.
      const ends_at = typed.ends === '' ? undefined : new Date(`${typed.ends}T23:59:59`).toISOString()
      const body = { held: heldOf(typed), reason: typed.reason, ...(ends_at !== undefined && { ends_at }) }
      await placeHold({ params: { organisation_id }, body })
      toast({ message: say('placed_done') })
      onClose()
      return untried
    } catch (failure) {
      const refused = refusedFields(asProblem(failure))
      const named = refused['held/record_id'] ?? refused['held/record_number']
      const errors = { ...refused, ...(named && { named }), ...(refused['ends_at'] && { ends: refused['ends_at'] }) }
      focusFirstError(form.current, errors)
      return { error: failure, errors }
    }
  }, untried)
  return { form, typed, setTyped, ...attempt, submit, isPending }
}

interface HoldDialogProps {
  readonly organisation: Organisation
  readonly onClose: () => void
}

/** Places a hold: on what, why, until when. */
export function HoldDialog({ organisation, onClose }: HoldDialogProps) {
  const say = useTexts(holdTexts)
  const { form, typed, setTyped, error, errors, submit, isPending } = usePlacing(organisation.organisation_id, onClose)
  const { kind } = typed
  const isNumber = kind === 'record_number'
  const saysNamed =
    errors['named'] && say(errors['named'] === 'required' ? 'needed' : isNumber ? 'wrong_number' : 'not_here')
  return (
    <FormDialog
      title={say('dialog')}
      submit={say('place')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {Object.keys(errors).length === 0 && <ActAlert error={isPending ? null : error} failed={say('failed')} />}
      <Typography sx={{ color: 'text.secondary' }}>{say('means')}</Typography>
      <Field label={say('what')}>
        {({ id, 'aria-describedby': described }) => (
          <NativeSelect
            inputProps={{ id, 'aria-describedby': described, name: 'kind' }}
            input={<OutlinedInput />}
            value={kind}
            onChange={({ target }) => {
              const chosen = legalHoldKinds.find((one) => one === target.value)
              if (chosen) setTyped({ ...typed, kind: chosen, named: '' })
            }}
          >
            {legalHoldKinds.map((one) => (
              <option key={one} value={one}>
                {say(one)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {kind !== 'organisation' && (
        <Field
          label={say(isNumber ? 'number' : 'id')}
          {...(isNumber && { help: say('number_help') })}
          error={saysNamed}
        >
          {(control) => (
            <OutlinedInput
              {...control}
              name="named"
              autoComplete="off"
              value={typed.named}
              inputProps={{ maxLength: limits.head_characters }}
              onChange={({ target }) => setTyped({ ...typed, named: target.value })}
            />
          )}
        </Field>
      )}
      <Field label={say('ends')} help={say('ends_help')} error={errors['ends'] && say('not_ahead')}>
        {(control) => (
          <OutlinedInput
            {...control}
            type="date"
            name="ends"
            value={typed.ends}
            onChange={({ target }) => setTyped({ ...typed, ends: target.value })}
          />
        )}
      </Field>
      <ReasonField value={typed.reason} onType={(reason) => setTyped({ ...typed, reason })} error={errors['reason']} />
    </FormDialog>
  )
}
