import { writeBackup } from '#base/backup/backup'
import { systemClock } from '#base/clock'
import { readConfig } from '#base/config'
import { askRunningServer } from '#base/backup/control'
import path from 'node:path'
import { type Terminal } from './command.ts'
import { oneFile, withDatabase } from './command-services.ts'

export const usage = 'FILE'

/** `alta backup FILE`: database and files in one archive (tar, gzip). A running server makes it itself. */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  const file = path.resolve(oneFile(words))
  const config = readConfig(process.env)
  const made = config.DATABASE_URL === undefined && (await askRunningServer(config.ALTA_DATA_DIR, file))
  if (!made) await withDatabase((_, database) => writeBackup({ config, database, now: systemClock.now() }, file))
  await terminal.write(`Written to ${file}.\n`)
  if (config.ALTA_FILES_URL !== undefined) terminal.complain('The files stay in the object store: back it up there.')
}
