import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeBackup } from '#base/backup/backup'
import { encryptionTo } from '#base/backup/encryption'
import { systemClock } from '#base/clock'
import { readConfig } from '#base/config'
import { askRunningServer } from '#base/control'
import { type Terminal } from './command.ts'
import { singleFile, withDatabase } from './command-services.ts'

export const usage = 'FILE [--recipient age1… …]'

/**
 * `alta backup FILE`: database and files in one archive (tar, gzip), encrypted to the public keys that are named here or
 * in ALTA_BACKUP_RECIPIENTS. A running server makes it itself.
 */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  const options = { recipient: { type: 'string', multiple: true } } as const
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
  const file = path.resolve(singleFile(positionals))
  const config = readConfig(process.env)
  const recipients = [...new Set([...config.ALTA_BACKUP_RECIPIENTS, ...(values.recipient ?? [])])]
  encryptionTo(recipients)
  const made =
    config.DATABASE_URL === undefined && (await askRunningServer(config.ALTA_DATA_DIR, 'backup', { file, recipients }))
  const now = systemClock.now()
  if (!made) await withDatabase((_, database) => writeBackup({ config, database, now, recipients }, file))
  await terminal.write(`Written to ${file}.\n`)
  if (config.ALTA_FILES_URL !== undefined) terminal.complain('The files stay in the object store: back it up there.')
}
