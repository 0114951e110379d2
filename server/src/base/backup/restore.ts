import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { OpenDatabase } from '../database.ts'
import type { Files } from '../files.ts'
import { knownMigrations, migrate } from '../database/migrate.ts'
import { decrypted, isEncrypted } from './encryption.ts'
import { statementGatherer } from './sql-text.ts'
import { entriesOf } from './tar.ts'

const manifestFields = z.object({ format: z.literal('alta-backup-1'), migrations: z.array(z.string()) })

/** A setting of PostgreSQL 17 and newer that older versions refuse; a restore does not need it. */
const isForeign = (statement: string): boolean => statement.startsWith('SET transaction_timeout')

/** Lines end at LF only: a CR inside a note is part of the note. */
async function* linesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let open = ''
  for await (const chunk of content) {
    const lines = `${open}${decoder.decode(chunk, { stream: true })}`.split('\n')
    open = lines.pop() ?? ''
    yield* lines
  }
  if (open !== '') yield open
}

const mustBeEmpty = async ({ db }: OpenDatabase): Promise<void> => {
  const { rows } = await sql<{ tables: number }>`
    select count(*) as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  if (rows[0]?.tables !== 0)
    throw new Error('The database is not empty. Restore into a new ALTA_DATA_DIR, or a new database of PostgreSQL.')
}

const checkManifest = async (content: AsyncIterable<Uint8Array>): Promise<void> => {
  const manifest = manifestFields.safeParse(JSON.parse(await text(content)))
  if (!manifest.success) throw new Error('This file is not a backup of Alta.')
  const unknown = manifest.data.migrations.filter((name) => !knownMigrations().includes(name))
  if (unknown.length > 0) throw new Error('The backup is from a newer version of Alta. Update Alta first.')
}

const restoreDatabase = async ({ db }: OpenDatabase, content: AsyncIterable<Uint8Array>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const gather = statementGatherer()
    for await (const line of linesOf(content)) {
      const statement = gather(line)
      if (statement !== undefined && !isForeign(statement)) await sql.raw(statement).execute(trx)
    }
    await sql`reset all`.execute(trx)
  })

/**
 * The tar archive of a file, decrypted where needed, as a stream that fails if anything differs from what was written.
 */
async function* archiveIn(source: string, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  const plain = (await isEncrypted(source)) ? await decrypted(source, identities) : createReadStream(source)
  const gunzip = createGunzip()
  const read = pipeline(plain, gunzip)
  // The stream itself reports this error; it fails with the same one.
  read.catch(() => {})
  yield* gunzip
  await read
}

/**
 * Reads an archive to its last byte without writing anything, so that a cut or a change in any place is found before
 * the first file is restored.
 */
async function checkArchive(archive: AsyncIterable<Uint8Array>): Promise<void> {
  const names: string[] = []
  for await (const { name, content } of entriesOf(archive)) {
    if (names.length === 0 && name !== 'manifest.json') throw new Error('This file is not a backup of Alta.')
    if (name === 'manifest.json') await checkManifest(content)
    names.push(name)
    // The number of names that are kept in memory.
    if (names.length > 2) names.splice(1, 1)
  }
  for await (const rest of archive) void rest
  if (names.at(-1) !== 'database.sql') throw new Error('The backup ends too early: it is not whole.')
}

interface RestoreTarget {
  readonly database: OpenDatabase
  readonly files: Files
  /** Secret keys, for a backup that is encrypted. */
  readonly identities?: readonly string[]
}

/**
 * Fills an empty database and file store from what `writeBackup` made, on either engine, then migrates it. The whole
 * archive is read beforehand, and the database is restored whole or not at all. @throws Error with one line when the
 * backup or its target cannot be used
 */
export const readBackup = async (
  source: string,
  { database, files, identities = [] }: RestoreTarget,
): Promise<void> => {
  await mustBeEmpty(database)
  await checkArchive(archiveIn(source, identities))
  for await (const { name, content } of entriesOf(archiveIn(source, identities))) {
    if (name === 'database.sql') await restoreDatabase(database, content)
    else if (name.startsWith('files/')) await files.put(name.slice('files/'.length), Readable.from(content))
  }
  await migrate(database)
}
