import * as chat from '@alta/contract/chat'
import * as rag from '@alta/contract/rag-strategies'
import type { ChatSession, ChatSessionSummary, RagStrategy } from '@alta/contract/chat'
import { call } from '../../base/api.ts'
import { queryClient, useRead, refresh } from '../../base/queries.ts'
import { keyOf } from '../../base/query-key.ts'
import { useGridPage } from '../../base/ui/grid/use-grid-page.ts'
import { among, type GridView, typedIn } from '../../base/ui/grid/use-grid-view.ts'

const one = (chat_session_id: string) => ({ params: { chat_session_id } })

export const filterKeys = ['organisation_id', 'rag_strategy']

const questionOf = ({ sort, filters }: GridView) => ({
  organisation_id: filters['organisation_id'],
  rag_strategy: among(chat.ragStrategies, filters['rag_strategy']),
  sort: among(chat.sessionSorts, sort),
})

/** The page of the list the view is at. */
export function useSessionPage(view: GridView) {
  const [query, typed] = [questionOf(view), typedIn(view)]
  return useGridPage<ChatSessionSummary>({
    view,
    of: keyOf(chat.list, { ...query, ...typed }),
    read: (paging, signal) => call(chat.list, { query: { ...query, ...paging }, typed }, { signal }),
  })
}

export const useChatSession = (id: string) => useRead(chat.read, one(id))
/** The strategies where an organisation is; without one, those of the installation. */
export const useRagStrategies = (organisation_id: string | undefined) =>
  useRead(rag.strategies, { query: organisation_id === undefined ? {} : { organisation_id } })

const listsAgain = () => refresh(chat.list)

const cacheSession = (session: ChatSession) => {
  queryClient.setQueryData(keyOf(chat.read, one(session.chat_session_id)), session)
  void listsAgain()
  return session
}

export interface SessionFields {
  readonly title: string
  readonly rag_strategy: RagStrategy
  readonly discharge_report_ids: string[]
}

/** Creates a session; the same `idempotency_key` makes one. Throws Problem. */
export const createSession = async (body: SessionFields & { organisation_id: string }, idempotency_key: string) =>
  cacheSession(await call(chat.create, { body }, { idempotency_key }))

/** Changes title, strategy or reports. Throws Problem. */
export const updateSession = async (id: string, body: Partial<SessionFields>) =>
  cacheSession(await call(chat.update, { ...one(id), body }))

/** Deletes a session with all that belongs to it. Throws Problem. */
export async function removeSession(id: string) {
  await call(chat.remove, one(id))
  queryClient.removeQueries({ queryKey: keyOf(chat.read, one(id)) })
  void listsAgain()
}

/** The newest few messages, oldest first: what a preview shows. Reading them is an audited event. */
export const useLastMessages = (id: string) => useRead(chat.messages, { ...one(id), query: { limit: '4' } })
