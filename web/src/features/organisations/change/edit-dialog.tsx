import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type Organisation, reportStrategies } from '@alta/contract/organisations'
import { useActionState, useRef, useState } from 'react'
import { useDraft } from '../../../base/draft.ts'
import { type FieldErrors, focusFirstError, refusalOf } from '../../../base/field-errors.ts'
import { checkedName } from '../create/create-dialog.tsx'
import { refreshOrganisation, updateOrganisation } from '../../../base/organisations/organisation-store.ts'
import { organisationTexts } from '../create/create.texts.ts'
import { strategyTexts } from '../../../base/reports/strategy.texts.ts'
import { StrategyField } from '../create/strategy-field.tsx'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { isOneOf, isShape, isText } from '../../../base/shapes.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { editTexts } from './change.texts.ts'

type OrganisationEditDraft = Pick<Organisation, 'name' | 'report_strategy'>
const isDraft = isShape<OrganisationEditDraft>({ name: isText, report_strategy: isOneOf(reportStrategies) })

interface EditOrganisationState {
  readonly error: unknown
  readonly errors: FieldErrors
  readonly note: 'unchanged' | 'newer' | null
}
const untried: EditOrganisationState = { error: null, errors: {}, note: null }

interface EditOrganisationDialogProps {
  readonly organisation: Organisation
  readonly onClose: () => void
}

/** What is typed over what is saved. A newer record takes the place of the untouched fields; what was typed stays. */
function useEditing({ organisation, onClose }: EditOrganisationDialogProps) {
  const say = useTexts(editTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState(organisation)
  const [draft, setDraft] = useDraft(`organisation ${organisation.organisation_id}`, isDraft)
  const typed = draft ?? saved
  const { name, report_strategy } = typed
  const close = () => {
    setDraft(null)
    onClose()
  }

  const readNewer = async () => {
    const newer = await refreshOrganisation(organisation.organisation_id)
    setDraft({
      name: name === saved.name ? newer.name : name,
      report_strategy: report_strategy === saved.report_strategy ? newer.report_strategy : report_strategy,
    })
    setSaved(newer)
  }
  const [attempt, submit, isPending] = useActionState<EditOrganisationState>(async () => {
    const mistakes = checkedName(name)
    focusFirstError(form.current, mistakes)
    if (mistakes['name'] !== undefined) return { ...untried, errors: mistakes }
    const changes = {
      ...(name.normalize('NFC').trim() !== saved.name && { name }),
      ...(report_strategy !== saved.report_strategy && { report_strategy }),
    }
    if (Object.keys(changes).length === 0) return { ...untried, note: 'unchanged' }
    const outcome = await updateOrganisation(saved.organisation_id, { ...changes, revision: saved.revision })
    if (outcome.success) {
      toast({ message: say('saved', { name: name.trim() }) })
      close()
      return untried
    }
    const { error } = outcome
    if (error.code === 'stale-revision')
      return await readNewer().then(
        () => ({ ...untried, note: 'newer' as const }),
        (unread: unknown) => ({ ...untried, error: unread }),
      )
    return { ...untried, ...refusalOf(form.current, error) }
  }, untried)
  const type = (change: Partial<OrganisationEditDraft>) => setDraft({ name, report_strategy, ...change })
  return { form, saved, typed, type, takeTheirs: () => setDraft(null), close, attempt, submit, isPending }
}

/** Changes name and strategy of an organisation. */
export function EditOrganisationDialog(props: EditOrganisationDialogProps) {
  const say = useTexts(editTexts)
  const sayField = useTexts(organisationTexts)
  const sayStrategy = useTexts(strategyTexts)
  const sayFieldError = useTexts(fieldErrorTexts)
  const { form, saved, typed, type, takeTheirs, close, attempt, submit, isPending } = useEditing(props)
  const { error, errors, note } = attempt
  const errorOf = (field: string) => {
    const refused = errors[field]
    return refused && sayFieldError(refused)
  }
  return (
    <FormDialog
      title={say('title', { name: props.organisation.name })}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={close}
      form={form}
    >
      {Object.keys(errors).length === 0 && <ActAlert error={error} failed={say('failed')} />}
      {note === 'unchanged' && <Alert severity="info">{say('unchanged')}</Alert>}
      {note === 'newer' && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={takeTheirs}>
              {say('take_theirs')}
            </Button>
          }
        >
          {say('newer', { name: saved.name, strategy: sayStrategy(saved.report_strategy) })}
        </Alert>
      )}
      <Field label={sayField('name')} help={sayField('name_help')} error={errorOf('name')}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="name"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first of two fields
            autoFocus
            value={typed.name}
            onChange={(event) => type({ name: event.target.value })}
          />
        )}
      </Field>
      <StrategyField
        organisation_id={saved.organisation_id}
        value={typed.report_strategy}
        onChoose={(report_strategy) => type({ report_strategy })}
        error={errorOf('report_strategy')}
      />
    </FormDialog>
  )
}
