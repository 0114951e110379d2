import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import * as notices from '@alta/contract/notices'
import * as organisations from '@alta/contract/organisations'
import type { Organisation } from '@alta/contract/organisations'
import * as publicCalls from '@alta/contract/public'
import { singleSignOnModes } from '@alta/contract/single-sign-on-modes'
import { useActionState, useRef, useState } from 'react'
import { call } from '../../../base/api.ts'
import { refusalOf, type SubmitState, untried } from '../../../base/field-errors.ts'
import { useRead, refresh } from '../../../base/queries.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { DescribedChoices } from '../../../base/ui/described-choices.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { modeDoesTexts, modeTexts, signOnTexts } from './sign-on.texts.ts'

/** The value that stands for any provider. */
const any = ''

interface SignOnDialogProps {
  readonly organisation: Organisation
  readonly onClose: () => void
}

/** What is chosen, and what becomes of it. Where a second person approves clinical access, it takes a reason. */
function useModeForm({ organisation, onClose }: SignOnDialogProps) {
  const say = useTexts(signOnTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { organisation_id, single_sign_on: present, clinical_access_approval: approval } = organisation
  const [mode, setMode] = useState(present)
  const [provider, setProvider] = useState(organisation.single_sign_on_provider ?? any)
  const [reason, setReason] = useState('')
  const needsReason = approval === 'second_person' && present === 'off' && mode !== 'off'
  const [attempt, submit, isPending] = useActionState<SubmitState>(async () => {
    const mistakes = needsReason ? reasonErrors(reason, true) : {}
    if (Object.keys(mistakes).length > 0) return { error: null, errors: mistakes }
    try {
      const counting = mode === 'required' && { single_sign_on_provider: provider === any ? null : provider }
      const body = { single_sign_on: mode, ...counting, ...(needsReason && { reason }) }
      await call(organisations.update, { params: { organisation_id }, body })
      toast({ message: say('saved') })
      onClose()
      return untried
    } catch (failure) {
      return refusalOf(form.current, failure)
    } finally {
      await refresh(organisations.read, organisations.list, notices.list)
    }
  }, untried)
  return { form, mode, setMode, provider, setProvider, reason, setReason, needsReason, ...attempt, submit, isPending }
}

interface CountingProps {
  readonly value: string
  readonly onChoose: (provider_id: string) => void
}

/** Which provider's sessions count. One that is no longer configured is shown by its id. */
function CountingProvider({ value, onChoose }: CountingProps) {
  const say = useTexts(signOnTexts)
  const providers = useRead(publicCalls.read, {}).data?.providers ?? []
  const isGone = value !== any && !providers.some(({ provider_id }) => provider_id === value)
  return (
    <Field label={say('provider')} help={say('provider_help')}>
      {({ id, 'aria-describedby': described }) => (
        <NativeSelect
          inputProps={{ id, 'aria-describedby': described, name: 'single_sign_on_provider' }}
          input={<OutlinedInput />}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value={any}>{say('any_provider')}</option>
          {providers.map(({ provider_id, name }) => (
            <option key={provider_id} value={provider_id}>
              {name}
            </option>
          ))}
          {isGone && <option value={value}>{value}</option>}
        </NativeSelect>
      )}
    </Field>
  )
}

export function SignOnDialog(props: SignOnDialogProps) {
  const say = useTexts(signOnTexts)
  const sayMode = useTexts(modeTexts)
  const sayDoes = useTexts(modeDoesTexts)
  const { form, mode, setMode, provider, setProvider, ...rest } = useModeForm(props)
  const { reason, setReason, needsReason, error, errors, submit, isPending } = rest
  const isShutOut = errors['single_sign_on'] !== undefined
  return (
    <FormDialog
      title={say('change_title')}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={props.onClose}
      form={form}
    >
      {!isShutOut && <ActAlert error={error} failed={say('failed')} />}
      <DescribedChoices
        label={say('choice')}
        name="single_sign_on"
        value={mode}
        choices={singleSignOnModes.map((value) => ({
          value,
          label: sayMode(value),
          does: sayDoes(value),
          available: true,
        }))}
        onChoose={setMode}
        error={isShutOut ? say('not_through_provider') : undefined}
      />
      {mode === 'required' && <CountingProvider value={provider} onChoose={setProvider} />}
      {needsReason && <ReasonField value={reason} onType={setReason} error={errors['reason']} />}
    </FormDialog>
  )
}
