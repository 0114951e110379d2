import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../database.ts'
import { knownMigrations } from '../database/migrate.ts'
import { keysOnDisk, pathOnDisk } from '../storage/disk.ts'
import { tarOf } from './tar.ts'
import type { ArchiveEntry } from './tar.ts'
import { encryptionTo } from './encryption.ts'

/** The archive's first entry, so that restoring can refuse before it changes anything. */
interface Manifest {
  readonly format: 'alta-backup-1'
  readonly migrations: readonly string[]
  readonly made_at: string
}

const fileEntry = async (name: string, file: string): Promise<ArchiveEntry> => {
  const { size } = await fs.stat(file)
  return { name, size, content: createReadStream(file) }
}

async function* entries(config: Config, dump: string, made_at: string): AsyncGenerator<ArchiveEntry> {
  const manifest: Manifest = { format: 'alta-backup-1', migrations: knownMigrations(), made_at }
  const text = Buffer.from(JSON.stringify(manifest))
  yield { name: 'manifest.json', size: text.length, content: Readable.from([text]) }
  const keys = config.ALTA_FILES_URL === undefined ? keysOnDisk(config.ALTA_DATA_DIR) : []
  for await (const key of keys) yield await fileEntry(`files/${key}`, pathOnDisk(config.ALTA_DATA_DIR, key))
  // This entry is the last one: an archive that was cut short restores nothing, and the restore can be repeated.
  yield await fileEntry('database.sql', dump)
}

const sync = async (file: string): Promise<void> => {
  const handle = await fs.open(file, 'r')
  await handle.sync()
  await handle.close()
}

interface BackupSource {
  readonly config: Config
  readonly database: OpenDatabase
  readonly now: Date
  /** Public keys; the owner of any of them can read the backup. Without one it is not encrypted. */
  readonly recipients?: readonly string[]
}

/**
 * Writes the database and the files kept on disk to `target` (tar, gzip, and age where recipients are named). Files in an object store stay there.
 * `target` is whole or not there; an older file of that name is replaced.
 */
export const writeBackup = async (source: BackupSource, target: string): Promise<void> => {
  const { config, database, now, recipients = [] } = source
  // The keys are checked before the work, so that a wrong one is reported at once.
  const encrypt = encryptionTo(recipients)
  const beside = await fs.mkdtemp(path.join(path.dirname(path.resolve(target)), '.alta-backup-'))
  try {
    const dump = path.join(beside, 'database.sql')
    await database.dump(dump)
    const archive = path.join(beside, 'archive')
    const content = tarOf(entries(config, dump, now.toISOString()))
    await pipeline(content, createGzip(), encrypt, createWriteStream(archive, { mode: 0o600 }))
    await sync(archive)
    await fs.rename(archive, target)
  } finally {
    await fs.rm(beside, { recursive: true, force: true })
  }
}
