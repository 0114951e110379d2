import { createHmac } from 'node:crypto'
import type { SignInRefusal } from '@alta/contract/single-sign-on'
import type { GroupRole } from '@alta/contract/single-sign-on-modes'
import { Problem } from '@alta/contract/problems'
import type { ProviderIdentity } from '#base/identity-providers/claims'
import type { IdentityProvider, Proofs } from '#base/identity-providers/provider'
import type { ProviderSettings } from '#base/identity-providers/settings'
import type { Services } from '#base/services'

/** An attempt at a provider must be finished within this time. */
export const attemptMs = 10 * 60_000
/** Sign-ins that one network may have begun and not finished; a hospital shares one address. */
export const attemptsFromNetwork = 200
/** The clocks of Alta and of a provider may differ by this much. */
const toleranceMs = 60_000

const derived = (secret: string, what: string) => createHmac('sha256', secret).update(what).digest('base64url')

/**
 * The proofs are derived from the browser's secret, 256 random bits, so that only its hash is stored between beginning
 * and end.
 */
export const proofsOf = (secret: string): Proofs => ({
  state: derived(secret, 'state'),
  nonce: derived(secret, 'nonce'),
  code_verifier: derived(secret, 'code_verifier'),
})

/** Why nobody is signed in or linked; the pages have a text for each reason. */
export const signInRefused = (reason: SignInRefusal): Problem =>
  new Problem('sign-in-refused', { errors: [{ pointer: '/returned', code: 'invalid', params: { reason } }] })

/** Throws `validation-failed` at `/provider_id`. */
export function providerFor({ providers }: Services, provider_id: string): IdentityProvider {
  const found = providers.get(provider_id)
  if (!found) throw new Problem('validation-failed', { errors: [{ pointer: '/provider_id', code: 'invalid' }] })
  return found
}

/** Whether the provider has asked for the identity since then. */
export const wasAskedSince = (
  { authenticated_at }: Pick<ProviderIdentity, 'authenticated_at'>,
  begun_at: Date,
): boolean => authenticated_at !== null && authenticated_at.getTime() >= begun_at.getTime() - toleranceMs

/** The name of a new account: the provider's name for the person, or the beginning of the address. */
export const nameOf = ({ name, email }: Pick<ProviderIdentity, 'name' | 'email'>): string =>
  name ?? (email ?? '').split('@')[0] ?? ''

export interface MappedRole {
  readonly group: string
  readonly role: GroupRole
  readonly organisation_id: string
}

/** The roles that groups mean, each once, with the first group that means it. */
export function rolesFrom({ roles }: Pick<ProviderSettings, 'roles'>, groups: readonly string[]): MappedRole[] {
  const memberships = new Set(groups)
  const granted = new Map<string, MappedRole>()
  for (const one of roles) {
    const key = `${one.role} ${one.organisation_id}`
    if (memberships.has(one.group) && !granted.has(key)) granted.set(key, one)
  }
  return [...granted.values()]
}
