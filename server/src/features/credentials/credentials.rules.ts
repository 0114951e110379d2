import type { credentialStates } from '@alta/contract/credentials'
import {
  credentialPermissions,
  type CredentialRole,
  credentialRoles,
  rolePermissions,
} from '@alta/contract/role-permissions'
import { Problem } from '@alta/contract/problems'

const hour = 60 * 60 * 1000
const day = 24 * hour

export type CredentialState = (typeof credentialStates)[number]

/** The form of a secret: `alta_` and 256 bits in base64url. A session's token is shorter and never looks like one. */
export const secretStart = 'alta_'
export const isSecret = (token: string): boolean => /^alta_[\w-]{43}$/.test(token)

/** The part of a secret that is stored to distinguish it from others. */
export const prefixOf = (secret: string): string => secret.slice(0, secretStart.length + 5)

export const isExpired = (expires_at: Date, now: Date): boolean => expires_at.getTime() <= now.getTime()

/** Whole days that are left, floored: 0 on the last day and after it. */
export const daysRemaining = (expires_at: Date, now: Date): number =>
  Math.max(0, Math.ceil((expires_at.getTime() - now.getTime()) / day))

export const expiryAfter = (days: number, now: Date): Date => new Date(now.getTime() + days * day)

interface Rotation {
  readonly overlap_hours: number
  readonly expires_at: Date
  readonly now: Date
}

/**
 * Until when the secret before a rotation still works; null: it stops at once. Never longer than it would have worked
 * without the rotation, so an expired one does not come back to life, and never longer than the new one.
 */
export function retiringUntil(old_expires_at: Date, { overlap_hours, expires_at, now }: Rotation): Date | null {
  const until = Math.min(now.getTime() + overlap_hours * hour, old_expires_at.getTime(), expires_at.getTime())
  return until > now.getTime() ? new Date(until) : null
}

/** Each role once, in the contract's order. */
export const rolesInOrder = (roles: readonly CredentialRole[]): CredentialRole[] =>
  credentialRoles.filter((role) => roles.includes(role))

/** Whether a credential with these roles is allowed something that one with the other roles is not. */
export const grantsMore = (roles: readonly CredentialRole[], than: readonly CredentialRole[]): boolean => {
  const granted = (by: readonly CredentialRole[]) => new Set(by.flatMap((role) => rolePermissions[role]))
  const before = granted(than)
  return [...granted(roles)].some((one) => credentialPermissions.includes(one) && !before.has(one))
}

/** A revoked credential cannot be changed any more: the caller works from an old page (`stale-revision`). */
export function mustNotBeRevoked({ revoked_at }: { readonly revoked_at: Date | null }): void {
  if (revoked_at !== null) throw new Problem('stale-revision')
}
