import { namedKinds } from '@alta/contract/document-kinds'
import { Problem, type ProblemCode } from '@alta/contract/problems'
import { type Command, type Terminal, usageError } from './command.ts'

/** Every command, loaded when it is called. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  ask: () => import('./ask.ts'),
  audit: () => import('./audit.ts'),
  backup: () => import('./backup.ts'),
  config: () => import('./config.ts'),
  'content-keys': () => import('./content-keys.ts'),
  'create-admin': () => import('./create-admin.ts'),
  doctor: () => import('./doctor.ts'),
  'erase-again': () => import('./erase-again.ts'),
  migrate: () => import('./migrate.ts'),
  openapi: () => import('./openapi.ts'),
  'provisioning-token': () => import('./provisioning-token.ts'),
  report: () => import('./report.ts'),
  'reset-second-factor': () => import('./reset-second-factor.ts'),
  restore: () => import('./restore.ts'),
}

const exits = { done: 0, failed: 1, wrongUse: 2 } as const

const reasons: Partial<Record<ProblemCode, string>> = {
  'unsupported-file': `only ${namedKinds} files can be read (.xml and .json: HL7 CDA or FHIR documents)`,
  'payload-too-large': 'the file is too large',
}
const fieldReasons: Readonly<Record<string, string>> = {
  required: 'nothing is written in it',
  no_text: 'nothing is written in it',
  password_protected: 'the file is protected by a password',
  too_slow: 'reading the file takes too long',
  too_large: 'the file is too large',
  unreadable_file: 'the file is broken, encrypted or not what its name says',
}

function isUsageError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === 'wrong-use' || code.startsWith('ERR_PARSE_ARGS')
}

function reasonOf(error: unknown): string {
  if (error instanceof Problem) {
    if (error.code === 'content-unreadable' && error.cause instanceof Error) return error.cause.message
    const [first] = error.errors
    return reasons[error.code] ?? (first && fieldReasons[first.code]) ?? error.code
  }
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}

async function usage(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => `  alta ${name} ${(await load()).usage}`),
  )
  return `Usage:\n${lines.join('\n')}\n`
}

/** Runs the command that the arguments name. Returns the exit code: 0 done, 1 failed, 2 wrong use; never throws. */
export async function runCommand([name, ...words]: string[], terminal: Terminal): Promise<number> {
  try {
    if (name === '--help' || name === 'help') {
      await terminal.write(await usage())
      return exits.done
    }
    if (name === undefined) throw usageError('a command is expected; alta --help lists them')
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (load === undefined) {
      terminal.complain(`alta: there is no command "${name}"; alta --help lists them`)
      return exits.wrongUse
    }
    const command = await load()
    await command.run(words, terminal)
    return exits.done
  } catch (error) {
    terminal.complain(`alta${name === undefined ? '' : ` ${name}`}: ${reasonOf(error)}`)
    return isUsageError(error) ? exits.wrongUse : exits.failed
  }
}
