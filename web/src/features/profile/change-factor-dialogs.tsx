import OutlinedInput from '@mui/material/OutlinedInput'
import * as secondFactor from '@alta/contract/second-factor'
import type { SecondFactor } from '@alta/contract/second-factor'
import { useActionState, useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import { focusFirstError, refusalOf, type SubmitState } from '../../base/field-errors.ts'
import { fieldErrorTexts } from '../../base/problems.texts.ts'
import { refresh } from '../../base/queries.ts'
import { nameErrors } from '../second-factor/factor-name.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { ConfirmDialog } from '../../base/ui/confirm-dialog.tsx'
import { Field } from '../../base/ui/field.tsx'
import { FormDialog } from '../../base/ui/form-dialog.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { factorTexts } from './factors.texts.ts'

interface FactorDialogProps {
  readonly factor: SecondFactor
  readonly onClose: () => void
}

export function RenameDialog({ factor: { second_factor_id, name: present }, onClose }: FactorDialogProps) {
  const say = useTexts(factorTexts)
  const sayField = useTexts(fieldErrorTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(present)
  const [{ error, errors }, submit, isPending] = useActionState<SubmitState>(
    async () => {
      const mistakes = nameErrors(name)
      focusFirstError(form.current, mistakes)
      if (Object.keys(mistakes).length > 0) return { error: null, errors: mistakes }
      try {
        await call(secondFactor.rename, { params: { second_factor_id }, body: { name } })
        toast({ message: say('renamed') })
        onClose()
        await refresh(secondFactor.list)
        return { error: null, errors: {} }
      } catch (failure) {
        return refusalOf(form.current, failure)
      }
    },
    { error: null, errors: {} },
  )
  return (
    <FormDialog
      title={say('rename_title')}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {errors['name'] === undefined && <ActAlert error={error} failed={say('failed')} />}
      <Field label={say('name')} error={errors['name'] && sayField(errors['name'])}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="name"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}

export function RemoveDialog({ factor, isLast, onClose }: FactorDialogProps & { readonly isLast: boolean }) {
  const say = useTexts(factorTexts)
  const toast = useToast()
  const { second_factor_id, name } = factor
  const remove = async () => {
    await call(secondFactor.remove, { params: { second_factor_id } })
    toast({ message: say('removed') })
    onClose()
    await refresh(secondFactor.list)
  }
  return (
    <ConfirmDialog
      title={say('remove_title', { name })}
      text={say(isLast ? 'remove_last' : 'remove_text')}
      keep={say('keep')}
      destroy={say('remove')}
      failed={say('failed')}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
