import type { ServiceCredential } from '@alta/contract/credentials'
import { limits } from '@alta/contract/limits'

const hour = 3_600_000
const day = 24 * hour

/** How near the end is: warned of at 14 days and again at 3. */
export type Stage = 'long' | 'soon' | 'critical' | 'expired' | 'revoked'

export function stageOf({ revoked_at, expired, days_remaining }: ServiceCredential): Stage {
  if (revoked_at !== null) return 'revoked'
  if (expired) return 'expired'
  if (days_remaining <= 3) return 'critical'
  return days_remaining <= 14 ? 'soon' : 'long'
}

/** Expired or revoked: nothing can be done with its secret any more. */
export const hasEnded = (credential: ServiceCredential): boolean => credential.expired || credential.revoked_at !== null

/** What is left of the whole life, from 0 to 1. */
export function shareLeft({ issued_at, expires_at }: ServiceCredential, now: Date): number {
  const [from, to] = [Date.parse(issued_at), Date.parse(expires_at)]
  return Math.min(1, Math.max(0, (to - now.getTime()) / (to - from)))
}

/** A number of days or hours as typed, when it is a whole one within the limits. */
const wholeWithin = (typed: string, min: number, max: number): number | null => {
  const number = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : Number.NaN
  return number >= min && number <= max ? number : null
}

export const daysTyped = (typed: string) => wholeWithin(typed, limits.credential_days_min, limits.credential_days_max)
export const hoursTyped = (typed: string) => wholeWithin(typed, 0, limits.rotation_overlap_hours_max)

export const afterDays = (days: number, now: Date) => new Date(now.getTime() + days * day)

/** Until when the old secret works after a rotation: never longer than it would have without, nor than the new one. */
export const oldSecretUntil = (hours: number, { expires_at, days }: { expires_at: string; days: number }, now: Date) =>
  new Date(Math.min(now.getTime() + hours * hour, Date.parse(expires_at), afterDays(days, now).getTime()))
