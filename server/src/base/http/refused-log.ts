import type { ProblemCode } from '@alta/contract/problems'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { callerIdOf } from '../access.ts'
import { networkOf } from './network.ts'

/**
 * Refusals that Alta's own pages seldom cause: somebody tries out permissions, checks and limits, or a program has a
 * fault.
 */
const noticed: ReadonlySet<ProblemCode> = new Set([
  'unauthenticated',
  'forbidden',
  'not-found',
  'malformed-request',
  'payload-too-large',
  'unsupported-file',
  'validation-failed',
  'rate-limited',
])

/** A caller who is refused often gets one line a minute; when there are too many callers, the oldest are forgotten. */
const pause_ms = 60_000
const most = 10_000

/**
 * Writes into the log who was refused what, without a word of what was sent. Acts that are refused to somebody known
 * stand in the audit, too; plain looks stand here alone.
 */
export function openRefusedLog(): (request: FastifyRequest, code: ProblemCode) => void {
  const slowed = new LRUCache<string, true>({ max: most, ttl: pause_ms })
  const isNew = (who: string): boolean => {
    if (slowed.has(who)) return false
    slowed.set(who, true)
    return true
  }
  return (request, code) => {
    if (!noticed.has(code)) return
    const caller_id = callerIdOf(request.actor)
    if (code === 'rate-limited' && !isNew(caller_id ?? networkOf(request.ip))) return
    const { method, routeOptions, ip: address } = request
    request.log.info({ code, method, route: routeOptions.url ?? 'unknown', caller_id, address }, 'refused')
  }
}
