import { existsSync } from 'node:fs'
import { Problem } from '@alta/contract/problems'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { addResponseHeaders } from '#base/http/headers'
import { sendProblem } from '#base/http/problems'

// Emotion inserts rules into an empty style element: this is the hash of nothing.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const own = "'self'"
const policy = {
  'default-src': "'none'",
  'script-src': own,
  'style-src': `${own} ${emptyStyle}`,
  'img-src': own,
  'font-src': own,
  'connect-src': own,
  'worker-src': own,
  'manifest-src': own,
  'form-action': own,
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** Headers of pages that replace those of other answers or are added to them. */
const pageHeaders = {
  'content-security-policy': Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
}

/**
 * Serves the built web application of `folder`: hashed assets are cached for ever, the page itself is always
 * revalidated, and every address of a screen is answered with that page.
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  addResponseHeaders(app, pageHeaders)
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
    // Files that the build writes for itself (.vite, .alta-built) are not served.
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const forever = /[/\\]assets[/\\]([^/\\]+-[\w-]{6,}|[\w-]{7})\.\w+(\.(br|gz))?$/.test(path)
      void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const accept = request.headers.accept ?? '*/*'
    // Any `Accept` header gets the page at the addresses that a screen may have.
    const takesPage = accept.includes('text/html') || (accept.includes('*/*') && /^(?:\/[\w-]+)+\/?$/.test(path))
    if (request.method !== 'GET' || !takesPage || path.startsWith('/api/') || path.startsWith('/assets/'))
      return sendProblem(reply, new Problem('not-found'))
    return reply.code(200).header('cache-control', 'no-cache').sendFile('index.html')
  })
}
