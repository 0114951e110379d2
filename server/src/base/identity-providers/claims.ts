import { email, name } from '@alta/contract/fields'
import { type Language, languages } from '@alta/contract/languages'
import type { ProviderSettings } from './settings.ts'

/** Who somebody is at a provider. */
export interface ProviderIdentity {
  readonly subject: string
  /** What a directory that provisions accounts calls the person; null: nothing is told. */
  readonly external_id: string | null
  /** The provider's name for its session, where it tells one. */
  readonly sid: string | null
  /** In lower case; null: it tells none. */
  readonly email: string | null
  /** Whether the provider vouches for the address. */
  readonly email_verified: boolean
  readonly name: string | null
  readonly locale: Language | null
  /** null: the provider tells them elsewhere, which is not asked. */
  readonly groups: readonly string[] | null
  /** Since when the provider knows who it is. */
  readonly authenticated_at: Date | null
}

type Claims = Readonly<Record<string, unknown>>

/** Of somebody in very many groups no more are looked at; each is as short as in the settings. */
const most_groups = 5_000

const isRecord = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A claim by its name, or, where no claim is called so, by a path with points: `realm_access.roles`. */
function claimAt(claims: Claims, wanted: string): unknown {
  if (Object.hasOwn(claims, wanted)) return claims[wanted]
  let found: unknown = claims
  for (const part of wanted.split('.')) {
    if (!isRecord(found) || !Object.hasOwn(found, part)) return undefined
    found = found[part]
  }
  return found
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function groupsIn(value: unknown): string[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value]
  return listed.slice(0, most_groups).filter((one) => typeof one === 'string')
}

/** Names the claim, but tells it elsewhere: what Entra ID does for somebody in more than 200 groups. */
const isToldElsewhere = (claims: Claims, wanted: string): boolean =>
  claimAt(claims, wanted) === undefined &&
  isRecord(claims['_claim_names']) &&
  Object.hasOwn(claims['_claim_names'], wanted)

const localeOf = (claims: Claims): Language | null =>
  languages.find((language) => textOf(claims['locale'])?.toLowerCase().split(/[-_]/)[0] === language) ?? null

/** What the claims of an ID token, with those of the user info, say of a person. `claims` have been verified. */
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
