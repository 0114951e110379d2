import { readConfig } from '#base/config'
import type { Config } from '#base/config'
import { openContentKeys } from '#base/content/keys'
import { withContentKeys } from '#base/content/plugin'
import { openDatabase } from '#base/database/open'
import type { OpenDatabase } from '#base/database'
import { openLog } from '#base/log'
import { usageError } from './command.ts'

/** @throws a usage error when the command line has arguments that the command does not take */
export function assertNoArguments(words: readonly string[]): void {
  if (words.length > 0) throw usageError(`nothing is expected here: ${words.join(' ')}`)
}

/** @throws a usage error unless there is exactly one argument */
export function singleFile(words: readonly string[]): string {
  const [file, ...others] = words
  if (file === undefined || file.startsWith('-') || others.length > 0) throw usageError('one FILE is expected')
  return file
}

/** Opens the configured database for `work` and closes it in any case. */
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
