import { useParams } from '@tanstack/react-router'
import { Chat } from './live/chat.tsx'

/** /rag-chat/{chat_session_id}: one chat, beside its documents. */
export function ChatScreen() {
  const { chat_session_id } = useParams({ from: '/shell/rag-chat/$chat_session_id' })
  return <Chat key={chat_session_id} id={chat_session_id} />
}
