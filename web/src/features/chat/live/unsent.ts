import { create } from 'zustand'
import { useSession } from '../../../base/stores.ts'

/** What was typed and not sent, by person and chat. In memory only: it may hold a patient's words. */
const useUnsent = create<Readonly<Record<string, string>>>(() => ({}))

/** Survives leaving the page, other chats and an ended session, until it is sent. */
export function useUnsentText(chat_session_id: string) {
  const me = useSession(({ user }) => user?.user_id)
  const name = `${me} ${chat_session_id}`
  const text = useUnsent((all) => all[name] ?? '')
  return [text, (typed: string) => useUnsent.setState({ [name]: typed })] as const
}
