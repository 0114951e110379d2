import { once } from 'node:events'
import type { FastifyReply } from 'fastify'
import { isOutage } from '../outages.ts'

/** One server-sent event. `id` is what `Last-Event-ID` brings back. */
export interface StreamMessage {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

interface Streaming {
  /** Ends when the client leaves, the caller may no longer listen, or the server stops. */
  readonly leave: AbortController
  readonly heartbeat_ms: number
  /** Asked every few seconds: a listener whose session ended meanwhile receives nothing more. */
  readonly stillAllowed: () => Promise<boolean>
}

/** A stream ends at most this long after its listener's session or role has ended. */
const asked_every_ms = 3_000

/** Ends the stream as soon as the listener has no access any more. */
function watchListener({ leave, heartbeat_ms, stillAllowed }: Streaming) {
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    const isAllowed = await stillAllowed().catch(() => false)
    isAsking = false
    if (!isAllowed) leave.abort()
  }
  return setInterval(() => void ask(), Math.min(heartbeat_ms, asked_every_ms))
}

const frame = (message: StreamMessage) =>
  `id: ${message.id}\nevent: ${message.event}\ndata: ${JSON.stringify(message.data)}\n\n`

/** Writes events until the source ends or the listener leaves, and always ends the answer cleanly. */
export async function sendEvents(
  reply: FastifyReply,
  source: AsyncIterable<StreamMessage>,
  streaming: Streaming,
): Promise<void> {
  const { leave, heartbeat_ms } = streaming
  const { raw } = reply
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write(': open\n\n')
  raw.once('close', () => leave.abort())
  const beat = setInterval(() => raw.write(': heartbeat\n\n'), heartbeat_ms)
  const watch = watchListener(streaming)
  let isWhole = false
  try {
    for await (const message of source) {
      if (leave.signal.aborted) break
      if (!raw.write(frame(message)) && !raw.destroyed) await once(raw, 'drain', { signal: leave.signal })
    }
    isWhole = !leave.signal.aborted
  } catch (error) {
    // The headers are sent already: the listener reconnects with Last-Event-ID. A listener who leaves is not an
    // error.
    if (!leave.signal.aborted && !isOutage(error)) reply.request.log.error({ err: error }, 'a stream broke off')
  } finally {
    clearInterval(beat)
    clearInterval(watch)
    // Listeners that were cut off reconnect at different times, not all at once.
    if (!isWhole && !raw.destroyed) raw.write(`retry: ${500 + Math.round(Math.random() * 1_000)}\n\n`)
    raw.end()
  }
}
