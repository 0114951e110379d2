import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import type { DocumentSettings, SectionLayout } from '@alta/contract/document-settings'
import { type Language, languages } from '@alta/contract/languages'
import { limits } from '@alta/contract/limits'
import { useActionState, useState } from 'react'
import { languageNames } from '../../../base/shell/language/language-names.ts'
import { useSettings } from '../../../base/settings.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { submitting } from '../../../base/ui/submitting.ts'
import { useToast } from '../../../base/ui/toasts.tsx'
import { documentTexts } from './documents.texts.ts'
import { draftsOf, layoutsOf } from './layout-draft.ts'
import { LayoutSections } from './layout-sections.tsx'
import { saveDocumentSettings } from './settings.queries.ts'

interface NewServiceProps {
  readonly taken: readonly (string | null)[]
  readonly onAdd: (service: string) => void
}

/** Asks for the service that wants its own order. */
function NewService({ taken, onAdd }: NewServiceProps) {
  const say = useTexts(documentTexts)
  const [name, setName] = useState('')
  const service = name.trim()
  const isTaken = taken.some((one) => one?.toLowerCase() === service.toLowerCase())
  const add = () => {
    onAdd(service)
    setName('')
  }
  return (
    <Field label={say('service')} help={say('service_help')}>
      {({ id, 'aria-describedby': described }) => (
        <Stack direction="row" sx={{ gap: 1 }}>
          <OutlinedInput
            id={id}
            fullWidth
            value={name}
            inputProps={{ maxLength: limits.service_characters, 'aria-describedby': described }}
            onChange={({ target }) => setName(target.value)}
          />
          <Button startIcon={<Add />} disabled={service === '' || isTaken} onClick={add} sx={{ flex: 'none' }}>
            {say('add_service')}
          </Button>
        </Stack>
      )}
    </Field>
  )
}

interface LayoutPanelProps {
  readonly organisation_id: string
  readonly settings: DocumentSettings
}

/** In which order and under which titles the sections stand: for all reports, and for those of single services. */
export function LayoutPanel({ organisation_id, settings }: LayoutPanelProps) {
  const say = useTexts(documentTexts)
  const toast = useToast()
  const locale = useSettings(({ locale: own }) => own)
  const [drafts, setDrafts] = useState(() => draftsOf(settings.layouts))
  const [chosen, choose] = useState(0)
  const [language, setLanguage] = useState<Language>(locale)
  const [error, save, isPending] = useActionState<unknown>(async () => {
    try {
      const layouts = layoutsOf(drafts)
      await saveDocumentSettings(organisation_id, { layouts, revision: settings.revision })
      toast({ message: say('saved') })
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  const draft = drafts[chosen] ?? drafts[0]
  const change = (sections: readonly SectionLayout[]) =>
    setDrafts(drafts.map((one, at) => (at === chosen ? { ...one, sections } : one)))
  const add = (service: string) => {
    setDrafts([...drafts, { service, sections: drafts[0]?.sections ?? [] }])
    choose(drafts.length)
  }
  const drop = () => {
    setDrafts(drafts.toSpliced(chosen, 1))
    choose(0)
  }
  return (
    <Panel title={say('layout')} sub={say('layout_sub')}>
      <Stack component="form" noValidate onSubmit={submitting(save)} sx={{ gap: 2 }}>
        <ActAlert error={error} failed={say('failed')} />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, '& > *': { flex: 1 } }}>
          <Field label={say('which')}>
            {({ id }) => (
              <NativeSelect
                inputProps={{ id }}
                input={<OutlinedInput />}
                value={chosen}
                onChange={({ target }) => choose(Number(target.value))}
              >
                {drafts.map(({ service }, at) => (
                  <option key={service ?? ''} value={at}>
                    {service ?? say('all_services')}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label={say('language')}>
            {({ id }) => (
              <NativeSelect
                inputProps={{ id }}
                input={<OutlinedInput />}
                value={language}
                onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? language)}
              >
                {languages.map((one) => (
                  <option key={one} value={one} lang={one}>
                    {languageNames[one]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </Stack>
        {drafts.length < limits.document_layouts && (
          <NewService taken={drafts.map(({ service }) => service)} onAdd={add} />
        )}
        {draft && <LayoutSections sections={draft.sections} language={language} onChange={change} />}
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button type="submit" variant="contained" loading={isPending}>
            {say('save')}
          </Button>
          {chosen > 0 && (
            <Button color="error" onClick={drop}>
              {say('drop_service')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Panel>
  )
}
