import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { buildApp, jobs, threadCounts } from './app.ts'
import { publicUrl, readConfig } from './base/config.ts'
import { listenForCommands } from './base/control.ts'
import { serveMetrics } from './base/metrics/server.ts'
import { registerThreadGauges } from './base/metrics/service-gauges.ts'
import { openLog } from './base/log.ts'
import { closeServices, openServices } from './base/services.ts'
import type { Services } from './base/services.ts'
import { type Close, stopOnSignal } from './base/stop.ts'
import { demoOffer, seedDemo } from '../seeds/demo.ts'
import { commandsOf } from './command/while-running.ts'
import { startShipping } from './features/audit-shipping/shipping.ts'
import { prepareFirstAdministrator } from './features/auth/setup.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Where several processes share the work, a load balancer needs a moment to see that this one is not ready any more.
 */
const drain_s = 5

const portOf = (address: AddressInfo | string | null, otherwise: number): number =>
  typeof address === 'object' && address !== null ? address.port : otherwise

/**
 * Returns the function that stops listening: it reports not ready for a moment, then takes no new requests, ends
 * streams, and finishes running requests.
 */
const listen = async (services: Services): Promise<Close> => {
  const { HOST, PORT } = services.config
  const isDemo = process.argv.includes('--demo')
  if (isDemo) await seedDemo(services)
  const demonstration = isDemo ? await demoOffer(services) : null
  // This runs before the first request, so that no other person can become administrator first; a refused
  // administrator ends the start.
  const setup_path = await prepareFirstAdministrator(services)
  const app = await buildApp(services, { demonstration })
  try {
    await app.listen({ host: HOST, port: PORT, listenTextResolver: () => 'listening' })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${PORT} of ${HOST} is in use: set PORT to another.`, { cause: error })
    throw error
  }
  const url = publicUrl(services.config, portOf(app.server.address(), PORT))
  if (demonstration) say(`Demonstration: choose a person on the sign-in page; password: ${demonstration.password}`)
  if (setup_path !== null) say(`Nobody administers it yet. Open this link once to do so: ${url}${setup_path}`)
  say(`Alta is ready at ${url}`)
  const drain = services.config.ALTA_DRAIN_SECONDS ?? (services.database.engine === 'postgresql' ? drain_s : 0)
  return async (hurried) => {
    app.draining.abort()
    if (!hurried) await wait(drain * 1000)
    await app.close()
  }
}

const start = async (log: Logger): Promise<void> => {
  const config = readConfig(process.env)
  log.level = config.ALTA_LOG_LEVEL
  const services = await openServices(config, log)
  const closing: Close[] = [() => closeServices(services)]
  try {
    registerThreadGauges(services.metrics.registry, threadCounts)
    await services.jobs.start(services, jobs)
    if (services.database.engine === 'embedded') {
      const control = await listenForCommands(config.ALTA_DATA_DIR, commandsOf(services), log)
      closing.unshift(() => control.close())
    }
    const stopShipping = startShipping(services)
    closing.unshift(stopShipping)
    if (config.ALTA_METRICS_PORT !== undefined) {
      const figures = await serveMetrics(services, config.ALTA_METRICS_PORT)
      closing.unshift(async () => figures.close())
    }
    if (config.ALTA_ROLE === 'worker') say('Alta is working jobs')
    else closing.unshift(await listen(services))
  } catch (error) {
    for (const close of closing) await close(true)
    throw error
  }
  stopOnSignal({ closing, log, died: services.database.died })
}

const log = openLog({ ALTA_LOG_LEVEL: 'info' })
try {
  await start(log)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
