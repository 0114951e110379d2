import type { ModelSettings, ReportTemplate } from '@alta/contract/model'
import { type RefObject, useActionState, useState } from 'react'
import { useDraft } from '../../../base/draft.ts'
import { type FieldErrors, focusFirstError } from '../../../base/field-errors.ts'
import { useTexts } from '../../../base/texts.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { refreshSettings, saveSettings } from './settings.queries.ts'
import {
  draftOf,
  isTemplateDraft,
  mistakesIn,
  sameTemplate,
  type TemplateDraft,
  templateOf,
  withTemplate,
} from './template-draft.ts'
import { templateTexts } from './templates.texts.ts'

interface TemplateFormState {
  readonly error: unknown
  readonly errors: FieldErrors
  readonly note: 'unchanged' | 'newer' | null
}
const untried: TemplateFormState = { error: null, errors: {}, note: null }

export interface TemplateDialogProps {
  readonly organisation_id: string
  readonly settings: ModelSettings
  /** The saved template that is changed; null: a new one. */
  readonly was: ReportTemplate | null
  /** What a new one begins with. */
  readonly start: ReportTemplate
  readonly onClose: () => void
}

type SavedTemplates = Pick<ModelSettings, 'templates' | 'revision'>

/**
 * The state of a template form. All templates are saved together: if another person has saved a different template
 * meanwhile, this one is merged with the newer ones; if they have changed this one, the person is asked. Nothing typed
 * is lost.
 */
export function useTemplate(props: TemplateDialogProps, form: RefObject<HTMLFormElement | null>) {
  const { organisation_id, settings, start, onClose } = props
  const say = useTexts(templateTexts)
  const toast = useToast()
  const [{ templates, revision }, setSaved] = useState<SavedTemplates>(settings)
  const [was, setWas] = useState(props.was)
  const [draft, setDraft] = useDraft(`template ${organisation_id} ${props.was?.name ?? start.name}`, isTemplateDraft)
  const typed = draft ?? draftOf(was ?? start)
  const close = () => {
    setDraft(null)
    onClose()
  }

  const save = async (onto: SavedTemplates, again: boolean): Promise<TemplateFormState> => {
    const template = templateOf(typed)
    const others = onto.templates.filter(({ name }) => name !== was?.name)
    const names = others.map(({ name }) => name)
    const mistakes = mistakesIn(typed, names)
    if (Object.keys(mistakes).length > 0) {
      focusFirstError(form.current, mistakes)
      return { ...untried, errors: mistakes }
    }
    if (sameTemplate(template, was)) return { ...untried, note: 'unchanged' }
    try {
      const body = { templates: withTemplate(onto.templates, was?.name ?? null, template), revision: onto.revision }
      await saveSettings(organisation_id, body)
    } catch (error) {
      if (again || asProblem(error).code !== 'stale-revision') return { ...untried, error }
      return await saveOntoNewer()
    }
    toast({ message: say('saved', { name: template.name }) })
    close()
    return untried
  }
  const saveOntoNewer = async (): Promise<TemplateFormState> => {
    try {
      const newer = await refreshSettings(organisation_id)
      const theirs = newer.templates.find(({ name }) => name === was?.name) ?? null
      setSaved(newer)
      if (sameTemplate(theirs, was)) return await save(newer, true)
      setDraft(typed)
      setWas(theirs)
      return { ...untried, note: 'newer' }
    } catch (error) {
      return { ...untried, error }
    }
  }
  const [attempt, submit, isPending] = useActionState<TemplateFormState>(
    () => save({ templates, revision }, false),
    untried,
  )
  return {
    typed,
    type: (change: Partial<TemplateDraft>) => setDraft({ ...typed, ...change }),
    // Another person may have deleted the template.
    takeTheirs: () => (was ? setDraft(null) : close()),
    close,
    attempt,
    submit,
    isPending,
  }
}
