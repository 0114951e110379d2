import * as z from 'zod/mini'
import { schemas } from './attributes.ts'
import { invalidRequest } from './scim-error.ts'
import { scimLimits } from './scim-limits.ts'
import { mustHaveSchema } from './user-resource.ts'

const operation = z.object({
  op: z.pipe(z.string().check(z.toLowerCase()), z.enum(['add', 'replace', 'remove'])),
  path: z.optional(z.nullable(z.string())),
  value: z.optional(z.unknown()),
})

/** One operation of a PATCH; without a path it applies to the whole resource. */
export interface PatchOperation {
  readonly op: 'add' | 'replace' | 'remove'
  readonly path: string | null
  readonly value: unknown
}

/** The operations of a PATCH body; `Add` and `add` are the same. Throws `invalidSyntax`, and `tooMany`. */
export function readOperations(body: unknown): readonly PatchOperation[] {
  const sent = mustHaveSchema(body, schemas.patch)
  const listed = sent['Operations'] ?? sent['operations']
  if (!Array.isArray(listed) || listed.length === 0) throw invalidRequest('invalidSyntax', 'There are no Operations.')
  if (listed.length > scimLimits.operations)
    throw invalidRequest('tooMany', `A request takes ${scimLimits.operations} operations at most.`)
  return listed.map((one: unknown) => {
    const { success, data } = operation.safeParse(one)
    if (!success) throw invalidRequest('invalidSyntax', 'An operation is none of add, replace and remove.')
    const path = data.path ?? null
    if (data.op === 'remove' && path === null) throw invalidRequest('noTarget', 'A removal says what by its path.')
    if (data.op !== 'remove' && data.value === undefined)
      throw invalidRequest('invalidValue', 'An operation has no value.')
    return { op: data.op, path, value: data.value }
  })
}
