import type { ChatSessionSummary, RagStrategy } from '@alta/contract/chat'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import type { GridCard, GridColumn } from '../../../base/ui/grid/grid-types.ts'
import { GridLink } from '../../../base/ui/grid/row-focus.tsx'
import { chatListTexts } from './list.texts.ts'

const ChatLink = ({ session: { chat_session_id, title } }: { session: ChatSessionSummary }) => (
  <GridLink to="/rag-chat" search={(before) => ({ ...before, session: chat_session_id })} title={title}>
    {title}
  </GridLink>
)

/** The columns of the list of chats, and the card of a chat on a phone. */
export function useChatColumns(strategyName: (strategy: RagStrategy) => string): {
  columns: readonly GridColumn<ChatSessionSummary>[]
  card: (session: ChatSessionSummary) => GridCard
} {
  const say = useTexts(chatListTexts)
  const format = useFormatter()
  const when = ({ updated_at }: ChatSessionSummary) =>
    format.dateTime(new Date(updated_at), {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
  return {
    columns: [
      {
        key: 'title',
        label: say('chat'),
        sort: 'title',
        always: true,
        cell: (session) => <ChatLink session={session} />,
      },
      { key: 'updated_at', label: say('updated_at'), sort: '-updated_at', width: 150, cell: when },
      {
        key: 'strategy',
        label: say('strategy'),
        width: 110,
        cell: ({ rag_strategy }) => strategyName(rag_strategy),
      },
      {
        key: 'messages',
        label: say('messages'),
        width: 100,
        align: 'right',
        cell: ({ message_count }) => format.number(message_count),
      },
      {
        key: 'documents',
        label: say('documents'),
        width: 110,
        align: 'right',
        cell: ({ document_count }) => format.number(document_count),
      },
      {
        key: 'reports',
        label: say('reports'),
        width: 90,
        align: 'right',
        wide: true,
        cell: ({ discharge_report_count }) => format.number(discharge_report_count),
      },
      {
        key: 'organisation',
        label: say('organisation'),
        width: 180,
        cell: ({ organisation_name: name }) => <span title={name}>{name}</span>,
      },
    ],
    card: (session) => ({
      title: <ChatLink session={session} />,
      lines: [
        `${when(session)} · ${strategyName(session.rag_strategy)} · ${session.organisation_name}`,
        say('holds', { messages: session.message_count, documents: session.document_count }),
      ],
    }),
  }
}
