import { pino } from 'pino'
import { readConfig } from '#base/config'
import { closeServices, openServices, type Services } from '#base/services'
import { jobs } from '../app.ts'
import type { ServerProcess } from './server-process.ts'

/** Does something with the data of the server while it does not run; jobs that are enqueued wait for it. */
export const servicesOf =
  ({ environment }: Pick<ServerProcess, 'environment'>) =>
  async <T>(work: (services: Services) => Promise<T>): Promise<T> => {
    // A process that works no jobs makes their queues all the same.
    const config = { ...readConfig({ ...environment }), ALTA_ROLE: 'web' } as const
    const services = await openServices(config, pino({ level: 'silent' }))
    try {
      await services.jobs.start(services, jobs)
      return await work(services)
    } finally {
      await closeServices(services)
    }
  }
