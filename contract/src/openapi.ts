import * as z from 'zod/mini'
import { apiPrefix } from './api.ts'
import { type Endpoint, typedHeader } from './endpoint.ts'
import { fieldErrorCodes, problemCodes } from './problems.ts'

type OpenApiObject = Record<string, unknown>

/** The JSON Schema (2020-12, as OpenAPI 3.1 requires) of a request or an answer. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): OpenApiObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  instance: z.string(),
  allowed_from: z.optional(z.string()),
  errors: z.optional(
    z.array(
      z.object({
        pointer: z.string(),
        code: z.enum(fieldErrorCodes),
        params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
      }),
    ),
  ),
})

function parameters(where: 'path' | 'query' | 'header', object: z.ZodMiniObject | undefined) {
  if (!object) return []
  const { properties = {}, required = [] } = z.toJSONSchema(object, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, schema]) => ({
    name: where === 'header' ? typedHeader(name) : name,
    in: where,
    required: required.includes(name),
    schema,
  }))
}

function requestBody(call: Endpoint): OpenApiObject | undefined {
  if (call.kind === 'file')
    return call.direction === 'in'
      ? { required: true, content: Object.fromEntries(call.media_types.map((type) => [type, {}])) }
      : undefined
  if (call.kind === 'stream' || !call.body) return undefined
  return { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } }
}

const eventsOf = (events: Readonly<Record<string, z.ZodMiniType>>): OpenApiObject => ({
  'text/event-stream': {
    schema: {
      oneOf: Object.entries(events).map(([event, data]) => ({ title: event, ...schemaOf(data, 'output') })),
    },
  },
})

function success(call: Endpoint): OpenApiObject {
  if (call.kind === 'stream')
    return {
      200: {
        description: 'Server-sent events; each event is one of the named schemas',
        content: eventsOf(call.events),
      },
    }
  if (call.kind === 'file' && call.direction === 'out')
    return { 200: { description: 'The file', content: Object.fromEntries(call.media_types.map((type) => [type, {}])) } }
  const status = call.status ?? 200
  if (status === 204 || !call.answer) return { [status]: { description: 'Done' } }
  const progress = call.kind === 'file' ? call.progress : undefined
  return {
    [status]: {
      description: 'Success',
      content: {
        'application/json': { schema: schemaOf(call.answer, 'output') },
        // For requests that accept events; the last event may be a `problem` as well.
        ...(progress && eventsOf({ progress, answer: call.answer })),
      },
    },
  }
}

function operation(name: string, call: Endpoint): OpenApiObject {
  const body = requestBody(call)
  const creates = call.kind !== 'file' && call.kind !== 'stream' && call.creates === true
  return {
    operationId: name,
    summary: call.summary,
    tags: [name.split('.')[0]],
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...parameters('header', call.typed),
      ...(creates ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }] : []),
    ],
    ...(body && { requestBody: body }),
    ...(call.access === 'public' && { security: [] }),
    'x-access': call.access,
    responses: {
      ...success(call),
      default: {
        description: 'Problem (RFC 9457)',
        content: { 'application/problem+json': { schema: schemaOf(problemSchema, 'output') } },
      },
    },
  }
}

/** The contract as an OpenAPI 3.1 document. Pure: the same calls give the same bytes. */
export function openApi(calls: readonly (readonly [string, Endpoint])[], info: { title: string; version: string }) {
  const paths: Record<string, OpenApiObject> = {}
  for (const [name, call] of calls) {
    const path = apiPrefix + call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info,
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}
