import type { FastifyInstance, FastifyReply } from 'fastify'

const lookForIdleMs = 200

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the process is about to stop: it no longer reports ready, and goes on answering for a while. */
    draining: AbortController
  }
}

/** From then on each answer closes its connection, so that a load balancer chooses another process. */
export function drainConnections(app: FastifyInstance): void {
  const { signal } = app.decorate('draining', new AbortController()).draining
  app.addHook('onSend', async (_request, reply) => {
    if (signal.aborted) void reply.header('connection', 'close')
  })
}

/**
 * When the app closes, streams end, connections close as soon as their request is answered, and all of them close after
 * `patience_ms`.
 */
export function endConnections(app: FastifyInstance, patience_ms: number): void {
  app.addHook('preClose', async () => {
    app.stopping.abort()
    const idle = setInterval(() => app.server.closeIdleConnections(), lookForIdleMs)
    const late = setTimeout(() => app.server.closeAllConnections(), patience_ms)
    app.server.once('close', () => {
      clearInterval(idle)
      clearTimeout(late)
    })
    idle.unref()
    late.unref()
  })
}

/**
 * A signal that aborts when the caller disconnects. Node closes a request once its body was read, so only the
 * connection of the answer shows it.
 */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
