import { apiPrefix } from '@alta/contract/api'
import { type Endpoint, typedHeader } from '@alta/contract/endpoint'
import * as z from 'zod/mini'

/** Where the examples of the reference would be sent, and by whom. */
export interface ExampleCaller {
  /** The address of the server, without a slash at its end. */
  readonly origin: string
  /** The organisation of the credential that the examples use; null: unknown. */
  readonly organisation_id: string | null
}

type JsonSchema = z.core.JSONSchema.BaseSchema

const texts: Readonly<Record<string, string>> = {
  email: 'name@hospital.example',
  date: '2026-01-31',
  'date-time': '2026-01-31T08:00:00Z',
  uuid: '00000000-0000-0000-0000-000000000000',
}

/** The smallest value of a schema; `name` is the field it stands for. */
function leastOf(schema: JsonSchema | boolean, name: string, caller: ExampleCaller): unknown {
  if (typeof schema === 'boolean') return null
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return leastOf(choice, name, caller)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema
    return Object.fromEntries(
      required.flatMap((field) => {
        const part = properties[field]
        return part === undefined ? [] : [[field, leastOf(part, field, caller)]]
      }),
    )
  }
  if (schema.type === 'array') {
    const { minItems = 0, items } = schema
    return minItems > 0 && items !== undefined && !Array.isArray(items) ? [leastOf(items, name, caller)] : []
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  if (name === 'organisation_id' && caller.organisation_id !== null) return caller.organisation_id
  return texts[schema.format ?? ''] ?? '…'.repeat(Math.min(schema.minLength ?? 1, 40))
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The path with the caller's own ids where they are known; other names stay in braces. */
const pathOf = ({ path }: Endpoint, { organisation_id }: ExampleCaller) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'organisation_id' && organisation_id !== null ? organisation_id : `{${name}}`,
  )

function contentOf(call: Endpoint, caller: ExampleCaller): string[] {
  if (call.kind === 'file')
    return call.direction === 'in'
      ? [`-H ${quoted(`content-type: ${call.media_types[0] ?? 'application/octet-stream'}`)}`, '--data-binary @file']
      : ['-o file']
  if (call.kind === 'stream') return ['-N']
  if (!call.body) return []
  const schema: JsonSchema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' })
  return [`-H ${quoted('content-type: application/json')}`, `-d ${quoted(JSON.stringify(leastOf(schema, '', caller)))}`]
}

/** The headers that the call requires. */
function typedParts({ typed }: Endpoint): string[] {
  if (!typed) return []
  const { required = [] } = z.toJSONSchema(typed, { io: 'input', unrepresentable: 'any' })
  return required.map((field) => `-H ${quoted(`${typedHeader(field)}: {${field}}`)}`)
}

/** A call as it is typed into a terminal, with the secret in the variable ALTA_TOKEN. */
export function curlOf(call: Endpoint, caller: ExampleCaller): string {
  const parts = [
    `curl -X ${call.method} ${quoted(`${caller.origin}${apiPrefix}${pathOf(call, caller)}`)}`,
    ...(call.access === 'public' ? [] : ['-H "authorization: Bearer $ALTA_TOKEN"']),
    ...typedParts(call),
    ...contentOf(call, caller),
  ]
  return parts.join(' \\\n  ')
}
