import * as z from 'zod/mini'
import { sealedTables } from '#base/content/sealed-columns'
import { type FileKind, type FileStore, rewriteFiles } from './rewrite-files.ts'
import { rewriteTexts, rewriteWords, type RewriteProgress } from './rewrite.store.ts'

/** Everything that is encrypted, in the order in which it is rewritten. */
const tables = Object.keys(sealedTables)
const files: readonly FileKind[] = ['documents', 'data_exports']
const parts = [...tables, 'words', ...files]

/** The progress of a walk through everything: in which part, and after which row. */
export const position = z.object({
  part: z.int().check(z.nonnegative()),
  after: z.nullable(z.array(z.union([z.string(), z.number()]))),
})
export type Position = z.infer<typeof position>

/** The result of one step. `next` is null at the end. */
export const piece = z.object({ next: z.nullable(position), changed: z.number(), unreadable: z.number() })
export type RewriteStep = z.infer<typeof piece>

async function walk(store: FileStore, { part, after }: Position): Promise<RewriteProgress> {
  const { db, keys } = store
  const name = parts[part] ?? ''
  const kind = files.find((one) => one === name)
  if (kind) return await rewriteFiles(store, kind, after)
  if (name === 'words') return await rewriteWords(db, keys, after)
  return await rewriteTexts(db, { table: name, keys }, after)
}

/**
 * Writes a piece of all contents as the keys require now: with the key that writes, or readable where none does. Each
 * transaction and each file stays whole when it is interrupted, so a walk may start again anywhere.
 */
export async function rewritePiece(store: FileStore, from: Position): Promise<RewriteStep> {
  const { after, changed, unreadable } = await walk(store, from)
  if (after !== null) return { next: { part: from.part, after: [...after] }, changed, unreadable }
  const next = from.part + 1 < parts.length ? { part: from.part + 1, after: null } : null
  return { next, changed, unreadable }
}
