import type { ReportSummary } from '@alta/contract/reports'
import { lastStoredEvent, type EventSubscription } from '#base/events'
import type { Services } from '#base/services'
import type { StreamMessage } from '#base/http/streaming'
import { isFinished } from './reports.rules.ts'
import { topicOf } from './reports.store.ts'
const isStatus = (data: unknown, status: string) =>
  typeof data === 'object' && data !== null && 'status' in data && data.status === status

const isLast = (event: string, data: unknown) =>
  event === 'ready' || event === 'problem' || (event === 'status' && isStatus(data, 'cancelled'))

/**
 * The events of a report, past and future, until it is finished. For a report that was finished long ago the events
 * were deleted: a single status is sent.
 */
export async function* reportEvents(
  services: Services,
  report: ReportSummary,
  { after, signal }: EventSubscription,
): AsyncGenerator<StreamMessage> {
  const last = isFinished(report.status) ? await lastStoredEvent(services.db, topicOf(report)) : Infinity
  if (after >= last) {
    const { status, progress } = report
    yield { id: String(Math.max(after, last)), event: 'status', data: { status, progress } }
    return
  }
  for await (const { id, event, data } of services.events.follow({ ...topicOf(report), after, signal })) {
    yield { id: String(id), event, data }
    if (id >= last || isLast(event, data)) return
  }
}
