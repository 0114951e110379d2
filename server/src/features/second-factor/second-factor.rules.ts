import { randomBytes } from 'node:crypto'
import { limits } from '@alta/contract/limits'
import { Problem } from '@alta/contract/problems'
import { type Config, isLoopback } from '#base/config'
import type { Services } from '#base/services'
import { tokenHash } from '#base/secrets/tokens'

/**
 * A passkey's challenge must be answered within this time; within this time an app can be found, installed and opened.
 */
export const challengeMs = { passkey_use: 5 * 60_000, passkey: 5 * 60_000, totp: 30 * 60_000 } as const

/** Letters and digits that cannot be confused on paper. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const code_letters = 28

/** A code of 28 letters, 140 bits, in groups of four. */
function newRecoveryCode(): string {
  const code = Array.from(randomBytes(code_letters), (byte) => letters[byte % 32]).join('')
  return (code.match(/.{4}/g) ?? []).join('-')
}

export const newRecoveryCodes = (): string[] => Array.from({ length: limits.recovery_codes }, newRecoveryCode)

/** The code however it was typed: capitals, spaces and dashes do not count. */
export const recoveryCodeHash = (typed: string): string => tokenHash(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

/** The secrets of apps are sealed for one person. */
export const sealedFor = (user_id: string): string => `totp ${user_id}`

export interface PasskeySite {
  readonly origin: string
  readonly rp_id: string
}

/**
 * The site at which passkeys work: the public address, if browsers allow it (a name by https, or this machine's).
 * Without a public address it is `localhost`. null: the address consists of numbers, or is plain http.
 */
export function passkeySite({ ALTA_PUBLIC_URL, PORT }: Pick<Config, 'ALTA_PUBLIC_URL' | 'PORT'>): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(ALTA_PUBLIC_URL ?? `http://localhost:${PORT}`)
  const isNumeric = /^[\d.]+$|:/.test(hostname)
  if (isNumeric || (protocol !== 'https:' && !isLoopback(hostname))) return null
  return { origin, rp_id: hostname }
}

/**
 * Throws `validation-failed` at `/second_factor_roles` where nobody could set up a second factor: such roles would shut
 * people out.
 */
export function mustHaveSecondFactors(
  roles: readonly string[],
  { config, seals }: Pick<Services, 'config' | 'seals'>,
): void {
  if (roles.length > 0 && seals === null && passkeySite(config) === null) throw invalidField('second_factor_roles')
}

export const invalidField = (field: string): Problem =>
  new Problem('validation-failed', { errors: [{ pointer: `/${field}`, code: 'invalid' }] })

/** Refuses a challenge that has expired, or was not begun in this session. */
export const expiredField = (field: string): Problem =>
  new Problem('validation-failed', { errors: [{ pointer: `/${field}`, code: 'token_spent' }] })

/** Throws `validation-failed` at `/name` when a person has the highest allowed number. */
export function mustHaveRoom(count: number): void {
  if (count >= limits.second_factors)
    throw new Problem('validation-failed', { errors: [{ pointer: '/name', code: 'too_large' }] })
}
