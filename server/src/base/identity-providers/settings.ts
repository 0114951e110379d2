import { readFileSync } from 'node:fs'
import path from 'node:path'
import { name } from '@alta/contract/fields'
import { groupRoles } from '@alta/contract/single-sign-on-modes'
import * as z from 'zod/mini'
import { type Config, isLoopback } from '../config.ts'

/** The longest name of a group, and the most groups in the file. */
const group_characters = 200
const most = { providers: 20, roles: 2_000, scopes: 20 }

const word = z.string().check(z.minLength(1), z.maxLength(1000))

/** An issuer is compared letter by letter with what tokens say, so it is kept as it is written. */
const issuer = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text)
    if (url === null || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return false
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  }, 'must be an https address (http on this machine only) without query'),
)

const role = z.strictObject({
  group: z.string().check(z.minLength(1), z.maxLength(group_characters)),
  role: z.enum(groupRoles, `must be one of ${groupRoles.join(', ')}`),
  organisation_id: z.uuid('must be the id of an organisation'),
})

/** The settings for a directory that provisions accounts (SCIM 2.0). */
const provisioning = z.strictObject({
  /** The hash of its token, as `alta provisioning-token` prints it; a second one while it is replaced. */
  token_sha256: z
    .array(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits')))
    .check(z.minLength(1), z.maxLength(2)),
  /** The claim of ID tokens that equals the directory's `externalId`. */
  subject_claim: z._default(word, 'sub'),
  /** Whether people's groups are those that the directory provisions; otherwise those in their tokens. */
  groups: z._default(z.boolean(), true),
})

const provider = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be lower-case letters, digits and hyphens')),
  name,
  issuer,
  client_id: word,
  client_secret: z.optional(word),
  client_secret_file: z.optional(word),
  /** How the secret is sent; unset: as the provider prefers. */
  client_authentication: z.optional(z.enum(['client_secret_basic', 'client_secret_post'])),
  scopes: z._default(
    z.array(z.string().check(z.regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/, 'must be a scope'))).check(
      z.maxLength(most.scopes),
      z.refine((scopes) => scopes.includes('openid'), 'must have openid among them'),
    ),
    ['openid', 'profile', 'email'],
  ),
  groups_claim: z._default(word, 'groups'),
  /** Whether a person who signs in for the first time gets an account. */
  creates_accounts: z._default(z.boolean(), false),
  /** Whether every address from the provider belongs to its holder, also where `email_verified` is missing. */
  trusts_email: z._default(z.boolean(), false),
  /** Whether signing out of Alta also signs out there, where the provider supports it. */
  signs_out: z._default(z.boolean(), true),
  roles: z._default(z.array(role).check(z.maxLength(most.roles)), []),
  provisioning: z.optional(provisioning),
})

const providers = z.array(provider).check(z.maxLength(most.providers))

type ProviderEntry = z.output<typeof provider>
export type ProviderSettings = Omit<ProviderEntry, 'client_secret' | 'client_secret_file'> & {
  readonly client_secret: string
}

const refusal = (reason: string): Error => new Error(`Configuration: ALTA_OIDC_PROVIDERS ${reason}.`)

function jsonOf(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw refusal('names a file that cannot be read')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('names a file that is no JSON')
  }
}

/** `[0].issuer`: the place of an error in the file. */
const pathText = (parts: readonly PropertyKey[]): string =>
  parts.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')

function secretOf({ id, client_secret, client_secret_file }: ProviderEntry, folder: string): string {
  if ((client_secret === undefined) === (client_secret_file === undefined))
    throw refusal(`gives ${id} not one of client_secret and client_secret_file`)
  if (client_secret !== undefined) return client_secret
  try {
    const read = readFileSync(path.resolve(folder, client_secret_file ?? ''), 'utf8').trim()
    if (read !== '') return read
  } catch {
    // The check follows below.
  }
  throw refusal(`gives ${id} a client_secret_file that cannot be read or is empty`)
}

function mustDiffer(entries: readonly ProviderEntry[], field: 'id' | 'issuer'): void {
  if (new Set(entries.map((one) => one[field])).size < entries.length)
    throw refusal(`gives two providers the same ${field}`)
}

/**
 * The identity providers of the file that ALTA_OIDC_PROVIDERS names; none without it. Paths of secrets in it are relative
 * to its folder.
 * @throws Error with one line that says where the file is wrong; never with a value, which may be a secret
 */
export function readProviders(config: Config): readonly ProviderSettings[] {
  const file = config.ALTA_OIDC_PROVIDERS
  if (file === undefined) return []
  const parsed = providers.safeParse(jsonOf(file))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const unknown = issue?.code === 'unrecognized_keys' ? `has an unknown field ${issue.keys[0] ?? ''}` : undefined
    const what = unknown ?? (issue?.message === 'Invalid input' ? 'is missing or wrong' : issue?.message)
    throw refusal(`names a file in which ${pathText(issue?.path ?? []) || 'the whole'} ${what ?? 'is wrong'}`)
  }
  mustDiffer(parsed.data, 'id')
  mustDiffer(parsed.data, 'issuer')
  const hashes = parsed.data.flatMap((one) => one.provisioning?.token_sha256 ?? [])
  if (new Set(hashes).size < hashes.length) throw refusal('gives two providers the same token_sha256')
  return parsed.data.map((written) => {
    const { client_secret: _, client_secret_file: __, ...settings } = written
    return { ...settings, client_secret: secretOf(written, path.dirname(file)) }
  })
}
