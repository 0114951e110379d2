import type { SessionDocument } from '@alta/contract/documents'
import type { Trx } from '#base/database'
import type { StreamMessage } from '#base/http/streaming'
import type { Services } from '#base/services'
import type { SessionKey } from '../chat/attached.store.ts'
import { documentsTopic } from '../chat/chat.store.ts'
import { type DocumentKey, shown, type StoredDocument } from './documents.store.ts'
import type { EventSubscription } from '#base/events'

/** Publishes the document's present state to everyone who watches the session's documents. */
export async function publishDocumentEvent(
  services: Services,
  trx: Trx,
  document: StoredDocument,
): Promise<SessionDocument> {
  const data = shown(document)
  await services.events.publish(trx, { ...documentsTopic(document), event: 'document', data })
  return data
}

export const publishDocumentRemoved = async (
  services: Pick<Services, 'events'>,
  trx: Trx,
  key: DocumentKey,
): Promise<void> => {
  const data = { document_id: key.document_id }
  await services.events.publish(trx, { ...documentsTopic(key), event: 'removed', data })
}

export async function* documentEvents(
  services: Services,
  key: SessionKey,
  listening: EventSubscription,
): AsyncGenerator<StreamMessage> {
  for await (const { id, event, data } of services.events.follow({ ...documentsTopic(key), ...listening }))
    yield { id: String(id), event, data }
}
