import type { Endpoint } from '@alta/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { callerIdOf } from '../access.ts'
import { readKey, type IdempotentRequest } from './idempotency.ts'

/**
 * The request as one that must be done only once, where the caller sent a key for it; undefined where there is none.
 */
export const submissionOf = (endpoint: Endpoint, request: FastifyRequest, now: Date) => {
  const key =
    endpoint.kind !== 'file' && endpoint.kind !== 'stream' && endpoint.creates
      ? readKey(request.headers['idempotency-key'])
      : undefined
  const caller_id = callerIdOf(request.actor)
  if (key === undefined || caller_id === null) return undefined
  return {
    caller_id,
    key,
    operation: `${request.method} ${request.url}`,
    body: request.body,
    now,
  } satisfies IdempotentRequest
}
