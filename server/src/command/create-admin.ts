import { Problem } from '@alta/contract/problems'
import { limits } from '@alta/contract/limits'
import { parseArgs } from 'node:util'
import { systemClock } from '#base/clock'
import { migrate } from '#base/database/migrate'
import { createAdministrator } from '../features/auth/setup.ts'
import { type Terminal, usageError } from './command.ts'
import { assertNoArguments, withDatabase } from './command-services.ts'

export const usage = '[--name NAME] (ALTA_ADMIN_EMAIL and ALTA_ADMIN_PASSWORD say who)'

const reasons: Readonly<Record<string, string>> = {
  '/name': 'the name is empty or too long',
  '/email': 'that is not an email address',
  '/password': `the password needs ${limits.password_characters_min} to ${limits.password_characters_max} characters and must not be easily guessed`,
}

/**
 * `alta create-admin`: makes an administrator, for a person who can reach the database, when nobody else can make one.
 */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  const options = { name: { type: 'string', default: 'Administrator' } } as const
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
  assertNoArguments(positionals)
  await withDatabase(async (config, database) => {
    const { ALTA_ADMIN_EMAIL: email, ALTA_ADMIN_PASSWORD: password } = config
    if (email === undefined || password === undefined)
      throw usageError('ALTA_ADMIN_EMAIL and ALTA_ADMIN_PASSWORD are not set')
    await migrate(database)
    try {
      await createAdministrator({ db: database.db, clock: systemClock, config }, { name: values.name, email, password })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const reason = reasons[error.errors[0]?.pointer ?? ''] ?? 'somebody has an account with this address'
      throw new Error(reason, { cause: error })
    }
    await terminal.write(`${email} may administer now\n`)
  })
}
