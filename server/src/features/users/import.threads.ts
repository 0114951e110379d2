import { buffer } from 'node:stream/consumers'
import { languageField } from '@alta/contract/report'
import { fieldErrorCodes, Problem } from '@alta/contract/problems'
import { roles } from '@alta/contract/permissions'
import { importColumns } from '@alta/contract/users'
import * as z from 'zod/mini'
import type { WorkerBounds, WorkersOf, TaskOptions } from '#base/worker-pool'
import type { ImportRow } from './import.rules.ts'

const code = z.enum(fieldErrorCodes)
const row = z.object({
  line: z.number(),
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  role: z.nullable(z.enum(roles)),
  locale: languageField,
  errors: z.array(z.object({ column: z.enum(importColumns), code })),
})
const rows = z.object({ rows: z.array(row) })
const refused = z.object({
  refused: z.array(z.object({ pointer: z.string(), code, params: z.optional(z.record(z.string(), z.number())) })),
})
export type ImportThreadReply = { readonly rows: readonly ImportRow[] } | { readonly refused: Problem['errors'] }
/** The rows of an import file. Throws as `readImportFile` does. */
export type ReadImport = (options: TaskOptions, bytes: AsyncIterable<Uint8Array>) => Promise<ImportRow[]>

export function importThreads(workersOf: WorkersOf, bounds: WorkerBounds): ReadImport {
  const script = new URL('./import.worker.ts', import.meta.url)
  const { run } = workersOf({ ...bounds, script, asked_by: 'requests' })
  return async (options, bytes) => {
    const answer = await run({ ...options, message: await buffer(bytes) })
    const refusal = refused.safeParse(answer)
    if (!refusal.success) return z.parse(rows, answer).rows
    const errors = refusal.data.refused.map(({ params, ...error }) => ({ ...error, ...(params && { params }) }))
    throw new Problem('validation-failed', { errors })
  }
}
