import OutlinedInput from '@mui/material/OutlinedInput'
import { limits } from '@alta/contract/limits'
import * as organisations from '@alta/contract/organisations'
import { useActionState, useRef, useState } from 'react'
import { call } from '../api.ts'
import { type FieldErrors, focusFirstError, refusedFields } from '../field-errors.ts'
import { fieldErrorTexts } from '../problems.texts.ts'
import { keyOf, queryClient } from '../queries.ts'
import { useOrganisations } from '../stores.ts'
import { useTexts } from '../texts.tsx'
import { Field } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { asProblem, ProblemAlert } from '../ui/problem-alert.tsx'
import { useToast } from '../ui/toasts.tsx'
import { organisationTexts } from './organisations.texts.ts'

interface Attempt {
  readonly error: unknown
  readonly errors: FieldErrors
}
const checked = (name: string): FieldErrors => {
  if (name === '') return { name: 'required' }
  return name.length > limits.name_characters ? { name: 'too_large' } : {}
}
const untried: Attempt = { error: null, errors: {} }

/** Asks for the name, creates the organisation, and closes. */
export function CreateOrganisationDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts(organisationTexts)
  const sayFieldError = useTexts(fieldErrorTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [{ error, errors }, submit, isPending] = useActionState<Attempt>(async () => {
    const mistakes = checked(name.trim())
    focusFirstError(form.current, mistakes)
    if (mistakes['name'] !== undefined) return { error: null, errors: mistakes }
    try {
      const created = await call(organisations.create, { body: { name } })
      useOrganisations.setState((state) => ({ organisations: [...state.organisations, created] }))
      void queryClient.invalidateQueries({ queryKey: keyOf(organisations.list) })
      toast({ message: say('created', { name: created.name }) })
      onClose()
      return untried
    } catch (failure) {
      return { error: failure, errors: refusedFields(asProblem(failure)) }
    }
  }, untried)
  const refused = errors['name']
  const taken = error !== null && asProblem(error).code === 'already-exists'
  const said = taken ? say('name_taken') : refused && sayFieldError(refused)
  return (
    <FormDialog
      title={say('create_title')}
      submit={say('create')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {error !== null && !taken && <ProblemAlert error={error} message={say('create_failed')} />}
      <Field label={say('name')} help={say('name_help')} error={said}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="name"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has one field
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
