import * as chat from '@alta/contract/chat'
import type { Message } from '@alta/contract/chat'
import type { EndpointRequest } from '@alta/contract/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../base/api.ts'
import { follow } from '../../../base/follow.ts'
import { queryClient, refresh } from '../../../base/queries.ts'
import { keyOf } from '../../../base/query-key.ts'
import { advanced, changed, inOrder, type MessagePages, withNew } from './message-pages.ts'

const pageSize = '30'

const one = (chat_session_id: string) => ({ params: { chat_session_id } })
const key = (id: string) => keyOf(chat.messages, one(id))

/** The messages of a session, oldest first. Reading them is an audited event, so they are not read without need. */
export function useMessages(id: string) {
  const read = useInfiniteQuery({
    queryKey: key(id),
    queryFn: ({ pageParam, signal }) =>
      call(
        chat.messages,
        { ...one(id), query: { limit: pageSize, ...(pageParam === '' ? { count: 'true' } : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  return { ...read, messages: inOrder(read.data) }
}

const change = (id: string, how: (pages: MessagePages) => MessagePages) =>
  queryClient.setQueryData<MessagePages>(key(id), (pages) => pages && how(pages))

const sessionChanged = (id: string) => {
  void refresh(chat.list)
  void queryClient.invalidateQueries({ queryKey: keyOf(chat.read, one(id)) })
}

/** Sends a question; the answer that is being written comes after it. Throws Problem. */
export async function ask(id: string, body: EndpointRequest<typeof chat.ask>['body'], idempotency_key: string) {
  const { user_message, assistant_message } = await call(chat.ask, { ...one(id), body }, { idempotency_key })
  change(id, (pages) => withNew(pages, [user_message, assistant_message]))
  sessionChanged(id)
}

const ofMessage = (chat_session_id: string, message_id: string) => ({ params: { chat_session_id, message_id } })

/** Stops an answer; what is written stays. Throws Problem. */
export async function stopAnswer(id: string, message_id: string) {
  const stopped = await call(chat.cancel, ofMessage(id, message_id))
  change(id, (pages) => changed(pages, message_id, () => stopped))
}

/** Goes on with an answer that was stopped or failed. Throws Problem. */
export async function resumeAnswer(id: string, message_id: string) {
  const resumed = await call(chat.resume, ofMessage(id, message_id))
  change(id, (pages) => changed(pages, message_id, () => resumed))
}

/** Reads the messages again. */
const readAgain = (id: string) => queryClient.invalidateQueries({ queryKey: key(id) })

/**
 * Follows the answer that is being written, also after a reload or when another tab asked the question. Pieces that
 * arrive within one frame are drawn together.
 */
export function useFollowing(id: string, streaming: Message | undefined, onLost: (error: unknown) => void) {
  const message_id = streaming?.message_id
  const lost = useEffectEvent(onLost)
  useEffect(() => {
    if (message_id === undefined) return
    const leaving = new AbortController()
    const read = async () => {
      const waiting: Parameters<typeof advanced>[1][] = []
      const draw = () => {
        const events = waiting.splice(0)
        if (events.length > 0)
          change(id, (pages) => changed(pages, message_id, (message) => events.reduce(advanced, message)))
      }
      for await (const event of follow(chat.messageEvents, ofMessage(id, message_id), { signal: leaving.signal })) {
        waiting.push(event)
        if (waiting.length === 1) requestAnimationFrame(draw)
        if (event.event === 'done' || event.event === 'problem') {
          draw()
          sessionChanged(id)
          // The event names the failure only: who wrote what stands, and what was left out of it, is in the message.
          if (event.event === 'problem') void readAgain(id)
          return
        }
      }
    }
    read().catch((error: unknown) => {
      if (!leaving.signal.aborted) lost(error)
    })
    return () => leaving.abort()
  }, [id, message_id])
}

/** Reads the newest messages again when the session holds more than are known here: another tab has asked. */
export function useOtherTabs(id: string, pages: MessagePages | undefined, count: number | undefined) {
  const known = pages?.pages[0]?.total
  useEffect(() => {
    if (known !== undefined && count !== undefined && count > known) void readAgain(id)
  }, [id, known, count])
}
