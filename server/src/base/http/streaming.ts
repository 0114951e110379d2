import { once } from 'node:events'
import type { FastifyReply } from 'fastify'

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
  /** Asked at every heartbeat: a session that ended meanwhile hears nothing more. */
  readonly stillAllowed: () => Promise<boolean>
}

const frame = (message: StreamMessage) =>
  `id: ${message.id}\nevent: ${message.event}\ndata: ${JSON.stringify(message.data)}\n\n`

/** Writes events until the source ends or the listener leaves, and always ends the answer cleanly. */
export async function sendEvents(
  reply: FastifyReply,
  source: AsyncIterable<StreamMessage>,
  { leave, heartbeat_ms, stillAllowed }: Streaming,
): Promise<void> {
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
  const beat = setInterval(() => {
    raw.write(': heartbeat\n\n')
    void stillAllowed().then(
      (allowed) => allowed || leave.abort(),
      () => leave.abort(),
    )
  }, heartbeat_ms)
  try {
    for await (const message of source) {
      if (leave.signal.aborted) break
      if (!raw.write(frame(message)) && !raw.destroyed) await once(raw, 'drain', { signal: leave.signal })
    }
  } catch (error) {
    // The head is out: the listener comes back with Last-Event-ID. Leaving is no error.
    if (!leave.signal.aborted) reply.request.log.error({ err: error }, 'a stream broke off')
  } finally {
    clearInterval(beat)
    raw.end()
  }
}
