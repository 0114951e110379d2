import OutlinedInput from '@mui/material/OutlinedInput'
import { limits } from '@alta/contract/limits'
import { reportStrategies, type ReportStrategy } from '@alta/contract/organisations'
import type { User } from '@alta/contract/users'
import { Suspense, useActionState, useRef, useState } from 'react'
import { freshKey } from '../../../base/api.ts'
import { useDraft } from '../../../base/draft.ts'
import { type FieldErrors, focusFirstError, refusalOf } from '../../../base/field-errors.ts'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { isOneOf, isShape, isText, orNull } from '../../../base/shapes.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { ConfirmUnverified } from '../../../base/users/unverified/dialogs.ts'
import { type Unverified, unverifiedIn } from '../../../base/users/unverified/unverified.ts'
import { UserPicker } from '../../../base/users/user-picker.tsx'
import { createOrganisation } from '../../../base/organisations/organisation-store.ts'
import { organisationTexts } from './create.texts.ts'
import { StrategyField } from './strategy-field.tsx'

interface OrganisationDraft {
  readonly name: string
  readonly owner: Pick<User, 'user_id' | 'name' | 'email'> | null
  /** null: left to what can be followed, now and later. */
  readonly report_strategy: ReportStrategy | null
}
const isDraft = isShape<OrganisationDraft>({
  name: isText,
  owner: orNull(isShape({ user_id: isText, name: isText, email: isText })),
  report_strategy: orNull(isOneOf(reportStrategies)),
})
const empty: OrganisationDraft = { name: '', owner: null, report_strategy: null }

interface CreateOrganisationState {
  readonly error: unknown
  readonly errors: FieldErrors
  /** Names what was sent: the same content sent again, after a lost answer say, makes one organisation. */
  readonly sent: { readonly key: string; readonly content: string } | null
}
const untried: CreateOrganisationState = { error: null, errors: {}, sent: null }

/** What the contract would refuse in an organisation's name. */
export const checkedName = (name: string): FieldErrors => {
  if (name.trim() === '') return { name: 'required' }
  return name.trim().length > limits.name_characters ? { name: 'too_large' } : {}
}

/** What is typed, and what becomes of it. */
function useCreation(onClose: () => void) {
  const say = useTexts(organisationTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useDraft('new organisation', isDraft)
  const typed = draft ?? empty
  const { name, owner, report_strategy } = typed
  const [unverified, setUnverified] = useState<{ readonly account: Unverified; readonly key: string } | null>(null)
  const close = () => {
    setDraft(null)
    onClose()
  }
  const body = { name, ...(report_strategy && { report_strategy }), ...(owner && { owner_id: owner.user_id }) }
  const created = () => {
    toast({ message: say('created', { name: name.trim() }) })
    close()
  }
  const confirm = async () => {
    const outcome = await createOrganisation({ ...body, confirm_unverified: true }, unverified?.key)
    if (!outcome.success) throw outcome.error
    created()
  }
  const [attempt, submit, isPending] = useActionState<CreateOrganisationState>(async ({ sent: before }) => {
    const mistakes = checkedName(name)
    focusFirstError(form.current, mistakes)
    if (mistakes['name'] !== undefined) return { error: null, errors: mistakes, sent: before }
    const content = JSON.stringify(body)
    const sent = before?.content === content ? before : { key: freshKey(), content }
    const outcome = await createOrganisation(body, sent.key)
    if (!outcome.success) {
      const account = unverifiedIn(outcome.error)
      setUnverified(account && { account, key: freshKey() })
      return account ? { ...untried, sent } : { ...refusalOf(form.current, outcome.error), sent }
    }
    created()
    return untried
  }, untried)
  const type = (change: Partial<OrganisationDraft>) => setDraft({ ...typed, ...change })
  const dismiss = () => setUnverified(null)
  return { form, typed, type, close, attempt, submit, isPending, unverified, confirm, dismiss }
}

/** Asks for the name, the owner and the strategy, creates the organisation, and closes. */
export function CreateOrganisationDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts(organisationTexts)
  const sayFieldError = useTexts(fieldErrorTexts)
  const { form, typed, type, close, attempt, submit, isPending, ...confirmation } = useCreation(onClose)
  const { error, errors } = attempt
  const errorOf = (field: string) => {
    const refused = errors[field]
    return refused && sayFieldError(refused)
  }
  return (
    <>
      <FormDialog
        title={say('create_title')}
        submit={say('create')}
        isPending={isPending}
        action={submit}
        onClose={close}
        form={form}
      >
        {Object.keys(errors).length === 0 && <ActAlert error={error} failed={say('create_failed')} />}
        <Field label={say('name')} help={say('name_help')} error={errorOf('name')}>
          {(control) => (
            <OutlinedInput
              {...control}
              name="name"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field that must be filled in
              autoFocus
              value={typed.name}
              onChange={(event) => type({ name: event.target.value })}
            />
          )}
        </Field>
        <UserPicker
          label={say('owner')}
          name="owner_id"
          value={typed.owner}
          onPick={(owner) => type({ owner })}
          help={say('owner_help')}
          error={errorOf('owner_id')}
        />
        <StrategyField
          value={typed.report_strategy ?? undefined}
          onChoose={(report_strategy) => type({ report_strategy })}
          error={errorOf('report_strategy')}
        />
      </FormDialog>
      <Suspense>
        {confirmation.unverified && typed.owner && (
          <ConfirmUnverified
            user={typed.owner}
            account={confirmation.unverified.account}
            onConfirm={confirmation.confirm}
            failed={say('create_failed')}
            onClose={confirmation.dismiss}
          />
        )}
      </Suspense>
    </>
  )
}
