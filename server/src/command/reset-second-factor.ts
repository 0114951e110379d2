import { email as emailField, reason as reasonField } from '@alta/contract/fields'
import { parseArgs } from 'node:util'
import { systemClock } from '#base/clock'
import { migrate } from '#base/database/migrate'
import { resetByCommand } from '../features/second-factor/reset.store.ts'
import { type Terminal, usageError } from './command.ts'
import { assertNoArguments, withDatabase } from './command-services.ts'

export const usage = '--email EMAIL --reason WHY (when no administrator can)'

/**
 * `alta reset-second-factor`: for the last administrator who has lost theirs, by a person who can reach the database.
 */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  const options = { email: { type: 'string' }, reason: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
  assertNoArguments(positionals)
  const [address, reason] = [emailField.safeParse(values.email ?? ''), reasonField.safeParse(values.reason ?? '')]
  if (!address.success) throw usageError('--email takes the address of an account')
  if (!reason.success) throw usageError('--reason takes a sentence of 10 to 200 characters, which the person is told')
  await withDatabase(async (_config, database) => {
    await migrate(database)
    const reset = { email: address.data, reason: reason.data, now: systemClock.now() }
    if (!(await resetByCommand(database.db, reset))) throw new Error('nobody has an account with this address')
    await terminal.write(`${address.data} signs in with the password alone now, and sets up a second factor anew\n`)
  })
}
