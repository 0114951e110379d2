import { type Endpoint, typedHeader } from '@alta/contract/endpoint'
import { type FieldError, Problem } from '@alta/contract/problems'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fieldErrors } from './problems.ts'

function unknownQuery(query: unknown): FieldError[] {
  return typeof query === 'object' && query !== null
    ? Object.keys(query).map((name) => ({ pointer: `/${name}`, code: 'unrecognised' as const }))
    : []
}

/** Bytes that cannot be decoded are not a valid text of the field. */
function decoded(sent: string): string | null {
  try {
    return decodeURIComponent(sent)
  } catch {
    return null
  }
}

/** The fields that travel as headers, decoded; those that were not sent are left out. */
function typedOf({ typed }: Endpoint, request: FastifyRequest): Readonly<Record<string, unknown>> {
  const sent = Object.keys(typed?.shape ?? {}).map((field) => [field, request.headers[typedHeader(field)]] as const)
  return Object.fromEntries(
    sent.flatMap(([field, value]) => (value === undefined ? [] : [[field, decoded(String(value))]])),
  )
}

/** The declared parts of a request, parsed. Throws `validation-failed` with every field that is wrong. */
export function parsed(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const parts: Record<string, unknown> = {}
  const errors: FieldError[] = endpoint.query ? [] : unknownQuery(request.query)
  const schemas = {
    params: endpoint.params,
    query: endpoint.query,
    typed: endpoint.typed,
    body: endpoint.kind === 'file' || endpoint.kind === 'stream' ? undefined : endpoint.body,
  }
  const sent = { params: request.params, query: request.query, typed: typedOf(endpoint, request), body: request.body }
  for (const part of ['params', 'query', 'typed', 'body'] as const) {
    const schema = schemas[part]
    if (!schema) continue
    const result = schema.safeParse(sent[part])
    if (result.success) parts[part] = result.data
    else errors.push(...fieldErrors(result.error.issues, sent[part]))
  }
  if (errors.length > 0) throw new Problem('validation-failed', { errors })
  return parts
}

/** JSON is the only body that calls accept. A client may name the type and send no body. */
export function readJsonBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else void readJson(request, String(text), done)
  })
}
