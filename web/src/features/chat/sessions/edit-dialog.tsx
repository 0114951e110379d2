import Alert from '@mui/material/Alert'
import type { ChatSession } from '@alta/contract/chat'
import { useActionState, useRef, useState } from 'react'
import { focusFirstError } from '../../../base/field-errors.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { updateSession, useChatSession } from '../chat.queries.ts'
import { refusedIn } from './create-dialog.tsx'
import { changesOf, type Mistakes, mistakesIn, type ChatSessionDraft, typedOf } from './session-fields.ts'
import { SessionForm } from './session-form.tsx'
import { sessionTexts } from './session.texts.ts'

interface EditChatState {
  readonly error: unknown
  readonly mistakes: Mistakes
  readonly isUnchanged: boolean
}
const untried: EditChatState = { error: null, mistakes: {}, isUnchanged: false }

function Form({ session, onClose }: { session: ChatSession; onClose: () => void }) {
  const say = useTexts(sessionTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<ChatSessionDraft>(() => typedOf(session))
  const refuse = (attempt: Partial<EditChatState>) => {
    const wrong = Object.keys(attempt.mistakes ?? {})
    focusFirstError(form.current, Object.fromEntries(wrong.map((name) => [name, 'invalid'])))
    return { ...untried, ...attempt }
  }
  const [{ error, mistakes, isUnchanged }, submit, isPending] = useActionState<EditChatState>(async () => {
    const wrong = mistakesIn(typed)
    if (Object.keys(wrong).length > 0) return refuse({ mistakes: wrong })
    const changes = changesOf(typed, session)
    if (Object.keys(changes).length === 0) return refuse({ isUnchanged: true })
    try {
      const { title } = await updateSession(session.chat_session_id, changes)
      toast({ message: say('saved', { title }) })
      onClose()
      return untried
    } catch (failure) {
      return refuse({ error: failure, mistakes: refusedIn(failure) })
    }
  }, untried)
  return (
    <FormDialog
      title={say('edit_title')}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {Object.keys(mistakes).length === 0 && <ActAlert error={error} failed={say('save_failed')} />}
      {isUnchanged && <Alert severity="info">{say('unchanged')}</Alert>}
      <SessionForm
        typed={typed}
        onType={(change) => setTyped({ ...typed, ...change })}
        mistakes={mistakes}
        organisationIsFixed
      />
    </FormDialog>
  )
}

/** Changes title, strategy and reports of a chat. Opens once the chat has been read. */
export function EditSessionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useChatSession(id)
  return data && <Form session={data} onClose={onClose} />
}
