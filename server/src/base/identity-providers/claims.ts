import { email, name } from '@alta/contract/fields'
import { type Language, languages } from '@alta/contract/languages'
import type { ProviderSettings } from './settings.ts'

/** The identity of a person at a provider. */
export interface ProviderIdentity {
  readonly subject: string
  /** The directory's external id of the person; null: the provider sends none. */
  readonly external_id: string | null
  /** The provider's id of its session, where it sends one. */
  readonly sid: string | null
  /** In lower case; null: the provider sends none. */
  readonly email: string | null
  /** Whether the provider vouches for the address. */
  readonly email_verified: boolean
  readonly name: string | null
  readonly locale: Language | null
  /** null: the provider lists them elsewhere, and Alta does not ask there. */
  readonly groups: readonly string[] | null
  /** The time when the provider asked for the identity. */
  readonly authenticated_at: Date | null
}

type Claims = Readonly<Record<string, unknown>>

/** The most groups of a person that are read; each name is as short as in the settings. */
const most_groups = 5_000

const isRecord = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A claim by its name, or, where there is none of that name, by a path with points: `realm_access.roles`. */
function claimAt(claims: Claims, claimName: string): unknown {
  if (Object.hasOwn(claims, claimName)) return claims[claimName]
  let value: unknown = claims
  for (const part of claimName.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, part)) return undefined
    value = value[part]
  }
  return value
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function groupsIn(value: unknown): string[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value]
  return listed.slice(0, most_groups).filter((one) => typeof one === 'string')
}

/** Whether the token only states that the claim is listed elsewhere, as Entra ID does for more than 200 groups. */
const isToldElsewhere = (claims: Claims, claimName: string): boolean =>
  claimAt(claims, claimName) === undefined &&
  isRecord(claims['_claim_names']) &&
  Object.hasOwn(claims['_claim_names'], claimName)

const localeOf = (claims: Claims): Language | null =>
  languages.find((language) => textOf(claims['locale'])?.toLowerCase().split(/[-_]/)[0] === language) ?? null

/** The identity in the claims of an ID token and of the user info. `claims` have been verified. */
export function identityOf(
  claims: Claims,
  settings: Pick<ProviderSettings, 'groups_claim' | 'trusts_email' | 'provisioning'>,
): ProviderIdentity {
  const address = email.safeParse(claims['email']).data ?? null
  const auth_time = claims['auth_time']
  return {
    subject: textOf(claims['sub']) ?? '',
    external_id: textOf(claimAt(claims, settings.provisioning?.subject_claim ?? 'sub')),
    sid: textOf(claims['sid']),
    email: address,
    email_verified: address !== null && (settings.trusts_email || claims['email_verified'] === true),
    name: name.safeParse(claims['name']).data ?? null,
    locale: localeOf(claims),
    groups: isToldElsewhere(claims, settings.groups_claim) ? null : groupsIn(claimAt(claims, settings.groups_claim)),
    authenticated_at: typeof auth_time === 'number' ? new Date(auth_time * 1000) : null,
  }
}
