import { parseArgs } from 'node:util'
import { decrypted, isEncrypted, readIdentities } from '#base/backup/encryption'
import { readBackup } from '#base/backup/restore'
import { openContentKeys } from '#base/content/keys'
import { missingKeys } from '#base/content/registry'
import { openFiles } from '#base/storage/open'
import type { Terminal } from './command.ts'
import { singleFile, withDatabase } from './command-services.ts'

export const usage = 'FILE [--identity FILE]'

/**
 * `alta restore FILE`: restores a backup into an empty database, embedded or PostgreSQL, whichever it came from. An
 * encrypted backup needs the file with the secret key.
 */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  const options = { identity: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
  const file = singleFile(positionals)
  const identities = values.identity === undefined ? [] : await readIdentities(values.identity)
  // before a database is opened
  if (await isEncrypted(file)) (await decrypted(file, identities)).destroy()
  const missing = await withDatabase(async (config, database) => {
    await readBackup(file, { database, files: openFiles(config), identities })
    return await missingKeys(database.db, openContentKeys(config))
  })
  await terminal.write(`Restored from ${file}.\n`)
  for (const line of missing) terminal.complain(`Before the server starts: ${line}`)
}
