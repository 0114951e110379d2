import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ModelSettings, unsupportedActs, verifierLevels } from '@alta/contract/model'
import { useActionState, useRef, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { DescribedChoices } from '../../../base/ui/described-choices.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { modelTexts, unsupportedDoesTexts, unsupportedTexts, verifierTexts } from './models.texts.ts'
import { refreshSettings, saveSettings } from './settings.queries.ts'
import { useVerifierDescription } from './use-verifier-description.ts'

type ModelChoice = Pick<ModelSettings, 'model' | 'verifier' | 'on_unsupported'>

interface WritingDialogState {
  readonly error: unknown
  readonly note: 'unchanged' | 'newer' | null
}
const untried: WritingDialogState = { error: null, note: null }

interface WritingDialogProps {
  readonly organisation_id: string
  readonly settings: ModelSettings
  readonly endpoint: NonNullable<ModelSettings['endpoint']>
  readonly onClose: () => void
}

/** What is chosen over what is saved. Newer settings take the place of the untouched ones; what was chosen stays. */
function useChoosing({ organisation_id, settings, onClose }: WritingDialogProps) {
  const say = useTexts(modelTexts)
  const toast = useToast()
  const [saved, setSaved] = useState(settings)
  const [touched, setTouched] = useState<Partial<ModelChoice>>({})
  const { model, verifier, on_unsupported } = { ...saved, ...touched }
  const [attempt, submit, isPending] = useActionState<WritingDialogState>(async () => {
    const changes = {
      ...(model !== saved.model && { model }),
      ...(verifier !== saved.verifier && { verifier }),
      ...(on_unsupported !== saved.on_unsupported && { on_unsupported }),
    }
    if (Object.keys(changes).length === 0) return { error: null, note: 'unchanged' }
    try {
      await saveSettings(organisation_id, { ...changes, revision: saved.revision })
      toast({ message: say('saved') })
      onClose()
      return untried
    } catch (error) {
      if (asProblem(error).code !== 'stale-revision') return { error, note: null }
      try {
        setSaved(await refreshSettings(organisation_id))
        return { error: null, note: 'newer' }
      } catch (unread) {
        return { error: unread, note: null }
      }
    }
  }, untried)
  return {
    chosen: { model, verifier, on_unsupported },
    choose: (change: Partial<ModelChoice>) => setTouched({ ...touched, ...change }),
    takeTheirs: () => setTouched({}),
    attempt,
    submit,
    isPending,
  }
}

/** Changes which model writes, how it is checked, and what becomes of sentences without support. */
export function WritingDialog(props: WritingDialogProps) {
  const { endpoint, onClose } = props
  const say = useTexts(modelTexts)
  const sayVerifier = useTexts(verifierTexts)
  const sayUnsupported = useTexts(unsupportedTexts)
  const sayUnsupportedDoes = useTexts(unsupportedDoesTexts)
  const describeVerifier = useVerifierDescription(endpoint.judge)
  const form = useRef<HTMLFormElement>(null)
  const { chosen, choose, takeTheirs, attempt, submit, isPending } = useChoosing(props)
  const { model, verifier, on_unsupported } = chosen
  const first = endpoint.models[0] ?? ''
  const isGone = model !== null && !endpoint.models.includes(model)
  return (
    <FormDialog
      title={say('writing')}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      <ActAlert error={attempt.error} failed={say('failed')} />
      {attempt.note === 'unchanged' && <Alert severity="info">{say('unchanged')}</Alert>}
      {attempt.note === 'newer' && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={takeTheirs}>
              {say('take_theirs')}
            </Button>
          }
        >
          {say('newer')}
        </Alert>
      )}
      <Field label={say('model')} help={isGone ? say('model_gone', { model, first }) : say('model_does')}>
        {({ id, 'aria-describedby': described }) => (
          <NativeSelect
            inputProps={{ id, 'aria-describedby': described, name: 'model' }}
            input={<OutlinedInput />}
            value={model ?? ''}
            onChange={({ target }) => choose({ model: target.value === '' ? null : target.value })}
          >
            <option value="">{say('model_first', { model: first })}</option>
            {isGone && (
              <option value={model} disabled>
                {model}
              </option>
            )}
            {endpoint.models.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <DescribedChoices
        label={say('verifier')}
        name="verifier"
        value={verifier}
        onChoose={(level) => choose({ verifier: level })}
        choices={verifierLevels.map((level) => ({
          value: level,
          label: sayVerifier(level),
          does: describeVerifier(level),
          available: true,
        }))}
      />
      <DescribedChoices
        label={say('on_unsupported')}
        name="on_unsupported"
        value={on_unsupported}
        onChoose={(act) => choose({ on_unsupported: act })}
        choices={unsupportedActs.map((act) => ({
          value: act,
          label: sayUnsupported(act),
          does: sayUnsupportedDoes(act),
          available: true,
        }))}
      />
    </FormDialog>
  )
}
