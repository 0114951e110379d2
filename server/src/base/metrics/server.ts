import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { once } from 'node:events'
import type { Services } from '../services.ts'

/** Serves metrics and health on a port of their own, without a token, for a network that only monitoring reaches. */
export const serveMetrics = async ({ config, metrics, database }: Services, port: number): Promise<Server> => {
  const answers: Readonly<Record<string, () => Promise<{ text: string; mediaType: string }>>> = {
    '/metrics': () => metrics.render(),
    '/healthz': async () => ({ text: 'ok\n', mediaType: 'text/plain' }),
    '/readyz': async () => {
      await database.ping()
      return { text: 'ready\n', mediaType: 'text/plain' }
    },
  }
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (!answer) return void response.writeHead(404).end()
    answer().then(
      ({ text, mediaType }) => response.writeHead(200, { 'content-type': mediaType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  server.listen(port, config.HOST)
  await once(server, 'listening')
  return server
}
