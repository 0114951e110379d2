import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { outgoingExplanations, outgoingFields, outgoingSecrets, wrongOutgoing } from './config-outgoing.ts'
import { watchingExplanations, watchingFields } from './config-watching.ts'
import { localAccountModes, registrationModes } from '@alta/contract/public'

const numberIn = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')),
    z.pipe(
      z.transform(Number),
      z
        .int()
        .check(
          z.minimum(min, `must be between ${min} and ${max}`),
          z.maximum(max, `must be between ${min} and ${max}`),
        ),
    ),
  )

const oneOf = <const V extends readonly string[]>(values: V) => z.enum(values, `must be one of ${values.join(', ')}`)

const startsWith = (...beginnings: readonly string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && beginnings.some((beginning) => value.startsWith(beginning)),
        `must be an address that begins with ${beginnings.join(' or ')}`,
      ),
    )

const webAddress = z.pipe(
  startsWith('http://', 'https://').check(
    // The address is shown to people and logged, so it must not contain secrets.
    z.refine((value) => !/^https?:\/\/[^/?#]*@/.test(value), 'must carry no user or password'),
  ),
  z.transform((value) => value.replace(/\/+$/, '')),
)
const text = z.string().check(z.minLength(1))
const bearerToken = z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be one word of plain characters'))
const price = z.pipe(
  z.string().check(z.regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'must be a number such as 0.15')),
  z.transform(Number),
)
const names = z.pipe(
  text,
  z.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
)
const list = z.pipe(
  names,
  z.transform((parts) => parts.map((part) => part.toLowerCase())),
)

const registration = z.pipe(
  oneOf([...registrationModes, 'off']),
  z.transform((mode) => (mode === 'off' ? 'closed' : mode)),
)

/** An address, or a range of them as CIDR writes it (RFC 4632, RFC 4291). */
function isRange(range: string): boolean {
  const [address = '', bits, ...more] = range.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
const ranges = list.check(
  z.refine((parts: readonly string[]) => parts.every(isRange), 'must be addresses or CIDR ranges parted by commas'),
)

/** Minutes, or null for `off`. */
const minutesOrOff = z.pipe(
  text,
  z.transform((value, context) => {
    if (value === 'off') return null
    const minutes = /^\d{1,4}$/.test(value) ? Number(value) : 0
    if (minutes >= 1 && minutes <= 1440) return minutes
    context.issues.push({ code: 'custom', message: 'must be off, or minutes from 1 to 1440', input: value })
    return z.NEVER
  }),
)

/** The schema of the environment, one line for each variable. The names are the names of the variables everywhere. */
const schema = z.object({
  PORT: z._default(numberIn(0, 65_535), 8080),
  HOST: z._default(text, '127.0.0.1'),
  ALTA_ROLE: z._default(oneOf(['all', 'web', 'worker']), 'all'),
  ALTA_PUBLIC_URL: z.optional(webAddress),
  ALTA_TRUSTED_PROXIES: z._default(ranges, ['127.0.0.0/8', '::1']),
  ALTA_DATA_DIR: z._default(text, './data'),
  DATABASE_URL: z.optional(startsWith('postgres://', 'postgresql://')),
  ALTA_DATABASE_CONNECTIONS: z._default(numberIn(2, 500), 10),
  ALTA_FILES_URL: z.optional(startsWith('s3://')),
  ALTA_FILES_KEY: z.optional(text),
  ALTA_FILES_SECRET: z.optional(text),
  ALTA_ADMIN_EMAIL: z.optional(z.email('must be an email address')),
  ALTA_ADMIN_PASSWORD: z.optional(text),
  ALTA_REGISTRATION: z._default(registration, 'open'),
  ALTA_REGISTRATION_DOMAINS: z._default(list, []),
  ALTA_BREACHED_PASSWORDS: z.optional(text),
  ALTA_OIDC_PROVIDERS: z.optional(text),
  ALTA_LOCAL_ACCOUNTS: z._default(oneOf(localAccountModes), 'on'),
  ALTA_SECOND_FACTOR: z._default(oneOf(['off', 'administrators', 'everybody']), 'off'),
  ALTA_REAUTHENTICATION: z._default(minutesOrOff, null),
  ALTA_SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'must have 32 characters or more'))),
  ALTA_CONTENT_KEYS_FILE: z.optional(text),
  ALTA_MODEL_URL: z.optional(webAddress),
  ALTA_MODEL_NAME: z.optional(text),
  ALTA_MODEL_KEY: z.optional(bearerToken),
  ALTA_MODEL_CHOICES: z._default(names, []),
  ALTA_MODEL_JUDGE: z.optional(text),
  ALTA_MODEL_CONTEXT: z._default(numberIn(1_024, 100_000_000), 8_192),
  ALTA_MODEL_CONCURRENCY: z._default(numberIn(1, 1_000), 8),
  ALTA_MODEL_IDLE_TIMEOUT: z._default(numberIn(1, 300), 60),
  ALTA_MODEL_TIMEOUT: z._default(numberIn(1, 3_600), 300),
  ALTA_MODEL_PRICE_INPUT: z._default(price, 0),
  ALTA_MODEL_PRICE_OUTPUT: z._default(price, 0),
  ALTA_EMBEDDING_URL: z.optional(webAddress),
  ALTA_EMBEDDING_NAME: z.optional(text),
  ALTA_EMBEDDING_KEY: z.optional(bearerToken),
  ALTA_SESSION_IDLE_MINUTES: z._default(numberIn(1, 100_000), 60),
  ALTA_SESSION_ABSOLUTE_MINUTES: z._default(numberIn(1, 1_000_000), 720),
  ALTA_SIGNED_RETENTION_DAYS: z._default(numberIn(1, 36_525), 1_826),
  ALTA_JOB_CONCURRENCY: z._default(numberIn(1, 100), 2),
  ALTA_READER_MEMORY_MB: z._default(numberIn(704, 1_000_000), 704),
  ALTA_STOP_SECONDS: z._default(numberIn(1, 600), 8),
  ALTA_DRAIN_SECONDS: z.optional(numberIn(0, 300)),
  ALTA_LOG_LEVEL: z._default(oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  ALTA_SECURITY_CONTACT: z.optional(startsWith('mailto:', 'https://')),
  ALTA_METRICS_PORT: z.optional(numberIn(0, 65_535)),
  ...watchingFields(webAddress),
  ...outgoingFields,
})

export type Config = z.output<typeof schema>
type ConfigName = keyof Config
export type Environment = Readonly<Record<string, string | undefined>>

/** What each variable means, as `alta config` prints it. */
const explanations: Readonly<Record<ConfigName, string>> = {
  PORT: 'Port the server listens on; 0 takes a free one.',
  HOST: 'Address the server listens on. 0.0.0.0 lets other machines in: put TLS in front.',
  ALTA_ROLE: 'Which part of the work this process does: all, web (answers requests) or worker (runs jobs).',
  ALTA_PUBLIC_URL: 'Address people open, without a path. Unset: http://HOST:PORT.',
  ALTA_TRUSTED_PROXIES:
    'Addresses or CIDR ranges of the reverse proxies whose X-Forwarded-For is believed, parted by commas. Unset: this machine.',
  ALTA_DATA_DIR: 'Folder of the embedded database and of the files.',
  DATABASE_URL: 'PostgreSQL 15 or newer instead of the embedded database: postgres://user:password@host/name.',
  ALTA_DATABASE_CONNECTIONS: 'Most connections this process opens to PostgreSQL.',
  ALTA_FILES_URL: 'Object store instead of the data folder: s3://bucket?endpoint=https://…&region=….',
  ALTA_FILES_KEY: 'Access key of the object store. Unset: AWS_ACCESS_KEY_ID.',
  ALTA_FILES_SECRET: 'Secret key of the object store. Unset: AWS_SECRET_ACCESS_KEY.',
  ALTA_ADMIN_EMAIL: 'Email of the first administrator, made when the database has no user.',
  ALTA_ADMIN_PASSWORD: 'Password of the first administrator.',
  ALTA_REGISTRATION:
    'Who may make an account without an invitation: open (anybody), domain (an address of ALTA_REGISTRATION_DOMAINS), invitation or off (nobody; off is closed, too). What is made so can do nothing and is unverified.',
  ALTA_REGISTRATION_DOMAINS: 'Email domains let in when ALTA_REGISTRATION is domain, parted by commas.',
  ALTA_BREACHED_PASSWORDS:
    'File of breached passwords, none of which is taken: their SHA-1 sums in order, one a line, as Have I Been Pwned gives them. Unset: common ones alone are refused.',
  ALTA_OIDC_PROVIDERS:
    'JSON file with the identity providers through which people sign in (OpenID Connect); see docs/operations.md. Unset: nobody does.',
  ALTA_LOCAL_ACCOUNTS:
    'on, or emergency: passwords, registration and links for passwords then work for the administrator of ALTA_ADMIN_EMAIL alone, and everybody else comes through an identity provider.',
  ALTA_SECOND_FACTOR:
    'Who signs in with a passkey or an authenticator app besides the password: off (whoever set one up), administrators (and auditors), or everybody. Organisations ask it of roles by themselves. An identity provider sees to its own.',
  ALTA_REAUTHENTICATION:
    'off, or minutes after which signing a report, giving roles, issuing credentials and exporting the audit log ask a person again who it is; 10 is usual.',
  ALTA_SECRET_KEY:
    'Random text of 32 characters or more that encrypts the secrets of authenticator apps; the same for all processes, and kept apart from backups. Unset: a file secret-key in the data folder; with DATABASE_URL no such apps can be set up.',
  ALTA_CONTENT_KEYS_FILE:
    'File of keys that files and texts are encrypted with (alta content-keys makes it), kept apart from backups. Unset: no key of Alta’s own.',
  ALTA_MODEL_URL:
    'OpenAI-compatible endpoint with language models: http://127.0.0.1:11434/v1. Organisations that allow it have their texts sent there. Unset: everything is done without.',
  ALTA_MODEL_NAME: 'Model to ask there where nobody chose another.',
  ALTA_MODEL_KEY: 'Bearer token for it, if it wants one.',
  ALTA_MODEL_CHOICES: 'Further models there that organisations may choose, parted by commas.',
  ALTA_MODEL_JUDGE: 'Model there that looks again at written sentences. Unset: the one that wrote them.',
  ALTA_MODEL_CONTEXT: 'Tokens that question and answer may have together.',
  ALTA_MODEL_CONCURRENCY: 'Requests this process has under way there at once; the others wait, organisations in turns.',
  ALTA_MODEL_IDLE_TIMEOUT: 'Seconds without a sign of life after which an answer is given up.',
  ALTA_MODEL_TIMEOUT:
    'Seconds after which an answer is given up in any case, and a report keeps the engine’s words where none has come.',
  ALTA_MODEL_PRICE_INPUT: 'What a million tokens of questions cost, in your currency.',
  ALTA_MODEL_PRICE_OUTPUT: 'What a million tokens of answers cost.',
  ALTA_EMBEDDING_URL:
    'OpenAI-compatible endpoint that gets the texts and questions of chats, to find what is said in other words: http://127.0.0.1:11434/v1. Unset: nothing is sent, and words alone are searched.',
  ALTA_EMBEDDING_NAME: 'Model to ask there. Another name has every text embedded anew.',
  ALTA_EMBEDDING_KEY: 'Bearer token for it, if it wants one.',
  ALTA_SESSION_IDLE_MINUTES:
    'Minutes in which nobody does anything after which a session ends. Screens that ask again by themselves do not prolong it.',
  ALTA_SESSION_ABSOLUTE_MINUTES: 'Minutes after which a session ends in any case.',
  ALTA_SIGNED_RETENTION_DAYS:
    'Days after its last signature before which a signed report is neither put away nor deleted with its organisation. The default is five years, the least that Ley 41/2002 asks for in Spain.',
  ALTA_JOB_CONCURRENCY:
    'Jobs of one kind this process runs at once; of one organisation one fewer, where there are two or more.',
  ALTA_READER_MEMORY_MB:
    'Megabytes that the processes reading files (.docx, PDF) of this process may take together, organisations in turns: a third of it for courses, the rest for documents of chats.',
  ALTA_STOP_SECONDS: 'Seconds running jobs may take to finish when the server stops; then they are handed back.',
  ALTA_DRAIN_SECONDS: 'Seconds a process told to stop is unready and answers on. Unset: 5 with PostgreSQL, else 0.',
  ALTA_LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent.',
  ALTA_SECURITY_CONTACT:
    'Where whoever finds a weakness writes to, served at /.well-known/security.txt with docs/disclosure.md beside it: mailto:security@hospital.example or https://…. Unset: no such pages.',
  ALTA_METRICS_PORT: 'Separate port that serves GET /metrics on HOST without a token.',
  ...watchingExplanations,
  ...outgoingExplanations,
}

const secrets: readonly ConfigName[] = [
  'DATABASE_URL',
  'ALTA_FILES_KEY',
  'ALTA_FILES_SECRET',
  'ALTA_ADMIN_PASSWORD',
  'ALTA_SECRET_KEY',
  'ALTA_MODEL_KEY',
  'ALTA_EMBEDDING_KEY',
  'ALTA_METRICS_TOKEN',
  ...outgoingSecrets,
]

const configNames: readonly ConfigName[] = z.keyof(schema).options

const refusal = (name: string, reason: string): Error => new Error(`Configuration: ${name} ${reason}.`)

/** The variable itself, or the first line of the file that NAME_FILE points to. An empty value counts as unset. */
const rawValue = (name: ConfigName, environment: Environment): string | undefined => {
  const plain = environment[name]
  const path = secrets.includes(name) ? environment[`${name}_FILE`] : undefined
  if (!path) return plain === '' ? undefined : plain
  if (plain) throw refusal(name, `is set, and so is ${name}_FILE: keep one of them`)
  try {
    return readFileSync(path, 'utf8').trimEnd()
  } catch {
    throw refusal(`${name}_FILE`, 'names a file that cannot be read')
  }
}

const checkTogether = (config: Config): void => {
  if (config.ALTA_ROLE !== 'all' && config.DATABASE_URL === undefined)
    throw refusal('ALTA_ROLE', `is ${config.ALTA_ROLE}, but only PostgreSQL can be shared: set DATABASE_URL`)
  if (config.ALTA_REGISTRATION === 'domain' && config.ALTA_REGISTRATION_DOMAINS.length === 0)
    throw refusal('ALTA_REGISTRATION', 'is domain, but ALTA_REGISTRATION_DOMAINS names none')
  if ((config.ALTA_ADMIN_EMAIL === undefined) !== (config.ALTA_ADMIN_PASSWORD === undefined))
    throw refusal('ALTA_ADMIN_EMAIL', 'and ALTA_ADMIN_PASSWORD belong together: set both or none')
  if (config.ALTA_OIDC_PROVIDERS !== undefined && config.ALTA_PUBLIC_URL === undefined)
    throw refusal('ALTA_OIDC_PROVIDERS', 'needs ALTA_PUBLIC_URL, to which the providers send people back')
  if (config.ALTA_SECOND_FACTOR !== 'off' && config.DATABASE_URL !== undefined && config.ALTA_SECRET_KEY === undefined)
    throw refusal('ALTA_SECOND_FACTOR', 'needs ALTA_SECRET_KEY with PostgreSQL, or nobody could set up an app')
  if (config.ALTA_LOCAL_ACCOUNTS === 'emergency' && config.ALTA_OIDC_PROVIDERS === undefined)
    throw refusal('ALTA_LOCAL_ACCOUNTS', 'is emergency, but without ALTA_OIDC_PROVIDERS nobody else gets in')
  if (config.ALTA_LOCAL_ACCOUNTS === 'emergency' && config.ALTA_ADMIN_EMAIL === undefined)
    throw refusal('ALTA_LOCAL_ACCOUNTS', 'is emergency, but ALTA_ADMIN_EMAIL names nobody for it')
  if ((config.ALTA_MODEL_URL === undefined) !== (config.ALTA_MODEL_NAME === undefined))
    throw refusal('ALTA_MODEL_URL', 'and ALTA_MODEL_NAME belong together: set both or none')
  if ((config.ALTA_EMBEDDING_URL === undefined) !== (config.ALTA_EMBEDDING_NAME === undefined))
    throw refusal('ALTA_EMBEDDING_URL', 'and ALTA_EMBEDDING_NAME belong together: set both or none')
  const wrong = wrongOutgoing(config)
  if (wrong) throw refusal(wrong.name, wrong.reason)
}

/** @throws Error with one line that names the variable and the reason; never its value, which may be a secret. */
export const readConfig = (environment: Environment): Config => {
  const raw = Object.fromEntries(configNames.map((name) => [name, rawValue(name, environment)]))
  raw['ALTA_FILES_KEY'] ??= environment['AWS_ACCESS_KEY_ID']
  raw['ALTA_FILES_SECRET'] ??= environment['AWS_SECRET_ACCESS_KEY']
  const parsed = schema.safeParse(raw)
  const [issue] = parsed.error?.issues ?? []
  if (!parsed.success) throw refusal(String(issue?.path[0] ?? ''), issue?.message ?? 'is wrong')
  checkTogether(parsed.data)
  return parsed.data
}

const shown = (name: ConfigName, value: Config[ConfigName]): string => {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0))
    return value === null ? 'off' : '(unset)'
  return secrets.includes(name) ? '********' : String(value)
}

/** Each variable with its present value (secrets masked) and what it means, as lines of text. */
export const describeConfig = (config: Config): string =>
  configNames.map((name) => `${name}=${shown(name, config[name])}\n    ${explanations[name]}`).join('\n')

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)

/** Whether only people at this machine reach the server: its own and its public address are local. */
export const isLocal = ({ HOST, ALTA_PUBLIC_URL }: Config): boolean =>
  isLoopback(HOST) && (ALTA_PUBLIC_URL === undefined || isLoopback(new URL(ALTA_PUBLIC_URL).hostname))

/** The address at which people reach the server. `port` is the one it really listens on. */
export const publicUrl = (config: Config, port: number): string => {
  if (config.ALTA_PUBLIC_URL !== undefined) return config.ALTA_PUBLIC_URL
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST
  return `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`
}
