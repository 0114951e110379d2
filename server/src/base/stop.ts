import type { Logger } from 'pino'
import { answerWithin } from './answer-within.ts'

/** Longest a single part may take to close, beyond what it bounds itself. */
const timeout_ms = 60_000

/** `hurried`: nobody waits for others to see it. */
export type Close = (hurried: boolean) => Promise<unknown>

interface Stopping {
  /** What to close, first things first. */
  readonly closing: readonly Close[]
  readonly log: Logger
  /** Settles when the database is gone: nothing can be served or kept any more. */
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
    // a person at a terminal does not wait for a balancer
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
