import { Problem } from '@alta/contract/problems'
import type { Logger } from 'pino'

/** The services on which Alta depends fail from time to time; then an act is refused, and may be repeated. */

/** The error classes and codes of PostgreSQL for outages (Appendix A of its manual). */
const states = [
  // Connection exceptions; insufficient resources: disk full, out of memory, too many connections.
  /^(?:08|53)[0-9A-Z]{3}$/,
  // Ended by an administrator or by a crash, starting up, idle for too long.
  /^57P0[1235]$/,
  // An input or output error; a server that only reads, while another takes its place.
  /^(?:58030|25006)$/,
]

/** Codes of the system: no connection, or no room on the disk of the embedded database. */
const systemCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
])

/** pg's own errors have no code. */
const lostConnections =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|timeout expired|sorry, too many clients)/

/**
 * Whether an unavailable database, and not the statement, is the cause. Errors of models, mail and files are other
 * errors.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return systemCodes.has(code) || states.some((state) => state.test(code)) || lostConnections.test(error.message)
}

/** Whether an outage is the cause, so that a job may simply run again. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Problem
    ? error.code === 'database-unavailable' || error.code === 'files-unavailable'
    : isDatabaseOutage(error)

/** Milliseconds between two lines about the same outage. */
const pause_ms = 10_000

/** Writes one line every ten seconds, with the number of acts that were refused since the last. */
export function openOutageLog(log: Pick<Logger, 'error'>): (what: string, error: unknown) => void {
  const lastLogged = new Map<string, { at: number; since: number }>()
  return (what, error) => {
    const before = lastLogged.get(what) ?? { at: Number.NEGATIVE_INFINITY, since: 0 }
    before.since += 1
    lastLogged.set(what, before)
    if (performance.now() - before.at < pause_ms) return
    log.error({ err: error, refused: before.since }, `${what}: what was asked is refused until it is back`)
    lastLogged.set(what, { at: performance.now(), since: 0 })
  }
}
