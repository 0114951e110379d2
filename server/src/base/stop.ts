import type { Logger } from 'pino'
import { answerWithin } from './answer-within.ts'

/** The longest time that a single part may take to close. */
const timeout_ms = 60_000

/** `hurried`: does not wait until load balancers notice it. */
export type Close = (hurried: boolean) => Promise<unknown>

interface Stopping {
  /** The parts to close, in order. */
  readonly closing: readonly Close[]
  readonly log: Logger
  /** Resolves when the database is gone: nothing can be served or stored any more. */
  readonly died: Promise<Error>
}

const closeAll = async ({ closing, log }: Stopping, hurried: boolean): Promise<void> => {
  for (const close of closing) {
    const closed = close(hurried).then(() => 'closed' as const)
    const outcome = await answerWithin(closed, timeout_ms, 'late').catch((error: unknown) => error)
    if (outcome !== 'closed') log.error({ err: outcome }, 'a part did not close')
  }
}

/** SIGTERM or SIGINT stops in order, a second one at once; a dead database or a stray error ends the process. */
export const stopOnSignal = (stopping: Stopping): void => {
  const { log, died } = stopping
  let stops = false
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stops) process.exit(1)
    stops = true
    log.info(`${signal}: stopping`)
    // A person at a terminal does not wait for a load balancer.
    await closeAll(stopping, signal === 'SIGINT')
    log.info('stopped')
    process.exit(0)
  }
  const fail = (error: unknown, reason: string): void => {
    log.fatal({ err: error }, reason)
    process.exit(1)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
  process.on('uncaughtException', (error) => fail(error, 'an error nobody caught'))
  void died.then((error) => fail(error, 'the database ended: the server stops'))
}
