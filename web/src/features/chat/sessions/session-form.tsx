import OutlinedInput from '@mui/material/OutlinedInput'
import { limits } from '@alta/contract/limits'
import { OrganisationPicker } from '../../../base/organisations/organisation-picker.tsx'
import { useTexts } from '../../../base/texts.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { ReportsField } from './reports-field.tsx'
import type { Mistakes, ChatSessionDraft } from './session-fields.ts'
import { sessionTexts } from './session.texts.ts'
import { RagStrategyField } from './strategy-field.tsx'

interface SessionFormProps {
  readonly typed: ChatSessionDraft
  readonly onType: (change: Partial<ChatSessionDraft>) => void
  readonly mistakes: Mistakes
  /** A session stays in its organisation. */
  readonly organisationIsFixed: boolean
}

/** The fields of a chat session. */
export function SessionForm({ typed, onType, mistakes, organisationIsFixed }: SessionFormProps) {
  const say = useTexts(sessionTexts)
  const { title, organisation_id, discharge_report_ids } = mistakes
  const titleError =
    title === 'too_long' ? say('title_too_long', { most: limits.title_characters }) : say('title_required')
  return (
    <>
      <Field label={say('title')} error={title && titleError}>
        {(control) => (
          <OutlinedInput
            {...control}
            name="title"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field that must be filled in
            autoFocus
            value={typed.title}
            onChange={(event) => onType({ title: event.target.value })}
          />
        )}
      </Field>
      <OrganisationPicker
        label={say('organisation')}
        name="organisation_id"
        permission="chat_sessions:create"
        value={typed.organisation}
        onPick={(organisation) => onType({ organisation, reports: [] })}
        error={organisation_id && say('organisation_required')}
        disabled={organisationIsFixed}
      />
      <RagStrategyField
        organisation_id={typed.organisation?.organisation_id}
        value={typed.rag_strategy}
        onChoose={(rag_strategy) => onType({ rag_strategy })}
      />
      <ReportsField
        organisation_id={typed.organisation?.organisation_id}
        value={typed.reports}
        onChange={(reports) => onType({ reports })}
        error={discharge_report_ids && say('reports_refused')}
      />
    </>
  )
}
