import type { Endpoint } from '@alta/contract/endpoint'
import { type FieldError, Problem } from '@alta/contract/problems'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fieldErrors } from './problems.ts'

function unknownQuery(query: unknown): FieldError[] {
  return typeof query === 'object' && query !== null
    ? Object.keys(query).map((name) => ({ pointer: `/${name}`, code: 'unrecognised' as const }))
    : []
}

/** The declared parts of a request, parsed. Throws `validation-failed` with every field that is wrong. */
export function parsed(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const parts: Record<string, unknown> = {}
  const errors: FieldError[] = endpoint.query ? [] : unknownQuery(request.query)
  const schemas = {
    params: endpoint.params,
    query: endpoint.query,
    body: endpoint.kind === 'file' || endpoint.kind === 'stream' ? undefined : endpoint.body,
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = schemas[part]
    if (!schema) continue
    const result = schema.safeParse(request[part])
    if (result.success) parts[part] = result.data
    else errors.push(...fieldErrors(result.error.issues, request[part]))
  }
  if (errors.length > 0) throw new Problem('validation-failed', { errors })
  return parts
}

/** JSON is the only body that calls take. A client may name the type and send nothing. */
export function readJsonBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else void readJson(request, String(text), done)
  })
}
