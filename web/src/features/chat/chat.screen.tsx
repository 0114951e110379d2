import { useParams } from '@tanstack/react-router'

/** /rag-chat/{chat_session_id}: one chat. */
export function ChatScreen() {
  const { chat_session_id } = useParams({ from: '/shell/rag-chat/$chat_session_id' })
  return chat_session_id
}
