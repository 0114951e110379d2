import { readConfig } from '#base/config'
import type { Config } from '#base/config'
import { openContentKeys } from '#base/content/keys'
import { withContentKeys } from '#base/content/plugin'
import { openDatabase } from '#base/database/open'
import type { OpenDatabase } from '#base/database'
import { openLog } from '#base/log'
import { usageError } from './command.ts'

/** @throws wrong use when words stand behind a command that takes none */
export function assertNoArguments(words: readonly string[]): void {
  if (words.length > 0) throw usageError(`nothing is expected here: ${words.join(' ')}`)
}

/** @throws wrong use unless exactly one word is there */
export function singleFile(words: readonly string[]): string {
  const [file, ...others] = words
  if (file === undefined || file.startsWith('-') || others.length > 0) throw usageError('one FILE is expected')
  return file
}

/** Opens the configured database for `work` and closes it whatever happens. */
export async function withDatabase<T>(work: (config: Config, database: OpenDatabase) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, openLog({ ALTA_LOG_LEVEL: 'silent' }))
  try {
    return await work(
      config,
      withContentKeys(database, openContentKeys(config), () => {}),
    )
  } finally {
    await database.close()
  }
}
