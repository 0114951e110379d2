import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import type { DocumentSettings } from '@alta/contract/document-settings'
import { limits } from '@alta/contract/limits'
import { startTransition, useActionState, useRef } from 'react'
import { refusalOf, type SubmitState, untried } from '../../../base/field-errors.ts'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { submitting } from '../../../base/ui/submitting.ts'
import { useToast } from '../../../base/ui/toasts.tsx'
import { documentTexts } from './documents.texts.ts'
import { LogoField } from './logo-field.tsx'
import { saveDocumentSettings } from './settings.queries.ts'

export type LetterheadDraft = Pick<DocumentSettings, 'name' | 'address' | 'footer' | 'time_zone' | 'logo'>

interface LetterheadPanelProps {
  readonly organisation: { readonly organisation_id: string; readonly name: string }
  readonly settings: DocumentSettings
  readonly typed: LetterheadDraft
  readonly onType: (typed: LetterheadDraft) => void
}

/** Lines as they are kept: none of them empty. */
const linesOf = (address: readonly string[]) => address.map((line) => line.trim()).filter((line) => line !== '')

/** Only what the person changed is sent: nobody else's change is replaced by that. */
function changesOf(typed: LetterheadDraft, settings: DocumentSettings) {
  const address = linesOf(typed.address)
  return {
    ...(typed.name !== settings.name && { name: typed.name }),
    ...(address.join('\n') !== settings.address.join('\n') && { address }),
    ...(typed.footer !== settings.footer && { footer: typed.footer }),
    ...(typed.time_zone !== settings.time_zone && { time_zone: typed.time_zone }),
    ...(typed.logo?.base64 !== settings.logo?.base64 && { logo_base64: typed.logo?.base64 ?? null }),
  }
}

/** What stands at the head and at the foot of the documents. */
export function LetterheadPanel({ organisation, settings, typed, onType }: LetterheadPanelProps) {
  const say = useTexts(documentTexts)
  const sayField = useTexts(fieldErrorTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [attempt, run, isPending] = useActionState<SubmitState, 'save' | 'too_large'>(async (_, act) => {
    if (act === 'too_large') return { error: null, errors: { logo_base64: 'too_large' } }
    try {
      await saveDocumentSettings(organisation.organisation_id, changesOf(typed, settings))
      toast({ message: say('saved') })
      return untried
    } catch (failure) {
      return refusalOf(form.current, failure)
    }
  }, untried)
  const { error, errors } = attempt
  const of = (name: string) => {
    const field = Object.keys(errors).find((key) => key === name || key.startsWith(`${name}/`))
    const code = field === undefined ? undefined : errors[field]
    return code && sayField(code)
  }
  const logo = errors['logo_base64']
  const ofLogo = logo && say(logo === 'too_large' ? 'logo_large' : 'logo_wrong')
  const type = (changed: Partial<LetterheadDraft>) => onType({ ...typed, ...changed })
  return (
    <Panel title={say('letterhead')}>
      <Stack component="form" ref={form} noValidate onSubmit={submitting(() => run('save'))} sx={{ gap: 2 }}>
        <ActAlert error={error} failed={say('failed')} />
        <Field label={say('name')} error={of('name')} help={say('name_help', { name: organisation.name })}>
          {(control) => (
            <OutlinedInput
              {...control}
              name="name"
              value={typed.name}
              onChange={({ target }) => type({ name: target.value })}
            />
          )}
        </Field>
        <Field
          label={say('address')}
          error={of('address')}
          help={say('address_help', { most: String(limits.address_lines) })}
        >
          {(control) => (
            <OutlinedInput
              {...control}
              name="address"
              multiline
              minRows={2}
              value={typed.address.join('\n')}
              onChange={({ target }) => type({ address: target.value.split('\n') })}
            />
          )}
        </Field>
        <Field label={say('footer')} error={of('footer')}>
          {(control) => (
            <OutlinedInput
              {...control}
              name="footer"
              value={typed.footer}
              onChange={({ target }) => type({ footer: target.value })}
            />
          )}
        </Field>
        <Field label={say('time_zone')} error={of('time_zone')}>
          {({ id, 'aria-describedby': described }) => (
            <NativeSelect
              inputProps={{ id, 'aria-describedby': described, name: 'time_zone' }}
              input={<OutlinedInput />}
              value={typed.time_zone ?? ''}
              onChange={({ target }) => type({ time_zone: target.value === '' ? null : target.value })}
            >
              <option value="">{say('server_zone')}</option>
              {Intl.supportedValuesOf('timeZone').map((zone) => (
                <option key={zone} value={zone}>
                  {zone}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <LogoField
          logo={typed.logo}
          error={ofLogo}
          onChange={(chosen) => type({ logo: chosen })}
          onTooLarge={() => startTransition(() => run('too_large'))}
        />
        <div>
          <Button type="submit" variant="contained" loading={isPending}>
            {say('save')}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
