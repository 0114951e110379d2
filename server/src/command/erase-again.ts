import { readFile } from 'node:fs/promises'
import { migrate } from '#base/database/migrate'
import { openFiles } from '#base/storage/open'
import { applyProtocol, readProtocol } from '../features/erasures/erase-again.store.ts'
import { type Terminal, usageError } from './command.ts'
import { withDatabase } from './command-services.ts'

export const usage = 'PROTOCOL.json…'

/** `alta erase-again FILE…`: removes again, after a restore, what erasures removed since the backup was made. */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  if (words.length === 0 || words.some((word) => word.startsWith('-')))
    throw usageError('protocols of erasures are expected')
  const protocols = await Promise.all(words.map(async (word) => readProtocol(await readFile(word, 'utf8'))))
  await withDatabase(async (config, database) => {
    await migrate(database)
    const files = openFiles(config)
    for (const protocol of protocols) {
      const count = await applyProtocol({ db: database.db, files, now: new Date() }, protocol)
      await terminal.write(`${protocol.erasure_id}: ${count} records removed again\n`)
    }
  })
}
