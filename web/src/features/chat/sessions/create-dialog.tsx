import type { ChatSession } from '@alta/contract/chat'
import { useActionState, useRef, useState } from 'react'
import { freshKey } from '../../../base/api.ts'
import { focusFirstError, refusedFields } from '../../../base/field-errors.ts'
import { useOrganisations } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { createSession } from '../chat.queries.ts'
import { type Mistakes, mistakesIn, nothingTyped, sentFields, type ChatSessionDraft } from './session-fields.ts'
import { SessionForm } from './session-form.tsx'
import { sessionTexts } from './session.texts.ts'

interface CreateChatState {
  readonly error: unknown
  readonly mistakes: Mistakes
  /** Names what was sent: the same content sent again, after a lost answer say, makes one chat. */
  readonly sent: { readonly key: string; readonly content: string } | null
}
const untried: CreateChatState = { error: null, mistakes: {}, sent: null }

/** What of a refusal stands beside a field of the form. */
export const refusedIn = (error: unknown): Mistakes => {
  const fields = refusedFields(asProblem(error))
  const reports = Object.keys(fields).some((field) => field.startsWith('discharge_report_ids'))
  return {
    ...(fields['title'] && { title: fields['title'] === 'too_large' ? 'too_long' : 'required' }),
    ...(fields['organisation_id'] && { organisation_id: 'refused' }),
    ...(reports && { discharge_report_ids: 'refused' }),
  }
}

interface CreateSessionDialogProps {
  readonly onClose: () => void
  readonly onCreated: (session: ChatSession) => void
}

/** Asks for title, organisation, strategy and reports, and creates the chat. */
export function CreateSessionDialog({ onClose, onCreated }: CreateSessionDialogProps) {
  const say = useTexts(sessionTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const organisations = useOrganisations(({ organisations }) => organisations)
  const [only, second] = organisations.filter(({ permissions }) => permissions.includes('chat_sessions:create'))
  const [typed, setTyped] = useState<ChatSessionDraft>({ ...nothingTyped, organisation: only && !second ? only : null })
  const refuse = (attempt: CreateChatState) => {
    focusFirstError(form.current, Object.fromEntries(Object.keys(attempt.mistakes).map((name) => [name, 'invalid'])))
    return attempt
  }
  const [{ error, mistakes }, submit, isPending] = useActionState<CreateChatState>(async ({ sent: before }) => {
    const { organisation } = typed
    const wrong = mistakesIn(typed)
    if (organisation === null || Object.keys(wrong).length > 0)
      return refuse({ error: null, mistakes: wrong, sent: before })
    const body = { ...sentFields(typed), organisation_id: organisation.organisation_id }
    const content = JSON.stringify(body)
    const sent = before?.content === content ? before : { key: freshKey(), content }
    try {
      const session = await createSession(body, sent.key)
      toast({ message: say('created', { title: session.title }) })
      onClose()
      onCreated(session)
      return untried
    } catch (failure) {
      return refuse({ error: failure, mistakes: refusedIn(failure), sent })
    }
  }, untried)
  return (
    <FormDialog
      title={say('create_title')}
      submit={say('create')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {Object.keys(mistakes).length === 0 && <ActAlert error={error} failed={say('create_failed')} />}
      <SessionForm
        typed={typed}
        onType={(change) => setTyped({ ...typed, ...change })}
        mistakes={mistakes}
        organisationIsFixed={false}
      />
    </FormDialog>
  )
}
