import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

export type ResponseHeaders = Readonly<Record<string, string>>

/** By HTTPS alone for a year, for every name below the address, too (RFC 6797): Alta has a name of its own. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/**
 * What every answer says of itself, whoever makes it: it is no page, nothing of it runs, and nobody frames it. Where
 * people come by HTTPS, browsers are told to come by nothing else.
 */
export const headersOf = (config: Pick<Config, 'ALTA_PUBLIC_URL'>): ResponseHeaders => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  ...(config.ALTA_PUBLIC_URL?.startsWith('https://') && { 'strict-transport-security': strictTransport }),
})

/** Before the first route. Pages have more to say, and replace what they say differently. */
export function addResponseHeaders(app: FastifyInstance, headers: ResponseHeaders): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
}
