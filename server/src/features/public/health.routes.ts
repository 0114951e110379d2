import { timingSafeEqual } from 'node:crypto'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { isMigrated } from '#base/database/migrate'
import { sendProblem } from '#base/http/problems'
import { tokenHash } from '#base/secrets/tokens'

const same = (given: string, expected: string) =>
  timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(expected)))

/** For the machines that watch over the server: alive, ready for work, figures. */
export function healthRoutes(app: FastifyInstance): void {
  const { services } = app.house
  const { config, database, files, jobs, metrics, log } = services
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await database.ping()
      await files.check()
      if (!(await isMigrated(database))) throw new Error('The tables are not up to date.')
      if (!jobs.isRunning()) throw new Error('The jobs do not run.')
      return { status: 'ready' }
    } catch (error) {
      metrics.databaseErrors.inc()
      log.error({ err: error }, 'not ready')
      return sendProblem(reply, new Problem('engine-unavailable', { retry_after: 5 }))
    }
  })
  const token = config.ALTA_METRICS_TOKEN
  if (token === undefined) return
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (given === undefined || !same(given, token)) return sendProblem(reply, new Problem('unauthenticated'))
    const { text, mediaType } = await metrics.render()
    return reply.header('content-type', mediaType).send(text)
  })
}
