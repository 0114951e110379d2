import { useParams } from 'wouter'
import { Suspense } from 'react'
import { onDemand } from '../../base/ui/on-demand.ts'
import { Waiting } from '../../base/ui/waiting.tsx'

/** The reader of markdown alone weighs a fifth of the page; the frame stands before it is there. */
const Chat = onDemand(async () => (await import('./live/chat.tsx')).Chat)

/** /rag-chat/{chat_session_id}: one chat, beside its documents. */
export function ChatScreen() {
  const { chat_session_id } = useParams<'/rag-chat/:chat_session_id'>()
  return (
    <Suspense fallback={<Waiting height={420} />}>
      <Chat key={chat_session_id} id={chat_session_id} />
    </Suspense>
  )
}
