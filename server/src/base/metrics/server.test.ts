import os from 'node:os'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../contract-tests/test-database.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { openEvents } from '../events.ts'
import { serveMetrics } from './server.ts'
import { openReaders } from '../document-file/reading-process.ts'
import { openContentKeys } from '../content/keys.ts'
import { openFiles } from '../storage/open.ts'
import { openJobs } from '../queue/open.ts'
import { openMetrics } from './metrics.ts'
import { measureProcess } from './process-metrics.ts'
import { noTracing } from '../tracing.ts'
import { closeServices } from '../services.ts'
import type { Services } from '../services.ts'

let services: Services
let address = ''
let close = (): void => {}
beforeAll(async () => {
  const config = readConfig({ ALTA_DATA_DIR: os.tmpdir() })
  const log = pino({ level: 'silent' })
  const database = await openTestDatabase()
  const metrics = openMetrics()
  measureProcess(metrics.registry)
  const opened = { config, log, database, metrics }
  const [jobs, events] = [await openJobs(opened), await openEvents(database, log, opened.metrics)]
  const parts = {
    clock: systemClock,
    db: database.db,
    files: openFiles(config),
    keys: openContentKeys(config),
    readers: openReaders(config),
    model: null,
    embeddings: null,
    providers: new Map(),
    seals: null,
    mail: null,
    tracing: noTracing,
  }
  services = { ...opened, ...parts, jobs, events }
  const server = await serveMetrics(services, 0)
  const bound = server.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  close = () => void server.close()
})
afterAll(() => close())

describe('the metrics port', () => {
  it('serves metrics by route pattern and by job', async () => {
    services.metrics.httpDuration.observe({ method: 'GET', route: '/api/v0/users/:user_id', status: 200 }, 0.02)
    services.metrics.jobDuration.observe({ queue: 'report', outcome: 'done' }, 0.2)
    const text = await (await fetch(`${address}/metrics`)).text()
    expect(text).toContain(
      'alta_http_request_duration_seconds_count{method="GET",route="/api/v0/users/:user_id",status="200"} 1',
    )
    expect(text).toContain('alta_job_duration_seconds_count{queue="report",outcome="done"} 1')
    expect(text).toContain('alta_event_loop_delay_seconds_bucket')
  })

  it('serves nothing else', async () => {
    expect((await fetch(`${address}/api/v0/config`)).status).toBe(404)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })

  it('says that the server is not ready once the database cannot be reached', async () => {
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    await closeServices(services)
    expect((await fetch(`${address}/readyz`)).status).toBe(503)
  })
})
