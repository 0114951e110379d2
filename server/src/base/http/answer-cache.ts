import { type Endpoint, typedHeader } from '@alta/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerIdOf } from '../access.ts'
import type { Disclosure } from '../disclosures.ts'
import { etagOf, matches } from './etag.ts'

export interface CachedResponse {
  /** As it travels: a string would be turned into bytes anew for each answer. */
  readonly payload: Buffer
  readonly etag: string
  /** What it shows of patients: given again, it is read again. */
  readonly disclosures: readonly Disclosure[]
}

/** Of one person's sessions only the one that opened an emergency access is answered with it. */
const keyOf = (endpoint: Endpoint, request: FastifyRequest) =>
  [
    callerIdOf(request.actor),
    request.actor.emergency_access?.emergency_access_id,
    request.url,
    ...typedHeaders(endpoint).map((name) => request.headers[name]),
  ].join(' ')

const typedHeaders = ({ typed }: Endpoint) => Object.keys(typed?.shape ?? {}).map(typedHeader)

/** What the same caller was answered to the same question, when nothing was written since. */
export function findCachedAnswer(
  endpoint: Endpoint,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
): CachedResponse | undefined {
  const found = request.server.context.answers.find(keyOf(endpoint, request))
  if (found) void reply.header('etag', found.etag).type('application/json; charset=utf-8')
  return found
}

/**
 * Gives an answer its ETag, keeps it, and sends 304 to whoever holds it already. For `onSend`. What shows patients is kept
 * on no disk: a page that asks again holds it in its memory.
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
