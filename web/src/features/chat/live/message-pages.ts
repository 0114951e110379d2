import type * as chat from '@alta/contract/chat'
import type { Message } from '@alta/contract/chat'
import type { EndpointResponse, StreamEvent } from '@alta/contract/endpoint'
import type { InfiniteData } from '@tanstack/react-query'

/** The messages read so far: pages that go back in time, each with its newest message first. */
export type MessagePages = InfiniteData<EndpointResponse<typeof chat.messages>>

/** Oldest first, as they are read. */
export const inOrder = (pages: MessagePages | undefined): readonly Message[] =>
  pages?.pages.flatMap(({ items }) => items).toReversed() ?? []

const holds = ({ pages }: MessagePages, id: string) =>
  pages.some(({ items }) => items.some(({ message_id }) => message_id === id))

/** Puts new messages at the end, those that are there already once; the first page knows how many there are. */
export const withNew = (pages: MessagePages, fresh: readonly Message[]): MessagePages => {
  const unknown = fresh.filter(({ message_id }) => !holds(pages, message_id))
  const [first, ...older] = pages.pages
  if (!first || unknown.length === 0) return pages
  const items = [...unknown.toReversed(), ...first.items]
  const total = first.total === undefined ? undefined : first.total + unknown.length
  return { ...pages, pages: [{ ...first, items, ...(total !== undefined && { total }) }, ...older] }
}

export const changed = (pages: MessagePages, id: string, change: (message: Message) => Message): MessagePages => ({
  ...pages,
  pages: pages.pages.map((page) =>
    page.items.some(({ message_id }) => message_id === id)
      ? { ...page, items: page.items.map((message) => (message.message_id === id ? change(message) : message)) }
      : page,
  ),
})

/**
 * Returns an answer after one more event. Each piece has its offset, so a piece that arrives twice, or after the stored
 * message was read again, changes nothing.
 */
export const advanced = (message: Message, event: StreamEvent<typeof chat.messageEvents>): Message => {
  switch (event.event) {
    case 'delta': {
      const { at, text } = event.data
      if (at > message.content.length || at + text.length <= message.content.length) return message
      return { ...message, content: message.content.slice(0, at) + text }
    }
    case 'citations': {
      const { citations, doubts } = event.data
      const isOlder = citations.length < message.citations.length || doubts.length < message.doubts.length
      return isOlder ? message : { ...message, citations, doubts }
    }
    case 'done':
      return event.data.message
    case 'problem':
      return { ...message, status: 'failed', problem: event.data }
    default:
      return message
  }
}
