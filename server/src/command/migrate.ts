import { migrate } from '#base/database/migrate'
import type { Terminal } from './command.ts'
import { assertNoArguments, withDatabase } from './command-services.ts'

export const usage = ''

/** `alta migrate`: brings the tables up to date, as the server does at its start. */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  assertNoArguments(words)
  const applied = await withDatabase((_, database) => migrate(database))
  await terminal.write(applied.length === 0 ? 'The tables are up to date.\n' : `Applied ${applied.join(', ')}.\n`)
}
