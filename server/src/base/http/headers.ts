import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

export type ResponseHeaders = Readonly<Record<string, string>>

/** Browsers use HTTPS alone for a year, also for every name below this one (RFC 6797): Alta has a name of its own. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/**
 * Headers of every answer: it is not a page, nothing in it runs, and no site may frame it. Where people use HTTPS,
 * browsers are told to use nothing else.
 */
export const headersOf = (config: Pick<Config, 'ALTA_PUBLIC_URL'>): ResponseHeaders => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  ...(config.ALTA_PUBLIC_URL?.startsWith('https://') && { 'strict-transport-security': strictTransport }),
})

/** Must run before the first route. Pages add headers of their own, and replace some of these. */
export function addResponseHeaders(app: FastifyInstance, headers: ResponseHeaders): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
}
