import type { EndpointRequest, StreamEndpoint, StreamEvent } from '@alta/contract/endpoint'
import { Problem, problems } from '@alta/contract/problems'
import { type CallOptions, type RequestParts, send } from './api.ts'
import { readEvents } from './event-stream.ts'

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const worthRetrying = (error: unknown) =>
  error instanceof Problem && (problems[error.code] >= 500 || error.code === 'rate-limited')

/**
 * Follows a stream of the contract from its beginning, or after the event `from`. After a lost connection it reconnects
 * with the id of the last event (0.5 s doubling to 15 s), so the caller receives each event once and in order. It ends
 * only when the caller leaves the loop or aborts; it throws Problem when the server refuses.
 */
export async function* follow<E extends StreamEndpoint>(
  endpoint: E,
  sent: EndpointRequest<E>,
  options: CallOptions & { from?: string } = {},
): AsyncGenerator<StreamEvent<E>, void> {
  const leaving = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, leaving.signal]) : leaving.signal
  let last = options.from
  let wait = 500
  try {
    while (!signal.aborted) {
      try {
        const headers = { accept: 'text/event-stream', ...(last !== undefined && { 'last-event-id': last }) }
        const response = await send(endpoint, sent as RequestParts, { ...options, signal, headers })
        for await (const message of readEvents(response)) {
          wait = 500
          last = message.id ?? last
          const schema = endpoint.events[message.event ?? '']
          const data = schema?.safeParse(JSON.parse(message.data))
          if (data?.success) yield { event: message.event, data: data.data } as StreamEvent<E>
        }
      } catch (error) {
        if (signal.aborted) return
        if (error instanceof Problem && !worthRetrying(error)) throw error
      }
      await pause(wait, signal)
      wait = Math.min(wait * 2, 15_000)
    }
  } finally {
    leaving.abort()
  }
}
