import { apiPrefix, everyCall } from '@alta/contract/api'
import { type Endpoint, typedHeader } from '@alta/contract/endpoint'
import { limits } from '@alta/contract/limits'
import { rolePermissions } from '@alta/contract/role-permissions'
import { permissions, roles } from '@alta/contract/permissions'
import { problems } from '@alta/contract/problems'
import * as z from 'zod/mini'
import { type ExampleCaller, curlOf } from './example.ts'

type ReferenceCall = ReturnType<typeof everyCall>[number]

export const referenceStyle = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; color: #1b2430; background: #fff; }
code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { background: #f3f5f8; padding: .75rem; overflow-x: auto; border-radius: 6px; }
h3 code { font-size: 1rem; } h3 { margin: 2rem 0 0; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid #c6ced9; padding: .25rem .5rem; text-align: left; }
summary { cursor: pointer; } a { color: #0b57b0; }
@media (prefers-color-scheme: dark) {
  body { color: #e3e8ef; background: #12161c; } pre { background: #1d232c; } th, td { border-color: #414b59; } a { color: #8ab8ff; }
}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const schemaText = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return escaped(JSON.stringify(rest, null, 2))
}

const block = (title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output') =>
  schema === undefined ? '' : `<details><summary>${title}</summary><pre>${schemaText(schema, io)}</pre></details>`

/** Query words that are sent as headers, each with the name of its header. */
function headers({ typed }: Endpoint): string {
  if (!typed) return ''
  const { properties = {}, required = [] } = z.toJSONSchema(typed, { io: 'input', unrepresentable: 'any' })
  const named = Object.entries(properties).map(([field, schema]) => [typedHeader(field), schema] as const)
  const text = JSON.stringify({ headers: Object.fromEntries(named), required: required.map(typedHeader) }, null, 2)
  return `<details><summary>Headers</summary><pre>${escaped(text)}</pre></details>`
}

const accessText = ({ access }: Endpoint) => {
  if (access === 'public') return 'Anyone'
  if (access === 'signed-in') return 'Anyone signed in, and service credentials'
  if (access === 'person') return 'Anyone signed in'
  if (access === 'signing-in') return 'Anyone signed in, also while a second factor is missing'
  return 'system' in access
    ? `<code>${access.system}</code> at system scope`
    : `<code>${access.organisation}</code> in the organisation concerned, or at system scope`
}

function answers(call: Endpoint): string {
  if (call.kind === 'stream')
    return Object.entries(call.events)
      .map(([event, schema]) => block(`event: ${event}`, schema, 'output'))
      .join('')
  if (call.kind === 'file' && call.direction === 'out')
    return `<p>Answers ${call.media_types.map(escaped).join(', ')}</p>`
  const status = call.status ?? 200
  return status === 204 ? '<p>Answers 204</p>' : block(`Answer ${status}`, call.answer, 'output')
}

function section([name, call]: readonly [string, Endpoint], caller: ExampleCaller): string {
  const creates = call.kind !== 'file' && call.kind !== 'stream' && call.creates
  return `<section id="${name}"><h3><code>${call.method} ${apiPrefix}${call.path}</code></h3>
<p>${escaped(call.summary)}. <strong>Who:</strong> ${accessText(call)}.${creates ? ' Honours <code>Idempotency-Key</code>.' : ''}</p>
<pre>${escaped(curlOf(call, caller))}</pre>
${block('Path', call.params, 'input')}${block('Query', call.query, 'input')}${headers(call)}
${call.kind === 'file' || call.kind === 'stream' ? '' : block('Body', call.body, 'input')}${answers(call)}</section>`
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

/** "organisations" → its calls, in the order of the contract. */
const groups = (): readonly (readonly [string, readonly ReferenceCall[]])[] => [
  ...Map.groupBy(everyCall(), ([name]) => name.split('.')[0] ?? name),
]

const titleOf = (group: string) => `${group.slice(0, 1).toUpperCase()}${group.slice(1).replaceAll('_', ' ')}`

const contents = ([group, calls]: readonly [string, readonly ReferenceCall[]]) =>
  `<details><summary><a href="#${group}">${titleOf(group)}</a> (${calls.length})</summary><ul>${calls
    .map(
      ([name, call]) =>
        `<li><a href="#${name}"><code>${call.method} ${call.path}</code></a> ${escaped(call.summary)}</li>`,
    )
    .join('')}</ul></details>`

/**
 * The readable reference: one page without a script or anything from elsewhere. Its examples can be sent as they are.
 */
export function referencePage(version: string, caller: ExampleCaller): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Alta API ${escaped(version)}</title><style>${referenceStyle}</style></head><body><h1>Alta API ${escaped(version)}</h1>
<p>JSON over HTTPS under <code>${apiPrefix}</code>; <code>Authorization: Bearer …</code>; ids are UUIDs, times ISO 8601 UTC.
Lists answer <code>{"items":[…],"next_cursor":…}</code>. The same for machines: <a href="openapi.json">openapi.json</a>.</p>
<p>What may name a patient stands in no address: words to search for, and record numbers, are headers of their own, as
UTF-8 with percent signs: <code>alta-q: garc%C3%ADa</code>.</p>
<p>In the examples <code>ALTA_TOKEN</code> holds the secret of a service credential, or the token that signing in answers:
<code>export ALTA_TOKEN=…</code>. What stands in braces is to be filled in.</p>
<h2>Calls</h2>${groups().map(contents).join('')}
${groups()
  .map(
    ([group, calls]) =>
      `<h2 id="${group}">${titleOf(group)}</h2>${calls.map((call) => section(call, caller)).join('\n')}`,
  )
  .join('\n')}
<h2>Problems</h2><p><code>application/problem+json</code> (RFC 9457); read <code>code</code>.</p>
${table(
  ['code', 'status'],
  Object.entries(problems).map(([code, status]) => [`<code>${code}</code>`, String(status)]),
)}
<h2>Roles</h2>${table(
    ['permission', ...roles],
    permissions.map((permission) => [
      `<code>${permission}</code>`,
      ...roles.map((role) => (rolePermissions[role].includes(permission) ? 'yes' : '')),
    ]),
  )}
<h2>Limits</h2>${table(
    ['limit', 'value'],
    Object.entries(limits).map(([name, value]) => [`<code>${name}</code>`, String(value)]),
  )}
</body></html>`
}
