import { createHash } from 'node:crypto'
import { everyCall } from '@alta/contract/api'
import { openApi } from '@alta/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { version } from '#base/version'
import { referencePage, referenceStyle } from './reference.page.ts'

/** The OpenAPI document of everything that can be called. */
export const openApiDocument = () => openApi(everyCall(), { title: 'Alta', version })

const styleHash = createHash('sha256').update(referenceStyle).digest('base64')

/** The contract for machines and for people. Both are made once, from the same objects that serve the calls. */
export function referenceRoutes(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument())
  const page = referencePage(version)
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  )
  app.get('/docs', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`)
      .send(page),
  )
}
