import { readBackup } from '#base/backup/restore'
import { openFiles } from '#base/storage/open'
import type { Terminal } from './command.ts'
import { oneFile, withDatabase } from './command-services.ts'

export const usage = 'FILE'

/** `alta restore FILE`: a backup into an empty database, embedded or PostgreSQL, whichever it came from. */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  const file = oneFile(words)
  await withDatabase((config, database) => readBackup(file, { database, files: openFiles(config) }))
  await terminal.write(`Restored from ${file}.\n`)
}
