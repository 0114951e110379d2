import { createHash } from 'node:crypto'
import { apiPrefix, everyCall } from '@alta/contract/api'
import { openApi } from '@alta/contract/openapi'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { version } from '#base/version'
import { referencePage, referenceStyle } from './reference.page.ts'

/** The OpenAPI document of everything that can be called. */
export const openApiDocument = () => openApi(everyCall(), { title: 'Alta', version })

/** The credential that the examples use. */
const whose = z.object({ organisation_id: z.optional(z.uuid()) })

const styleHash = createHash('sha256').update(referenceStyle).digest('base64')

/** The address where generators look for the document. */
export function openApiAtRoot(app: FastifyInstance): void {
  app.get('/openapi.json', async (_request, reply) => reply.redirect(`${apiPrefix}/openapi.json`))
}

/** The contract for machines and for people, from the same objects that serve the calls. */
export function referenceRoutes(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument())
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  )
  app.get('/docs', async ({ query, protocol, host }, reply) => {
    const { organisation_id = null } = whose.safeParse(query).data ?? {}
    const origin = app.context.services.config.ALTA_PUBLIC_URL ?? `${protocol}://${host}`
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(referencePage(version, { origin, organisation_id }))
  })
}
