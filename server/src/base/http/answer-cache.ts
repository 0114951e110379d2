import { type Endpoint, typedHeader } from '@alta/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerIdOf } from '../access.ts'
import type { Disclosure } from '../disclosures.ts'
import { etagOf, matches } from './etag.ts'

export interface CachedResponse {
  /** The bytes as they are sent: a string would be encoded again for each answer. */
  readonly payload: Buffer
  readonly etag: string
  /** The records of patients that the answer shows: sending it again is another read of them. */
  readonly disclosures: readonly Disclosure[]
}

/** The part of the key that separates the session that opened an emergency access from the person's other sessions. */
const keyOf = (endpoint: Endpoint, request: FastifyRequest) =>
  [
    callerIdOf(request.actor),
    request.actor.emergency_access?.emergency_access_id,
    request.url,
    ...typedHeaders(endpoint).map((name) => request.headers[name]),
  ].join(' ')

const typedHeaders = ({ typed }: Endpoint) => Object.keys(typed?.shape ?? {}).map(typedHeader)

/** The answer that the same caller got to the same request, if nothing was written since. */
export function findCachedAnswer(
  endpoint: Endpoint,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
): CachedResponse | undefined {
  const found = request.server.context.answers.find(keyOf(endpoint, request))
  if (found) void reply.header('etag', found.etag).type('application/json; charset=utf-8')
  return found
}

/**
 * An `onSend` hook: gives an answer its ETag, caches it, and sends 304 to a caller who has it already. Answers that
 * show patients are never stored on a disk of the caller: browsers keep them in memory only.
 */
export const revalidateAnswer =
  (endpoint: Endpoint) => async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode !== 200) return payload
    const before = reply.getHeader('etag')
    if (typeof payload !== 'string' && typeof before !== 'string') return payload
    const etag = typeof before === 'string' ? before : etagOf(String(payload))
    const { disclosures } = request
    if (typeof payload === 'string')
      request.store?.(keyOf(endpoint, request), { payload: Buffer.from(payload), etag, disclosures }, payload.length)
    void reply.header('etag', etag).header('vary', 'authorization')
    void reply.header('cache-control', endpoint.reads === 'clinical' ? 'no-store' : 'private, no-cache')
    if (!matches(request.headers['if-none-match'], etag)) return payload
    void reply.code(304).removeHeader('content-length').removeHeader('content-type')
    return null
  }
