import fs from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isLocal, readConfig } from '#base/config'
import type { Config } from '#base/config'
import { languages } from '@alta/contract/languages'
import { missingLanguages } from '#base/document-file/ocr/language-data'
import { checkBreached } from '#base/secrets/breached-passwords'
import { isReadAlone } from '#base/document-file/reading-process'
import { openFiles } from '#base/storage/open'
import { isMigrated, refuseNewer } from '#base/database/migrate'
import { type Terminal, usageError } from './command.ts'
import { assertNoArguments, withDatabase } from './command-services.ts'
import { contentChecks } from './doctor-content.ts'
import { type DoctorCheck, embeddingChecks, modelChecks, type Warning } from './doctor-model.ts'
import { auditChecks, mailChecks } from './doctor-outgoing.ts'
import { outsideChecks } from './doctor-outside.ts'
import { providerChecks } from './doctor-single-sign-on.ts'

export const usage = '[--address https://…]'

const gigabyte = 1024 ** 3
const least_free_bytes = gigabyte

const freeSpace = async (folder: string): Promise<string> => {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await fs.statfs(folder)
  const free = `${((bavail * bsize) / gigabyte).toFixed(1)} GB free`
  if (bavail * bsize < least_free_bytes) throw new Error(`only ${free}`)
  return free
}

const databaseState = (): Promise<string> =>
  withDatabase(async (_, database) => {
    await database.ping()
    await refuseNewer(database)
    return `${database.engine}, ${(await isMigrated(database)) ? 'tables up to date' : 'tables are brought up to date at the next start'}`
  })

const orInUse = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'in-use') return 'in use by the running server'
  throw error
}

const exposure = async ({ HOST, ALTA_PUBLIC_URL }: Config): Promise<string> => {
  const local = ['127.0.0.1', 'localhost', '::1'].includes(HOST)
  if (!local && !ALTA_PUBLIC_URL?.startsWith('https://'))
    throw new Error('other machines can connect, but ALTA_PUBLIC_URL is not https: put TLS in front')
  return local ? 'this machine only, or a proxy on it' : 'behind TLS'
}

/**
 * A stranger can do nothing with an account of their own, but may take the address of a person who is going to have
 * one.
 */
export const registrationState = async (config: Config): Promise<string | Warning> => {
  const mode = config.ALTA_REGISTRATION
  if (mode !== 'open' || isLocal(config)) return mode
  return {
    warning:
      'open, and others than this machine reach it: anybody may register any address, unverified. Set ALTA_REGISTRATION=invitation or off',
  }
}

const passwordState = async ({ ALTA_BREACHED_PASSWORDS: file }: Config): Promise<string> =>
  file === undefined ? 'common ones are refused; ALTA_BREACHED_PASSWORDS names no others' : await checkBreached(file)

const filesState = async (config: Config): Promise<string> => {
  await openFiles(config).check()
  return 'can be kept'
}

const readersState = async (): Promise<string | Warning> =>
  isReadAlone()
    ? 'files are read in processes without a network'
    : {
        warning:
          'this system gives no process a network of its own (unshare with user namespaces): what a file makes of its reader could reach the network',
      }

const ocrState = async (): Promise<string | Warning> => {
  const missing = missingLanguages()
  const read = languages.filter((language) => !missing.includes(language))
  if (missing.length === 0) return `text in pictures is recognised in ${read.join(', ')}`
  return { warning: `no data to recognise text in pictures in ${missing.join(', ')}: install @tesseract.js-data` }
}

/** Within a group a check depends on the checks before it. */
const groupsOf = (config: Config): readonly (readonly DoctorCheck[])[] => [
  [['disk', () => freeSpace(path.resolve(config.ALTA_DATA_DIR))]],
  [['database', () => databaseState().catch(orInUse)]],
  [['files', () => filesState(config)]],
  contentChecks(config),
  [['readers', readersState]],
  [['ocr', ocrState]],
  [['network', () => exposure(config)]],
  [['registration', () => registrationState(config)]],
  [['passwords', () => passwordState(config)]],
  ...providerChecks(config).map((check) => [check]),
  ...mailChecks(config).map((check) => [check]),
  auditChecks(config),
  modelChecks(config),
  embeddingChecks(config),
]

async function isWell([name, look]: DoctorCheck, terminal: Terminal): Promise<boolean> {
  try {
    const found = await look()
    await terminal.write(
      typeof found === 'string' ? `ok     ${name}: ${found}\n` : `warn   ${name}: ${found.warning}\n`,
    )
    return true
  } catch (error) {
    await terminal.write(`wrong  ${name}: ${error instanceof Error ? error.message : String(error)}\n`)
    return false
  }
}

/** Reports the result of each check; resolves to the number of failures. A failure ends its group. */
export async function runChecks(groups: readonly (readonly DoctorCheck[])[], terminal: Terminal): Promise<number> {
  let wrong = 0
  for (const group of groups)
    for (const check of group) {
      if (await isWell(check, terminal)) continue
      wrong += 1
      break
    }
  return wrong
}

/** The address of a running server; null: this machine's server is checked. */
function addressIn(words: string[]): URL | null {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { address: { type: 'string' } },
  })
  assertNoArguments(positionals)
  if (values.address === undefined) return null
  const url = URL.parse(values.address)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw usageError('--address is https://… or http://…')
  return url
}

/** `alta doctor`: checks everything the server needs, or a running server from outside, and reports what is wrong. */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  const address = addressIn(words)
  const groups = address === null ? groupsOf(readConfig(process.env)) : outsideChecks(address)
  const wrong = await runChecks(groups, terminal)
  if (wrong > 0) throw new Error(wrong === 1 ? 'one thing is wrong' : `${wrong} things are wrong`)
}
