import { navigate } from '../../base/router/router.ts'
import { useSearch } from '../../base/router/pages.tsx'
import { Suspense } from 'react'
import { ChatList } from './sessions/chat-list.tsx'
import { Preview } from './sessions/parts.ts'

/** /rag-chat: the caller's chats, and with `?session=` one of them as a preview. */
export function ChatsScreen() {
  const { session } = useSearch('/rag-chat')
  return (
    <>
      <ChatList />
      <Suspense>
        {session !== undefined && (
          <Preview
            key={session}
            id={session}
            onClose={() =>
              void navigate({ to: '/rag-chat', search: (before) => ({ ...before, session: undefined }), state: true })
            }
          />
        )}
      </Suspense>
    </>
  )
}
