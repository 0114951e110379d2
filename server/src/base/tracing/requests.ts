import type { FastifyInstance } from 'fastify'
import type { OpenSpan, Tracing } from '../tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | null
  }
}

/** The regular requests of monitoring are not traced. */
const unwatched: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** A span for each request, named by its route; must run before every other hook. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url
    if (route === undefined || unwatched.has(route)) return done()
    const incoming = request.headers['traceparent']
    request.span = tracing.begin({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route, 'alta.request.id': request.id },
      parent: typeof incoming === 'string' ? incoming : undefined,
    })
    return request.span.within(done)
  })
  // Reading the body leaves the asynchronous context that was set before it.
  app.addHook('preValidation', (request, _reply, done) => (request.span ? request.span.within(done) : done()))
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply
    request.span?.end({ failed: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } })
  })
}
