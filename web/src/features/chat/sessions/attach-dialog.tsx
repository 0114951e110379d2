import type { ChatSession } from '@alta/contract/chat'
import { useActionState, useRef, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { updateSession } from '../chat.queries.ts'
import { refusedIn } from './create-dialog.tsx'
import { ReportsField } from './reports-field.tsx'
import { changesOf, type ChatSessionDraft, typedOf } from './session-fields.ts'
import { sessionTexts } from './session.texts.ts'

interface AttachDialogProps {
  readonly session: ChatSession
  readonly onClose: () => void
}

/** Chooses the reports that a chat asks about, and nothing else of it. */
export function AttachDialog({ session, onClose }: AttachDialogProps) {
  const say = useTexts(sessionTexts)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<ChatSessionDraft>(() => typedOf(session))
  const [error, submit, isPending] = useActionState<unknown>(async () => {
    const { discharge_report_ids } = changesOf(typed, session)
    try {
      if (discharge_report_ids !== undefined) {
        const { title } = await updateSession(session.chat_session_id, { discharge_report_ids })
        toast({ message: say('saved', { title }) })
      }
      onClose()
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  const isRefused = error !== null && refusedIn(error).discharge_report_ids !== undefined
  return (
    <FormDialog
      title={say('attach_title')}
      submit={say('save')}
      isPending={isPending}
      action={submit}
      onClose={onClose}
      form={form}
    >
      {!isRefused && <ActAlert error={error} failed={say('save_failed')} />}
      <ReportsField
        organisation_id={session.organisation_id}
        value={typed.reports}
        onChange={(reports) => setTyped({ ...typed, reports })}
        error={isRefused ? say('reports_refused') : undefined}
      />
    </FormDialog>
  )
}
