import { timingSafeEqual } from 'node:crypto'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { answerWithin } from '#base/answer-within'
import { isMigrated } from '#base/database/migrate'
import { openOutageLog } from '#base/outages'
import type { Files } from '#base/files'
import { sendProblem } from '#base/http/problems'
import { tokenHash } from '#base/secrets/tokens'

const same = (presented: string, expected: string) =>
  timingSafeEqual(Buffer.from(tokenHash(presented)), Buffer.from(tokenHash(expected)))

/** Longer than a healthy store needs; the readiness check waits no longer. */
const files_timeout_ms = 2_000

/**
 * The state of the store is reported, but it does not make the process unready: most work needs no file, and the store
 * is unavailable to every other process as well.
 */
const stateOf = (files: Files): Promise<'available' | 'unavailable'> =>
  answerWithin(
    files.check().then(
      () => 'available' as const,
      () => 'unavailable' as const,
    ),
    files_timeout_ms,
    'unavailable',
  )

/** The calls for monitoring: liveness, readiness and metrics. */
export function healthRoutes(app: FastifyInstance): void {
  const { services } = app.context
  const { config, database, files, jobs, metrics, log } = services
  const logUnready = openOutageLog(log)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (app.draining.signal.aborted) return sendProblem(reply, new Problem('engine-unavailable', { retry_after: 1 }))
    try {
      await database.ping()
      if (!(await isMigrated(database))) throw new Error('The tables are not up to date.')
      if (!jobs.isRunning()) throw new Error('The jobs do not run.')
      return { status: 'ready', files: await stateOf(files) }
    } catch (error) {
      metrics.databaseErrors.inc()
      logUnready('not ready', error)
      return sendProblem(reply, new Problem('database-unavailable', { retry_after: 5 }))
    }
  })
  const token = config.ALTA_METRICS_TOKEN
  if (token === undefined) return
  app.get('/metrics', async (request, reply) => {
    const presented = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (presented === undefined || !same(presented, token)) return sendProblem(reply, new Problem('unauthenticated'))
    const { text, mediaType } = await metrics.render()
    return reply.header('content-type', mediaType).send(text)
  })
}
