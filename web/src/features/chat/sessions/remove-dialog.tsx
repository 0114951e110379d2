import type { ChatSessionSummary } from '@alta/contract/chat'
import { useTexts } from '../../../base/texts.tsx'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { removeSession } from '../chat.queries.ts'
import { sessionTexts } from './session.texts.ts'

interface RemoveSessionDialogProps {
  readonly session: Pick<ChatSessionSummary, 'chat_session_id' | 'title' | 'message_count' | 'document_count'>
  readonly onClose: () => void
  /** Called when the chat is deleted: the page that shows it leaves. */
  readonly onRemoved?: () => void
}

/** Names the chat and what goes with it, and that there is no way back. */
export function RemoveSessionDialog({ session, onClose, onRemoved }: RemoveSessionDialogProps) {
  const { chat_session_id, title, message_count, document_count } = session
  const say = useTexts(sessionTexts)
  const toast = useToast()
  return (
    <ConfirmDialog
      title={say('remove_title', { title })}
      text={say('remove_text')}
      goes={[say('goes_messages', { count: message_count }), say('goes_documents', { count: document_count })]}
      keep={say('keep')}
      destroy={say('destroy')}
      onConfirm={async () => {
        await removeSession(chat_session_id)
        toast({ message: say('removed', { title }) })
        onClose()
        onRemoved?.()
      }}
      failed={say('remove_failed')}
      onClose={onClose}
    />
  )
}
