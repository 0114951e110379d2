import type { FastifyInstance, FastifyReply } from 'fastify'

const lookForIdleMs = 200

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the process is about to stop: it is no longer ready, and goes on answering meanwhile. */
    draining: AbortController
  }
}

/** From then on each answer closes its connection, so that whoever hands out requests takes another process. */
export function drainConnections(app: FastifyInstance): void {
  const { signal } = app.decorate('draining', new AbortController()).draining
  app.addHook('onSend', async (_request, reply) => {
    if (signal.aborted) void reply.header('connection', 'close')
  })
}

/** At the end streams end, connections close as soon as their request is answered, and all of them after `patience_ms`. */
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

/** That the caller has left. Node closes a request once its body was read, so only the connection of the answer tells. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
