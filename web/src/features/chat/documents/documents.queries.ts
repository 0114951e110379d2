import * as chat from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import type { SessionDocument } from '@alta/contract/documents'
import type { EndpointResponse } from '@alta/contract/endpoint'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../base/api.ts'
import { follow } from '../../../base/follow.ts'
import { queryClient, useRead, refresh } from '../../../base/queries.ts'
import { keyOf } from '../../../base/query-key.ts'

type Documents = EndpointResponse<typeof documents.list>

const one = (chat_session_id: string) => ({ params: { chat_session_id } })
const key = (id: string) => keyOf(documents.list, one(id))

export const useDocuments = (chat_session_id: string) => useRead(documents.list, one(chat_session_id))

/** Puts a document into the list: in its place, or at the end. */
export const keepDocument = (chat_session_id: string, document: SessionDocument) => {
  queryClient.setQueryData<Documents>(key(chat_session_id), (known) => {
    if (!known) return known
    const isKnown = known.items.some(({ document_id }) => document_id === document.document_id)
    const items = isKnown
      ? known.items.map((other) => (other.document_id === document.document_id ? document : other))
      : [...known.items, document]
    return { ...known, items }
  })
}

const dropDocument = (chat_session_id: string, document_id: string) =>
  queryClient.setQueryData<Documents>(
    key(chat_session_id),
    (known) => known && { ...known, items: known.items.filter((other) => other.document_id !== document_id) },
  )

const countsAgain = (id: string) => {
  void refresh(chat.list)
  void queryClient.invalidateQueries({ queryKey: keyOf(chat.read, one(id)) })
}

/** Hears what happens to the documents, from this tab or another; a stream that is refused leaves the list as it is. */
export function useDocumentEvents(chat_session_id: string, onReady: (document: SessionDocument) => void) {
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    const leaving = new AbortController()
    const listen = async () => {
      for await (const event of follow(documents.events, one(chat_session_id), { signal: leaving.signal })) {
        if (event.event === 'removed') dropDocument(chat_session_id, event.data.document_id)
        else {
          const before = queryClient
            .getQueryData<Documents>(key(chat_session_id))
            ?.items.find(({ document_id }) => document_id === event.data.document_id)
          keepDocument(chat_session_id, event.data)
          if (before?.state === 'indexing' && event.data.state === 'ready') ready(event.data)
          // Stages and their progress come many times and change no count; a text that was read may be another
          // patient's.
          if (before && before.state === event.data.state) continue
        }
        countsAgain(chat_session_id)
      }
    }
    listen().catch(() => {
      if (!leaving.signal.aborted) void queryClient.invalidateQueries({ queryKey: key(chat_session_id) })
    })
    return () => leaving.abort()
  }, [chat_session_id])
}

/** Reads a document once more. Throws Problem. */
export const retryDocument = async ({ chat_session_id, document_id }: SessionDocument) =>
  keepDocument(chat_session_id, await call(documents.retry, { params: { chat_session_id, document_id } }))

/** Deletes file, text and index. Throws Problem. */
export async function removeDocument({ chat_session_id, document_id }: SessionDocument) {
  await call(documents.remove, { params: { chat_session_id, document_id } })
  dropDocument(chat_session_id, document_id)
  countsAgain(chat_session_id)
}
