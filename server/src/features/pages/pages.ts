import { existsSync } from 'node:fs'
import { Problem } from '@alta/contract/problems'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '#base/http/problems'

// Emotion inserts rules into an empty style element: this is the hash of nothing.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const pageHeaders = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", emptyStyle],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
} as const

const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()'

/**
 * The built web application of `folder`: hashed assets for ever, the page itself always asked for again, and every
 * address a person may open answered with that page. `strict_transport`: people reach it by HTTPS alone (RFC 6797).
 */
export async function servePages(app: FastifyInstance, folder: string, strict_transport: boolean): Promise<void> {
  const strictTransportSecurity = strict_transport && { maxAge: 31_536_000, includeSubDomains: false }
  await app.register(helmet, { ...pageHeaders, strictTransportSecurity })
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', permissionsPolicy)
  })
  if (!existsSync(folder)) {
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('not-found')))
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: 'index.html',
    wildcard: true,
    cacheControl: false,
    // what the build writes for itself (.vite, .alta-built) is nobody else's
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const forever = /[/\\]assets[/\\][^/\\]+-[\w-]{6,}\.\w+(\.(br|gz))?$/.test(path)
      void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const accept = request.headers.accept ?? '*/*'
    // whoever takes anything gets the page at the addresses that a page may have
    const takesPage = accept.includes('text/html') || (accept.includes('*/*') && /^(?:\/[\w-]+)+\/?$/.test(path))
    if (request.method !== 'GET' || !takesPage || path.startsWith('/api/') || path.startsWith('/assets/'))
      return sendProblem(reply, new Problem('not-found'))
    return reply.code(200).header('cache-control', 'no-cache').sendFile('index.html')
  })
}
