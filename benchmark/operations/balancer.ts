// A load balancer like those that hospitals use: it polls /readyz, sends requests to the ready servers in turn, and
// retries a request only where that is safe: if the connection was refused, or if the request is idempotent and nothing
// has been answered yet.
import http from 'node:http'

const health_every_ms = 500
const health_patience_ms = 5_000
/**
 * The number of consecutive health checks without an answer after which a server is taken out. A server that reports
 * that it is not ready is taken out at once.
 */
const max_silent = 3
const max_tries = 4
const wait_ms = 100

interface Backend {
  readonly url: string
  ready: boolean
  silent: number
}

export interface Balancer {
  readonly url: string
  /** The number of retried requests. */
  readonly again: () => number
  readonly close: () => void
}

async function checkHealth(backend: Backend): Promise<void> {
  try {
    const response = await fetch(`${backend.url}/readyz`, { signal: AbortSignal.timeout(health_patience_ms) })
    await response.text()
    backend.ready = response.ok
    backend.silent = 0
  } catch (error) {
    backend.silent += 1
    const isSlow = error instanceof Error && error.name === 'TimeoutError'
    if (!isSlow || backend.silent >= max_silent) backend.ready = false
    if (!isSlow) backend.silent = 0
  }
}

const bodyOf = async (request: http.IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray())

const isIdempotent = ({ method = 'GET', headers }: http.IncomingMessage): boolean =>
  ['GET', 'PUT', 'DELETE'].includes(method) || headers['idempotency-key'] !== undefined

type ForwardOutcome = 'answered' | 'refused' | 'broke off'

/** Forwards one request to one server. Streams are passed on as they arrive. */
function forward(
  exchange: { request: http.IncomingMessage; response: http.ServerResponse; body: Buffer },
  to: Backend,
) {
  const { request, response, body } = exchange
  const { promise, resolve } = Promise.withResolvers<ForwardOutcome>()
  const { method, url = '/' } = request
  const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' }
  const sent = http.request(`${to.url}${url}`, { method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.once('close', () => {
      if (!answer.complete) response.destroy()
      resolve('answered')
    })
  })
  sent.on('error', (error) => {
    if (response.headersSent) response.destroy()
    resolve(
      response.headersSent ? 'answered' : 'code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'broke off',
    )
  })
  response.once('close', () => sent.destroy())
  sent.end(body)
  return promise
}

export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const backends = urls.map((url): Backend => ({ url, ready: false, silent: 0 }))
  let next = 0
  let again = 0
  const choose = () => {
    next += 1
    const ready = backends.filter((backend) => backend.ready)
    // Like other load balancers: if all servers are slow, a slow one is better than none.
    const chosen = ready.length > 0 ? ready : backends.filter(({ silent }) => silent > 0)
    return chosen[next % Math.max(1, chosen.length)]
  }
  const serve = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const body = await bodyOf(request)
    for (let attempt = 0; attempt < max_tries; attempt += 1) {
      const backend = choose()
      if (backend) {
        if (attempt > 0) again += 1
        const outcome = await forward({ request, response, body }, backend)
        if (outcome === 'answered') return
        backend.ready = false
        backend.silent = 0
        if (outcome === 'broke off' && !isIdempotent(request)) break
      }
      await new Promise((resolve) => setTimeout(resolve, wait_ms))
    }
    if (!response.headersSent) response.writeHead(502)
    response.end()
  }
  const server = http.createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const busy = new Set<Backend>()
  const checkOnce = async (backend: Backend) => {
    if (busy.has(backend)) return
    busy.add(backend)
    await checkHealth(backend)
    busy.delete(backend)
  }
  await Promise.all(backends.map(checkOnce))
  const healthTimer = setInterval(() => backends.forEach((backend) => void checkOnce(backend)), health_every_ms)
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    again: () => again,
    close: () => {
      clearInterval(healthTimer)
      server.close()
      server.closeAllConnections()
    },
  }
}
