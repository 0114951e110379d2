import Typography from '@mui/material/Typography'
import * as chat from '@alta/contract/chat'
import { useFormatter, useNow } from 'use-intl'
import { useRead } from '../../../base/queries.ts'
import { useHasPermission } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ButtonLink, RowLink } from '../../../base/ui/links.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { lastChatsTexts } from './last-chats.texts.ts'

/** Reads the four chats the person used last, none where they may not chat. Settled when read, or not readable. */
export function useLastChats() {
  const enabled = useHasPermission('chat_sessions:create')
  const { data, error, refetch } = useRead(chat.list, { query: { limit: '4' } }, { enabled })
  return { chats: data?.items ?? [], error, refetch, isSettled: !enabled || data !== undefined || error !== null }
}

/** The list of the last chats; nothing is drawn without any. */
export function LastChats({ chats, error, refetch }: ReturnType<typeof useLastChats>) {
  const say = useTexts(lastChatsTexts)
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  if (chats.length === 0 && error === null) return null
  return (
    <Panel
      flush
      title={say('title')}
      action={
        <ButtonLink to="/rag-chat" size="small">
          {say('all')}
        </ButtonLink>
      }
    >
      {error !== null && <ProblemAlert error={error} message={say('not_loaded')} onRetry={() => void refetch()} />}
      {chats.map(({ chat_session_id, title, rag_strategy, updated_at }) => (
        <RowLink
          key={chat_session_id}
          to="/rag-chat/:chat_session_id"
          params={{ chat_session_id }}
          sx={{
            display: 'block',
            textAlign: 'left',
            px: 2,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
            '&:hover': { bgcolor: 'action.hover' },
            '&&:focus-visible': { outlineOffset: -2 },
          }}
        >
          <Typography variant="h4" component="div" noWrap>
            {title}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {say(rag_strategy)}
            {' · '}
            {format.relativeTime(new Date(updated_at), now)}
          </Typography>
        </RowLink>
      ))}
    </Panel>
  )
}
