import { Readable } from 'node:stream'
import type { ContentKeys } from '#base/content/keys'
import { fileKeyId, head_bytes, openedStream } from '#base/content/sealed-stream'
import type { Files } from '#base/files'
import { documentFile } from '#base/storage/delete-files'
import { sealedFiles } from '#base/storage/sealed'
import { exportFile } from '../data-exports/data-exports.store.ts'
import type { RowKey, RewriteProgress } from './rewrite.store.ts'
import type { Db } from '#base/database'

/** Files that are examined before the caller is told how far it is. */
const at_once = 50

interface FileToRewrite {
  readonly key: RowKey
  /** The storage key of the file. */
  readonly storageKey: string
  /** Whether its row still exists: otherwise the file was deleted and must not come back. */
  readonly isThere: () => Promise<boolean>
}

async function documents(db: Db, after: RowKey | null): Promise<FileToRewrite[]> {
  const rows = await db
    .selectFrom('chat_documents')
    .select(['organisation_id', 'chat_session_id', 'document_id'])
    .where('state', '<>', 'uploading')
    .$if(after !== null, (query) => query.where('document_id', '>', String(after?.[0])))
    .orderBy('document_id')
    .limit(at_once)
    .execute()
  return rows.map((row) => ({
    key: [row.document_id],
    storageKey: documentFile(row),
    isThere: async () =>
      (await db
        .selectFrom('chat_documents')
        .select('document_id')
        .where((eb) => eb.and(row))
        .executeTakeFirst()) !== undefined,
  }))
}

async function dataExports(db: Db, after: RowKey | null): Promise<FileToRewrite[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select('data_export_id')
    .where('state', '=', 'ready')
    .$if(after !== null, (query) => query.where('data_export_id', '>', String(after?.[0])))
    .orderBy('data_export_id')
    .limit(at_once)
    .execute()
  return rows.map((row) => ({
    key: [row.data_export_id],
    storageKey: exportFile(row),
    isThere: async () =>
      (await db
        .selectFrom('data_exports')
        .select('data_export_id')
        .where('data_export_id', '=', row.data_export_id)
        .executeTakeFirst()) !== undefined,
  }))
}

const kinds = { documents, data_exports: dataExports }
export type FileKind = keyof typeof kinds

/** The id of the key that a file is encrypted with; undefined: there is no such file. */
async function presentKey(files: Files, storageKey: string): Promise<string | null | undefined> {
  const stored = await files.get(storageKey)
  if (!stored) return undefined
  let start: Buffer = Buffer.of()
  try {
    for await (const part of stored) {
      start = Buffer.concat([start, part])
      if (start.length >= head_bytes) break
    }
  } finally {
    stored.destroy()
  }
  return fileKeyId(start)
}

/** The store below the encryption, which reads and writes the stored bytes. */
export interface FileStore {
  readonly db: Db
  readonly files: Files
  readonly keys: ContentKeys
}

async function rewriteFile(
  { files, keys }: FileStore,
  { storageKey, isThere }: FileToRewrite,
): Promise<'same' | 'changed' | 'unreadable'> {
  const present = await presentKey(files, storageKey)
  if (present === undefined || present === (keys.writing()?.id ?? null)) return 'same'
  const stored = await files.get(storageKey)
  if (!stored) return 'same'
  try {
    const { content } = await openedStream(keys, storageKey, stored)
    await sealedFiles(files, keys).put(storageKey, Readable.from(content))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'content-unreadable') return 'unreadable'
    throw error
  } finally {
    stored.destroy()
  }
  if (!(await isThere())) await files.delete(storageKey)
  return 'changed'
}

/**
 * Rewrites some files of a kind, from `after` on, as the keys require now. At any time each file is whole, the old one
 * or the new one.
 */
export async function rewriteFiles(store: FileStore, kind: FileKind, after: RowKey | null): Promise<RewriteProgress> {
  const found = await kinds[kind](store.db, after)
  const walked = { changed: 0, unreadable: 0 }
  for (const file of found) {
    const outcome = await rewriteFile(store, file)
    if (outcome !== 'same') walked[outcome] += 1
  }
  return { after: found.length < at_once ? null : (found.at(-1)?.key ?? null), ...walked }
}
