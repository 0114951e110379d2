import type { Message } from '@alta/contract/chat'
import { lastStoredEvent, type EventSubscription } from '#base/events'
import type { Services } from '#base/services'
import type { StreamMessage } from '#base/http/streaming'
import { messageTopic } from './chat.store.ts'
import type { MessageKey } from './messages.store.ts'
const isLast = (event: string) => event === 'done' || event === 'problem'

/**
 * The events of an answer until it ends. For an answer that ended before the listener's last event, or so long ago that
 * its events were deleted, a single event states its status.
 */
export async function* messageEvents(
  services: Services,
  { message, ...key }: MessageKey & { readonly message: Message },
  { after, signal }: EventSubscription,
): AsyncGenerator<StreamMessage> {
  const last = message.status === 'streaming' ? Infinity : await lastStoredEvent(services.db, messageTopic(key))
  if (after >= last) {
    const lastEvent = { id: String(Math.max(after, last)) }
    yield message.problem === null
      ? { ...lastEvent, event: 'done', data: { message } }
      : { ...lastEvent, event: 'problem', data: message.problem }
    return
  }
  for await (const { id, event, data } of services.events.follow({ ...messageTopic(key), after, signal })) {
    yield { id: String(id), event, data }
    if (id >= last || isLast(event)) return
  }
}
